"""The embedded store: group commit, lock, migrations, damaged files, backups, and a process being killed."""

import asyncio
import io
import json
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from support.patience import eventually
from support.server.store_appends import append, refused

from red7.game.errors import InvalidError
from red7.host.contracts.store import StoreUnavailable
from red7.host.errors import UnavailableError
from red7.server.storage.sqlite import file
from red7.server.storage.sqlite.file import connect
from red7.server.storage.sqlite.schema import MIGRATIONS
from red7.server.storage.sqlite.store import SqliteStore
from red7.server.storage.sqlite.worker import ANSWERED_AT_ONCE, Worker

WRITER = Path(__file__).parents[2] / "support" / "server" / "store_writer.py"


def add(connection: sqlite3.Connection, number: int) -> int:
    connection.execute("INSERT INTO links VALUES (?, 'ann', 1)", (str(number),))
    return number


def stored_numbers(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        return sorted(int(digest) for (digest,) in connection.execute("SELECT digest FROM links"))


def busy(worker: Worker, until: threading.Event) -> "asyncio.Task[bool]":
    """Keep the worker from its next round of work."""
    return asyncio.create_task(worker.do(lambda _: until.wait(60)))


async def test_of_many_answers_those_to_moves_come_first_and_the_others_a_few_at_a_time(
    tmp_path: Path,
) -> None:
    until = threading.Event()
    worker = Worker(connect(tmp_path / "db"))
    blocked = busy(worker, until)
    order: list[str] = []

    async def ask(name: str, *, urgent: bool) -> None:
        await worker.do(lambda _: None, urgent=urgent)
        order.append(name)

    async def watch() -> None:
        await worker.do(lambda _: None, urgent=True)
        for _ in range(3):
            await asyncio.sleep(0)
        order.append("told")

    readers = [asyncio.create_task(ask("read", urgent=False)) for _ in range(20 * ANSWERED_AT_ONCE)]
    moves = [asyncio.create_task(ask("move", urgent=True)), asyncio.create_task(watch())]
    await asyncio.sleep(0)
    until.set()
    await asyncio.gather(blocked, *readers, *moves)
    assert order[0] == "move"
    assert order.index("told") < 10 * ANSWERED_AT_ONCE, "a move's way goes on between them"
    await worker.close()


async def test_all_that_waits_is_committed_at_once_and_answered_after_that(tmp_path: Path) -> None:
    connection = connect(tmp_path / "db")
    answered_at_commit: list[int] = []
    tasks: list[asyncio.Task[int]] = []

    def trace(statement: str) -> None:
        if statement == "COMMIT":
            answered_at_commit.append(sum(task.done() for task in tasks))

    connection.set_trace_callback(trace)
    worker = Worker(connection)
    go = threading.Event()
    first = busy(worker, go)
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(worker.do(lambda c, n=number: add(c, n))) for number in range(50)]  # type: ignore[misc]
    await asyncio.sleep(0)
    go.set()
    assert await asyncio.gather(*tasks) == list(range(50))
    assert await first
    await worker.close()
    assert len(answered_at_commit) <= 2, "one commit for what kept the worker busy, one for all that waited"
    assert set(answered_at_commit) == {0}
    assert stored_numbers(tmp_path / "db") == list(range(50))


async def test_work_that_fails_undoes_its_own_part_only(tmp_path: Path) -> None:
    worker = Worker(connect(tmp_path / "db"))

    def half(connection: sqlite3.Connection) -> None:
        add(connection, 1)
        raise LookupError

    go = threading.Event()
    first = busy(worker, go)
    work = [worker.do(lambda c: add(c, 0)), worker.do(half), worker.do(lambda c: add(c, 2))]
    results = asyncio.gather(*work, return_exceptions=True)
    await asyncio.sleep(0)
    go.set()
    zero, failed, two = await results
    assert (zero, two) == (0, 2)
    assert isinstance(failed, LookupError)
    await first
    await worker.close()
    assert stored_numbers(tmp_path / "db") == [0, 2]


