"""A match shown step by step: what a page shows is a function of the record and a number.

A card that is laid is one step. A card that takes or steals is two: it meets what it takes, then
both are collected. A new round, a new deal and the sweeping of leftovers are a step each.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from rubamazzo.rules import (
    Cards,
    Choice,
    Deal,
    Lay,
    Match,
    Observation,
    Record,
    Score,
    Seat,
    Take,
    observe,
)
from rubamazzo.rules.deal import moved
from rubamazzo.rules.record import events


class Moment(Enum):
    """What a step shows."""

    DEALT = "dealt"
    MET = "met"
    MOVED = "moved"
    SWEPT = "swept"


@dataclass(frozen=True, slots=True)
class Scene:
    """A step before anybody looks at it: with everything hidden, so never for a page."""

    moment: Moment
    match: Match
    """The match after the play that is shown."""
    deal: Deal
    """The deal at this moment."""
    dealt: Deal
    """The deal when this round had just been dealt."""
    choice: Choice | None = None
    before: Deal | None = None


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


def step(scenes: Sequence[Scene], seat: Seat, number: int | None = None) -> Step:
    """The scene of that number as `seat` sees it; the last for None or a number beyond it."""
    last = len(scenes) - 1
    at = last if number is None else max(0, min(number, last))
    scene = scenes[at]
    following = scenes[at + 1] if at < last else None
    return Step(
        number=at,
        last=last,
        moment=scene.moment,
        seen=observe(scene.deal, seat),
        dealt=scene.dealt.hands[seat],
        choice=scene.choice,
        player=scene.before.turn if scene.before else None,
        before=observe(scene.before, seat) if scene.before else None,
        next_player=following.before.turn if following and following.before else None,
        finished=scene.match.finished,
    )


def scenes(record: Record) -> list[Scene]:
    """All scenes of a record."""
    told: list[Scene] = []
    for choice, match in events(record):
        told += scenes_of(told[-1] if told else None, choice, match)
    return told


def scenes_of(earlier: Scene | None, choice: Choice | None, match: Match) -> Iterator[Scene]:
    """The scenes of one event, and the match after it; `earlier` is the scene before."""
    if choice is None or earlier is None:
        yield Scene(Moment.DEALT, match, match.deal, match.deal)
        return
    before, dealt = earlier.match.deal, earlier.dealt
    if not isinstance(choice, Lay):
        yield Scene(Moment.MET, match, before, dealt, choice, before)
    is_dealt, is_over = match.deal.pack is not before.pack, match.deal.is_over
    after = moved(before, choice) if is_dealt or is_over else match.deal
    yield Scene(Moment.MOVED, match, after, dealt, choice, before)
    if is_dealt:
        yield Scene(Moment.DEALT, match, match.deal, match.deal, choice, before)
    elif after.table != match.deal.table:
        yield Scene(Moment.SWEPT, match, match.deal, dealt, choice, before)
