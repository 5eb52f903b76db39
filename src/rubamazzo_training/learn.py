"""One generation: games are played, then the stages are fitted backward, the last round first.

The end of the last learned round learns the deal's result, the end of an earlier round the value
of the next one's end, and what a seat knows within a round the value of that round's end. So
the targets are nearly free of the luck of later cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rubamazzo.bots.values import NUMBERS
from rubamazzo_training.compiled import Array, np
from rubamazzo_training.game import GREEDY, NORMAL, RANKS, VALUES
from rubamazzo_training.selfplay import BOTH, SAMPLES, all_values, duel, play_games
from rubamazzo_training.values import BATCH, LEARNED_ROUNDS, fit

RATE = 2e-3
PASSES = 3
EXPLORE = 0.05


@dataclass(frozen=True, slots=True)
class Games:
    """What was seen in some games; see play_games."""

    rows: Array
    numbers: Array
    valid: Array
    results: Array


def played(seed: int, games: int, players: tuple[int, int], learner: int, nets: Array) -> Games:
    shape = (games, LEARNED_ROUNDS, SAMPLES)
    seen = Games(
        rows=np.zeros((*shape, RANKS), np.int16),
        numbers=np.zeros((*shape, NUMBERS), np.float32),
        valid=np.zeros(shape, np.bool_),
        results=np.zeros(games, np.float32),
    )
    play_games(
        seed,
        np.array(players),
        learner,
        nets,
        EXPLORE,
        seen.rows,
        seen.numbers,
        seen.valid,
        seen.results,
    )
    return seen


def first_games(seed: int, games: int, nets: Array) -> list[Games]:
    """Before anything is learned Normal is the one to learn from."""
    return [played(seed, games, (NORMAL, NORMAL), BOTH, nets)]


def pool_games(seed: int, games: int, nets: Array) -> list[Games]:
    """The learner against itself and against simple players, whose piles lie differently."""
    part = games // 5
    found = [played(seed, part, (VALUES, VALUES), BOTH, nets)]
    for other in (NORMAL, GREEDY):
        found.append(played(seed + 10 * other, part, (VALUES, other), 0, nets))
        found.append(played(seed + 10 * other + 1, part, (other, VALUES), 1, nets))
    return found


def learn(games: Sequence[Games], nets: Array, seed: int) -> None:
    """Fits all stages, in place."""
    for number in reversed(range(LEARNED_ROUNDS)):
        for sample in (5, 6, 0, 1, 2, 3, 4):
            parts = [_samples(seen, nets, number, sample) for seen in games]
            rows, numbers, targets = (np.concatenate(column) for column in zip(*parts, strict=True))
            net = nets[number * SAMPLES + sample]
            first, second = np.zeros_like(net), np.zeros_like(net)
            for at in range(PASSES):
                # The rate falls to a tenth in the last pass.
                rate, step = RATE * 0.1 ** (at / (PASSES - 1)), at * (len(targets) // BATCH)
                fit(rows, numbers, targets, net, first, second, rate, step, seed + at)


def _samples(seen: Games, nets: Array, number: int, sample: int) -> tuple[Array, Array, Array]:
    """Rows, numbers and targets of one stage."""
    valid = seen.valid[:, number, sample]
    rows, numbers = seen.rows[valid, number, sample], seen.numbers[valid, number, sample]
    seat = sample % 2 if sample < 5 else sample - 5
    source = number if sample < 5 else number + 1
    if source == LEARNED_ROUNDS:
        return rows, numbers, (seen.results if seat == 0 else -seen.results)[valid]
    end = 5 + seat
    targets = np.zeros(len(rows), np.float32)
    all_values(
        seen.rows[valid, source, end],
        seen.numbers[valid, source, end],
        nets[source * SAMPLES + end],
        targets,
    )
    return rows, numbers, targets


def points(seed: int, packs: int, players: tuple[int, int], nets: Array, others: Array) -> float:
    """What the first of the players reaches of 100."""
    reached = np.zeros(packs)
    duel(seed, np.array(players), np.stack([nets, others]), reached)
    return float(reached.mean())
