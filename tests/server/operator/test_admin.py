"""`red7 admin`: what an operator asks of a running server, over a socket that is nobody else's."""

import asyncio
import io
import json
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner
from support.clock import Clock
from support.server.live_server import Server
from support.server.server_tables import goodbye, state

from red7.cli import main
from red7.game.errors import InvalidError
from red7.server.operator.admin import operated
from red7.server.operator.socket import SOCKET, Json, ask
from red7.table.table import Phase

pytestmark = pytest.mark.anyio


async def run(data: Path, *words: str) -> str:
    """What the command prints; its process is another one than the server's in earnest."""
    result = await asyncio.to_thread(CliRunner().invoke, main, ["admin", *words, "--data", str(data)])
    assert result.exit_code == 0, result.output
    return result.output


async def test_an_operator_sees_tables_and_people_and_ends_a_table(
    server: Server, tmp_path: Path, log: io.StringIO
) -> None:
    ann = await server.guest("Ann")
    table = await server.table(ann)
    async with operated(tmp_path, server.services), server.player(table, ann) as player:
        assert stat.S_IMODE((tmp_path / SOCKET).stat().st_mode) == 0o600
        assert table in await run(tmp_path, "tables")
        [shown] = json.loads(await run(tmp_path, "tables", "--json"))["tables"]
        assert (shown["id"], shown["players"], shown["connections"]) == (table, ["Ann"], 1)
        [guest] = json.loads(await run(tmp_path, "guests", "--json"))["guests"]
        assert (guest["name"], guest["address"], guest["tables"]) == ("Ann", "127.0.0.1", [table])
        assert "127.0.0.1" in await run(tmp_path, "guests")
        assert table in await run(tmp_path, "end", table)
        await player.until(lambda: player.table["closed"] == "operator")
        assert (await state(server, table)).phase is Phase.CLOSED
        with pytest.raises(InvalidError) as caught:
            await ask(tmp_path, act="end", table=table)
        assert caught.value.code == "table-closed"
    assert not (tmp_path / SOCKET).exists()
    assert "table ended by the operator" in log.getvalue()


async def test_an_operator_bans_for_a_while_and_lifts_the_ban(
    server: Server, tmp_path: Path, clock: Clock, log: io.StringIO
) -> None:
    ann = await server.guest("Ann")
    table = await server.table(ann)
    guest = (await state(server, table)).seats[0].guest
    async with operated(tmp_path, server.services):
        async with server.player(table, ann) as player:
            await run(tmp_path, "ban", f"guest:{guest}", "--minutes", "5")
            assert (await goodbye(player))["code"] == "server-banned"
        [ban] = json.loads(await run(tmp_path, "bans", "--json"))["bans"]
        assert (ban["subject"], ban["until"]) == (f"guest:{guest}", clock.ms + 300_000)
        assert "isn’t banned any more" in await run(tmp_path, "unban", f"guest:{guest}")
        assert "wasn’t banned" in await run(tmp_path, "unban", f"guest:{guest}")
        assert await run(tmp_path, "bans") == ""
        with pytest.raises(InvalidError) as caught:
            await ask(tmp_path, act="ban", subject="Ann", minutes=5)
        assert caught.value.code == "admin-subject"
    assert str(guest) not in log.getvalue()
    assert "banned by the operator" in log.getvalue()


async def test_a_restart_is_announced_to_all_who_are_there_and_all_who_come(
    server: Server, tmp_path: Path, clock: Clock
) -> None:
    ann = await server.guest("Ann")
    table = await server.table(ann)
    at = clock.ms + 600_000

    def told(messages: list[Json]) -> list[int]:
        return [one["at"] for one in messages if one["type"] == "announced"]

    async with operated(tmp_path, server.services), server.player(table, ann) as player:
        await run(tmp_path, "announce", "--minutes", "10")
        await player.until(lambda: told(player.messages) == [at])
        async with server.player(table) as late, server.client() as client:
            await late.until(lambda: told(late.messages) == [at])
            assert (await client.get("/api/tables")).headers["Red7-Restart"] == str(at)
            await run(tmp_path, "announce", "--cancel")
            await late.until(lambda: told(late.messages) == [at, 0])
            assert "Red7-Restart" not in (await client.get("/api/tables")).headers


async def test_nobody_answers_where_no_server_runs(tmp_path: Path) -> None:
    assert await ask(tmp_path, act="tables") is None
    words = ["admin", "tables", "--data", str(tmp_path)]
    result = await asyncio.to_thread(CliRunner().invoke, main, words)
    assert result.exit_code == 1
    assert "no server answers" in result.output


async def test_nonsense_is_answered_and_the_socket_lives_on(server: Server, tmp_path: Path) -> None:
    async with operated(tmp_path, server.services):
        for nonsense in ({"act": "none"}, {"act": "ban"}, {}):
            with pytest.raises(InvalidError) as caught:
                await ask(tmp_path, **nonsense)
            assert caught.value.code == "admin-unheard"
        assert await ask(tmp_path, act="bans") == {"bans": []}
