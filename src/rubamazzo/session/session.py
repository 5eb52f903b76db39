"""A session: one player, the computer in all other seats, and the record of their match."""

from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from rubamazzo import bots
from rubamazzo.rules import Cards, Choice, Match, Observation, Record, Rules, Seat, observe
from rubamazzo.rules.match import next_deal, play_on
from rubamazzo.session.steps import Scene, Step, scenes, scenes_of, step


class StalePlay(Exception):
    """A play that answers a position which is no longer there; nothing has changed."""


class NotYourTurn(Exception):
    """A play when the deal is over; nothing has changed."""


@dataclass(frozen=True)
class Session:
    """A match in play. Only the record is stored; the match follows by replaying it."""

    id: str
    owner: str
    """Whose it is: the hash of a browser's cookie."""
    seat: Seat
    """The player's; the computer sits in all others."""
    level: str
    bots_version: str
    seed: int
    """Of the computer's chance, so that its plays can be computed again."""
    record: Record
    counted: bool = True
    """Whether the result belongs to the running tally."""

    @cached_property
    def _scenes(self) -> list[Scene]:
        return scenes(self.record)

    @property
    def match(self) -> Match:
        return self._scenes[-1].match

    @property
    def steps(self) -> int:
        """How many steps there are to show."""
        return len(self._scenes)

    def step(self, number: int | None = None) -> Step:
        """The step of that number as the player sees it; the last for None or beyond it."""
        return step(self._scenes, self.seat, number)

    @property
    def rules(self) -> Rules:
        return self.record.rules

    @property
    def number(self) -> int:
        """Which position this is: it grows with every play and every deal."""
        return len(self.record.choices) + len(self.record.packs) - 1

    @property
    def seen(self) -> Observation:
        return observe(self.match.deal, self.seat)

    @property
    def is_untouched(self) -> bool:
        """Whether nobody has played a card yet."""
        return not self.record.choices

    @property
    def is_at_stake(self) -> bool:
        """Whether the player would lose something by giving it up."""
        return not self.match.is_over and any(
            at % self.rules.players == self.seat for at in range(len(self.record.choices))
        )

    def at_level(self, level: str) -> "Session":
        return replace(self, level=level)

    def play(self, number: int, choice: Choice) -> "Session":
        """After the player's choice and the computer's answers.

        StalePlay when `number` is not this position's, NotYourTurn when the deal is over,
        IllegalChoice when the rules say so.
        """
        if number != self.number:
            raise StalePlay
        if self.match.deal.is_over:
            raise NotYourTurn
        return self._played(choice).answered()

    def answered(self) -> "Session":
        """After the computer has played until it is the player's turn or the deal is over."""
        session = self
        while not session.match.deal.is_over and session.match.deal.turn != session.seat:
            session = session._played(session.computers_choice())
        return session

    def computers_choice(self) -> Choice:
        """What the computer plays now: it is given an observation, and chance by the number."""
        deal = self.match.deal
        return bots.BOTS[self.level](observe(deal, deal.turn), Random(f"{self.seed}:{self.number}"))

    def next_deal(self, number: int, pack: Cards) -> "Session":
        """After the next deal of the match has been dealt; StalePlay, NotYourTurn as in play."""
        if number != self.number:
            raise StalePlay
        if not self.match.deal.is_over or self.match.is_over:
            raise NotYourTurn
        dealt = next_deal(self.match, pack)
        return self._after(None, dealt, self.record.with_deal(pack)).answered()

    def _played(self, choice: Choice) -> "Session":
        return self._after(choice, play_on(self.match, choice), self.record.then(choice))

    def _after(self, choice: Choice | None, match: Match, record: Record) -> "Session":
        session = replace(self, record=record)
        told = [*self._scenes, *scenes_of(self._scenes[-1], choice, match)]
        session.__dict__["_scenes"] = told  # known already: saves replaying the record
        return session
