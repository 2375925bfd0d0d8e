"""A long table is read from where it was saved last, if that fits its log, and is the same as by its log."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from support.patience import eventually
from support.table_driver import ANN, everything

from red7.host.caps import Caps
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.observer import Observer
from red7.host.contracts.store import Entry
from red7.host.hub import Hub
from red7.host.inputs import USUAL
from red7.host.memory.store import MemoryStore
from red7.host.tables import saved_tables, table_cache
from red7.host.tables.saved_tables import EVERY
from red7.host.tables.summaries import forgotten
from red7.host.tables.table_cache import TableCache
from red7.table.commands import Remove, SeatBot, Sit
from red7.table.decisions.asker import Who
from red7.table.log import decode_event
from red7.table.settings import Settings
from red7.table.table import Table

pytestmark = pytest.mark.anyio
ZOE = Who(guest="z" * 32, name="Zoe")


class Counted(MemoryStore):
    """A store that counts how many entries are read."""

    read = 0
    longest = 0

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        entries = await super().entries(table, after, limit)
        self.read += len(entries)
        self.longest = max(self.longest, len(entries))
        return entries


@asynccontextmanager
async def hub_of(store: MemoryStore) -> AsyncIterator[Hub]:
    tables = TableCache(store, LocalBus(), lambda _id: False, 100)
    await tables.open()
    yield Hub(store, tables, Observer(), USUAL, Caps())
    await tables.close()


async def long_table(store: MemoryStore, pairs: int = EVERY) -> str:
    """A table at which a lot has happened: saved, and with something after that."""
    async with hub_of(store) as hub:
        id_ = (await hub.create(ANN, Settings(players=3))).id
        await hub.act(id_, ZOE, Sit(seat=2))
        for _ in range(pairs):
            await hub.act(id_, ANN, SeatBot(seat=1, level="casual"))
            await hub.act(id_, ANN, Remove(seat=1))
    return id_


async def opened(store: Counted, id_: str) -> tuple[bytes, int]:
    """All that a table is when it is read anew, and how many entries that took."""
    before = store.read
    async with hub_of(store) as hub:
        cached = await hub.tables.get(id_)
        return everything(cached.table), store.read - before


async def folded(store: MemoryStore, id_: str) -> bytes:
    entries = await MemoryStore.entries(store, id_)
    return everything(Table.replay([(decode_event(entry.event), entry.at) for entry in entries]))


async def test_a_long_table_is_read_from_where_it_was_saved() -> None:
    store = Counted()
    id_ = await long_table(store)
    table, read = await opened(store, id_)
    assert table == await folded(store, id_)
    assert read < EVERY
    short = await long_table(store, 5)
    assert await store.saved(short) is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"form": 0},
        {"digest": b"other"},
        {"state": b"{}"},
        {"version": 99_999},
        {"version": EVERY - 7},
    ],
    ids=str,
)
async def test_what_does_not_fit_the_log_is_not_used_and_made_anew(wrong: dict[str, object]) -> None:
    store = Counted()
    id_ = await long_table(store)
    saved = await store.saved(id_)
    assert saved is not None
    await store.put_saved(msgspec.structs.replace(saved, **wrong), ())
    table, read = await opened(store, id_)
    assert table == await folded(store, id_)
    assert read > EVERY
    assert (await opened(store, id_))[1] < EVERY, "it was saved again"


async def test_a_log_that_was_changed_is_read_itself() -> None:
    store = Counted()
    id_ = await long_table(store)
    saved = await store.saved(id_)
    assert saved is not None
    last = store._entries[id_, saved.version]
    store._entries[id_, saved.version] = msgspec.structs.replace(last, at=5)
    assert (await opened(store, id_))[0] == await folded(store, id_)


async def test_who_is_forgotten_is_not_in_what_is_saved() -> None:
    store = Counted()
    id_ = await long_table(store)
    saved = await store.saved(id_)
    assert saved is not None
    assert ZOE.guest.encode() in saved.state
    await store.erase(id_, ZOE.guest, lambda document: forgotten(document, ZOE.guest))
    assert await store.saved(id_) is None
    await store.put_saved(saved, (ANN.guest, ZOE.guest))
    assert await store.saved(id_) is None, "by a process that has not heard of it"
    assert (await opened(store, id_))[0] == await folded(store, id_)
    saved = await store.saved(id_)
    assert saved is not None
    assert not [word for word in (ZOE.guest, ZOE.name) if word.encode() in saved.state]


async def changed_in_the_middle(store: Counted) -> str:
    """A long table whose log says something else than what was saved, though both end alike."""
    id_ = await long_table(store)
    entry = next(entry for entry in await store.entries(id_) if b"Zoe" in entry.event)
    changed = msgspec.structs.replace(entry, event=entry.event.replace(b"Zoe", b"Zog"))
    store._entries[id_, entry.version] = changed
    return id_


async def test_all_of_the_log_is_read_later_and_corrects_what_was_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_cache, "CHECK_AFTER", 0)
    monkeypatch.setattr(saved_tables, "PAUSE", 0)
    store = Counted()
    id_ = await changed_in_the_middle(store)
    misfits: list[str] = []
    tables = TableCache(store, LocalBus(), lambda _id: False, 100, misfit=misfits.append)
    cached = await tables.get(id_)
    assert cached.table.seats[2].name == "Zoe", "nobody waits for it"
    await eventually(lambda: cached.table.seats[2].name == "Zog")
    assert misfits == [id_]
    assert everything(cached.table) == await folded(store, id_)
    await tables.close()
    assert (await opened(store, id_))[0] == await folded(store, id_)
    saved = await store.saved(id_)
    assert saved is not None
    assert b"Zog" in saved.state
    assert misfits == [id_]


async def test_what_fits_is_checked_once_in_small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_cache, "CHECK_AFTER", 0)
    monkeypatch.setattr(saved_tables, "PAUSE", 0)
    store = Counted()
    id_ = await long_table(store)
    misfits: list[str] = []
    tables = TableCache(store, LocalBus(), lambda _id: False, 1, misfit=misfits.append)
    other = await long_table(store, 1)
    for reads in (2 * EVERY, 0):
        before = store.read
        await tables.get(id_)
        await eventually(lambda: tables._checking is None or tables._checking.done())
        assert reads <= store.read - before <= reads + EVERY
        await tables.get(other)  # for which the first one is dropped
    assert store.longest < EVERY
    assert misfits == []
    await tables.close()
