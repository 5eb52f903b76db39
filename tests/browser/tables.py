"""Tables at which something can be seen: each function gives a record that leads there.

Where nothing else is said the player sits in seat 0, has opened, and is to play. `seat_at` puts
a browser at such a table.
"""

import hashlib
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import count
from operator import eq, gt, lt
from pathlib import Path
from random import Random
from secrets import token_hex

from rubamazzo import bots
from rubamazzo.rules import (
    CLASSIC,
    Choice,
    Lay,
    Match,
    Record,
    Rules,
    Seat,
    Steal,
    Take,
    cards,
    choices,
    play,
    read_rules,
)
from rubamazzo.rules.match import play_on, start
from rubamazzo.session import Moment, Session, Store

YOU, COMPUTER = 0, 1
TOKEN = "a" * 43
"""What the cookie `rubamazzo` of a browser at such a table holds."""


def opening() -> Record:
    """Nobody has played yet, and no card can take anything."""
    return _first(
        lambda match: not match.deal.plays and all(isinstance(c, Lay) for c in choices(match.deal))
    )


def midgame() -> Record:
    """The computer has just taken a card; both have piles."""
    return _first(
        lambda match: (
            len(match.deal.plays) == 16
            and isinstance(match.deal.plays[-1], Take)
            and min(match.deal.score) > 3
            and len(match.deal.table) > 3
        )
    )


def choice() -> Record:
    """A card of the player's can take from the table or steal; the piles are of some size."""
    return _first(
        lambda match: (
            _is_yours(match)
            and min(match.deal.score) > 4
            and len(match.deal.table) > 3
            and both_ways(match) is not None
        )
    )


def both_ways(match: Match) -> str | None:
    """The code of a card that can both take and steal."""
    offered = [choice.card.code for choice in choices(match.deal)]
    return next((code for code in offered if offered.count(code) > 1), None)


def sums() -> Record:
    """By house rule a card takes cards that add up to it, and there are several ways."""
    return _first(
        lambda match: (
            _is_yours(match)
            and max(_ways(match)) == 3
            and all(isinstance(choice, Take) for choice in choices(match.deal)[:3])
        ),
        read_rules("sums=yes"),
    )


def stolen_by_computer(code: str = "") -> Record:
    """The computer has just stolen the player's pile, with that card if one is named."""
    return _first(
        lambda match: (
            _is_yours(match)
            and _stole(match, -1, 8)
            and code in ("", match.deal.plays[-1].card.code)
        )
    )


def stolen_by_you() -> Record:
    """The player has just stolen a pile, and the computer has laid a card since."""
    return _first(
        lambda match: (
            _is_yours(match) and _stole(match, -2, 8) and isinstance(match.deal.plays[-1], Lay)
        )
    )


def before_computer_steals() -> Record:
    """Whatever its level the computer steals when the player plays the first choice there is."""
    return _first(_computer_must_steal)


def before_you_steal() -> Record:
    """The player's first choice is to steal a pile."""
    return _first(
        lambda match: (
            _is_yours(match)
            and len(choices(match.deal)) > 1
            and isinstance(choices(match.deal)[0], Steal)
            and match.deal.score[COMPUTER] > 4
        )
    )


def long_table() -> Record:
    """As many cards on the table as there can be, thirteen; it is the turn of seat 1."""
    first, laid = "Ad As Ac Ab", ["2d", "3d", "4d", "5d", "6d", "7d", "Fd", "Cd", "Rd"]
    held = ["2s", "3s", "4s"]
    rest = [c.code for c in CLASSIC.whole_pack if c.code not in (*first.split(), *laid, *held)]
    record = Record(CLASSIC, (cards(" ".join([*laid[:6], first, *laid[6:], *held, *rest])),))
    for laying in cards(" ".join(laid)):
        record = record.then(Lay(laying))
    return record


def won() -> Record:
    return _first(_ended(gt))


def lost() -> Record:
    return _first(_ended(lt))


def drawn() -> Record:
    return _first(_ended(eq))


def step_that_shows(session: Session, moment: Moment, kind: type[Choice]) -> int:
    """The last step that shows such a moment of such a play."""
    for at in reversed(range(session.steps)):
        shown = session.step(at)
        if shown.moment is moment and isinstance(shown.choice, kind):
            return at
    raise LookupError(moment, kind)


def seat_at(
    database: Path, record: Record, seat: Seat = YOU, token: str = TOKEN, level: str = "normal"
) -> Session:
    """Puts the browser of that token at a table."""
    owner = hashlib.sha256(token.encode()).hexdigest()
    store = Store(database)
    latest = store.latest(owner)
    session = Session(
        id=f"table-{token_hex(4)}",
        owner=owner,
        seat=seat,
        level=level,
        bots_version=bots.VERSION,
        seed=1,
        record=record,
    )
    store.begin(session, latest.id if latest else None)
    store.close()
    return session


def _is_yours(match: Match) -> bool:
    return not match.deal.is_over and match.deal.turn == YOU


def _ways(match: Match) -> list[int]:
    """In how many ways each card of the player's can be played."""
    return list(Counter(choice.card for choice in choices(match.deal)).values())


def _stole(match: Match, at: int, least: int) -> bool:
    """Whether that play stole a pile of some size, and cards lie on the table."""
    plays, thief = match.deal.plays, (match.deal.turn + at) % 2
    return (
        len(plays) >= -at
        and isinstance(plays[at], Steal)
        and match.deal.score[thief] > least
        and len(match.deal.table) > 3
    )


def _computer_must_steal(match: Match) -> bool:
    deal = match.deal
    if not _is_yours(match) or len(deal.hands[COMPUTER]) != 1 or deal.score[YOU] < 4:
        return False
    offered = choices(play(deal, choices(deal)[0]))
    return all(isinstance(choice, Steal) for choice in offered) and len(deal.table) > 2


def _ended(how: Callable[[int, int], bool]) -> Callable[[Match], bool]:
    return lambda match: match.is_over and how(match.totals[YOU], match.totals[COMPUTER])


def _first(wanted: Callable[[Match], bool], rules: Rules = CLASSIC) -> Record:
    """The shortest record of the first of some games, always the same, that leads there."""
    for number in count():
        for record, match in _game(number, rules):
            if wanted(match):
                return record
    raise AssertionError


@cache
def _game(number: int, rules: Rules) -> tuple[tuple[Record, Match], ...]:
    """All positions of a game played by chance."""
    chance = Random(f"table {number}")
    pack = list(rules.whole_pack)
    chance.shuffle(pack)
    record = Record(rules, (tuple(pack),))
    match = start(record.packs[0], rules)
    positions = [(record, match)]
    while not match.is_over:
        played = chance.choice(choices(match.deal))
        record, match = record.then(played), play_on(match, played)
        positions.append((record, match))
    return tuple(positions)
