"""Tables that nobody is at: they close by themselves, after a fair while."""

from pathlib import Path

import pytest
from support.clock import Clock
from support.patience import eventually
from support.server.live_server import Server, serving
from support.server.server_tables import dealt, give_up, no_limits, state, watched

from red7.table.deadlines import IDLE_FINISHED, IDLE_PLAYING, IDLE_WAITING, KEPT_FOR

pytestmark = pytest.mark.anyio


async def test_tables_where_nobody_does_anything_close(server: Server, clock: Clock) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben")]
    finished = await dealt(server, clock, tokens)
    await give_up(server, finished, tokens)
    playing, waiting = await dealt(server, clock, tokens), await server.table(tokens[0])
    began = clock.ms
    clock.ms = began + IDLE_WAITING - 60_000
    assert (await state(server, waiting)).phase != "closed"
    clock.ms = began + IDLE_WAITING + 1
    await closed(server, waiting)
    for table, idle in ((finished, IDLE_FINISHED), (playing, IDLE_PLAYING)):
        async with server.player(table) as watcher:
            clock.ms = began + idle - 60_000
            assert watcher.table["phase"] != "closed"
            clock.ms = began + idle + 1
            await watcher.until_phase("closed")
            assert watcher.table["closed"] == "expired"


async def closed(server: Server, table: str) -> None:
    """Wait until a table is closed."""
    cached = await server.host.tables.get(table)
    await eventually(lambda: cached.table.phase == "closed")


async def looked(server: Server) -> None:
    """Wait until the server has looked twice for what is due."""
    looks = server.host.scheduler.looks
    await eventually(lambda: server.host.scheduler.looks > looks + 1)


async def test_a_table_that_waits_is_kept_while_somebody_is_there_and_a_fair_while_after(
    server: Server, clock: Clock
) -> None:
    ann = await server.guest("Ann")
    left, kept = await server.table(ann), await server.table(ann)
    async with watched(server, kept, ann) as [player]:
        for _ in range(5):
            version = player.version
            clock.ms += KEPT_FOR
            await player.until(lambda version=version: player.version > version)  # type: ignore[misc]
            assert player.events[-1]["type"] == "extended"
        await closed(server, left)
    await eventually(lambda: not server.host.viewers.of(kept))
    gone_at = clock.ms
    clock.ms = gone_at + 30 * 60_000
    await looked(server)
    assert (await state(server, kept)).phase == "waiting"
    clock.ms = gone_at + IDLE_WAITING + 1
    await closed(server, kept)


async def test_after_a_start_people_have_a_while_to_come_back_to_a_table_that_waits(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock, limits=no_limits()) as server:
        table = await server.table(await server.guest("Ann"))
    clock.ms += 10 * IDLE_WAITING
    async with serving(tmp_path, now=clock, limits=no_limits()) as server:
        await looked(server)
        assert (await state(server, table)).phase == "waiting"
        clock.ms += KEPT_FOR
        await closed(server, table)
