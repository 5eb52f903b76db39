"""Learns Hard's values from nothing: `python -m rubamazzo_training`.

Takes numpy and numba, and with the defaults about three minutes of one free core. The same seed
gives the same weights on the same kind of processor. What it makes on the way is in training/.
"""

import argparse
from pathlib import Path
from time import perf_counter

from rubamazzo.bots.values import WEIGHTS
from rubamazzo_training import weights
from rubamazzo_training.compiled import np
from rubamazzo_training.game import GREEDY, NORMAL, RANDOM, VALUES
from rubamazzo_training.learn import first_games, learn, points, pool_games
from rubamazzo_training.values import fresh_nets

FRESH_GENERATIONS = 2
"""The first generations begin anew, as what they learn from is still weak."""
TRIAL = 20_000
"""Packs that each generation is measured on."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m rubamazzo_training", description=__doc__)
    parser.add_argument("--games", type=int, default=300_000, help="games a generation")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="the weights file to write")
    parser.add_argument("--data", type=Path, default=Path("training"), help="for each generation")
    arguments = parser.parse_args()
    arguments.data.mkdir(exist_ok=True)
    begin = perf_counter()
    nets = fresh_nets(arguments.seed)
    for generation in range(arguments.generations):
        seed, before = 1000 * arguments.seed + 100 * generation, nets.copy()
        play = pool_games if generation else first_games
        games = play(seed, arguments.games, nets)
        if generation < FRESH_GENERATIONS:
            nets = fresh_nets(seed)
        learn(games, nets, seed)
        np.save(arguments.data / f"generation-{generation}.npy", nets)
        reached = [
            f"{name} {points(7, TRIAL, (VALUES, who), nets, before):.1f}"
            for name, who in [
                ("random", RANDOM),
                ("greedy", GREEDY),
                ("Normal", NORMAL),
                ("the last generation", VALUES),
            ]
        ]
        minutes = (perf_counter() - begin) / 60
        print(f"{generation}: {minutes:.0f} min; against {', '.join(reached)}", flush=True)
    weights.write(nets, arguments.out)


if __name__ == "__main__":
    main()