async def test_work_that_is_refused_before_it_has_changed_anything_is_in_nobodys_way(tmp_path: Path) -> None:
    worker = Worker(connect(tmp_path / "db"))
    done: list[int] = []

    def refuse(_connection: sqlite3.Connection) -> None:
        raise LookupError

    def once(connection: sqlite3.Connection) -> int:
        done.append(1)
        return add(connection, 1)

    go = threading.Event()
    first = busy(worker, go)
    results = asyncio.gather(worker.do(once), worker.do(refuse), return_exceptions=True)
    await asyncio.sleep(0)
    go.set()
    one, refused = await results
    assert one == 1
    assert isinstance(refused, LookupError)
    assert done == [1]
    await first
    await worker.close()
    assert stored_numbers(tmp_path / "db") == [1]


async def test_on_a_full_disk_nothing_is_acknowledged_that_is_not_kept(tmp_path: Path) -> None:
    connection = connect(tmp_path / "db")
    [pages] = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages + 5}")
    worker = Worker(connection)

    def large(connection: sqlite3.Connection, number: int) -> int:
        connection.execute("INSERT INTO links VALUES (?, ?, 1)", (str(number), "x" * 3_000))
        return number

    go = threading.Event()
    first = busy(worker, go)
    work = [worker.do(lambda c, n=number: large(c, n)) for number in range(20)]  # type: ignore[misc]
    results = asyncio.gather(*work, return_exceptions=True)
    await asyncio.sleep(0)
    go.set()
    acknowledged = [result for result in await results if isinstance(result, int)]
    failed = [result for result in await results if isinstance(result, UnavailableError)]
    assert failed
    assert len(failed) + len(acknowledged) == 20
    assert {(error.code, error.arguments["kind"]) for error in failed} == {("store-unavailable", "full")}
    await asyncio.gather(first, return_exceptions=True)
    assert await worker.do(lambda c: int(c.execute("SELECT count(*) FROM links").fetchone()[0])) == len(
        acknowledged
    )
    await worker.close()
    assert stored_numbers(tmp_path / "db") == acknowledged


async def test_a_file_that_is_damaged_while_it_is_open_is_called_so_with_sqlites_reason(
    tmp_path: Path, log: io.StringIO
) -> None:
    connect(tmp_path / "db").close()
    whole = (tmp_path / "db").read_bytes()
    (tmp_path / "db").write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    worker = Worker(sqlite3.connect(tmp_path / "db", isolation_level=None, check_same_thread=False))
    for _ in range(3):
        with pytest.raises(StoreUnavailable) as caught:
            await worker.do(lambda c: c.execute("SELECT count(*) FROM links").fetchone())
        assert caught.value.arguments == {"kind": "damaged"}
    await worker.close()
    [line] = [json.loads(line) for line in log.getvalue().splitlines()]
    assert (line["level"], line["event"]) == ("error", "store failed")
    assert (line["error"], line["reason"]) == ("DatabaseError", "database disk image is malformed")


async def test_work_whose_caller_has_gone_is_done_all_the_same(tmp_path: Path) -> None:
    worker = Worker(connect(tmp_path / "db"))
    go = threading.Event()
    first = busy(worker, go)
    given_up = asyncio.create_task(worker.do(lambda c: add(c, 1)))
    await asyncio.sleep(0)
    given_up.cancel()
    go.set()
    assert await worker.do(lambda c: add(c, 2)) == 2
    await first
    await worker.close()
    assert stored_numbers(tmp_path / "db") == [1, 2]


