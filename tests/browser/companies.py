"""Tables of any company and rules: records that lead to what a test wants to see.

All play by chance, but steal where they can and take where they cannot, so that much happens.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from random import Random

from rubamazzo.rules import (
    Card,
    Cards,
    Lay,
    Match,
    Record,
    Rules,
    Seat,
    Steal,
    Take,
    choices,
    read_rules,
)
from rubamazzo.rules.match import next_deal, play_on, start
from tests.browser.tables import YOU

Wanted = Callable[[Match], bool]


def led_to(rules: str, wanted: Wanted) -> Record:
    """The first of some games, always the same, as far as something wanted happens."""
    in_force = read_rules(rules)
    for number in count():
        for record, match in _game(in_force, number):
            if wanted(match):
                return record
    raise AssertionError


def is_yours(match: Match) -> bool:
    """You are to play, and all have played before."""
    deal = match.deal
    return not deal.is_over and deal.turn == YOU and len(deal.plays) >= match.rules.players


def taken_by_another(match: Match) -> bool:
    return is_yours(match) and isinstance(match.deal.plays[-1], Take)


def stolen_from(victim: Seat) -> Wanted:
    """The last opponent has just stolen that seat's pile."""

    def wanted(match: Match) -> bool:
        play = match.deal.plays[-1] if is_yours(match) else None
        return isinstance(play, Steal) and play.victims == (victim,)

    return wanted


def ways(match: Match) -> dict[Card, int]:
    """In how many ways each card of yours can be played."""
    return Counter(choice.card for choice in choices(match.deal)) if is_yours(match) else {}


def three_ways(match: Match) -> bool:
    """A card of yours can be played in three ways or more, and one of them is to steal."""
    return any(
        number > 2 and any(isinstance(c, Steal) and c.card == card for c in choices(match.deal))
        for card, number in ways(match).items()
    )


def between_deals(match: Match) -> bool:
    return match.deal.is_over and not match.is_over


def is_over(match: Match) -> bool:
    return match.is_over


def swept(match: Match) -> bool:
    """The last card was laid, and with another it went to whoever took last."""
    last = match.deal.plays[-2:]
    return match.is_over and not match.deal.table and all(isinstance(play, Lay) for play in last)


def drawn_at_the_top(match: Match) -> bool:
    return match.is_over and match.totals.count(max(match.totals)) > 1


def _game(rules: Rules, number: int) -> Iterator[tuple[Record, Match]]:
    chance = Random(f"company {number}")
    record = Record(rules, (_shuffled(rules, chance),))
    match = start(record.packs[0], rules)
    while not match.is_over:
        if match.deal.is_over:
            pack = _shuffled(rules, chance)
            record, match = record.with_deal(pack), next_deal(match, pack)
        else:
            offered = choices(match.deal)
            steals = [choice for choice in offered if isinstance(choice, Steal)]
            takes = [choice for choice in offered if isinstance(choice, Take)]
            choice = chance.choice(steals or takes or offered)
            record, match = record.then(choice), play_on(match, choice)
        yield record, match


def _shuffled(rules: Rules, chance: Random) -> Cards:
    pack = list(rules.whole_pack)
    chance.shuffle(pack)
    return tuple(pack)
