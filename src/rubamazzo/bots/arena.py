"""The arena: two bots play the same deals from every seat, and are counted and timed.

Each pack is played once from each seat of the first bot (with pairs: once from each pair), the
second bot in the others, so that the luck of the cards cancels out. These games belong
together: the pack is the unit of the statistics, not the game.
"""

import argparse
import json
import os
import random
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, quantiles, stdev
from time import process_time
from types import MappingProxyType

from rubamazzo.bots import BOTS, VERSION, YARDSTICKS, Bot
from rubamazzo.rules import CLASSIC, Cards, Match, Rules, Seat, observe, read_rules
from rubamazzo.rules.match import next_deal, play_on, sides, start

PLAYERS: Mapping[str, Bot] = MappingProxyType({**YARDSTICKS, **BOTS})
STRENGTH = Path(__file__).with_name("strength.json")
"""The round robin of all players, for the rules page."""
CHUNK = 25
"""Packs a worker plays at a time."""


@dataclass(frozen=True, slots=True)
class Contest:
    first: str
    second: str
    deals: int
    seed: int = 7
    rules: Rules = CLASSIC


@dataclass(frozen=True, slots=True)
class Game:
    """One game as the first bot's side sees it."""

    points: float
    """The share of the first place: 1, or less in a draw, or 0."""
    margin: int
    """Its cards less those of the best other side."""


@dataclass(frozen=True, slots=True)
class Outcome:
    points: float
    """Of the first bot, in percent; half a draw counts, with more sides its part."""
    interval: tuple[float, float]
    """95 of 100 such intervals hold the true points."""
    wins: int
    draws: int
    losses: int
    margin: float
    ms_median: float
    """Of the first bot's processor time from the observation to the choice, if there was one."""
    ms_p99: float


def contend(contest: Contest, jobs: int = 1, show_progress: bool = False) -> Outcome:
    packs: list[list[Game]] = []
    times: list[float] = []
    for games, moves in _played(contest, jobs):
        packs += games
        times += moves
        if show_progress:
            _show(contest, len(packs))
    return _outcome(packs, times)


def _played(contest: Contest, jobs: int) -> Iterable[tuple[list[list[Game]], list[float]]]:
    parts = [
        (contest, range(begin, min(begin + CHUNK, contest.deals)))
        for begin in range(0, contest.deals, CHUNK)
    ]
    if jobs == 1:
        yield from map(_play_packs, parts)
    else:
        with ProcessPoolExecutor(min(jobs, len(parts)), get_context("spawn")) as workers:
            yield from workers.map(_play_packs, parts)


def _play_packs(part: tuple[Contest, range]) -> tuple[list[list[Game]], list[float]]:
    contest, packs = part
    times: list[float] = []
    games = [
        [_play_game(contest, pack, seats, times) for seats in sides(contest.rules)]
        for pack in packs
    ]
    return games, times


def _play_game(contest: Contest, pack: int, seats: tuple[Seat, ...], times: list[float]) -> Game:
    shuffles = random.Random(f"{contest.seed} pack {pack}")
    chance = random.Random(f"{contest.seed} game {pack} {seats}")
    first, second = PLAYERS[contest.first], PLAYERS[contest.second]
    match = start(_shuffled(contest.rules, shuffles), contest.rules)
    while not match.is_over:
        if match.deal.is_over:
            match = next_deal(match, _shuffled(contest.rules, shuffles))
        seen = observe(match.deal, match.deal.turn)
        if seen.seat not in seats:
            choice = second(seen, chance)
        else:
            begin = process_time()
            choice = first(seen, chance)
            if len(seen.choices) > 1:
                times.append(process_time() - begin)
        match = play_on(match, choice)
    return _game(match, seats)


def _shuffled(rules: Rules, shuffles: random.Random) -> Cards:
    pack = list(rules.whole_pack)
    shuffles.shuffle(pack)
    return tuple(pack)


def _game(match: Match, seats: tuple[Seat, ...]) -> Game:
    cards = {side: sum(match.totals[seat] for seat in side) for side in sides(match.rules)}
    own, best = cards.pop(seats), max(cards.values())
    equals = list(cards.values()).count(own)
    return Game(0.0 if own < best else 1 / (1 + equals), own - best)