async def test_closing_finishes_what_was_asked_for(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    writing = [asyncio.create_task(store.append(append(f"t{number}", 0))) for number in range(20)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*writing) == [None] * 20
    again = await SqliteStore.open(tmp_path / "db")
    assert await again.count() == 20
    await again.close()


async def test_only_its_owner_may_read_the_files(sqlite_path: Path) -> None:
    store = await SqliteStore.open(sqlite_path)
    await store.append(append("t", 0))
    await store.backup(sqlite_path.with_name("copy"))
    secret = [path for path in sqlite_path.parent.iterdir() if path.suffix != ".lock"]
    assert len(secret) == 4  # the database, its two companions, and the copy
    assert {stat.S_IMODE(path.stat().st_mode) for path in secret} == {0o600}
    await store.close()


async def test_a_second_process_is_refused_until_the_first_is_gone(sqlite_path: Path) -> None:
    with writing(sqlite_path) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline()
        sentence = await refused("store-locked", SqliteStore.open(sqlite_path))
        assert str(sqlite_path) in sentence
        writer.kill()
    store = await SqliteStore.open(sqlite_path)
    await refused("store-locked", SqliteStore.open(sqlite_path))
    await store.close()


def writing(path: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, str(WRITER), str(path)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


async def test_what_was_acknowledged_survives_sigkill(sqlite_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    for kill in range(6):
        with writing(sqlite_path) as writer:
            assert writer.stdout is not None
            lines = [writer.stdout.readline() for _ in range(40 + 13 * kill)]
            writer.send_signal(signal.SIGKILL)
            lines += [line for line in writer.stdout if line.endswith("\n")]  # said before it was killed
        acknowledged |= {table: int(version) for table, version in map(str.split, lines)}
        store = await SqliteStore.open(sqlite_path)
        for table, version in acknowledged.items():
            entries = await store.entries(table)
            assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
            assert [entry.event for entry in entries] == [b"%d" % entry.version for entry in entries]
            assert len(entries) >= version
            assert await store.answer(table, "ann", str(version)) == b"%d" % version
        await store.close()
    assert len(acknowledged) == 8


def fill(path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(path)
        for table in range(20):
            await store.append(append(f"table {table}", 0, *[b"x" * 500] * 50))
        await store.close()

    asyncio.run(work())


def garbage(path: Path) -> None:
    path.write_bytes(b"This is no database at all. " * 500)


def cut_off(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2 + 1000)


def overwritten(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 8192 * 4096)
        file.write(b"\xa5" * 3 * 4096)


@pytest.mark.parametrize("damage", [garbage, cut_off, overwritten], ids=lambda damage: damage.__name__)
def test_a_damaged_file_is_refused_and_left_as_it_is(sqlite_path: Path, damage: object) -> None:
    assert callable(damage)
    fill(sqlite_path)
    damage(sqlite_path)
    before = sqlite_path.read_bytes()
    for _ in range(2):  # and it is not locked afterwards
        sentence = asyncio.run(refused("store-corrupted", SqliteStore.open(sqlite_path)))
        assert str(sqlite_path) in sentence
        assert "\n" not in sentence
    assert sqlite_path.read_bytes() == before


async def test_a_large_file_is_opened_at_once_and_its_damage_told_soon(
    sqlite_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asyncio.to_thread(fill, sqlite_path)
    monkeypatch.setattr(file, "CHECKED_AT_ONCE", 4096)
    store = await SqliteStore.open(sqlite_path)
    await store.check()
    await store.close()
    overwritten(sqlite_path)
    store = await SqliteStore.open(sqlite_path)
    await eventually(lambda: store.alarm.is_on)
    await refused("store-unavailable", store.check())
    await store.close()


def test_the_journal_of_a_damaged_file_is_left_as_well(tmp_path: Path) -> None:
    live, copy = tmp_path / "live", tmp_path / "copy"
    fill(live)

    async def write_and_copy() -> None:
        store = await SqliteStore.open(live)
        await store.append(append("one more", 0))
        for name in ("", "-wal"):  # as they lie there when the process is killed
            shutil.copy(f"{live}{name}", f"{copy}{name}")
        await store.close()

    asyncio.run(write_and_copy())
    journal = Path(f"{copy}-wal")
    overwritten(copy)
    before = copy.read_bytes(), journal.read_bytes()
    assert before[1]
    asyncio.run(refused("store-corrupted", SqliteStore.open(copy)))
    assert (copy.read_bytes(), journal.read_bytes()) == before


async def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "theirs")) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    before = (tmp_path / "theirs").read_bytes()
    await refused("store-foreign", SqliteStore.open(tmp_path / "theirs"))
    assert (tmp_path / "theirs").read_bytes() == before


async def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    sentence = await refused("store-unreachable", SqliteStore.open(tmp_path / "file" / "db"))
    assert str(tmp_path / "file" / "db") in sentence


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


async def test_an_empty_file_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "db"
    path.touch()
    assert version_of(path) == 0
    store = await SqliteStore.open(path)
    await store.append(append("t", 0))
    await store.close()
    assert version_of(path) == len(MIGRATIONS)


def test_an_older_database_is_brought_up_to_date_with_all_it_holds(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "db")) as connection:
        add(connection, 1)
    newer = [*MIGRATIONS, "ALTER TABLE links ADD made INTEGER NOT NULL DEFAULT 7;"]
    with closing(connect(tmp_path / "db", newer)) as connection:
        assert connection.execute("SELECT digest, made FROM links").fetchall() == [("1", 7)]
    assert version_of(tmp_path / "db") == len(newer)


def test_reviews_of_an_older_database_go_with_their_tables(tmp_path: Path) -> None:
    at = next(number for number, one in enumerate(MIGRATIONS) if "documents_table" in str(one))
    with closing(connect(tmp_path / "db", MIGRATIONS[:at])) as connection:
        for kind, id_ in (("review", "t-1.12"), ("review", "record.ab"), ("record", "t-1.12")):
            connection.execute("INSERT INTO documents VALUES ('ann', ?, ?, 1, 1, 'x', '')", (kind, id_))
    with closing(connect(tmp_path / "db")) as connection:
        query = "SELECT kind, table_id FROM documents WHERE table_id <> ''"
        assert connection.execute(query).fetchall() == [("review", "t-1")]


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "db")) as connection:
        add(connection, 1)
    broken = [*MIGRATIONS, "DELETE FROM links; ALTER TABLE nothing ADD column;"]
    with pytest.raises(InvalidError) as caught:
        connect(tmp_path / "db", broken)
    assert caught.value.code == "store-unreachable"
    assert version_of(tmp_path / "db") == len(MIGRATIONS)
    assert stored_numbers(tmp_path / "db") == [1]


