"""Faces and characters over HTTP, and how a running match is listed for those who play it."""

import pytest
from support.clock import Clock
from support.server.live_server import Json, Server
from support.server.server_tables import command, deal, state

pytestmark = pytest.mark.anyio


async def open_table(server: Server, token: str, **wishes: object) -> str:
    async with server.client(token) as client:
        answer = await client.post("/api/tables", json=wishes)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])


async def listed(server: Server, token: str, path: str) -> Json:
    async with server.client(token) as client:
        tables = (await client.get(path)).json()["tables"]
        assert len(tables) == 1
        table: Json = tables[0]
        return table


async def test_a_running_match_is_listed_with_everybody_at_it_and_where_it_stands(
    server: Server, clock: Clock
) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    settings = {"players": 3, "bots": [None, None, "expert"], "listed": True}
    table = await open_table(server, ann, settings=settings, faces=["owl"], characters=["", "", "Onyx"])
    assert (await command(server, table, ben, "sit", face="fox"))["type"] == "done"
    mine = await listed(server, ann, "/api/me/matches")
    assert (mine["round"], mine["turn"], mine["own"]) == (0, None, [0])
    assert [(seat["name"], seat["face"]) for seat in mine["seats"]] == [
        ("Ann", "owl"),
        ("Ben", "fox"),
        ("Onyx", "onyx"),
    ]
    assert (await command(server, table, ann, "start"))["type"] == "done"
    await deal(server, clock, table)
    theirs = await listed(server, ben, "/api/me/matches")
    assert (theirs["round"], theirs["own"]) == (1, [1])
    assert theirs["turn"] in (0, 1, 2)
    assert (await listed(server, ben, "/api/tables"))["own"] == [], "nobody is told who somebody is"


async def test_a_quick_match_has_faces_and_an_unknown_one_is_none(server: Server) -> None:
    for name, wish in (("Ann", "cat"), ("Ben", "unicorn")):
        async with server.client(await server.guest(name)) as client:
            table = (await client.post("/api/quick", json={"face": wish})).json()["id"]
    assert [seat.face for seat in (await state(server, table)).seats] == ["cat", ""]
