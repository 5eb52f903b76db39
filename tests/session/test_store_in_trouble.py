"""The store in trouble: a file that is too new or gone, a row that is spoilt."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rubamazzo.session import Store
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
