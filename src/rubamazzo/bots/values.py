"""What positions are worth: learned values of Classic for two, one small network for each stage.

A stage is a round and how much of it has been played. The value is that of the position after
the seat's own move, as far as the seat knows it: 1 is won, -1 is lost.
"""

import json
from collections.abc import Iterable
from functools import cache
from math import comb, tanh
from pathlib import Path

from rubamazzo.bots.ranks import Position
from rubamazzo.bots.situations import MINE, ROW_COUNT, ROWS, THEIRS, code

WEIGHTS = Path(__file__).with_name("values.json")
WEIGHTS_VERSION = 4
"""Of the file: counted up with every training that is committed."""
RANKS, HAND, ROUNDS = 10, 3, 6
NUMBERS = 8
UNITS = 32
STAGES_A_ROUND = 7
"""After each of five plays, then the round's end as the opener sees it and as the dealer does."""
CARDS_IN_OTHER_HAND = (3, 2, 2, 1, 1, 3, 3)
"""At each stage of a round; at its end what is dealt next."""

Row = tuple[int, ...]


class Network:
    """Sums a row for each rank and a weighed row for each number, rectifies, weighs, squeezes."""

    def __init__(self, scale: int, weights: list[Row]) -> None:
        self.scale = scale
        self.rows = weights[:ROW_COUNT]
        self.numbers = weights[ROW_COUNT : ROW_COUNT + NUMBERS]
        self.start, self.out = weights[ROW_COUNT + NUMBERS :]

    def value(self, rows: Iterable[int], numbers: Iterable[float]) -> float:
        all_rows = self.rows
        units: Iterable[float] = map(
            sum, zip(self.start, *[all_rows[row] for row in rows], strict=False)
        )
        for number, weights in zip(numbers, self.numbers, strict=True):
            if number:
                units = [u + number * weight for u, weight in zip(units, weights, strict=False)]
        total = sum(u * weight for u, weight in zip(units, self.out, strict=False) if u > 0)
        return tanh((total / self.scale + self.out[-1]) / self.scale)


@cache
def networks() -> tuple[Network, ...]:
    """The learned weights: whole numbers, to be divided by the scale."""
    data = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    assert data["version"] == WEIGHTS_VERSION
    return tuple(Network(data["scale"], [_filled(row) for row in net]) for net in data["stages"])


def _filled(row: list[int]) -> Row:
    """Zeros at the end of a row are not written."""
    return (*row, *[0] * (UNITS + 1 - len(row)))


def stage_of(number: int, played: int, is_opener: bool) -> int:
    """Of the position in which `played` cards of a round have been played."""
    return STAGES_A_ROUND * number + (played - 1 if played < 6 else 5 if is_opener else 6)


def worth(after: Position, stage: int) -> float:
    """The value of a position after the seat's own move."""
    return networks()[stage].value(_rows(after), _numbers(after, stage))


def _rows(after: Position) -> list[int]:
    rows = []
    for rank in range(1, RANKS + 1):
        topped = (MINE if rank == after.own_top else 0) | (THEIRS if rank == after.other_top else 0)
        situation = code(
            after.table[rank], after.hand[rank], after.unseen[rank], topped, after.let_pass[rank]
        )
        rows.append(ROWS[situation])
    return rows


def _numbers(after: Position, stage: int) -> tuple[float, ...]:
    own, others = after.own / 10, after.others / 10
    risk = let_pass = gain = sure_gain = 0.0
    if after.own_top:
        at_risk = _RISKS[stage][after.unseen[after.own_top]] * own
        if after.let_pass[after.own_top] == 2:
            let_pass = at_risk
        else:
            risk = at_risk
    if after.other_top:
        gain = _RISKS[stage][after.unseen[after.other_top]] * others
        sure_gain = others if after.hand[after.other_top] else 0.0
    return (
        own - others,
        (own + others) / 2,
        0.0 if after.own_top else 1.0,
        risk,
        let_pass,
        0.0 if after.other_top else 1.0,
        gain,
        sure_gain,
    )


def _risks(stage: int) -> tuple[float, ...]:
    """For each number of unseen cards of a rank: that the other hand has one of them."""
    number, step = divmod(stage, STAGES_A_ROUND)
    held = CARDS_IN_OTHER_HAND[step]
    pack = (ROUNDS - number - 1) * 2 * HAND
    unseen = pack + (held if step < 5 else 0)
    return tuple(1 - comb(unseen - missing, held) / comb(unseen, held) for missing in range(5))


_RISKS = [_risks(stage) for stage in range(STAGES_A_ROUND * (ROUNDS - 1))]
