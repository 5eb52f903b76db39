"""A match of one or more deals: whose turn to open, the totals, who has won."""

from dataclasses import dataclass, replace

from rubamazzo.rules.cards import Cards
from rubamazzo.rules.deal import Choice, Deal, Score, Seat, deal_out, play
from rubamazzo.rules.options import Rules


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended."""

    cards: Score
    """Cards of each seat, over all deals."""
    teams: Score | None
    """With pairs the cards of seats 0 and 2, then of 1 and 3."""
    winner: Seat | None
    """The seat with most cards, with pairs the first seat of the pair; None for a draw."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match in play: the deals that are over, and the one on the table."""

    rules: Rules
    finished: tuple[Score, ...]
    """Scores of the deals before this one."""
    deal: Deal

    @property
    def is_over(self) -> bool:
        return self.deal.is_over and len(self.finished) + 1 == self.rules.deals

    @property
    def totals(self) -> Score:
        """Cards of each seat so far, the deal on the table included."""
        return tuple(sum(column) for column in zip(*self.finished, self.deal.score, strict=True))

    @property
    def result(self) -> Result | None:
        return result_of(self.rules, self.totals) if self.is_over else None


def start(pack: Cards, rules: Rules) -> Match:
    """The first deal of a match; seat 0 opens it."""
    return Match(rules, (), deal_out(pack, rules))


def play_on(match: Match, choice: Choice) -> Match:
    """The match after a play; IllegalChoice where the deal does not allow it."""
    return replace(match, deal=play(match.deal, choice))


def next_deal(match: Match, pack: Cards) -> Match:
    """The deal that follows one that is over: the seat after the last opener opens."""
    assert match.deal.is_over
    assert not match.is_over
    opener = (match.deal.opener + 1) % match.rules.players
    return Match(
        match.rules,
        (*match.finished, match.deal.score),
        deal_out(pack, match.rules, opener),
    )


def sides(rules: Rules) -> tuple[tuple[Seat, ...], ...]:
    """Who counts together: each seat for itself, or the two pairs."""
    if rules.teams == "pairs":
        return ((0, 2), (1, 3))
    return tuple((seat,) for seat in range(rules.players))


def result_of(rules: Rules, cards: Score) -> Result:
    """Most cards win; equal at the top is a draw."""
    counts = tuple(sum(cards[seat] for seat in side) for side in sides(rules))
    most = max(counts)
    winner = sides(rules)[counts.index(most)][0] if counts.count(most) == 1 else None
    return Result(cards, counts if rules.teams == "pairs" else None, winner)
