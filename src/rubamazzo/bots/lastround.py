"""The last round of two: whoever has counted knows the other hand, and plays it out exactly.

What counts is the margin, and so the result: most cards win. Where several choices are worth
the same against a faultless opponent, the one that gains most from a greedy one is better.
For every set of rules in which only equal cards capture (no sums, plain aces).
"""

from collections.abc import Iterator

from rubamazzo.bots.ranks import NO_TOP, Counts
from rubamazzo.rules import Rules

Hand = tuple[int, ...]
"""Ranks, in any order."""
LAY, TAKE, STEAL = range(3)
Move = tuple[int, int]
"""A rank, and what it does."""
Side = tuple[Hand, int, int, int]
"""A seat: its hand, size and top of its pile, and 1 if it was the last to capture."""
MOST = 1000
"""More than any margin."""


class LastRound:
    """Solves positions; the table is changed and put back on the way."""

    def __init__(self, rules: Rules, table: Counts) -> None:
        self.table = list(table)
        self.takes_all = rules.capture == "all"
        self.leftovers_count = rules.leftovers == "last_taker"
        self.both = rules.both

    def best(self, own: Side, other: Side, moves: list[Move]) -> Move:
        best, equals = -MOST, list[Move]()
        for move in moves:
            # A window one wide beside the best tells better, equal and worse apart.
            value = -self._after(own, other, move, -MOST, 1 - best)
            if value > best:
                best, equals = value, [move]
            elif value == best:
                equals.append(move)
        if len(equals) == 1:
            return equals[0]
        return max(equals, key=lambda move: self._against_greedy_after(own, other, move))

    def value(self, own: Side, other: Side, low: int = -MOST, high: int = MOST) -> int:
        """The margin that the side to play reaches."""
        hand = own[0]
        if not hand:
            return self._margin(own, other)
        best = -MOST
        for move in self._moves(hand, other[2]):
            value = -self._after(own, other, move, -high, -low)
            if value > best:
                best = value
                if value > low:
                    low = value
                    if low >= high:
                        break
        return best

    def _after(self, own: Side, other: Side, move: Move, low: int, high: int) -> int:
        """What the other side reaches after a move."""
        own, other, change = self._moved(own, other, move)
        table, rank = self.table, move[0]
        table[rank] += change
        value = self.value(other, own, low, high)
        table[rank] -= change
        return value

    def _moves(self, hand: Hand, other_top: int) -> Iterator[Move]:
        for rank in set(hand):
            if self.table[rank]:
                if other_top != rank:
                    yield rank, TAKE
                    continue
                if self.both != "steal_first":
                    yield rank, TAKE
                if self.both != "table_first":
                    yield rank, STEAL
            else:
                yield rank, STEAL if other_top == rank else LAY

    def _moved(self, own: Side, other: Side, move: Move) -> tuple[Side, Side, int]:
        """Both sides after a move, and by how much its rank on the table changes."""
        (hand, size, top, took), (rank, kind) = own, move
        at = hand.index(rank)
        rest = hand[:at] + hand[at + 1 :]
        if kind == LAY:
            return (rest, size, top, took), other, 1
        if kind == TAKE:
            taken = self.table[rank] if self.takes_all else 1
            return (rest, size + 1 + taken, rank, 1), (*other[:3], 0), -taken
        return (rest, size + 1 + other[1], rank, 1), (other[0], 0, NO_TOP, 0), 0

    def _margin(self, own: Side, other: Side) -> int:
        margin = own[1] - other[1]
        if self.leftovers_count:
            margin += sum(self.table) * (own[3] - other[3])
        return margin

    def _against_greedy_after(self, own: Side, other: Side, move: Move) -> float:
        own, other, change = self._moved(own, other, move)
        self.table[move[0]] += change
        value = self._against_greedy(own, other, False)
        self.table[move[0]] -= change
        return value

    def _against_greedy(self, own: Side, other: Side, is_own_turn: bool) -> float:
        """The result, then the margin, to expect when the other side plays greedily."""
        if not own[0] and not other[0]:
            margin = self._margin(own, other)
            return margin + (MOST if margin > 0 else -MOST if margin < 0 else 0)
        if is_own_turn:
            return max(
                self._against_greedy_after(own, other, move)
                for move in self._moves(own[0], other[2])
            )
        values = []
        for move in self._greedy_moves(other, own):
            after, victim, change = self._moved(other, own, move)
            self.table[move[0]] += change
            values.append(self._against_greedy(victim, after, True))
            self.table[move[0]] -= change
        return sum(values) / len(values)

    def _greedy_moves(self, own: Side, other: Side) -> list[Move]:
        gains = [
            (self._moved(own, other, move)[0][1] - own[1], move)
            for move in self._moves(own[0], other[2])
        ]
        most = max(gain for gain, _ in gains)
        return [move for gain, move in gains if gain == most]
