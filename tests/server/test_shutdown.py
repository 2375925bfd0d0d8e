"""A server that is told to stop finishes what it writes, and tells everybody to come back; and they do."""

import asyncio
import signal
from pathlib import Path

import pytest
from support.server.killable_server import killable
from support.server.live_server import Remote, serving
from support.server.log_audit import audit
from support.server.reconnecting_client import finish, open_tables, playing

from red7.host.contracts.store import Append
from red7.server.storage.backup import DATABASE
from red7.server.storage.sqlite.store import SqliteStore
from red7.table.commands import SeatBot
from red7.table.decisions.asker import Who
from red7.table.settings import Settings

pytestmark = pytest.mark.anyio


async def test_everybody_hears_goodbye_and_plays_on_after_the_restart(tmp_path: Path) -> None:
    async with killable(tmp_path) as server:
        await server.start()
        await Remote(server.port).ready()
        players = await open_tables([server.port])
        async with playing(players):
            for stop in range(1, 4):
                for player in players:
                    await player.reach(player.version + 8)
                server.signal(signal.SIGTERM)
                assert await server.ended() == -signal.SIGTERM
                for player in players:
                    await player.hears("goodbye", stop)
                await server.start()
            await finish(players)
    await audit(SqliteStore.open(tmp_path / DATABASE), players)


async def test_a_command_whose_sender_is_gone_is_carried_out_and_the_others_are_told(tmp_path: Path) -> None:
    senders: list[asyncio.Task[object]] = []

    def step(name: str) -> None:
        if name == "checked" and senders:
            senders[0].cancel()

    async with serving(tmp_path, step=step) as server:
        token = await server.guest("Ann")
        table = await server.table(token)
        async with server.player(table, token) as player:
            hub = server.host.hub
            host = Who(guest=(await hub.tables.get(table)).table.host)
            senders.append(asyncio.create_task(hub.act(table, host, SeatBot(seat=1, level="casual"))))
            with pytest.raises(asyncio.CancelledError):
                await senders[0]
            await player.until(lambda: player.table["seats"][1]["kind"] == "bot")


async def test_a_command_whose_sender_is_gone_before_the_store_has_it_is_carried_out_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        hub, ann = server.host.hub, Who(guest="ann", name="Ann")
        live = await hub.create(ann, Settings(players=2))
        store_append = hub.store.append
        waiting = asyncio.Event()

        async def append(what: Append) -> None:
            if not waiting.is_set():  # for a free connection, say
                waiting.set()
                await asyncio.sleep(60)
            await store_append(what)

        monkeypatch.setattr(hub.store, "append", append)
        async with server.player(live.id) as watching:
            sending = asyncio.create_task(hub.act(live.id, ann, SeatBot(seat=1, level="casual"), key="x"))
            await waiting.wait()
            sending.cancel()
            with pytest.raises(asyncio.CancelledError):
                await sending
            await watching.until(lambda: watching.table["seats"][1]["kind"] == "bot")
