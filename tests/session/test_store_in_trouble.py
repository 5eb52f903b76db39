"""The store in trouble: a file that is too new or gone, a row that is spoilt."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rubamazzo.session import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


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
