"""Sessions in SQLite: one file, one row a session, the record as text.

Every change is on disk before its caller goes on. Waiting for the disk is what costs, so all
changes that wait at one time are written together, by one thread.
"""

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from queue import SimpleQueue

from rubamazzo.bots import BOTS
from rubamazzo.rules import Record, cards, read_rules, write_cards
from rubamazzo.rules.deal import Steal
from rubamazzo.rules.match import sides
from rubamazzo.rules.notation import read, write
from rubamazzo.rules.record import events
from rubamazzo.session.session import Session, StalePlay

log = logging.getLogger("rubamazzo")

YEAR = 365 * 24 * 3600
"""How long a session is kept after its last play, in seconds."""
MONTH = 30 * 24 * 3600
"""How long one is kept in which the player never played."""
PATIENCE = 10
"""Seconds to wait for whoever else is writing the file."""

_MIGRATIONS = (
    """
    CREATE TABLE session (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        seat INTEGER NOT NULL,
        level TEXT NOT NULL,
        bots_version TEXT NOT NULL,
        seed INTEGER NOT NULL,
        rules TEXT NOT NULL,
        packs TEXT NOT NULL,
        choices TEXT NOT NULL,
        number INTEGER NOT NULL,
        counted INTEGER NOT NULL,
        outcome TEXT,
        best_steal INTEGER NOT NULL DEFAULT 0,
        started INTEGER NOT NULL,
        changed INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX session_of_owner ON session (owner, started);
    CREATE INDEX session_by_age ON session (changed);
    """,
)


@dataclass(frozen=True, slots=True)
class Tally:
    """What a browser has played under one rule set at one level."""

    rules: str
    level: str
    won: int
    drawn: int
    lost: int
    best_steal: int
    """Cards of the largest pile stolen."""

    @property
    def played(self) -> int:
        return self.won + self.drawn + self.lost


_Change = tuple[Callable[[sqlite3.Connection], object], "Future[None]"]