def _outcome(packs: list[list[Game]], times: list[float]) -> Outcome:
    games = [game for pack in packs for game in pack]
    by_pack = [100 * fmean(game.points for game in pack) for pack in packs]
    points = fmean(by_pack)
    error = 1.96 * stdev(by_pack) / sqrt(len(by_pack)) if len(by_pack) > 1 else 50.0
    centiles = quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return Outcome(
        points=round(points, 2),
        interval=(round(max(points - error, 0), 2), round(min(points + error, 100), 2)),
        wins=sum(game.margin > 0 for game in games),
        draws=sum(game.margin == 0 for game in games),
        losses=sum(game.margin < 0 for game in games),
        margin=round(fmean(game.margin for game in games), 2),
        ms_median=round(1000 * centiles[49], 4),
        ms_p99=round(1000 * centiles[98], 4),
    )


def round_robin(deals: int, seed: int, jobs: int, show_progress: bool = False) -> dict[str, object]:
    """Everybody against everybody under Classic, as data for the rules page."""
    results = [
        {"first": second, "second": first} | asdict(contend(contest, jobs, show_progress))
        for first, second in combinations(PLAYERS, 2)
        for contest in [Contest(second, first, deals, seed)]
    ]
    return {
        "rules": str(CLASSIC),
        "deals": deals,
        "seed": seed,
        "version": VERSION,
        "players": list(PLAYERS),
        "results": results,
    }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    names = ", ".join(PLAYERS)
    parser.add_argument("first", nargs="?", choices=PLAYERS, metavar="FIRST", help=names)
    parser.add_argument("second", nargs="?", choices=PLAYERS, metavar="SECOND", help=names)
    parser.add_argument("--deals", type=_count, default=1000, help="packs to play (1000)")
    parser.add_argument("--seed", type=int, default=7, help="the seed of all chance (7)")
    parser.add_argument("--rules", type=_rules, default=CLASSIC, help="as text (classic)")
    parser.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--json", action="store_true", help="one object instead of words")
    parser.add_argument(
        "--table",
        type=Path,
        nargs="?",
        const=STRENGTH,
        metavar="FILE",
        help="play all against all and write the results to FILE (or where the rules page reads)",
    )


def run(arguments: argparse.Namespace) -> int:
    show_progress = sys.stderr.isatty()
    if arguments.table is not None:
        with arguments.table.open("a", encoding="utf-8"):
            pass  # where nothing can be written, better to know now than after all the games
        table = round_robin(arguments.deals, arguments.seed, arguments.jobs, show_progress)
        arguments.table.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
        return 0
    if arguments.first is None or arguments.second is None:
        print("arena: name two players, or --table", file=sys.stderr)
        return 2
    contest = Contest(
        arguments.first, arguments.second, arguments.deals, arguments.seed, arguments.rules
    )
    outcome = contend(contest, arguments.jobs, show_progress)
    if arguments.json:
        print(json.dumps(asdict(outcome)))
    else:
        print("\n".join(_in_words(contest, outcome)))
    return 0


def _in_words(contest: Contest, outcome: Outcome) -> Iterator[str]:
    low, high = outcome.interval
    games = contest.deals * len(sides(contest.rules))
    yield f"{contest.first} against {contest.second}: {contest.rules}"
    yield f"{contest.deals:,} packs, each from every seat: {games:,} games"
    yield f"points   {outcome.points:.1f}%  (95%: {low:.1f} to {high:.1f})"
    yield f"games    {outcome.wins} won, {outcome.draws} drawn, {outcome.losses} lost"
    yield f"margin   {outcome.margin:+.1f} cards"
    yield (
        f"a move   {outcome.ms_median:.3f} ms median, {outcome.ms_p99:.3f} ms p99"
        f"  ({contest.first}, where there was a choice)"
    )


def _show(contest: Contest, done: int) -> None:
    width = 30
    filled = width * done // contest.deals
    bar = "#" * filled + "." * (width - filled)
    end = "\n" if done == contest.deals else ""
    print(
        f"\r{contest.first}-{contest.second} [{bar}] {done}", end=end, file=sys.stderr, flush=True
    )


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("one or more")
    return number


def _rules(text: str) -> Rules:
    try:
        return read_rules(text)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem
