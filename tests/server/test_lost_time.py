"""Clocks run while any server is there, also after a restart; nobody pays for the time when none was."""

from pathlib import Path

import msgspec
import pytest
from support.clock import Clock
from support.server.killable_server import killable, two_processes
from support.server.live_server import Remote, serving
from support.server.reconnecting_client import ReconnectingClient, open_tables
from support.server.server_tables import dealt as dealt_at_once
from support.server.server_tables import noticed

from red7.host.inputs import clock
from red7.server.storage.backup import DATABASE
from red7.server.storage.sqlite.store import SqliteStore
from red7.table.events import Event, Extended
from red7.table.settings import SHORTEST_TURN
from red7.table.table import Table

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
DAY = 24 * HOUR


async def log_of(data: Path, table: str) -> list[tuple[Event, int]]:
    """The log of a table whose server is gone."""
    store = await SqliteStore.open(data / DATABASE)
    try:
        entries = await store.entries(table)
    finally:
        await store.close()
    return [(msgspec.json.decode(entry.event, type=Event), entry.at) for entry in entries]


async def players_at_first_turns(
    ports: list[int], tables: int = 1, **pace: object
) -> list[ReconnectingClient]:
    """Players at tables whose first turn has begun; none of them looks."""
    players = await open_tables(ports, tables, pace=pace)
    for player in players[::2]:
        await dealt(Remote(ports[0]), player)
    return players


async def dealt(server: Remote, player: ReconnectingClient) -> None:
    async with server.player(player.table_id, player.token) as here:
        await here.until(lambda: here.table["phase"] == "playing")


async def test_time_without_a_server_is_not_charged(tmp_path: Path) -> None:
    time = Clock()
    async with serving(tmp_path, now=time) as server:
        tokens = [await server.guest("Ann"), await server.guest("Ben")]
        table = await dealt_at_once(server, time, tokens, pace={"seconds": 600})
    before = Table.replay(await log_of(tmp_path, table))
    assert before.deadline is not None
    time.ms += HOUR
    async with serving(tmp_path, now=time) as server, server.player(table, tokens[0]) as here:
        assert here.table["deadline"] == before.deadline + HOUR
        assert here.table["phase"] == "playing"


@pytest.mark.parametrize("away", [1, 3_200, 5_999])
async def test_a_short_absence_is_not_charged_either(tmp_path: Path, away: int) -> None:
    time = Clock()
    async with serving(tmp_path, now=time) as server:
        tokens = [await server.guest("Ann"), await server.guest("Ben")]
        table = await dealt_at_once(server, time, tokens, pace={"seconds": 600})
        await noticed(server, time)
    time.ms += away
    async with serving(tmp_path, now=time):
        pass
    assert [event.ms for event, _ in await log_of(tmp_path, table) if isinstance(event, Extended)] == [away]


async def test_a_turn_ends_after_a_restart_when_its_time_is_up(tmp_path: Path) -> None:
    time = Clock()
    async with serving(tmp_path, now=time) as server:
        tokens = [await server.guest("Ann"), await server.guest("Ben")]
        table = await dealt_at_once(server, time, tokens, pace={"seconds": SHORTEST_TURN})
    async with serving(tmp_path, now=time) as server, server.player(table, tokens[0]) as here:
        await noticed(server, time)
        time.ms += SHORTEST_TURN * 1_000
        await here.until(lambda: any(seat["timeouts"] for seat in here.table["seats"]))


async def test_killed_while_it_gives_time_back_a_server_gives_the_rest_later_and_none_twice(
    tmp_path: Path,
) -> None:
    async with killable(tmp_path) as server:
        await server.start()
        await Remote(server.port).ready()
        players = (await players_at_first_turns([server.port], 3, seconds=600))[::2]
        await server.kill()
        for count in (1, 2):
            await server.start("committed", count, later=DAY)
            assert await server.ended() < 0
        await server.start(later=DAY)
        await Remote(server.port).ready()
        await server.kill()
        assert server.killed_at["committed"] == 2
    for player in players:
        log = await log_of(tmp_path, player.table_id)
        given = [event.ms for event, _ in log if isinstance(event, Extended)]
        assert DAY - HOUR < sum(given) < DAY + HOUR
        table = Table.replay(log)
        assert table.deadline is not None
        assert table.deadline - (clock() + DAY) <= 600_000


async def test_the_clock_of_a_dead_process_is_kept_by_another(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    async with two_processes(tmp_path, postgres_url, redis_url) as (one, two):
        [player, _] = await players_at_first_turns([two.port], seconds=5)
        await two.kill()
        async with Remote(one.port).player(player.table_id, player.token) as here:
            await here.until(lambda: any(seat["timeouts"] for seat in here.table["seats"]))
            assert "extended" not in [event["type"] for event in here.events]
