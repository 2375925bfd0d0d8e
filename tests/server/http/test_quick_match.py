"""A quick match: people who want the same meet, and nobody else is disturbed."""

import asyncio

import pytest
from support.server.live_server import Server
from support.server.server_tables import command, state

from red7.host.errors import UnavailableError
from red7.table.table import Phase

pytestmark = pytest.mark.anyio


async def quick(server: Server, token: str, **wishes: object) -> str:
    async with server.client(token) as client:
        answer = await client.post("/api/quick", json=wishes)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])


async def test_a_quick_match_begins_with_whoever_waits_for_the_same(server: Server) -> None:
    ann, ben, cat = [await server.guest(name) for name in ("Ann", "Ben", "Cat")]
    waiting = await quick(server, ann, options="advanced")
    assert await quick(server, cat, options="basic") != waiting, "that is another match"
    assert await quick(server, ann, options="advanced") == waiting, "and not with themselves"
    table = await quick(server, ben, options="advanced")
    assert table == waiting
    now = await state(server, table)
    assert now.settings.pace.seconds is not None, "nobody waits for ever for a stranger"
    assert now.settings.pace.timeout == "bot"
    assert {seat.name for seat in now.seats} == {"Ann", "Ben"}
    assert now.phase == "dealing"
    assert await quick(server, cat, options="advanced") != table, "that one is full"


async def test_people_who_ask_for_a_quick_match_at_the_same_moment_meet(server: Server) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben", "Cat", "Dan")]
    tables = await asyncio.gather(*(quick(server, token) for token in tokens))
    assert sorted(map(tables.count, tables)) == [2, 2, 2, 2]


async def test_a_quick_match_brings_people_of_one_name_together(server: Server) -> None:
    tables = {await quick(server, await server.guest("Player"), players=3) for _ in range(3)}
    assert len(tables) == 1
    now = await state(server, tables.pop())
    assert [seat.name for seat in now.seats] == ["Player", "Player 2", "Player 3"]
    assert now.phase == "dealing"


async def test_a_quick_match_says_why_it_cannot_be_had(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    await quick(server, ann)

    async def contended(*_: object, **__: object) -> None:
        raise UnavailableError("server-contended")

    monkeypatch.setattr(server.host.hub, "act", contended)
    async with server.client(ben) as client:
        assert (await client.post("/api/quick", json={})).json()["code"] == "server-contended"


async def test_a_quick_match_leaves_tables_alone_that_somebody_made_by_hand(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    made = await server.table(ann, listed=True)
    pretends = await server.table(
        ann, listed=True, quick=True, pace={"seconds": 120, "timeout": "bot", "level": "casual"}
    )
    assert await quick(server, ben) not in (made, pretends)
    for table in (made, pretends):
        assert [seat.is_free for seat in (await state(server, table)).seats] == [False, True]


async def test_who_has_left_a_quick_match_gets_a_seat_when_they_ask_again(server: Server) -> None:
    ann = await server.guest("Ann")
    table = await quick(server, ann)
    assert (await command(server, table, ann, "leave"))["type"] == "done"
    now = await state(server, await quick(server, ann))
    assert now.phase is Phase.WAITING
    assert now.seats_of(now.host)
