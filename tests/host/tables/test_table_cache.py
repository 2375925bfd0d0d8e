"""Tables in memory: whoever has got one hears its news, however many others there are."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from red7.host.caps import Caps
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.observer import Observer
from red7.host.hub import Hub
from red7.host.inputs import USUAL
from red7.host.memory.store import MemoryStore
from red7.host.tables import table_cache
from red7.host.tables.cached_table import CachedTable
from red7.host.tables.table_cache import TableCache
from red7.table.commands import Remove, SeatBot
from red7.table.decisions.asker import Who
from red7.table.settings import Settings

pytestmark = pytest.mark.anyio
ANN = Who(guest="a" * 32, name="Ann")


@asynccontextmanager
async def hub_of(in_use: set[str], in_memory: int) -> AsyncIterator[Hub]:
    store = MemoryStore()
    tables = TableCache(store, LocalBus(), lambda id_: id_ in in_use, in_memory)
    await tables.open()
    yield Hub(store, tables, Observer(), USUAL, Caps())
    await tables.close()


async def test_a_table_somebody_gets_stays_in_memory_though_there_are_more_than_enough() -> None:
    in_use: set[str] = set()
    async with hub_of(in_use, in_memory=1) as hub:
        ids = [(await hub.create(ANN, Settings(players=3))).id for _ in range(6)]
        assert len(hub.tables.all()) == 1, "nobody looks at the others"

        async def enter(id_: str) -> CachedTable:
            cached = await hub.tables.get(id_)
            assert cached in hub.tables.all()
            in_use.add(id_)
            return cached

        *together, alone = ids
        entered = await asyncio.gather(*(enter(id_) for id_ in together))
        entered.append(await enter(alone))
        for cached in entered:
            done = await hub.act(cached.id, ANN, SeatBot(seat=2, level="casual"))
            assert cached.version == done.version
        assert await hub.create(ANN, Settings()) in hub.tables.all(), "its host is about to look at it"


async def test_of_those_that_nobody_looks_at_the_latest_stay() -> None:
    async with hub_of(set(), in_memory=2) as hub:
        first, second = [(await hub.create(ANN, Settings())).id for _ in range(2)]
        await hub.tables.get(first)
        third = (await hub.create(ANN, Settings())).id
        assert {cached.id for cached in hub.tables.all()} == {first, third}, f"not {second}"


async def test_long_tables_that_nobody_looks_at_make_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_of(set(), in_memory=100) as hub:
        one = await hub.create(ANN, Settings(players=3))
        monkeypatch.setattr(table_cache, "EVENTS_IN_MEMORY", one.version + 3)
        for _ in range(2):
            await hub.act(one.id, ANN, SeatBot(seat=2, level="casual"))
            await hub.act(one.id, ANN, Remove(seat=2))
        other = await hub.create(ANN, Settings(players=3))
        assert hub.tables.all() == [other]
