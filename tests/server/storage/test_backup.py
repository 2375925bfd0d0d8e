"""Backups are made while play goes on, and put back so that nothing of what was there is in their way."""

import asyncio
import os
import shutil
import sqlite3
import stat
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest
from support.server.store_appends import append, refused

from red7.game.errors import InvalidError
from red7.host.contracts.store import Append
from red7.host.tables.summaries import row_of
from red7.server.storage.backup import DATABASE, LOCK, backup
from red7.server.storage.lock import lock
from red7.server.storage.restore import restore
from red7.server.storage.sqlite.store import SqliteStore
from red7.table.decisions.asker import Who
from red7.table.decisions.creation import create
from red7.table.log import encode_event
from red7.table.settings import Settings
from red7.table.table import Table


def created(id_: str) -> Append:
    """A table that somebody has just opened."""
    events = create(Who(guest="a" * 32, name="Ann"), Settings(), ("casual",))
    table = Table.replay([(event, 1000) for event in events])
    return Append(id_, 0, [encode_event(event) for event in events], 1000, row_of(id_, "", table))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


async def store_with(data: Path, *tables: str) -> SqliteStore:
    data.mkdir(exist_ok=True)
    store = await SqliteStore.open(data / DATABASE)
    for table in tables:
        await store.append(created(table))
    return store


async def tables_in(data: Path) -> list[str]:
    store = await SqliteStore.open(data / DATABASE)
    names = [name for name in ("old", "new") if await store.row(name)]
    await store.close()
    return names


def refusal(file: Path, data: Path) -> InvalidError:
    with pytest.raises(InvalidError) as caught:
        restore(file, data)
    assert "\n" not in str(caught.value)
    return caught.value


async def test_moves_are_made_while_a_backup_is(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await store_with(data)
    await store.append(append("t", 0, b"x" * 3_000_000))
    started, go_on = threading.Event(), threading.Event()

    def sleep(_seconds: float) -> None:
        started.set()
        assert go_on.wait(60)

    monkeypatch.setattr(time, "sleep", sleep)
    making = asyncio.create_task(store.backup(tmp_path / "copy"))
    assert await asyncio.to_thread(started.wait, 60)
    await store.append(append("t", 1, b"meanwhile"))
    assert not making.done()
    go_on.set()
    await making
    await store.close()
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("SELECT max(version) FROM events").fetchone() == (1,), "as it was when it began"
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_what_a_killed_backup_has_left_is_removed_by_the_next(data: Path, tmp_path: Path) -> None:
    store = await store_with(data)
    for name in ("copy.red7-partial", "copy.partial", "copy.partial-journal", "old.red7-partial", "other"):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (0, 0))
    (tmp_path / "going on.red7-partial").touch()
    await store.backup(tmp_path / "copy")
    await store.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "copy",
        "data",
        "going on.red7-partial",
        "other",
    ]


async def test_what_is_restored_is_what_was_backed_up_and_the_rest_is_put_aside(
    data: Path, tmp_path: Path
) -> None:
    store = await store_with(data, "old")
    await store.backup(tmp_path / "copy")
    await store.append(created("new"))
    for name in ("", "-wal", "-shm"):  # as they lie there when a server is killed
        shutil.copy(f"{data / DATABASE}{name}", tmp_path / f"left{name}")
    await store.close()
    for name in ("", "-wal", "-shm"):
        shutil.copy(tmp_path / f"left{name}", f"{data / DATABASE}{name}")

    aside = restore(tmp_path / "copy", data)
    assert await tables_in(data) == ["old"]
    assert aside is not None
    assert await tables_in(aside) == ["old", "new"]
    assert stat.S_IMODE((data / DATABASE).stat().st_mode) == 0o600
    assert restore(aside / DATABASE, data) is not None, "and it can be taken back"
    assert await tables_in(data) == ["old", "new"]


async def test_a_backup_is_restored_where_there_was_nothing(data: Path, tmp_path: Path) -> None:
    store = await store_with(data, "old")
    await store.close()
    await backup(data, tmp_path / "copy")
    assert restore(tmp_path / "copy", tmp_path / "elsewhere") is None
    assert await tables_in(tmp_path / "elsewhere") == ["old"]


async def test_nothing_is_restored_under_a_running_server(data: Path, tmp_path: Path) -> None:
    store = await store_with(data, "old")
    await store.backup(tmp_path / "copy")
    assert refusal(tmp_path / "copy", data).code == "restore-running"
    await store.close()
    with lock(data / LOCK, data):  # as a server on PostgreSQL has the folder
        assert refusal(tmp_path / "copy", data).code == "restore-running"


async def test_only_a_whole_backup_is_restored_and_nothing_changes_otherwise(
    data: Path, tmp_path: Path
) -> None:
    store = await store_with(data, "old")
    for number in range(20):
        await store.append(append(f"plain {number}", 0, *[b"x" * 500] * 50))
    copy = tmp_path / "copy"
    await store.backup(copy)
    await store.close()
    assert refusal(copy, data).code == "restore-log", "the events of some tables make no sense"
    assert refusal(tmp_path / "nowhere", data).code == "restore-nothing"
    copy.write_bytes(copy.read_bytes()[:40_000])
    assert refusal(copy, data).code == "restore-damaged"
    copy.write_bytes(b"This is no database at all. " * 500)
    assert refusal(copy, data).code == "restore-damaged"
    copy.write_bytes(b"")
    assert refusal(copy, data).code == "restore-nothing"
    with closing(sqlite3.connect(tmp_path / "theirs")) as theirs:
        theirs.execute("CREATE TABLE recipes (name)")
    assert refusal(tmp_path / "theirs", data).code == "store-foreign"
    assert await tables_in(data) == ["old"]
    assert not [path for path in data.iterdir() if "restore" in path.name]


@pytest.mark.parametrize("sign", ["lock", "keys", "log"])
async def test_an_empty_file_where_there_was_data_is_refused(data: Path, sign: str) -> None:
    store = await store_with(data, "old")
    await store.close()
    if sign != "lock":
        (data / f"{DATABASE}.lock").write_bytes(b"")  # as earlier versions have left it
        Path(data / "keys" if sign == "keys" else f"{data / DATABASE}-wal").write_text("something")
    (data / DATABASE).write_bytes(b"")
    assert "red7 restore" in await refused("store-emptied", SqliteStore.open(data / DATABASE))
    assert (data / DATABASE).read_bytes() == b""
    if sign != "keys":
        (data / DATABASE).unlink()
        await refused("store-gone", SqliteStore.open(data / DATABASE))
        assert not (data / DATABASE).exists()


async def test_a_backup_put_in_place_by_hand_next_to_an_old_log_is_refused(
    data: Path, tmp_path: Path
) -> None:
    store = await store_with(data, "old")
    await store.backup(tmp_path / "copy")
    await store.append(created("new"))
    shutil.copy(f"{data / DATABASE}-wal", tmp_path / "log")
    await store.close()
    shutil.copy(tmp_path / "copy", data / DATABASE)
    shutil.copy(tmp_path / "log", f"{data / DATABASE}-wal")
    sentence = await refused("store-other-log", SqliteStore.open(data / DATABASE))
    assert f"{DATABASE}-wal" in sentence
    Path(f"{data / DATABASE}-wal").unlink()
    assert await tables_in(data) == ["old"]
