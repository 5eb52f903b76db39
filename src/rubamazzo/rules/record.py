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
    """A shuffled pack for each deal begun, in dealing order."""
    choices: tuple[Choice, ...] = ()

    def then(self, choice: Choice) -> "Record":
        return replace(self, choices=(*self.choices, choice))

    def with_deal(self, pack: Cards) -> "Record":
        return replace(self, packs=(*self.packs, pack))


def positions(record: Record) -> Iterator[Match]:
    """The match before the first choice and after each; BadRecord where it cannot go on.

    The next deal begins with its first choice: the position after the last choice of a deal
    is that deal, over.
    """
    packs = iter(record.packs)
    match = start(_whole(next(packs, ()), record.rules), record.rules)
    yield match
    for at, choice in enumerate(record.choices):
        if match.deal.is_over:
            match = _begun(match, next(packs, None), at)
        try:
            match = play_on(match, choice)
        except IllegalChoice as illegal:
            raise BadRecord(f"not allowed now: {notation.write(choice)}", at) from illegal
        yield match


def replay(record: Record) -> Match:
    """The match as it stands: a pack dealt after the last choice is on the table."""
    *_, match = positions(record)
    if match.deal.is_over and len(match.finished) + 1 < len(record.packs):
        match = _begun(match, record.packs[len(match.finished) + 1], None)
    return match


def _begun(match: Match, pack: Cards | None, at: int | None) -> Match:
    if match.is_over:
        raise BadRecord("the match is over", at)
    if pack is None:
        raise BadRecord("the deal is over and there is no pack for the next", at)
    return next_deal(match, _whole(pack, match.rules))


def _whole(pack: Cards, rules: Rules) -> Cards:
    """The pack itself, if it has each card exactly once."""
    if len(pack) != len(rules.whole_pack) or set(pack) != set(rules.whole_pack):
        raise BadRecord(f"not a whole {rules.pack} pack")
    return pack
