"""The commands where something is wrong around them: a line that says what, and no traceback."""

import os
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from rubamazzo import cli
from rubamazzo.session import Store
from rubamazzo.web.serve import PATIENCE
from tests.browser.server import Server


def told(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> str:
    """The one line that a command ends with that cannot do its work."""
    monkeypatch.setattr("uvicorn.run", lambda *_, **__: pytest.fail("it serves nevertheless"))
    assert cli.main(words) == 2
    printed, complaint = capsys.readouterr()
    assert printed == ""
    assert complaint.startswith("rubamazzo: ")
    assert len(complaint.splitlines()) == 1
    return complaint


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "99999"), ("PORT", "-1"), ("PORT", "http"), ("SEED", "lucky")]
)
def test_a_setting_that_cannot_be(
    name: str,
    value: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(f"RUBAMAZZO_{name}", value)
    assert name.lower() in told(["serve"], capsys, monkeypatch)


def test_a_port_that_cannot_be(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "port" in told(["serve", "--port", "99999"], capsys, monkeypatch)


def no_database(folder: Path) -> Path:
    (folder / "text").write_text("Once upon a time there was a piece of wood. " * 20)
    return folder / "text"


def newer(folder: Path) -> Path:
    Store(folder / "newer").close()
    with closing(sqlite3.connect(folder / "newer")) as connection, connection:
        connection.execute("PRAGMA user_version = 99")
    return folder / "newer"


def anothers(folder: Path) -> Path:
    with closing(sqlite3.connect(folder / "other")) as connection, connection:
        connection.execute("CREATE TABLE session (x)")
    return folder / "other"


def emptied(folder: Path) -> Path:
    Store(folder / "emptied").close()
    with closing(sqlite3.connect(folder / "emptied")) as connection, connection:
        connection.execute("DROP TABLE session")
    return folder / "emptied"


def a_folder(folder: Path) -> Path:
    return folder


def below_a_file(folder: Path) -> Path:
    return no_database(folder) / "games.sqlite3"


@pytest.mark.parametrize("made", [no_database, newer, anothers, emptied, a_folder, below_a_file])
def test_a_database_that_cannot_be(
    made: Callable[[Path], Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = made(tmp_path)
    complaint = told(["serve", "--database", str(path)], capsys, monkeypatch)
    assert str(path) in complaint


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to write to")
@pytest.mark.parametrize(
    "words", [["replay", "-"], ["arena", "easy", "easy", "--deals", "1", "--jobs", "1"]]
)
def test_output_that_cannot_be_written(words: list[str]) -> None:
    with open("/dev/full", "w") as full:
        assert "space" in complaint_of(words, 2, stdout=full)


def test_output_that_was_closed() -> None:
    assert complaint_of(["replay", "-"], 1, preexec_fn=lambda: os.close(1)) == ""


def test_input_that_was_closed() -> None:
    assert "descriptor" in complaint_of(["replay", "-"], 2, preexec_fn=lambda: os.close(0))


def complaint_of(words: list[str], status: int, **options: object) -> str:
    """What a process of its own complains of, in a line at most."""
    paths = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run(
        [sys.executable, "-m", "rubamazzo.cli", *words],
        env=os.environ | {"PYTHONPATH": paths},
        input="{}\n",
        stderr=subprocess.PIPE,
        text=True,
        **options,  # type: ignore[call-overload]
    )
    assert done.returncode == status
    assert len(done.stderr.splitlines()) <= 1
    return str(done.stderr)


def test_a_post_that_never_ends_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.sqlite3")
    server.start()
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.sendall(
            b"POST /en/settings HTTP/1.1\r\nHost: table.test\r\nContent-Length: 100\r\n"
            b"Content-Type: application/x-www-form-urlencoded\r\n\r\nlevel"
        )
        time.sleep(0.5)
        begin = time.monotonic()
        server.stop()
    assert time.monotonic() - begin < PATIENCE + 10
    Store(server.database).close()
