"""The store in trouble: a file that is too new or gone, a row that is spoilt."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest

from rubamazzo.session import Store
from rubamazzo.session.store import _log_ahead
from tests.session.games import OWNER, dealt, played_out


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(path)
    yield store
    store.close()


def change(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql)


def test_a_file_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    Store(path).close()
    change(path, "PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(sqlite3.DatabaseError, match="newer"):
        Store(path)
    assert path.read_bytes() == before


SPOILT = [
    "rules = 'future=yes'",
    "rules = 'players=4 hand=24'",
    "packs = ''",
    "packs = 'Ad 2d'",
    "packs = 'zz'",
    "choices = 'zz'",
    "choices = 'Ad Ad'",
    "choices = CAST(X'FF' AS TEXT)",
    "level = 'impossible'",
    "seat = 2",
    "seat = -1",
    "number = 55",
]


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_spoilt_row_is_set_aside(
    store: Store, path: Path, spoilt: str, caplog: pytest.LogCaptureFixture
) -> None:
    store.begin(dealt(), None)
    change(path, f"UPDATE session SET {spoilt}")
    with caplog.at_level(logging.ERROR):
        assert store.latest(OWNER) is None
    assert "set aside" in caplog.text
    assert store.find(dealt().id) is None
    store.begin(dealt(2), None)  # and its browser plays on
    assert store.latest(OWNER) == dealt(2)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM session").fetchone() == (2,)


def test_a_game_before_a_spoilt_row_is_still_there(store: Store, path: Path) -> None:
    finished = played_out(dealt())
    store.begin(finished, None)
    store.begin(dealt(2), finished.id)
    change(path, "UPDATE session SET choices = 'zz' WHERE outcome IS NULL")
    assert store.latest(OWNER) == finished


@pytest.mark.parametrize("spoilt", ["rules = 'future=yes'", "level = 'impossible'"])
def test_a_result_that_cannot_be_told_is_left_out(store: Store, path: Path, spoilt: str) -> None:
    store.begin(played_out(dealt()), None)
    assert len(store.tallies(OWNER)) == 1
    change(path, f"UPDATE session SET {spoilt}")
    assert store.tallies(OWNER) == ()


def test_nothing_is_acknowledged_while_the_file_is_gone(store: Store, path: Path) -> None:
    before = dealt()
    store.begin(before, None)
    kept = path.rename(path.with_name("kept.sqlite3"))
    with pytest.raises(sqlite3.OperationalError, match="not the file"):
        store.save(before.play(before.number, before.seen.choices[0]), before.number)
    with pytest.raises(sqlite3.OperationalError, match="not the file"):
        store.answers()
    kept.rename(path)
    assert store.answers()
    assert store.latest(OWNER) == before


def test_nor_while_another_is_in_its_place(store: Store, path: Path) -> None:
    path.unlink()
    path.touch()
    with pytest.raises(sqlite3.OperationalError, match="not the file"):
        store.begin(dealt(), None)


class Opened:
    """A new file that others are opening, too: asked at that moment, SQLite does not wait."""

    def __init__(self, *codes: int) -> None:
        self.codes = list(codes)

    def execute(self, _: str) -> None:
        if self.codes:
            fault = sqlite3.OperationalError("not now")
            fault.sqlite_errorcode = self.codes.pop(0)
            raise fault


def test_opening_waits_for_others_who_open() -> None:
    opened = Opened(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_BUSY_RECOVERY)
    _log_ahead(cast(sqlite3.Connection, opened))
    assert opened.codes == []


def test_opening_does_not_wait_for_what_will_not_pass() -> None:
    opened = Opened(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_READONLY)
    with pytest.raises(sqlite3.OperationalError):
        _log_ahead(cast(sqlite3.Connection, opened))
    assert len(opened.codes) == 1
