"""Sockets end with the session they were opened by, also in processes that have not heard of it at once."""

from pathlib import Path
from typing import Any

import pytest
from support.server.live_server import serving
from support.server.server_tables import command, goodbye
from support.server.services import Redis

pytestmark = pytest.mark.anyio


async def test_a_process_that_missed_the_news_closes_the_sockets_when_redis_is_back(
    tmp_path: Path, postgres_url: str, redis_url: str, redis: Redis
) -> None:
    shared: dict[str, Any] = {"database": postgres_url, "bus": redis_url, "key_file": tmp_path / "keys"}
    async with serving(tmp_path / "one", **shared) as one, serving(tmp_path / "two", **shared) as two:
        ann, ben, cat = [await one.guest(name) for name in ("Ann", "Ben", "Cat")]
        table = await one.table(cat, players=4)
        for token in (ann, ben):
            assert (await command(one, table, token, "sit"))["type"] == "done"
        async with (
            two.player(table, ann) as forgotten,
            two.player(table, ben) as ended,
            two.player(table, cat) as stays,
        ):
            redis.stop()
            async with one.client(ann) as client:
                assert (await client.delete("/api/me")).status_code == 204
            async with one.client(ben) as client:
                fresh = (await client.delete("/api/me/sessions")).json()["token"]
            async with two.player(table, fresh) as again:
                redis.start()
                for player in (forgotten, ended):
                    assert (await goodbye(player))["code"] == "server-session-over"
                assert (await again.do("leave", version=None))["type"] == "done"
            assert (await stays.do("seat-bot", seat=3, level="casual", version=None))["type"] == "done"


async def test_nothing_is_done_for_a_session_that_has_ended_even_if_its_socket_is_not_read(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        table = await server.table(ann, players=3)
        async with server.player(table, ben) as player:
            for viewer in server.host.viewers.of(table):
                viewer.closing = b"the last words, which are still on their way"
            await player.connection.send('{"type": "do", "id": "a", "command": {"type": "sit"}}')
            await command(server, table, ann, "seat-bot", seat=1, level="casual")
            await player.connection.wait_closed()
        async with server.player(table, ben) as player:
            assert player.you is None