class Store:
    """The sessions of all browsers. Safe to use from many threads and processes at once."""

    def __init__(self, path: Path) -> None:
        """Opens the file, or makes it; its tables are brought up to date."""
        self._path = path
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        self._waiting: SimpleQueue[_Change | None] = SimpleQueue()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._migrate()
        self._file = _identity(path)
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Ends when all changes that wait have been written."""
        self._waiting.put(None)
        self._writer.join()
        with self._lock:
            while self._connections:
                self._connections.pop().close()
        self._local = threading.local()

    def answers(self) -> bool:
        """Whether the file can be read; sqlite3.Error when it cannot."""
        self._expect_file()
        self._connection.execute("SELECT 1 FROM session LIMIT 1").fetchone()
        return True

    def latest(self, owner: str) -> Session | None:
        """The session that a browser has begun last, of those that can be read."""
        while row := self._connection.execute(
            "SELECT * FROM session WHERE owner = ? ORDER BY rowid DESC LIMIT 1", (owner,)
        ).fetchone():
            if session := self._read(row):
                return session
        return None

    def find(self, session_id: str) -> Session | None:
        row = self._connection.execute(
            "SELECT * FROM session WHERE id = ?", (session_id,)
        ).fetchone()
        return self._read(row) if row else None

    def begin(self, session: Session, after: str | None) -> None:
        """Keeps a new session in place of the browser's latest, `after`.

        StalePlay when another has been begun meanwhile; then nothing is kept.
        """
        now = int(time.time())
        row = {**_row(session), "started": now, "changed": now}

        def change(connection: sqlite3.Connection) -> None:
            latest = connection.execute(
                "SELECT id FROM session WHERE owner = ? ORDER BY rowid DESC LIMIT 1",
                (session.owner,),
            ).fetchone()
            if (latest["id"] if latest else None) != after:
                raise StalePlay
            if after is not None:  # one that was given up counts for nothing
                connection.execute("DELETE FROM session WHERE id = ? AND outcome IS NULL", (after,))
            connection.execute(
                "INSERT INTO session VALUES"
                " (:id, :owner, :seat, :level, :bots_version, :seed, :rules, :packs, :choices,"
                " :number, :counted, :outcome, :best_steal, :started, :changed)",
                row,
            )

        self._change(change)

    def save(self, session: Session, after: int) -> None:
        """Keeps what was played after position `after`; StalePlay when another was faster."""
        row = {**_row(session), "changed": int(time.time()), "after": after}

        def change(connection: sqlite3.Connection) -> None:
            changed = connection.execute(
                "UPDATE session SET level = :level, packs = :packs, choices = :choices,"
                " number = :number, outcome = :outcome, best_steal = :best_steal,"
                " changed = :changed WHERE id = :id AND number = :after",
                row,
            )
            if not changed.rowcount:
                raise StalePlay

        self._change(change)

    def tallies(self, owner: str, but: str = "") -> tuple[Tally, ...]:
        """What a browser has finished, by rules and level; `but` a session still being shown."""
        rows = self._connection.execute(
            "SELECT rules, level, sum(outcome = 'won') AS won, sum(outcome = 'drawn') AS drawn,"
            " sum(outcome = 'lost') AS lost, max(best_steal) AS best_steal FROM session"
            " WHERE owner = ? AND id != ? AND counted AND outcome IS NOT NULL"
            " GROUP BY rules, level",
            (owner, but),
        )
        return tuple(Tally(**row) for row in rows if _is_known(row["rules"], row["level"]))

    def forget_results(self, owner: str) -> None:
        """Deletes what a browser has finished, but keeps the table that it is looking at."""

        def change(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE session SET counted = 0 WHERE owner = ?", (owner,))
            connection.execute(
                "DELETE FROM session WHERE owner = :owner AND outcome IS NOT NULL AND rowid <"
                " (SELECT max(rowid) FROM session WHERE owner = :owner)",
                {"owner": owner},
            )

        self._change(change)

    def forget_old(self) -> None:
        """Deletes what nobody has touched for a year, and after a month what nobody began.

        Every robot that looks in is dealt a game; nobody will miss it.
        """
        now = int(time.time())

        def change(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM session WHERE changed < ? OR (changed < ? AND number < 2)",
                (now - YEAR, now - MONTH),
            )

        self._change(change)

    def _read(self, row: sqlite3.Row) -> Session | None:
        """The session of a row; a spoilt row is set aside, or its browser could never play again.

        It is kept, with its owner in brackets, for whoever can tell what has happened.
        """
        try:
            return _session(row)
        except ValueError as fault:
            log.error("Session %s cannot be read and is set aside: %s", row["id"], fault)
        self._change(
            lambda connection: connection.execute(
                "UPDATE session SET owner = '(' || owner || ')' WHERE id = ?", (row["id"],)
            )
        )
        return None

    @property
    def _connection(self) -> sqlite3.Connection:
        """This thread's own."""
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = sqlite3.connect(
                self._path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
            )
            connection.row_factory = sqlite3.Row
            connection.text_factory = partial(str, encoding="utf-8", errors="replace")
            _log_ahead(connection)
            connection.execute("PRAGMA synchronous = FULL")  # a play is on disk before it is shown
            self._local.connection = connection
            with self._lock:
                self._connections.append(connection)
        return connection

    def _expect_file(self) -> None:
        """A file that was taken away while it is open can be written, but nothing is kept."""
        if _identity(self._path) != self._file:
            raise sqlite3.OperationalError(f"{self._path} is not the file that was opened")

    def _change(self, change: Callable[[sqlite3.Connection], object]) -> None:
        """Has a change written, all of it or none; raises what it raises."""
        done: Future[None] = Future()
        self._waiting.put((change, done))
        done.result()

    def _write(self) -> None:
        """The writer's thread: one commit for all that waits, again and again."""
        is_open = True
        while is_open:
            together = [self._waiting.get()]
            while not self._waiting.empty():
                together.append(self._waiting.get())
            is_open = None not in together
            self._commit([change for change in together if change is not None])

    def _commit(self, changes: list[_Change]) -> None:
        """Each change stands or falls for itself; all are told once the disk has them."""
        outcomes: list[BaseException | None] = []
        try:
            self._expect_file()
            with _transaction(self._connection) as connection:
                for change, _ in changes:
                    connection.execute("SAVEPOINT change")
                    try:
                        change(connection)
                        outcomes.append(None)
                    except Exception as error:  # its caller's: the writer goes on
                        connection.execute("ROLLBACK TO change")
                        outcomes.append(error)
                    connection.execute("RELEASE change")
        except sqlite3.Error as fault:
            outcomes = [fault] * len(changes)
        for (_, done), refused in zip(changes, outcomes, strict=True):
            if refused is None:
                done.set_result(None)
            else:
                done.set_exception(refused)

    def _migrate(self) -> None:
        with _transaction(self._connection) as connection:
            done: int = connection.execute("PRAGMA user_version").fetchone()[0]
            if done > len(_MIGRATIONS):
                raise sqlite3.DatabaseError(
                    f"{self._path} was written by a newer Rubamazzo"
                    f" (version {done}, known up to {len(_MIGRATIONS)})"
                )
            for version, script in enumerate(_MIGRATIONS[done:], start=done + 1):
                for statement in script.split(";"):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {version}")


