"""A match shown step by step: what a page shows is a function of the record and a number.

A card that is laid is one step. A card that takes or steals is two: it meets what it takes, then
both are collected. A new round, a new deal and the sweeping of leftovers are a step each.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from rubamazzo.rules import (
    Cards,
    Choice,
    Deal,
    Lay,
    Observation,
    Record,
    Score,
    Seat,
    Take,
    observe,
)
from rubamazzo.rules.deal import moved
from rubamazzo.rules.match import Match
from rubamazzo.rules.record import events


class Moment(Enum):
    """What a step shows."""

    DEALT = "dealt"
    MET = "met"
    MOVED = "moved"
    SWEPT = "swept"


@dataclass(frozen=True, slots=True)
class Step:
    """One step as one seat sees it."""

    number: int
    last: int
    """The number of the last step there is: the match as it stands."""
    moment: Moment
    seen: Observation
    """The deal at this step; while a card meets what it takes, nothing has moved yet."""
    dealt: Cards
    """The seat's hand when this round was dealt, in the order of its places."""
    choice: Choice | None
    """The play that is shown, or that came last before new hands; at the start of a deal none."""
    player: Seat | None
    """Who played it."""
    before: Observation | None
    """The deal before that play."""
    next_player: Seat | None
    """Who plays the card that the next step shows."""
    finished: tuple[Score, ...]
    """Scores of the match's deals before this one."""

    @property
    def swept(self) -> int:
        """How many cards were left on the table after this play."""
        assert self.before is not None
        match self.choice:
            case Lay():
                return len(self.before.table) + 1
            case Take(_, taken):
                return len(self.before.table) - len(taken)
            case _:
                return len(self.before.table)

    @property
    def is_last(self) -> bool:
        return self.number == self.last


@dataclass(frozen=True, slots=True)
class _Scene:
    """A step before anybody looks at it."""

    moment: Moment
    match: Match
    deal: Deal
    dealt: Cards
    choice: Choice | None = None
    before: Deal | None = None


def step(record: Record, seat: Seat, number: int | None = None) -> Step:
    """The step of that number as `seat` sees it; the last one for None or a number beyond it."""
    scenes = list(_scenes(record, seat))
    last = len(scenes) - 1
    at = last if number is None else max(0, min(number, last))
    scene = scenes[at]
    following = scenes[at + 1] if at < last else None
    return Step(
        number=at,
        last=last,
        moment=scene.moment,
        seen=observe(scene.deal, seat),
        dealt=scene.dealt,
        choice=scene.choice,
        player=scene.before.turn if scene.before else None,
        before=observe(scene.before, seat) if scene.before else None,
        next_player=following.before.turn if following and following.before else None,
        finished=scene.match.finished,
    )


def steps_of(record: Record) -> int:
    """How many steps there are."""
    return sum(1 for _ in _scenes(record, 0))


def _scenes(record: Record, seat: Seat) -> Iterator[_Scene]:
    before: Deal | None = None
    dealt: Cards = ()
    for choice, match in events(record):
        if choice is None or before is None:
            before, dealt = match.deal, match.deal.hands[seat]
            yield _Scene(Moment.DEALT, match, match.deal, dealt)
            continue
        if not isinstance(choice, Lay):
            yield _Scene(Moment.MET, match, before, dealt, choice, before)
        after = moved(before, choice)
        yield _Scene(Moment.MOVED, match, after, dealt, choice, before)
        if match.deal.hands != after.hands:
            dealt = match.deal.hands[seat]
            yield _Scene(Moment.DEALT, match, match.deal, dealt, choice, before)
        elif match.deal.table != after.table:
            yield _Scene(Moment.SWEPT, match, match.deal, dealt, choice, before)
        before = match.deal
