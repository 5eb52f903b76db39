"""Games by the hundred thousand: how samples are made, and how players are compared."""

from rubamazzo.bots.values import NUMBERS
from rubamazzo_training.compiled import Array, compiled, np
from rubamazzo_training.game import (
    GREEDY,
    LENGTH,
    NORMAL,
    PASSED,
    RANDOM,
    RANKS,
    ROUNDS,
    SIZES,
    TOPS,
    best_of,
    choices,
    deal_round,
    deal_table,
    greedy_promises,
    move,
    normal_promises,
    note_passes,
    shuffle,
    solve,
    undo,
)
from rubamazzo_training.values import LEARNED_ROUNDS, features, stage_of, value

SAMPLES = 7
"""A round's stages, see rubamazzo_training.values."""
BOTH = 2
"""Both seats are the learner's."""


@compiled
def learned_promises(
    s: Array,
    seat: int,
    number: int,
    ply: int,
    ranks: Array,
    kinds: Array,
    n: int,
    nets: Array,
    promises: Array,
) -> None:
    """What each choice is worth by the nets; in the last round by solving it."""
    row, numbers = np.zeros(RANKS, np.int64), np.zeros(NUMBERS, np.float32)
    piles, passed = s[SIZES : TOPS + 2].copy(), s[PASSED : PASSED + 2 * RANKS].copy()
    stage = stage_of(number, ply, seat)
    if ply == 5:
        # The round's end is public: nothing is left to infer.
        s[PASSED : PASSED + 2 * RANKS] = 0
    for i in range(n):
        move(s, seat, ranks[i], kinds[i])
        if number == LEARNED_ROUNDS:
            promises[i] = -solve(s, 1 - seat, -1000, 1000)
        else:
            features(s, seat, stage, row, numbers)
            promises[i] = value(row, numbers, nets[stage])
        undo(s, seat, ranks[i], kinds[i], piles)
    s[PASSED : PASSED + 2 * RANKS] = passed


@compiled
def pick(
    who: int,
    s: Array,
    seat: int,
    number: int,
    ply: int,
    ranks: Array,
    kinds: Array,
    n: int,
    nets: Array,
    promises: Array,
) -> int:
    """Which of the n choices a player makes."""
    if n == 1:
        return 0
    if who == RANDOM:
        return int(np.random.randint(0, n))
    if who == GREEDY:
        greedy_promises(s, seat, ranks, kinds, n, promises)
    elif who == NORMAL:
        normal_promises(s, seat, number == LEARNED_ROUNDS, ranks, kinds, n, promises)
    else:
        learned_promises(s, seat, number, ply, ranks, kinds, n, nets, promises)
    return best_of(promises, n)


@compiled
def play_games(
    seed: int,
    players: Array,
    learner: int,
    nets: Array,
    explore: float,
    rows: Array,
    numbers: Array,
    valid: Array,
    results: Array,
) -> None:
    """Plays, and keeps what the learner's seats (or BOTH) knew after each move of a round.

    A sample is valid if no random move followed before the position that its target comes from.
    """
    np.random.seed(seed)
    s, pack = np.zeros(LENGTH, np.int64), np.zeros(4 * RANKS, np.int64)
    ranks, kinds, promises = np.zeros(8, np.int64), np.zeros(8, np.int64), np.zeros(8)
    for at in range(len(results)):
        shuffle(pack)
        deal_table(s, pack)
        for number in range(ROUNDS):
            deal_round(s, pack, number)
            for ply in range(6):
                seat = ply % 2
                is_learner = learner in (seat, BOTH)
                n = choices(s, seat, ranks, kinds)
                explores = is_learner and n > 1 and np.random.random() < explore
                if explores and number < LEARNED_ROUNDS:
                    chosen = np.random.randint(0, n)
                    valid[at, number, :ply] = False
                    if number:
                        valid[at, number - 1, 5:] = False
                else:
                    chosen = pick(
                        players[seat], s, seat, number, ply, ranks, kinds, n, nets, promises
                    )
                note_passes(s, seat, ranks[chosen], kinds[chosen])
                move(s, seat, ranks[chosen], kinds[chosen])
                if ply < 5 and number < LEARNED_ROUNDS:
                    stage = stage_of(number, ply, seat)
                    features(s, seat, stage, rows[at, number, ply], numbers[at, number, ply])
                    valid[at, number, ply] = is_learner
            s[PASSED : PASSED + 2 * RANKS] = 0
            if number < LEARNED_ROUNDS:
                for seat in range(2):
                    stage, end = stage_of(number, 5, seat), 5 + seat
                    features(s, seat, stage, rows[at, number, end], numbers[at, number, end])
                    valid[at, number, end] = learner in (seat, BOTH)
        results[at] = np.sign(s[SIZES] - s[SIZES + 1])


@compiled
def all_values(rows: Array, numbers: Array, net: Array, values: Array) -> None:
    for i in range(len(values)):
        values[i] = value(rows[i], numbers[i], net)


@compiled
def duel(seed: int, players: Array, nets: Array, points: Array) -> None:
    """The first of the players plays each pack from both seats: its points, of 100."""
    np.random.seed(seed)
    s, pack = np.zeros(LENGTH, np.int64), np.zeros(4 * RANKS, np.int64)
    ranks, kinds, promises = np.zeros(8, np.int64), np.zeros(8, np.int64), np.zeros(8)
    for at in range(len(points)):
        shuffle(pack)
        for first in range(2):
            deal_table(s, pack)
            for number in range(ROUNDS):
                deal_round(s, pack, number)
                for ply in range(6):
                    seat = ply % 2
                    who = 0 if seat == first else 1
                    n = choices(s, seat, ranks, kinds)
                    chosen = pick(
                        players[who],
                        s,
                        seat,
                        number,
                        ply,
                        ranks,
                        kinds,
                        n,
                        nets[who],
                        promises,
                    )
                    note_passes(s, seat, ranks[chosen], kinds[chosen])
                    move(s, seat, ranks[chosen], kinds[chosen])
            points[at] += 25 * (1 + np.sign(s[SIZES + first] - s[SIZES + 1 - first]))
