"""Learned values: small networks, one for each stage of a round, and how they are fitted.

A stage is a round and how many cards of it have been played; the value is that of the position
after a seat's move, as far as that seat knows it, between -1 (lost) and 1 (won).
"""

from math import comb

from rubamazzo.bots.situations import (
    IN_HAND,
    PASSED,
    ROW_COUNT,
    ROWS,
    THEIRS,
    TOPPED,
    UNSEEN,
)
from rubamazzo.bots.values import NUMBERS, UNITS
from rubamazzo_training import game
from rubamazzo_training.compiled import Array, compiled, np

LEARNED_ROUNDS = game.ROUNDS - 1
"""The last round is solved."""
BATCH = 64
STAGES = 7 * LEARNED_ROUNDS
"""In each round five positions inside, then its end as the opener sees it and as the dealer."""

_ROWS = np.array(ROWS, dtype=np.int64)


def _risks() -> Array:
    """For each stage and each number of unseen cards of a rank: that the other hand has one."""
    risks = np.zeros((STAGES, 5))
    for stage in range(STAGES):
        number, step = divmod(stage, 7)
        pack = 36 - 6 * (number + 1)
        held = (3, 2, 2, 1, 1, 3, 3)[step]
        unseen = pack + (held if step < 5 else 0)
        for missing in range(5):
            risks[stage, missing] = 1 - comb(unseen - missing, held) / comb(unseen, held)
    return risks


_RISKS = _risks()
_TABLE, _HANDS, _SEEN, _PASSED = game.TABLE, game.HANDS, game.SEEN, game.PASSED
_SIZES, _TOPS, _RANKS = game.SIZES, game.TOPS, game.RANKS


@compiled
def stage_of(number: int, ply: int, seat: int) -> int:
    """Of the position after a ply, seen from the seat."""
    return 7 * number + (ply if ply < 5 else 5 + seat)


@compiled
def features(s: Array, seat: int, stage: int, rows: Array, numbers: Array) -> None:
    other = 1 - seat
    own_top, other_top = s[_TOPS + seat], s[_TOPS + other]
    for rank in range(_RANKS):
        held = s[_HANDS + _RANKS * seat + rank]
        unseen = 4 - s[_SEEN + rank] - held
        topped = (own_top == rank) + THEIRS * (other_top == rank)
        code = (s[_TABLE + rank] * IN_HAND + held) * UNSEEN + unseen
        code = (code * TOPPED + topped) * PASSED + s[_PASSED + _RANKS * other + rank]
        rows[rank] = _ROWS[code]
    own, others = s[_SIZES + seat], s[_SIZES + other]
    numbers[:] = 0.0
    numbers[0] = (own - others) / 10
    numbers[1] = (own + others) / 20
    if own_top < 0:
        numbers[2] = 1.0
    else:
        unseen = 4 - s[_SEEN + own_top] - s[_HANDS + _RANKS * seat + own_top]
        let_pass = s[_PASSED + _RANKS * other + own_top] == 2
        numbers[4 if let_pass else 3] = _RISKS[stage, unseen] * own / 10
    if other_top < 0:
        numbers[5] = 1.0
    else:
        held = s[_HANDS + _RANKS * seat + other_top]
        unseen = 4 - s[_SEEN + other_top] - held
        numbers[6] = _RISKS[stage, unseen] * others / 10
        numbers[7] = others / 10 if held else 0.0


@compiled
def value(rows: Array, numbers: Array, net: Array) -> float:
    """The net is one array: rows, numbers, biases, output weights (its last entry the bias)."""
    out = net[-1, -1]
    for unit in range(net.shape[1] - 1):
        total = net[ROW_COUNT + NUMBERS, unit]
        for i in range(_RANKS):
            total += net[rows[i], unit]
        for i in range(NUMBERS):
            total += numbers[i] * net[ROW_COUNT + i, unit]
        if total > 0:
            out += total * net[ROW_COUNT + NUMBERS + 1, unit]
    return float(np.tanh(out))


def fresh_nets(seed: int) -> Array:
    """One network a stage. Rows begin at nothing: those that never occur stay so."""
    noise = np.random.default_rng(seed)
    nets = np.zeros((STAGES, ROW_COUNT + NUMBERS + 2, UNITS + 1), dtype=np.float32)
    for begun in (nets[:, ROW_COUNT:-1, :-1], nets[:, -1:, :-1]):
        begun[:] = noise.normal(0, 0.3, begun.shape)
    return nets


@compiled
def fit(
    rows: Array,
    numbers: Array,
    targets: Array,
    net: Array,
    first: Array,
    second: Array,
    rate: float,
    begin: int,
    seed: int,
) -> float:
    """One pass of Adam over the samples in random order; the mean squared error met."""
    units, batch = net.shape[1] - 1, BATCH
    hidden, gradient = np.zeros(units, np.float32), np.zeros_like(net)
    np.random.seed(seed)
    order = np.random.permutation(len(targets))
    loss, step = 0.0, begin
    bias = ROW_COUNT + NUMBERS
    for at in range(len(order)):
        sample = order[at]
        out = net[-1, -1]
        for unit in range(units):
            hidden[unit] = net[bias, unit]
        for i in range(_RANKS):
            row = rows[sample, i]
            for unit in range(units):
                hidden[unit] += net[row, unit]
        for i in range(NUMBERS):
            x = numbers[sample, i]
            if x != 0:
                for unit in range(units):
                    hidden[unit] += x * net[ROW_COUNT + i, unit]
        for unit in range(units):
            out += max(hidden[unit], np.float32(0)) * net[bias + 1, unit]
        guess = np.tanh(out)
        error = guess - targets[sample]
        loss += error * error
        delta = np.float32(error * (1 - guess * guess) / batch)
        gradient[-1, -1] += delta
        for unit in range(units):
            if hidden[unit] > 0:
                gradient[bias + 1, unit] += delta * hidden[unit]
                hidden[unit] = delta * net[bias + 1, unit]
            else:
                hidden[unit] = 0
            gradient[bias, unit] += hidden[unit]
        for i in range(_RANKS):
            row = rows[sample, i]
            for unit in range(units):
                gradient[row, unit] += hidden[unit]
        for i in range(NUMBERS):
            x = numbers[sample, i]
            if x != 0:
                for unit in range(units):
                    gradient[ROW_COUNT + i, unit] += x * hidden[unit]
        if at % batch == batch - 1:
            step += 1
            scale = rate * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
            for row in range(net.shape[0]):
                for unit in range(net.shape[1]):
                    g = gradient[row, unit]
                    first[row, unit] += np.float32(0.1) * (g - first[row, unit])
                    second[row, unit] += np.float32(0.001) * (g * g - second[row, unit])
                    net[row, unit] -= (
                        np.float32(scale)
                        * first[row, unit]
                        / (np.sqrt(second[row, unit]) + np.float32(1e-8))
                    )
                    gradient[row, unit] = 0
    return loss / max(len(order), 1)
