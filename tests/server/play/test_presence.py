"""Who is there and what they say in a word, over several processes."""

import json
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from support.server.live_server import Json, Player, Server, serving
from support.server.services import Redis

from red7.host.people.presence import FORGOTTEN_AFTER

pytestmark = pytest.mark.anyio


@pytest.fixture
async def servers(tmp_path: Path, postgres_url: str, redis_url: str) -> AsyncIterator[list[Server]]:
    """Two that share a database and a bus, as two processes would."""
    shared: dict[str, Any] = {"database": postgres_url, "bus": redis_url, "key_file": tmp_path / "keys"}
    async with (
        serving(tmp_path / "one", **shared) as one,
        serving(tmp_path / "two", **shared) as two,
    ):
        yield [one, two]


def present(seats: list[int], watchers: int) -> Json:
    return {"type": "present", "seats": seats, "watchers": watchers}


async def hears(player: Player, message: Json) -> None:
    """Wait until this is the latest that was told of its kind."""

    def latest() -> Json:
        kind = [one for one in player.messages if one["type"] == message["type"]]
        return kind[-1] if kind else {}

    await player.until(lambda: latest() == message)


async def test_everybody_hears_who_is_there_whichever_process_they_are_connected_to(
    servers: list[Server],
) -> None:
    one, two = servers
    ann, ben = await one.guest("Ann"), await one.guest("Ben")
    table = await one.table(ann)
    async with one.player(table, ann) as host:
        await hears(host, present([0], 0))
        async with two.player(table, ben) as guest, two.player(table) as watcher:
            for player in (host, guest, watcher):
                await hears(player, present([0], 2))
            assert (await guest.do("sit"))["type"] == "done"
            for player in (host, guest, watcher):
                await hears(player, present([0, 1], 1))
            await guest.connection.send(json.dumps({"type": "react", "reaction": "thanks"}))
            for player in (host, guest, watcher):
                await hears(player, {"type": "reacted", "seat": 1, "reaction": "thanks"})
        await hears(host, present([0], 0))


async def test_when_redis_is_back_all_hear_again_who_is_there(servers: list[Server], redis: Redis) -> None:
    one, two = servers
    ann = await one.guest("Ann")
    table = await one.table(ann)
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(one.player(table, ann))
        await hears(host, present([0], 0))
        redis.stop()
        watcher = await stack.enter_async_context(two.player(table))
        await hears(watcher, present([], 1))
        redis.start()
        for player in (host, watcher):
            await hears(player, present([0], 1))


async def test_those_of_a_process_that_died_are_not_counted_for_ever(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = servers
    ann = await one.guest("Ann")
    table = await one.table(ann)
    async with one.player(table, ann) as host:
        async with two.player(table):
            await hears(host, present([0], 1))
            await two.host.presence.close()  # it is not heard of any more
        one.host.presence.forget_silent()
        assert host.messages[-1] == present([0], 1), "not yet"
        later = time.monotonic() + FORGOTTEN_AFTER + 1
        monkeypatch.setattr(one.host.presence, "_now", lambda: later)
        one.host.presence.forget_silent()
        await hears(host, present([0], 0))
