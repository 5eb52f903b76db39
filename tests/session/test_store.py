"""The store: nothing that was acknowledged is lost, and of two changes exactly one wins."""

import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from rubamazzo.rules import read_rules
from rubamazzo.session import Session, StalePlay, Store
from rubamazzo.session.store import MONTH, YEAR
from tests.session.games import OWNER, dealt, played_out, sessions_of_a_game

OTHER = "1" * 64


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(path)
    yield store
    store.close()


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def plays(session: Session) -> Session:
    return session.play(session.number, session.seen.choices[0])


# ---------------------------------------------------------------------- the file


def test_the_file_and_its_folder_are_made(tmp_path: Path) -> None:
    Store(tmp_path / "not" / "there yet" / "games.sqlite3").close()
    assert (tmp_path / "not" / "there yet" / "games.sqlite3").is_file()


def test_an_empty_file_is_brought_up_to_date(path: Path) -> None:
    path.touch()
    store = Store(path)
    store.begin(dealt(), None)
    store.close()
    assert rows(path, "PRAGMA user_version") == [(1,)]
    assert rows(path, "SELECT count(*) FROM session") == [(1,)]


def test_opening_again_changes_nothing(path: Path) -> None:
    store = Store(path)
    store.begin(dealt(), None)
    store.close()
    before = rows(path, "SELECT * FROM session")
    Store(path).close()
    assert rows(path, "SELECT * FROM session") == before


def test_changes_are_logged_ahead_and_waited_for(store: Store, path: Path) -> None:
    assert rows(path, "PRAGMA journal_mode") == [("wal",)]
    assert store._connection.execute("PRAGMA synchronous").fetchone()[0] == 2  # FULL


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_text("Once upon a time there was a piece of wood. " * 20)
    with pytest.raises(sqlite3.DatabaseError):
        Store(path)


