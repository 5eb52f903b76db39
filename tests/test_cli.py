"""The command line, as someone at a shell sees it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rubamazzo import cli

PACK = (
    "2s 4c 6s 7s Cd Ab 4s 7c Rd Fs 5d 5c 3d Rs 6d 7b Fd Ac 2d Cb 3s 5b 4d Rc 6b 2c Fc 7d As 3c "
    "Cs 4b Ad Rb 6c 2b Fb 5s Cc 3b"
)
GAME = (
    "2s 4cx4s 6s 7sx7c Cd Ab 5d 5cx5d 3d RsxRd 6dx6s 7b FdxFs AcxAb 2dx2s CbxCd 3sx3d 5b 4d Rc "
    "6b 2c Fc 7dx7b As 3c^0 Cs 4bx4d AdxAs RbxRc 6cx6b 2bx2c FbxFc 5sx5b CcxCs 3b"
)
PILES = [
    *([0, 0], [0, 2], [0, 2], [0, 4], [0, 4], [0, 4]),
    *([0, 4], [0, 6], [0, 6], [0, 8], [2, 8], [2, 8]),
    *([4, 8], [4, 10], [6, 10], [6, 12], [8, 12], [8, 12]),
    *([8, 12], [8, 12], [8, 12], [8, 12], [8, 12], [8, 14]),
    *([8, 14], [0, 23], [0, 23], [0, 25], [2, 25], [2, 27]),
    *([4, 27], [4, 29], [6, 29], [6, 31], [8, 31], [8, 31]),
]
PAIRS_GAME = (
    "2s 4c 6sx6d 7sx7b Cd Ab 4sx4c 7c RdxRs Fs 5d 5cx5d FdxFs AcxAb 2dx2s CbxCd 3sx3d 5b 4d Rc "
    "6b 2c^2 Fc 7dx7c As 3c^0 Cs 4bx4d AdxAs RbxRc 6cx6b 2b FbxFc 5sx5b CcxCs 3b"
)
DRAW_PACK = (
    "Rb 5s 7b 5c As 5b 2d 6s 6d 4c Ad 4d Cb Fb Fc 2s 7c 3b Fd 3c Ab 6c Rd 4b Rc Cs 3s Cd 2b 2c "
    "Cc Ac 3d 6b Rs 4s 5d 7d Fs 7s"
)
DRAW = (
    "7b 5s Rb 5bx5s As 5c Cb Fb FcxFb 2sx2d AdxAs 4dx4c 7cx7b 3c Ab 3bx3c Fd 6cx6s RdxRb CdxCb "
    "Rc Cs 3s 4b 3dx3s 2c CcxCs AcxAb 2bx2c 6bx6d FsxFd 4sx4b RsxRc 7s 5dx5c 7dx7s"
)

Answer = dict[str, object]
Replay = Callable[..., tuple[int, list[Answer]]]


def record(choices: str, pack: str = PACK, **more: object) -> str:
    return json.dumps({"pack": pack, "choices": choices, **more})


@pytest.fixture
def replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Replay:
    """Replays a file of these lines: the exit status and the answers, read back."""

    def answers(*lines: str) -> tuple[int, list[Answer]]:
        file = tmp_path / "records"
        file.write_text("\n".join(lines), encoding="utf-8")
        status = cli.main(["replay", str(file)])
        printed, complaint = capsys.readouterr()
        assert complaint == ""
        return status, [json.loads(answer) for answer in printed.splitlines()]

    return answers


def test_a_game(replay: Replay) -> None:
    expected = {"piles": PILES, "result": {"cards": [8, 31], "winner": 1}}
    assert replay(record(GAME, rules="classic")) == (0, [expected])
    assert replay(record(GAME)) == (0, [expected])


def test_a_draw(replay: Replay) -> None:
    _, [answer] = replay(record(DRAW, DRAW_PACK))
    assert answer["result"] == {"cards": [20, 20], "winner": None}


def test_leftovers_count_after_the_last_play(replay: Replay) -> None:
    _, [answer] = replay(record(GAME, rules="last-take"))
    assert answer == {
        "piles": [*PILES[:-1], [9, 31]],
        "result": {"cards": [9, 31], "winner": 1},
    }


def test_pairs(replay: Replay) -> None:
    _, [answer] = replay(record(PAIRS_GAME, rules="players=4 teams=pairs"))
    assert answer["result"] == {"cards": [4, 20, 4, 10], "teams": [8, 30], "winner": 1}


def test_a_match_of_two_deals(replay: Replay) -> None:
    """The other seat opens the second deal, so the same game gives it the same cards."""
    second = GAME.replace("3c^0", "3c^1")
    text = {"rules": "deals=2", "packs": [PACK, PACK], "choices": f"{GAME} {second}"}
    _, [answer] = replay(json.dumps(text))
    assert answer == {
        "piles": PILES + [[other, one] for one, other in PILES],
        "result": {"cards": [39, 39], "winner": None, "deals": [[8, 31], [31, 8]]},
    }


@pytest.mark.parametrize(
    ("text", "plays"),
    [
        pytest.param(record(""), 0, id="not a card"),
        pytest.param(record("2s 4cx4s 6s"), 3, id="some cards"),
        pytest.param(record(GAME.rpartition(" ")[0]), 35, id="all but the last"),
        pytest.param(record(GAME, rules="deals=2"), 36, id="one deal of two"),
        pytest.param(
            json.dumps({"rules": "deals=2", "packs": [PACK, PACK], "choices": GAME}),
            36,
            id="the second deal dealt",
        ),
        pytest.param(
            json.dumps({"rules": "deals=2", "packs": [PACK, PACK], "choices": "2s 4cx4s"}),
            2,
            id="the second pack ready",
        ),
    ],
)
def test_unfinished(replay: Replay, text: str, plays: int) -> None:
    assert replay(text) == (0, [{"piles": PILES[:plays], "result": None}])


@pytest.mark.parametrize(
    ("text", "at"),
    [
        pytest.param(record("2s 4c"), 1, id="laid where it must take"),
        pytest.param(record("2s rubbish"), 1, id="unreadable"),
        pytest.param(record(f"{GAME} 2s"), 36, id="after the end"),
        pytest.param(record(GAME, DRAW_PACK), 0, id="another pack"),
        pytest.param(record("", f"{PACK} 2s"), None, id="not a pack"),
        pytest.param(record("", rules="nonna"), None, id="unknown rule"),
        pytest.param(record("", rules="teams=pairs"), None, id="senseless rules"),
        pytest.param("{", None, id="not JSON"),
        pytest.param("[]", None, id="not an object"),
        pytest.param('{"pack": 7, "choices": 8}', None, id="wrong types"),
        pytest.param('{"pack": "\\ud800", "choices": "\\u0000"}', None, id="not even letters"),
    ],
)
def test_an_impossible_record(replay: Replay, text: str, at: int | None) -> None:
    status, [answer] = replay(text)
    assert status == 1
    assert answer.keys() == {"error", "at"}
    assert answer["error"]
    assert answer["at"] == at


def test_all_lines_are_answered(replay: Replay) -> None:
    status, answers = replay("", record("2s"), "  \t", "{", record("2s 2s"), "", record(GAME), "")
    assert status == 1
    assert [answer.get("at", "fine") for answer in answers] == ["fine", None, 1, "fine"]


def test_no_records_at_all(replay: Replay) -> None:
    assert replay("") == (0, [])


def test_a_file_from_another_system(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "records"
    file.write_bytes(b"\xef\xbb\xbf" + record("2s").encode() + b"\r\n\xff\xfe\r\n")
    assert cli.main(["replay", str(file)]) == 1
    fine, bad = map(json.loads, capsys.readouterr().out.splitlines())
    assert fine == {"piles": [[0, 0]], "result": None}
    assert bad["at"] is None


@pytest.mark.parametrize("name", ["nowhere", "."])
def test_a_file_that_cannot_be_read(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", str(tmp_path / name)]) == 2
    printed, complaint = capsys.readouterr()
    assert printed == ""
    assert complaint.startswith("rubamazzo: ")
    assert len(complaint.splitlines()) == 1


@pytest.mark.parametrize("words", [[], ["replay"], ["replay", "a", "b"], ["shuffle"]])
def test_wrong_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(words)
    assert left.value.code == 2
    assert "usage: rubamazzo" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["serve", "replay", "arena"])
def test_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main([command, "--help"])
    assert left.value.code == 0
    assert f"usage: rubamazzo {command}" in capsys.readouterr().out


def shell() -> "subprocess.Popen[str]":
    """`rubamazzo replay -` in a process of its own."""
    command = [sys.executable, "-m", "rubamazzo.cli", "replay", "-"]
    paths = os.pathsep.join(filter(None, sys.path))
    return subprocess.Popen(
        command,
        env=os.environ | {"PYTHONPATH": paths},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_standard_input() -> None:
    with shell() as process:
        answers, complaint = process.communicate(record(GAME) + "\n")
    assert json.loads(answers)["result"] == {"cards": [8, 31], "winner": 1}
    assert (process.returncode, complaint) == (0, "")


def test_each_line_is_answered_at_once() -> None:
    with shell() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for choices in ["2s", "2s 4cx4s"]:
            print(record(choices), file=process.stdin, flush=True)
            answer = json.loads(process.stdout.readline())
            assert len(answer["piles"]) == len(choices.split())


def test_interrupted_it_says_nothing() -> None:
    with shell() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        print(record("2s"), file=process.stdin, flush=True)
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        answers, complaint = process.communicate()
    assert (answers, complaint) == ("", "")
    assert process.returncode == 130


def test_without_a_reader_it_says_nothing() -> None:
    with shell() as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdin is not None
        process.stdout.close()
        print(record(GAME), file=process.stdin)
        process.stdin.close()
        assert process.stderr.read() == ""
    assert process.returncode == 1
