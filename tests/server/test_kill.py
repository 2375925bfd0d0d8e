"""Whenever a server is killed, nothing acknowledged is lost or done twice, and all players come back."""

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from support.long_run import LONG, report
from support.patience import PATIENCE
from support.server.killable_server import STEPS, KillableServer, killable, several_processes
from support.server.live_server import Remote
from support.server.log_audit import audit
from support.server.reconnecting_client import ReconnectingClient, by_table, finish, open_tables, playing

from red7.game.engine.dice import Dice
from red7.server.storage.backup import DATABASE
from red7.server.storage.postgres.store import PostgresStore
from red7.server.storage.sqlite.store import SqliteStore

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("RED7_KILLS", "2000")) if LONG else 24
TABLES = 3


async def kill_often(server: KillableServer, kills: int, dice: Dice) -> None:
    """Kill a server at each kind of step in turn, and at any moment in between; it is running in the end."""
    for number in range(kills):
        step = (*STEPS, "")[number % 4]
        await server.start(step, 1 + dice.below(8))
        if step:
            await server.ended()
        else:
            await asyncio.sleep(dice.below(500) / 1000)
            await server.kill()
    await server.start()


def figures(players: Sequence[ReconnectingClient]) -> dict[str, int]:
    """What a report says of the players."""
    return {
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "matches": sum(table[0].table["match_number"] for table in by_table(players)),
    }


async def test_killed_at_any_moment_a_server_loses_no_move_and_makes_none_twice(tmp_path: Path) -> None:
    async with killable(tmp_path) as server:
        await server.start()
        await Remote(server.port).ready()
        players = await open_tables([server.port], TABLES)
        await server.kill()
        async with playing(players):
            async with asyncio.timeout(PATIENCE + 10 * KILLS):
                await kill_often(server, KILLS, Dice(7))
            await finish(players)
        await server.kill()
        assert all(server.killed_at[step] >= KILLS // 4 for step in (*STEPS, "anywhere"))
    for player in players:
        assert player.returns > KILLS // 8
    assert sum(player.received["as before"] for player in players) > KILLS // 4
    await audit(SqliteStore.open(tmp_path / DATABASE), players)
    report("kills of the only process", kills=KILLS, **figures(players))


async def test_with_several_processes_on_one_database_one_is_killed_again_and_again(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    kills, processes = (KILLS // 4, 3) if LONG else (KILLS // 3, 2)
    async with several_processes(processes, tmp_path, postgres_url, redis_url) as servers:
        players = await open_tables([server.port for server in servers], 2, roam=3)
        victim = servers[-1]
        await victim.kill()
        async with playing(players):
            async with asyncio.timeout(PATIENCE + 20 * kills):
                await kill_often(victim, kills, Dice(8))
            await finish(players)
        assert all(victim.killed_at[step] >= kills // 4 for step in STEPS)
    await audit(PostgresStore.open(postgres_url), players)
    report(f"kills of one of {processes} processes", kills=kills, **figures(players))