async def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    connect(tmp_path / "db", [*MIGRATIONS, "SELECT 1;"]).close()
    sentence = await refused("store-newer", SqliteStore.open(tmp_path / "db"))
    assert f"version {len(MIGRATIONS) + 1}" in sentence


async def test_a_backup_made_while_writing_is_whole(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    await store.append(append("t", 0))

    async def write() -> None:
        for version in range(1, 60):
            await store.append(append("t", version))

    writing = asyncio.create_task(write())
    sizes = []
    for number in range(4):
        known = len(await store.entries("t"))
        await store.backup(tmp_path / f"copy{number}")
        copy = await SqliteStore.open(tmp_path / f"copy{number}")
        versions = [entry.version for entry in await copy.entries("t")]
        await copy.close()
        assert versions == list(range(1, len(versions) + 1))
        assert len(versions) >= known
        sizes.append(len(versions))
    await writing
    assert sizes == sorted(sizes)
    assert len(await store.entries("t")) == 60
    await store.close()
    assert not list(tmp_path.glob("*.partial"))


async def test_a_backup_that_fails_says_so_and_leaves_the_old_one(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    await refused("store-backup-failed", store.backup(tmp_path / "no such folder" / "copy"))
    (tmp_path / "folder").mkdir()
    await refused("store-backup-failed", store.backup(tmp_path / "folder"))
    assert (tmp_path / "folder").is_dir()
    assert not list(tmp_path.glob("*.partial"))
    await store.append(append("t", 0))
    await store.close()


def test_the_index_of_guests_is_filled_from_the_logs_of_an_older_database(
    tmp_path: Path, log: io.StringIO
) -> None:
    sat, played = b'{"type":"sat","seat":1,"guest":"%s"}', b'{"seats":[{"kind":"person","guest":"cy"}]}'
    with closing(connect(tmp_path / "db", MIGRATIONS[:2])) as connection:
        for table, event in (("t", sat % b"ann"), ("u", b'{"type":"created","host":"ben"}'), ("u", b"{}")):
            connection.execute(
                "INSERT OR IGNORE INTO tables VALUES (?, '', 0, 'closed', '', '[]', NULL, 1, 1)", (table,)
            )
            connection.execute("INSERT INTO events VALUES (?, random(), 1, ?)", (table, event))
        connection.execute("INSERT INTO played VALUES ('gone', 1, 'ann', 0, 1, 1, ?, 1)", (played,))
        connection.execute("INSERT INTO commands VALUES ('u', 'dan', '1', '')")
    with closing(connect(tmp_path / "db")) as connection:
        named = connection.execute("SELECT guest, table_id FROM named ORDER BY guest, table_id").fetchall()
    assert named == [("ann", "gone"), ("ann", "t"), ("ben", "u"), ("cy", "gone"), ("dan", "u")]
    line = json.loads(log.getvalue().splitlines()[-1])
    assert (line["event"], line["count"], line["total"]) == ("tables indexed", 2, 2)
