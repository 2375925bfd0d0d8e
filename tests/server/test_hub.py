"""Tables in memory: whoever has got one hears its news, however many others there are."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from red7.host.cached_table import Live
from red7.host.contracts.local_bus import LocalBus
from red7.host.hub import Hub
from red7.server.metrics import Metrics
from red7.server.storage.sqlite.store import SqliteStore
from red7.table.commands import SeatBot
from red7.table.decide import Who
from red7.table.settings import Settings

pytestmark = pytest.mark.anyio
ANN = Who(guest="a" * 32, name="Ann")


@asynccontextmanager
async def hub_of(path: Path, in_use: set[str], in_memory: int) -> AsyncIterator[Hub]:
    store = await SqliteStore.open(path)
    bus = LocalBus()
    hub = Hub(store, bus, Metrics(), most_tables=100, in_use=lambda id_: id_ in in_use, in_memory=in_memory)
    await hub.open()
    yield hub
    await hub.close()
    await bus.close()
    await store.close()


async def test_a_table_somebody_gets_stays_in_memory_though_there_are_more_than_enough(
    sqlite_path: Path,
) -> None:
    in_use: set[str] = set()
    async with hub_of(sqlite_path, in_use, in_memory=1) as hub:
        ids = [(await hub.create(ANN, Settings(players=3))).id for _ in range(6)]
        assert len(hub.in_memory()) == 1, "nobody looks at the others"

        async def enter(id_: str) -> Live:
            live = await hub.live(id_)
            assert live in hub.in_memory()
            in_use.add(id_)
            return live

        *together, alone = ids
        entered = await asyncio.gather(*(enter(id_) for id_ in together))
        entered.append(await enter(alone))
        for live in entered:
            done = await hub.act(live.id, ANN, SeatBot(seat=2, level="casual"))
            assert live.version == done.version
        assert await hub.create(ANN, Settings()) in hub.in_memory(), "its host is about to look at it"


async def test_of_those_that_nobody_looks_at_the_latest_stay(sqlite_path: Path) -> None:
    async with hub_of(sqlite_path, set(), in_memory=2) as hub:
        first, second = [(await hub.create(ANN, Settings())).id for _ in range(2)]
        await hub.live(first)
        third = (await hub.create(ANN, Settings())).id
        assert {live.id for live in hub.in_memory()} == {first, third}, f"not {second}"
