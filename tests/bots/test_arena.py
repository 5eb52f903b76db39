"""The arena: what it counts, and how it says it."""

import argparse
import json
from pathlib import Path

import pytest

from rubamazzo.bots.arena import PLAYERS, Contest, add_arguments, contend, run
from rubamazzo.rules import read_rules


def arena(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args([*words, "--jobs", "1"]))


def test_one_object_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("normal", "random", "--deals", "30", "--json") == 0
    outcome = json.loads(capsys.readouterr().out)
    assert outcome["wins"] + outcome["draws"] + outcome["losses"] == 60
    low, high = outcome["interval"]
    assert low < outcome["points"] < high
    assert 0 < outcome["ms_median"] <= outcome["ms_p99"]
    assert {"margin"} < outcome.keys()


def test_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("easy", "greedy", "--deals", "10", "--rules", "with-sums players=3") == 0
    words = capsys.readouterr().out
    assert "easy against greedy: with-sums players=3" in words
    assert "10 packs, each from every seat: 30 games" in words


def test_the_same_seed_plays_the_same_games() -> None:
    contest = Contest("easy", "normal", deals=30, seed=3)
    one, other = contend(contest), contend(contest, jobs=2)
    assert (one.points, one.margin) == (other.points, other.margin)
    assert contend(Contest("easy", "normal", deals=30, seed=4)).margin != one.margin


@pytest.mark.parametrize("text", ["classic", "players=4", "players=4 teams=pairs", "deals=2"])
def test_places_are_shared_out_whole(text: str) -> None:
    """The only player there is gets its part of the first places, draws or not."""
    outcome = contend(Contest("random", "random", deals=400, rules=read_rules(text)))
    low, high = outcome.interval
    assert low < (25 if text == "players=4" else 50) < high


def test_a_table_of_all_against_all(tmp_path: Path) -> None:
    assert arena("--table", str(tmp_path / "table.json"), "--deals", "2") == 0
    table = json.loads((tmp_path / "table.json").read_text(encoding="utf-8"))
    assert len(table["results"]) == len(PLAYERS) * (len(PLAYERS) - 1) / 2


def test_two_players_are_needed(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("hard") == 2
    assert "name two players" in capsys.readouterr().err
