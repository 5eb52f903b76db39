"""The record of a match: rules, shuffled packs, choices. Everything else follows by replaying."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rubamazzo.rules import notation
from rubamazzo.rules.cards import Cards
from rubamazzo.rules.deal import Choice, IllegalChoice
from rubamazzo.rules.match import Match, next_deal, play_on, start
from rubamazzo.rules.options import Rules


class BadRecord(ValueError):
    """A record that cannot have been; `at` is the index of the first impossible choice."""

    def __init__(self, message: str, at: int | None = None) -> None:
        super().__init__(message)
        self.at = at


@dataclass(frozen=True, slots=True)
class Record:
    rules: Rules
    packs: tuple[Cards, ...]
    """A shuffled pack for each deal begun, in dealing order; those of later deals may follow."""
    choices: tuple[Choice, ...] = ()

    def then(self, choice: Choice) -> "Record":
        return replace(self, choices=(*self.choices, choice))

    def with_deal(self, pack: Cards) -> "Record":
        return replace(self, packs=(*self.packs, pack))


def events(record: Record) -> Iterator[tuple[Choice | None, Match]]:
    """Each event and the match after it: a choice, or None where a pack was dealt.

    BadRecord at the first that cannot have been, or at once where a pack is not whole.
    """
    if len(record.packs) > record.rules.deals:
        raise BadRecord("more packs than deals")
    packs = iter([_whole(pack, record.rules) for pack in record.packs])
    if (first := next(packs, None)) is None:
        raise BadRecord("no pack")
    match = start(first, record.rules)
    yield None, match
    for at, choice in enumerate(record.choices):
        if match.is_over:
            raise BadRecord("the match is over", at)
        if match.deal.is_over:
            if (pack := next(packs, None)) is None:
                raise BadRecord("the deal is over and there is no pack for the next", at)
            match = next_deal(match, pack)
            yield None, match
        try:
            match = play_on(match, choice)
        except IllegalChoice as illegal:
            raise BadRecord(f"not allowed now: {notation.write(choice)}", at) from illegal
        yield choice, match
    if match.deal.is_over and (pack := next(packs, None)) is not None:
        yield None, next_deal(match, pack)


def positions(record: Record) -> Iterator[Match]:
    """The match before the first choice and after each; BadRecord where it cannot go on."""
    for at, (choice, match) in enumerate(events(record)):
        if at == 0 or choice is not None:
            yield match


def replay(record: Record) -> Match:
    """The match as it stands; BadRecord where it cannot have been."""
    *_, (_, match) = events(record)
    return match


def _whole(pack: Cards, rules: Rules) -> Cards:
    """The pack itself, if it has each card exactly once."""
    if len(pack) != len(rules.whole_pack) or set(pack) != set(rules.whole_pack):
        raise BadRecord(f"not a whole {rules.pack} pack")
    return pack
