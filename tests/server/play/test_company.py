"""Good company: muting and blocking, removals that hold, and bans."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.clock import Clock
from support.server.live_server import Player, Server, serving
from support.server.server_tables import command, goodbye, hears, state, watched
from support.server.services import Redis

from red7.host.people.removals import KEPT
from red7.server.guests.bans import ADDRESS, GUEST

pytestmark = pytest.mark.anyio


async def relate(server: Server, token: str, table: str, seat: object, relation: str | None) -> int:
    async with server.client(token) as client:
        path = f"/api/tables/{table}/seats/{seat}/company"
        return (await client.put(path, json={"relation": relation})).status_code


async def quick(server: Server, token: str) -> str:
    async with server.client(token) as client:
        return str((await client.post("/api/quick", json={})).json()["id"])


async def company(server: Server, token: str, path: str = "/api/me/company") -> list[dict[str, Any]]:
    async with server.client(token) as client:
        people: list[dict[str, Any]] = (await client.get(path)).json()["people"]
        return people


async def say(player: Player, reaction: str) -> None:
    await player.connection.send(json.dumps({"type": "react", "reaction": reaction}))


async def test_who_is_muted_is_not_heard_and_does_not_know(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = await server.table(ann)
    await command(server, table, ben, "sit")
    async with watched(server, table, ann, ben, "") as players:
        assert await relate(server, ann, table, 1, "muted") == 204
        me = await server.host.blocks.unheard((await state(server, table)).seats[0].guest or "")
        assert len(me) == 1
        viewers = server.host.viewers.of(table)
        await players[0].until(lambda: any(viewer.unheard for viewer in viewers))
        await say(players[1], "hurry")
        await say(players[0], "thanks")
        for player in players:
            await hears(player, {"type": "reacted", "seat": 0, "reaction": "thanks"})
        said = [sum(one.get("seat") == 1 for one in player.messages) for player in players]
        assert said[0] == 0
        assert said[1:] == [1, 1]
    assert [(one["name"], one["relation"]) for one in await company(server, ann)] == [("Ben", "muted")]
    assert (await company(server, ann, f"/api/tables/{table}/company"))[0]["seats"] == [1]
    assert await company(server, ben) == []


async def test_who_is_blocked_and_who_blocks_hear_nothing_of_each_other_and_do_not_meet(
    server: Server,
) -> None:
    ann, ben, cat = [await server.guest(name) for name in ("Ann", "Ben", "Cat")]
    table = await server.table(ann)
    await command(server, table, ben, "sit")
    assert await relate(server, ann, table, 1, "blocked") == 204
    async with watched(server, table, ann, ben) as players:
        for player, word in zip(players, ("hello", "wow"), strict=True):
            await say(player, word)
        await hears(players[0], {"type": "reacted", "seat": 0, "reaction": "hello"})
        await hears(players[1], {"type": "reacted", "seat": 1, "reaction": "wow"})
        assert not any(one.get("reaction") == "wow" for one in players[0].messages)
        assert not any(one.get("reaction") == "hello" for one in players[1].messages)
    waiting = await quick(server, ann)
    bens = await quick(server, ben)
    assert bens != waiting
    assert await quick(server, cat) in (waiting, bens)
    [person] = await company(server, ann)
    async with server.client(ann) as client:
        answer = await client.put(f"/api/me/company/{person['id']}", json={"relation": None})
        assert answer.status_code == 204
        assert (await client.put("/api/me/company/x", json={"relation": None})).status_code == 409
    assert await company(server, ann) == []


async def test_only_another_person_can_be_muted(server: Server) -> None:
    ann = await server.guest("Ann")
    table = await server.table(ann, players=3, bots=[None, "casual"])
    statuses = [await relate(server, ann, table, seat, "muted") for seat in (0, 1, 2, 3, "x", "9" * 5000)]
    assert statuses == [409] * 6
    assert await relate(server, "", table, 0, "muted") == 401


async def test_who_was_removed_does_not_come_back_as_somebody_else(server: Server, clock: Clock) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table, other = await server.table(ann, players=3), await server.table(ann)
    await command(server, table, ben, "sit", seat=1)
    assert (await command(server, table, ann, "remove", seat=1))["type"] == "done"
    async with server.client(ben) as client:
        assert (await client.delete("/api/me")).status_code == 204
    again = await server.guest("Bella")
    assert (await command(server, table, again, "sit"))["code"] == "table-removed"
    assert (await command(server, other, again, "sit"))["type"] == "done", "at that table only"
    async with server.client(again) as client:
        client.headers["User-Agent"] = "another device"
        body = {"type": "do", "id": "b", "command": {"type": "sit"}}
        answer = await client.post(f"/api/tables/{table}/commands", json=body)
        assert answer.json()["type"] == "done"
    clock.ms += KEPT
    await command(server, table, again, "leave")
    assert (await command(server, table, again, "sit", seat=2))["type"] == "done", "for a while only"


async def test_a_device_is_kept_as_a_digest_that_changes_every_day(server: Server, clock: Clock) -> None:
    def device() -> tuple[str, str]:
        return server.services.device_of("192.0.2.7", {"user-agent": "Lynx"})

    today = device()
    assert "192.0.2.7" not in str(today)
    assert len(set(today)) == 2
    clock.ms += 86_400_000
    assert device()[1] == today[0]
    assert server.services.device_of("192.0.2.8", {"user-agent": "Lynx"}) != device()


async def test_a_banned_guest_is_cut_off_everywhere_until_the_end(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    shared: dict[str, Any] = {"database": postgres_url, "bus": redis_url, "key_file": tmp_path / "keys"}
    clock = Clock()
    async with (
        serving(tmp_path / "one", now=clock, **shared) as one,
        serving(tmp_path / "two", now=clock, **shared) as two,
    ):
        ann = await one.guest("Ann")
        table = await one.table(ann)
        subject = GUEST + ((await state(one, table)).seats[0].guest or "")
        async with two.player(table, ann) as player:
            await one.services.bans.put(subject, clock.ms + 60_000)
            assert (await goodbye(player))["code"] == "server-banned"
        for server in (one, two):
            async with server.client(ann) as client:
                answer = await client.get("/api/me")
                assert (answer.status_code, answer.json()["code"]) == (403, "server-banned")
                assert (await client.get("/healthz")).status_code == 200
            async with server.player(table, ann) as player:
                assert player.refused is not None
        clock.ms += 60_000
        async with two.client(ann) as client:
            assert (await client.get("/api/me")).status_code == 200


async def test_a_ban_is_heard_of_by_who_only_looks_on_while_no_news_travel(
    tmp_path: Path, postgres_url: str, redis_url: str, redis: Redis
) -> None:
    shared: dict[str, Any] = {"database": postgres_url, "bus": redis_url, "key_file": tmp_path / "keys"}
    async with serving(tmp_path / "one", **shared) as one, serving(tmp_path / "two", **shared) as two:
        ann = await one.guest("Ann")
        table = await one.table(ann)
        subject = GUEST + ((await state(one, table)).seats[0].guest or "")
        async with two.player(table, ann) as player:
            redis.stop()
            await one.services.bans.put(subject, 1 << 42)
            assert (await goodbye(player))["code"] == "server-banned"


async def test_an_address_is_banned_with_all_who_come_from_it_and_can_be_let_in_again(server: Server) -> None:
    ann = await server.guest("Ann")
    bans = server.services.bans
    assert (await bans.put("127.0.0.0/8", 1 << 42)).subject == f"{ADDRESS}127.0.0.0/8"
    async with server.client(ann) as client:
        assert (await client.get("/api/me")).json()["code"] == "server-banned"
        assert await bans.drop("127.0.0.0/8")
        assert (await client.get("/api/me")).status_code == 200
    assert not await bans.drop("127.0.0.0/8")


async def test_a_table_for_invited_people_is_open_to_who_has_its_key_and_to_nobody_else(
    server: Server,
) -> None:
    ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
    async with server.client(ann) as client:
        settings = {"invited": True, "listed": True, "players": 3}
        link = (await client.post("/api/tables", json={"settings": settings})).json()
        assert (await client.get("/api/tables")).json()["tables"] == []
    table, sit = link["id"], {"type": "do", "id": "s", "command": {"type": "sit"}}
    assert link["code"] == "", "nobody finds it by guessing codes"
    async with server.player(table, ann) as host:
        key = host.table["invitation"]
    assert key != table
    for token in (eve, ""):
        async with server.player(table, token) as player:
            assert player.refused is not None
            assert player.refused["code"] == "server-invited"
        async with server.client(token) as client:
            answer = await client.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (403, "server-invited")
    async with server.client(eve) as client:
        answer = await client.post(f"/api/tables/{table}/commands", json=sit)
        assert answer.json()["code"] == "server-invited"
        client.headers["Red7-Invitation"] = key[:-1]
        assert (await client.get(f"/api/tables/{table}")).status_code == 403
        client.headers["Red7-Invitation"] = key
        assert (await client.get(f"/api/tables/{table}")).status_code == 200
    async with server.client(ben) as client:
        client.headers["Red7-Invitation"] = key
        assert (await client.post(f"/api/tables/{table}/commands", json=sit)).json()["type"] == "done"
    async with server.player(table, ben) as player:
        assert player.refused is None, "who has a seat needs no key"
        assert (await command(server, table, ann, "remove", seat=1))["type"] == "done"
        assert (await goodbye(player))["code"] == "table-removed"
    async with server.player(table, ben) as player:
        assert player.refused is not None
        assert player.refused["code"] == "table-removed"
    async with server.client(ben) as client:
        client.headers["Red7-Invitation"] = key
        answer = await client.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (409, "table-removed")


async def test_the_views_and_logs_of_other_tables_know_nothing_of_invitations(server: Server) -> None:
    table = await server.table(await server.guest("Ann"))
    async with server.player(table) as player:
        assert "invit" not in player.frames[0]
    assert not any(b"invit" in entry.event for entry in await server.host.store.entries(table))
