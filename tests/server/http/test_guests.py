"""Guests: a name is all they need, and it goes where they go, and away when they want it to."""

import asyncio

import pytest
from support.clock import Clock
from support.patience import PATIENCE
from support.server.live_server import Json, Server
from support.server.server_tables import command, dealt, give_up, goodbye, state, watched

from red7.host.contracts.store import StoreUnavailable
from red7.server.guests.identity import LINK_LASTS

pytestmark = pytest.mark.anyio


async def get(server: Server, path: str, token: str = "") -> Json:
    async with server.client(token) as client:
        answer = await client.get(path)
        assert answer.status_code == 200, answer.text
        body: Json = answer.json()
        return body


async def test_a_name_is_cleaned_and_changed_and_seats_keep_the_one_they_were_taken_with(
    server: Server,
) -> None:
    token = await server.guest("  Ann\u200b  Lee ")
    table = await server.table(token)
    async with server.client(token) as client:
        assert (await client.get("/api/me")).json()["name"] == "Ann Lee"
        assert (await client.post("/api/me", json={"name": "Bea"})).json()["name"] == "Bea"
        assert (await client.get("/api/me")).json()["name"] == "Bea"
        refused = await client.post("/api/me", json={"name": "\u200b"})
        assert refused.status_code == 400
        assert refused.json()["code"].startswith("name-")
    later = await server.table(token)
    names = [(await state(server, one)).seats[0].name for one in (table, later)]
    assert names == ["Ann Lee", "Bea"]


async def test_a_page_gets_a_cookie_and_no_token_and_a_program_a_token(server: Server) -> None:
    async with server.client() as page, server.client() as program:
        page.headers["Origin"] = server.url
        me = (await page.post("/api/me", json={"name": "Ann"})).json()
        assert me == {"name": "Ann", "token": ""}
        assert (await page.get("/api/me")).json() == me
        token = (await program.post("/api/me", json={"name": "Ben"})).json()["token"]
    assert (await get(server, "/api/me", token))["name"] == "Ben"


async def test_nobody_sits_beside_somebody_with_a_name_that_looks_the_same(server: Server) -> None:
    ben, other = await server.guest("Ben"), await server.guest("Веп")
    table = await server.table(ben)
    assert (await command(server, table, other, "sit"))["code"] == "name-taken"


async def test_a_link_makes_another_device_the_same_guest_once_and_not_for_long(
    server: Server, clock: Clock
) -> None:
    token = await server.guest("Ann")
    table = await server.table(token)
    async with server.client(token) as phone, server.client() as desk, server.client() as late:
        for device in (desk, late):
            device.headers["Origin"] = server.url
        code = (await phone.post("/api/me/devices")).json()["code"]
        assert (await desk.put("/api/me/devices", json={"code": code})).json()["name"] == "Ann"
        assert (await desk.get(f"/api/tables/{table}")).json()["you"]["seat"] == 0
        again = await late.put("/api/me/devices", json={"code": code})
        assert (again.status_code, again.json()["code"]) == (404, "link-unknown")
        code = (await phone.post("/api/me/devices")).json()["code"]
        clock.ms += LINK_LASTS
        again = await late.put("/api/me/devices", json={"code": code})
        assert (again.status_code, again.json()["code"]) == (404, "link-unknown")
        assert (await late.get("/api/me")).status_code == 401


async def test_a_program_that_follows_a_link_gets_a_token_and_a_page_none(server: Server) -> None:
    async with server.client(await server.guest("Ann")) as first, server.client() as other:
        code = (await first.post("/api/me/devices")).json()["code"]
        token = (await other.put("/api/me/devices", json={"code": code})).json()["token"]
        assert (await get(server, "/api/me", token))["name"] == "Ann"
        code = (await first.post("/api/me/devices")).json()["code"]
        moved = await other.put("/api/me/devices", json={"code": code}, headers={"Origin": server.url})
        assert moved.json() == {"name": "Ann", "token": ""}