def test_many_open_an_empty_file_at_once(path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        stores = list(pool.map(Store, [path] * 8))
    assert all(store.answers() for store in stores)
    for store in stores:
        store.close()


def test_it_answers_as_long_as_the_file_does(store: Store, path: Path) -> None:
    assert store.answers()
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE session")
    connection.close()
    with pytest.raises(sqlite3.Error):
        store.answers()


# ---------------------------------------------------------------------- sessions


@pytest.mark.parametrize(
    "rules", ["classic", "with-sums players=3 deals=3", "stealing-bundles", "players=4 teams=pairs"]
)
def test_a_session_comes_back_as_it_was_kept(path: Path, rules: str) -> None:
    for session in sessions_of_a_game(dealt(seat=1, rules=read_rules(rules), level="normal")):
        if session.number % 7 == 0 or session.match.is_over:
            path.unlink(missing_ok=True)
            store = Store(path)
            store.begin(session, None)
            store.close()
            again = Store(path)
            assert again.latest(OWNER) == again.find(session.id) == session
            again.close()


def test_a_whole_game_is_kept_play_by_play(path: Path, store: Store) -> None:
    number, watching = -1, Store(path)
    for session in sessions_of_a_game(dealt(seat=1)):
        if number < 0:
            store.begin(session, None)
        else:
            store.save(session, number)
        number = session.number
        assert watching.latest(OWNER) == session  # another connection sees it at once
    watching.close()


def test_the_stored_row_holds_the_record_and_no_position(store: Store, path: Path) -> None:
    session = plays(dealt())
    store.begin(session, None)
    columns = [row[1] for row in rows(path, "PRAGMA table_info(session)")]
    assert {"rules", "packs", "choices"} <= set(columns)
    assert not {"hand", "hands", "table", "piles", "step"} & set(columns)


def kept_of(path: Path, owner: str) -> int:
    """How many sessions of a browser are in the file."""
    return len(rows(path, f"SELECT id FROM session WHERE owner = '{owner}'"))


def test_a_token_is_never_stored(store: Store, path: Path) -> None:
    store.begin(dealt(), None)
    assert rows(path, "SELECT owner FROM session") == [(OWNER,)]


def test_nobody_sees_anothers_sessions(store: Store, path: Path) -> None:
    store.begin(dealt(owner=OWNER), None)
    assert store.latest(OTHER) is None
    assert store.find("no such session") is None
    assert kept_of(path, OWNER) == 1
    assert kept_of(path, OTHER) == 0


def test_the_latest_is_the_one_begun_last(store: Store) -> None:
    first, second = played_out(dealt(1)), dealt(2)
    store.begin(first, None)
    store.begin(dealt(3, owner=OTHER), None)
    store.begin(second, first.id)
    assert store.latest(OWNER) == second
    assert store.find(first.id) == first


def test_a_game_given_up_is_gone(store: Store) -> None:
    first = plays(dealt(1))
    store.begin(first, None)
    store.begin(dealt(2), first.id)
    assert store.find(first.id) is None


def test_to_begin_twice_begins_once(store: Store) -> None:
    first = dealt(1)
    store.begin(first, None)
    with pytest.raises(StalePlay):
        store.begin(dealt(2), None)
    store.begin(dealt(3), first.id)
    with pytest.raises(StalePlay):
        store.begin(dealt(4), first.id)
    assert store.latest(OWNER) == dealt(3)


def test_a_play_that_comes_late_changes_nothing(store: Store) -> None:
    session = dealt()
    store.begin(session, None)
    choices = session.seen.choices
    store.save(session.play(session.number, choices[0]), session.number)
    with pytest.raises(StalePlay):
        store.save(session.play(session.number, choices[1]), session.number)
    assert store.latest(OWNER) == session.play(session.number, choices[0])


def test_a_game_that_was_given_up_cannot_be_saved(store: Store) -> None:
    session = dealt(1)
    store.begin(session, None)
    store.begin(dealt(2), session.id)
    with pytest.raises(StalePlay):
        store.save(plays(session), session.number)
    assert store.latest(OWNER) == dealt(2)


def outcomes(changes: Sequence[Callable[[], None]]) -> list[str]:
    """What becomes of changes that all start together."""
    together = threading.Barrier(len(changes))

    def change(act: Callable[[], None]) -> str:
        together.wait()
        try:
            act()
        except StalePlay:
            return "stale"
        return "kept"

    with ThreadPoolExecutor(len(changes)) as pool:
        return sorted(pool.map(change, changes))


@pytest.mark.parametrize("files", [1, 2], ids=["one store", "two stores"])
def test_of_plays_at_one_time_exactly_one_wins(path: Path, files: int) -> None:
    stores = [Store(path) for _ in range(files)]
    session = dealt()
    stores[0].begin(session, None)
    for _ in range(10):
        following = plays(session)
        changes = [
            partial(store.save, following, session.number) for store in stores * (8 // files)
        ]
        assert outcomes(changes) == ["kept"] + ["stale"] * 7
        assert all(store.latest(OWNER) == following for store in stores)
        session = following
    for store in stores:
        store.close()


@pytest.mark.parametrize("files", [1, 2], ids=["one store", "two stores"])
def test_of_games_begun_at_one_time_exactly_one_is_kept(path: Path, files: int) -> None:
    stores = [Store(path) for _ in range(files)]
    latest: str | None = None
    for turn in range(8):
        changes = [
            partial(stores[at % files].begin, dealt(10 * turn + at), latest) for at in range(8)
        ]
        assert outcomes(changes) == ["kept"] + ["stale"] * 7
        kept = stores[0].latest(OWNER)
        assert kept is not None
        latest = kept.id
        assert kept_of(path, OWNER) == 1
    for store in stores:
        store.close()


def test_a_change_that_fails_leaves_the_others_alone(store: Store) -> None:
    """All that waits is written together; each change still stands for itself."""
    players = [dealt(at, owner=f"{at:064}") for at in range(20)]
    for session in players[::2]:
        store.begin(session, None)

    def begins(session: Session) -> str:
        try:
            store.begin(session, None)
        except StalePlay:
            return "stale"
        return "kept"

    with ThreadPoolExecutor(20) as pool:
        assert list(pool.map(begins, players)) == ["stale", "kept"] * 10
    assert all(store.latest(session.owner) == session for session in players)


def test_the_writer_outlives_any_fault(store: Store) -> None:
    with pytest.raises(OverflowError):
        store.begin(replace(dealt(), seed=2**70), None)
    store.begin(dealt(), None)
    assert store.latest(OWNER) == dealt()


# ---------------------------------------------------------------------- what may happen to it

_WRITER = """
import sys
from pathlib import Path
from rubamazzo.session import Store
from tests.session.games import dealt, sessions_of_a_game

store, game = Store(Path(sys.argv[1])), 0
while True:
    game += 1
    owner, number = f"{game:064}", None
    for session in sessions_of_a_game(dealt(game, owner=owner)):
        store.begin(session, None) if number is None else store.save(session, number)
        number = session.number
        print(owner, number, flush=True)
"""


def child(program: str, path: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", program, str(path)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )


@pytest.mark.parametrize("lines", [1, 5, 150])
def test_a_kill_loses_nothing_that_was_acknowledged(path: Path, lines: int) -> None:
    with child(_WRITER, path) as writer:
        assert writer.stdout is not None
        said = [writer.stdout.readline().split() for _ in range(lines)]
        writer.kill()
        said += [line.split() for line in writer.stdout.read().splitlines()]
    acknowledged = {owner: int(number) for owner, number in filter(lambda s: len(s) == 2, said)}
    store = Store(path)
    for owner, number in acknowledged.items():
        session = store.latest(owner)
        assert session is not None
        # the play after the last one told may have been written too, nothing else
        assert session.number >= number
        assert session in sessions_of_a_game(dealt(int(owner), owner=owner))
    store.close()
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]


_FULL_DISK = """
import resource, signal, sqlite3, sys
from pathlib import Path
from rubamazzo.session import Store
from tests.session.games import dealt

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
store, kept = Store(Path(sys.argv[1])), []
store.begin(dealt(1), None)
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
size = max(path.stat().st_size for path in Path(sys.argv[1]).parent.iterdir())
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 4096, hard))
faults = 0
for number in range(2, 40):
    try:
        store.begin(dealt(number, owner=f"{number:064}"), None)
        kept.append(number)
    except sqlite3.Error:
        faults += 1
resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
store.begin(dealt(50, owner=f"{50:064}"), None)
kept.append(50)
assert faults, "the disk was never full"
assert all(store.latest(f"{number:064}") == dealt(number, owner=f"{number:064}") for number in kept)
store.close()
print("well")
"""


def test_a_full_disk_loses_nothing_and_is_got_over(path: Path) -> None:
    pytest.importorskip("resource")  # not on Windows
    with child(_FULL_DISK, path) as writer:
        assert writer.communicate(timeout=60)[0] == "well\n"


def test_a_writer_waits_for_another_process(store: Store, path: Path) -> None:
    store.begin(dealt(), None)
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    threading.Timer(0.2, other.execute, ["COMMIT"]).start()
    after = plays(dealt())
    store.save(after, dealt().number)
    assert store.latest(OWNER) == after
    other.close()


def test_what_waits_is_written_before_the_end(path: Path) -> None:
    store = Store(path)
    sessions = [dealt(at, owner=f"{at:064}") for at in range(30)]
    with ThreadPoolExecutor(30) as pool:
        begun = [pool.submit(store.begin, session, None) for session in sessions]
        for one in begun:
            one.result()
    store.close()
    assert rows(path, "SELECT count(*) FROM session") == [(30,)]


# ---------------------------------------------------------------------- results


def finished(number: int, **options: object) -> Session:
    return played_out(dealt(number, **options))  # type: ignore[arg-type]


def keep(store: Store, *sessions: Session) -> None:
    for session in sessions:
        latest = store.latest(session.owner)
        store.begin(session, latest.id if latest else None)


def test_the_tally_counts_by_rules_and_level(store: Store) -> None:
    games = [finished(number, seat=number % 2, level="easy") for number in range(12)]
    keep(store, *games, finished(20, level="hard"), finished(21, rules=read_rules("last-take")))
    counts = [(game.match.totals[game.seat], game.match.totals[1 - game.seat]) for game in games]
    tallies = {(tally.rules, tally.level): tally for tally in store.tallies(OWNER)}
    assert set(tallies) == {("classic", "easy"), ("classic", "hard"), ("last-take", "easy")}
    easy = tallies["classic", "easy"]
    assert easy.won == sum(mine > theirs for mine, theirs in counts) > 0
    assert easy.drawn == sum(mine == theirs for mine, theirs in counts)
    assert easy.lost == sum(mine < theirs for mine, theirs in counts) > 0
    assert easy.played == 12


def test_a_draw_is_counted(store: Store) -> None:
    drawn = next(
        game
        for game in (finished(number) for number in range(200))
        if game.match.totals[0] == game.match.totals[1]
    )
    keep(store, drawn)
    assert store.tallies(OWNER)[0].drawn == store.tallies(OWNER)[0].played == 1


def test_the_best_steal_is_the_players_own(store: Store) -> None:
    game = next(
        game
        for game in map(finished, range(100))
        if 0 < largest_loss(game, victim=1) < largest_loss(game, victim=0)
    )
    keep(store, game)
    assert store.tallies(OWNER)[0].best_steal == largest_loss(game, victim=1)


def largest_loss(game: Session, victim: int) -> int:
    """Cards of the largest pile that a seat has lost: only a thief makes a pile smaller."""
    piles = [len(game.step(number).seen.piles[victim]) for number in range(game.steps)]
    return max(before - after for before, after in pairwise(piles))


def test_pairs_win_together(store: Store) -> None:
    for number in range(10):
        game = finished(number, rules=read_rules("players=4 teams=pairs"), owner=f"{number:064}")
        keep(store, game)
        totals = game.match.totals
        mine, theirs = totals[0] + totals[2], totals[1] + totals[3]
        (tally,) = store.tallies(game.owner)
        assert (tally.won, tally.drawn, tally.lost) == (
            mine > theirs,
            mine == theirs,
            mine < theirs,
        )


def test_a_game_in_play_counts_for_nothing(store: Store) -> None:
    keep(store, plays(dealt()))
    assert store.tallies(OWNER) == ()


def test_a_match_counts_when_its_last_deal_is_over(store: Store) -> None:
    for session in sessions_of_a_game(dealt(rules=read_rules("deals=2"), seat=1)):
        keep(store, replace(session, id=f"at {session.number}"))
        assert len(store.tallies(OWNER)) == session.match.is_over


def test_results_are_forgotten_but_not_the_table(store: Store, path: Path) -> None:
    keep(store, *(finished(number) for number in range(5)), plays(dealt(9)))
    keep(store, finished(3, owner=OTHER))
    store.forget_results(OWNER)
    assert store.tallies(OWNER) == ()
    assert kept_of(path, OWNER) == 1
    latest = store.latest(OWNER)
    assert latest is not None
    assert latest == replace(plays(dealt(9)), counted=False)
    assert len(store.tallies(OTHER)) == 1


def test_a_finished_table_that_is_looked_at_stays_but_counts_no_more(store: Store) -> None:
    keep(store, finished(1), finished(2))
    store.forget_results(OWNER)
    assert store.latest(OWNER) == replace(finished(2), counted=False)
    assert store.tallies(OWNER) == ()
    keep(store, finished(3))
    assert [tally.played for tally in store.tallies(OWNER)] == [1]


def test_a_game_begun_before_results_were_forgotten_counts_no_more(store: Store) -> None:
    """The button promises that nothing of what was played until now remains in the record."""
    session = plays(dealt(1))
    keep(store, session)
    store.forget_results(OWNER)
    for following in sessions_of_a_game(session):
        if following.number > session.number:
            store.save(following, session.number)
            session = following
    assert store.tallies(OWNER) == ()


@pytest.mark.parametrize(
    ("session", "age", "is_kept"),
    [
        pytest.param(plays(plays(dealt(1))), YEAR - 100, True, id="in play, not yet a year"),
        pytest.param(plays(plays(dealt(1))), YEAR + 100, False, id="in play, after a year"),
        pytest.param(dealt(1), MONTH - 100, True, id="only dealt, not yet a month"),
        pytest.param(dealt(1), MONTH + 100, False, id="only dealt, after a month"),
    ],
)
def test_what_nobody_touched_for_long_is_forgotten(
    store: Store, path: Path, session: Session, age: int, is_kept: bool
) -> None:
    keep(store, session, dealt(2, owner=OTHER))
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE session SET changed = changed - ? WHERE owner = ?", (age, OWNER))
    connection.close()
    store.forget_old()
    assert (store.latest(OWNER) is not None) == is_kept
    assert store.latest(OTHER) is not None


def test_a_play_keeps_a_session_young(store: Store, path: Path) -> None:
    keep(store, dealt())
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE session SET changed = 0")
    connection.close()
    store.save(plays(dealt()), dealt().number)
    store.forget_old()
    assert store.latest(OWNER) == plays(dealt())