def _log_ahead(connection: sqlite3.Connection) -> None:
    """Has changes logged ahead; of many who open a new file at once SQLite makes none wait."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as fault:
            is_busy = fault.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file it is, whatever it is called; None when there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # SQLite itself gives up when the disk is full
            connection.execute("ROLLBACK")
        raise


def outcome(session: Session) -> str | None:
    """`won`, `drawn` or `lost` for the player; None while the match is in play.

    A draw is among those at the top: who has fewer has lost.
    """
    if session.match.result is None:
        return None
    totals = session.match.totals
    counts = {side: sum(totals[seat] for seat in side) for side in sides(session.rules)}
    mine = next(count for side, count in counts.items() if session.seat in side)
    if mine < max(counts.values()):
        return "lost"
    return "won" if list(counts.values()).count(mine) == 1 else "drawn"


def best_steal(session: Session) -> int:
    """Cards of the largest pile that the player has stolen in this match."""
    best, before = 0, None
    for choice, match in events(session.record):
        if isinstance(choice, Steal) and before is not None and before.turn == session.seat:
            best = max(best, sum(before.score[victim] for victim in choice.victims))
        before = match.deal
    return best


def _row(session: Session) -> dict[str, object]:
    finished = outcome(session)
    return {
        "id": session.id,
        "owner": session.owner,
        "seat": session.seat,
        "level": session.level,
        "bots_version": session.bots_version,
        "seed": session.seed,
        "rules": str(session.rules),
        "packs": "\n".join(write_cards(pack) for pack in session.record.packs),
        "choices": " ".join(write(choice) for choice in session.record.choices),
        "number": session.number,
        "counted": session.counted,
        "outcome": finished,
        "best_steal": best_steal(session) if finished else 0,
    }


def _session(row: sqlite3.Row) -> Session:
    """The session of a row; ValueError where it cannot have been written by us."""
    session = Session(
        id=row["id"],
        owner=row["owner"],
        seat=row["seat"],
        level=row["level"],
        bots_version=row["bots_version"],
        seed=row["seed"],
        record=Record(
            rules=read_rules(row["rules"]),
            packs=tuple(cards(line) for line in row["packs"].split("\n")),
            choices=tuple(read(text) for text in row["choices"].split()),
        ),
        counted=bool(row["counted"]),
    )
    if session.match.rules.players <= session.seat or session.seat < 0:
        raise ValueError(f"no such seat: {session.seat}")
    if session.level not in BOTS:
        raise ValueError(f"no such level: {session.level[:20]!r}")
    if session.number != row["number"]:
        raise ValueError(f"position {session.number} is said to be {row['number']}")
    return session


@lru_cache(maxsize=1000)
def _is_known(rules: str, level: str) -> bool:
    """Whether a tally's rules and level can be told."""
    try:
        read_rules(rules)
    except ValueError:
        return False
    return level in BOTS