async def test_who_ends_all_sessions_ends_the_links_to_other_devices(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    async with server.client(ann) as client, server.client(ben) as bens, server.client() as thief:
        codes = [(await one.post("/api/me/devices")).json()["code"] for one in (client, bens)]
        assert (await client.delete("/api/me/sessions")).status_code == 200
        lost = await thief.put("/api/me/devices", json={"code": codes[0]})
        assert (lost.status_code, lost.json()["code"]) == (404, "link-unknown")
        late = await thief.put("/api/me/devices", json={"code": codes[1]})
        assert late.json()["name"] == "Ben", "links of others stay"


async def test_who_ends_all_sessions_stays_here_and_is_nobody_on_other_devices(server: Server) -> None:
    token = await server.guest("Ann")
    table = await server.table(token)
    async with server.client(token) as phone, server.client() as lost:
        lost.headers["Origin"] = server.url
        code = (await phone.post("/api/me/devices")).json()["code"]
        await lost.put("/api/me/devices", json={"code": code})
        assert (await lost.get("/api/me")).status_code == 200
        async with watched(server, table, token, "") as [there, watcher]:
            fresh = (await phone.delete("/api/me/sessions")).json()["token"]
            assert (await goodbye(there))["code"] == "server-session-over"
            assert (await watcher.ask("what-if", seat=0, text="."))["type"] == "refused", "others stay"
        assert (await lost.get("/api/me")).status_code == 401
        assert (await lost.post("/api/me", json={"name": "Mallory"})).json()["name"] == "Mallory"
    async with server.client(token) as old:
        assert (await old.get("/api/me")).status_code == 401
    assert (await get(server, "/api/me", fresh))["name"] == "Ann"
    async with server.player(table, fresh) as here:
        assert here.seat == 0


NAME = "Zacharias"


async def everywhere(server: Server, tables: list[str], others: str) -> str:
    """All that others can read of these tables."""
    texts: list[str] = []
    async with server.client(others) as client:
        for path in ("/api/tables", "/api/me/matches", "/api/me/statistics"):
            texts.append((await client.get(path)).text)
        for table in tables:
            texts.append((await client.get(f"/api/tables/{table}")).text)
            texts.append((await client.get(f"/api/tables/{table}/records/1")).text)
    for table in tables:
        async with server.player(table, others) as player:
            texts += player.frames
        async with server.player(table, others, since=1) as player:
            texts += player.frames
    return "".join(texts)


async def test_who_wants_to_be_forgotten_is_gone_from_all_that_others_can_read(
    server: Server, clock: Clock
) -> None:
    zach, ben = await server.guest(NAME), await server.guest("Ben")
    played = await dealt(server, clock, [zach, ben], listed=True)
    await give_up(server, played, [zach, ben])
    closed = await dealt(server, clock, [zach, ben])
    assert (await command(server, closed, zach, "leave"))["type"] == "done"
    assert (await command(server, closed, zach, "close"))["type"] == "done"
    left = await server.table(ben, listed=True)
    assert (await command(server, left, zach, "sit"))["type"] == "done"
    assert (await command(server, left, zach, "leave"))["type"] == "done"
    open_ = await server.table(zach, listed=True, players=3)
    assert (await command(server, open_, ben, "sit"))["type"] == "done"
    tables = [played, closed, left, open_]
    assert (await everywhere(server, tables, ben)).count(NAME) > 10

    async with watched(server, open_, zach, ben) as [mine, bens]:
        async with server.client(zach) as client:
            link = (await client.post("/api/me/devices")).json()["code"]
            assert (await client.delete("/api/me")).status_code == 204
            assert (await client.get("/api/me")).status_code == 401
            lost = await client.put("/api/me/devices", json={"code": link}, headers={"Authorization": ""})
            assert lost.json()["code"] == "link-unknown"
        await goodbye(mine)
        await bens.until(lambda: NAME not in str(bens.table))
        assert bens.table["seats"][0]["kind"] == "free"
        assert bens.table["seats"][1]["host"], "who stays can start"
    async with asyncio.timeout(PATIENCE):
        while NAME in await everywhere(server, tables, ben):
            await asyncio.sleep(0.02)
    assert (await get(server, "/api/me/matches", ben))["matches"][0]["winners"], "the match stays"


async def test_after_somebody_was_forgotten_in_a_match_the_others_can_play_on(
    server: Server, clock: Clock
) -> None:
    zach, ben, cy = [await server.guest(name) for name in (NAME, "Ben", "Cy")]
    table = await dealt(server, clock, [zach, ben, cy])
    async with server.player(table, ben) as player:
        async with server.client(zach) as client:
            assert (await client.delete("/api/me")).status_code == 204
        await player.until(lambda: bool(player.table["seats"][0]["left"]))
        await player.until(lambda: player.table["seats"][0]["name"] == "")
        assert player.table["seats"][0]["stand_in"]
        assert player.table["phase"] == "playing"


async def test_a_guest_has_the_figures_and_matches_that_were_played(server: Server, clock: Clock) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    first = await dealt(server, clock, [ann, ben])
    await give_up(server, first, [ann, ben])
    clock.ms += 1000
    second = await dealt(server, clock, [ben, ann])
    await give_up(server, second, [ben, ann])
    open_ = await server.table(ann, players=4)

    wins = {}
    for name, token, seats in (("Ann", ann, {first: 0, second: 1}), ("Ben", ben, {first: 1, second: 0})):
        history = await get(server, "/api/me/matches", token)
        assert [line["table"] for line in history["matches"]] == [second, first], "the latest first"
        for line in history["matches"]:
            assert line["seat"] == seats[line["table"]]
            assert line["won"] == (line["winners"] == [line["seat"]])
            assert {seat["name"] for seat in line["seats"]} == {"Ann", "Ben"}
            assert not [seat for seat in line["seats"] if "guest" in seat], "ids are told to nobody"
        wins[name] = sum(line["won"] for line in history["matches"])
        figures = await get(server, "/api/me/statistics", token)
        assert (figures["played"], figures["won"]) == (2, wins[name])
        assert figures["by_kind"] == [{"players": 2, "options": "basic", "played": 2, "won": wins[name]}]
    assert sum(wins.values()) == 2, "each match has one winner"
    tables = [table["id"] for table in (await get(server, "/api/me/matches", ann))["tables"]]
    assert set(tables) == {first, second, open_}
    assert (await get(server, "/api/me/statistics", await server.guest("Cy")))["played"] == 0


async def test_nobody_sits_down_while_they_are_being_forgotten(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    zach, ben = await server.guest(NAME), await server.guest("Ben")
    store, table = server.host.store, await server.table(ben, players=3)
    mine = await server.table(zach)
    naming, tried = store.naming, list[str]()

    async with server.player(table, zach) as player:

        async def forget_late(guest: str) -> list[str]:
            """Seats are left, and nothing is erased yet: the guest comes by every way there is."""
            await goodbye(player)
            tried.append((await command(server, table, zach, "sit"))["code"])
            tried.append("seated" if (await state(server, mine)).seats_of(guest) else "left")
            return await naming(guest)

        monkeypatch.setattr(store, "naming", forget_late)
        async with server.client(zach) as client:
            assert (await client.delete("/api/me")).status_code == 204
    assert tried == ["server-no-guest", "left"] * 2, "it is looked twice, so that nothing comes in between"
    assert NAME not in str((await state(server, table)).seats)


async def test_who_could_not_be_forgotten_can_ask_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.client() as page:
        page.headers["Origin"] = server.url
        await page.post("/api/me", json={"name": NAME})

        async def away(_guest: str) -> None:
            raise StoreUnavailable

        with monkeypatch.context() as patch:
            patch.setattr(server.host.store, "forget_guest", away)
            assert (await page.delete("/api/me")).status_code == 503
        assert (await page.get("/api/me")).json()["name"] == NAME
        assert (await page.delete("/api/me")).status_code == 204
        assert (await page.get("/api/me")).status_code == 401
