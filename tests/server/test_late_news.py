"""While the processes of a server do not hear each other, people are told that news may be late."""

import pytest
from support.server.live_server import Player, Server

from red7.server.late_news import LateNews

pytestmark = pytest.mark.anyio


class Lossy:
    """As much of a bus as is looked at."""

    healthy = True


async def told(player: Player) -> list[bool]:
    """What a connection was told of it so far."""
    for _ in range(2):  # answers come before notices, and the second one after them
        assert (await player.do("rematch", seat=0))["type"] == "refused"
    return [one["on"] for one in player.messages if one["type"] == "delayed"]


async def test_a_lost_bus_is_told_to_all_who_are_there_and_all_who_come_until_it_is_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = Lossy()
    late_news = LateNews(bus, server.host.viewers)  # type: ignore[arg-type]
    monkeypatch.setattr(server.services, "late_news", late_news)
    ann = await server.guest("Ann")
    table = await server.table(ann)
    async with server.player(table, ann) as player:
        bus.healthy = False
        late_news.look()
        assert await told(player) == [], "it may be over at once"
        late_news.look()
        late_news.look()
        await player.until(lambda: {"type": "delayed", "on": True} in player.messages)
        async with server.player(table) as late:
            await late.until(lambda: {"type": "delayed", "on": True} in late.messages)
        bus.healthy = True
        late_news.look()
        await player.until(lambda: {"type": "delayed", "on": False} in player.messages)
        async with server.player(table) as later:
            assert await told(later) == []
        assert await told(player) == [True, False], "once each"
