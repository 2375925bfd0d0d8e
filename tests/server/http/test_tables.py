"""Tables: found, joined, left, played again and closed, and what they never let anybody do."""

import re
from pathlib import Path

import pytest
from support.clock import Clock
from support.server.live_server import Json, Server, serving
from support.server.server_tables import command, deal, dealt, give_up, no_limits, state, watched

from red7.host.caps import Caps
from red7.table.table import Phase

pytestmark = pytest.mark.anyio


async def listed(server: Server) -> list[str]:
    async with server.client() as client:
        return [table["id"] for table in (await client.get("/api/tables")).json()["tables"]]


async def test_a_table_is_found_in_the_list_or_by_its_code_or_by_its_link(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    async with server.client(ann) as client:
        by_link = (await client.post("/api/tables", json={"settings": {}})).json()
        for_all = (await client.post("/api/tables", json={"settings": {"listed": True}})).json()
    assert await listed(server) == [for_all["id"]]
    async with server.client(ben) as client:
        for table in (by_link, for_all):
            assert re.fullmatch("[A-Z2-9]{6}", table["code"])
            for typed in (table["code"], f" {table['code'].lower()} "):
                assert (await client.get(f"/api/codes/{typed}")).json() == table
            shown = (await client.get(f"/api/tables/{table['id']}")).json()
            assert shown["you"] is None
            assert shown["table"]["phase"] == "waiting"
            assert (await command(server, table["id"], ben, "sit"))["type"] == "done"
        assert (await client.get("/api/codes/AAAAAA")).json()["code"] == "server-no-table"


async def test_a_table_that_cannot_begin_at_once_is_not_opened(server: Server) -> None:
    ann = await server.guest("Ann")
    async with server.client(ann) as client:
        for settings, seat in (({}, 1), ({"players": 4, "bots": ["casual", None, "expert"]}, 3)):
            answer = await client.post("/api/tables", json={"settings": settings, "start": True})
            assert (answer.status_code, answer.json()["code"]) == (409, "table-seats-empty")
            assert answer.json()["arguments"] == {"seat": seat}
        assert (await client.get("/api/me/matches")).json()["tables"] == []
    for ready in ({"bots": [None, "casual"]}, {"players": 3, "device": True}):
        table = await server.table(ann, start=True, **ready)
        assert (await state(server, table)).phase == "dealing"


async def test_a_record_by_link_is_for_those_who_had_a_seat_in_that_match(
    server: Server, clock: Clock
) -> None:
    ann, ben, cat = [await server.guest(name) for name in ("Ann", "Ben", "Cat")]
    table = await dealt(server, clock, [ann, ben])
    await give_up(server, table, [ann, ben])
    assert (await command(server, table, ben, "leave"))["type"] == "done"
    assert (await command(server, table, ann, "rematch", seat=0))["type"] == "done"
    assert (await state(server, table)).phase == "waiting"
    assert (await command(server, table, cat, "sit"))["type"] == "done"

    async def answers(match: int) -> list[int]:
        statuses: list[int] = []
        for token in (ann, ben, cat, ""):
            async with server.client(token) as client:
                statuses.append((await client.get(f"/api/tables/{table}/records/{match}")).status_code)
        return statuses

    async with watched(server, table, cat, ann) as players:
        assert (await players[1].do("start", version=None))["type"] == "done"
        await deal(server, clock, table)
        assert await answers(1) == [200, 200, 403, 403]
        assert await answers(2) == [404, 404, 404, 403], "nobody reads it before the end"
        mover = (await state(server, table)).mover
        assert mover is not None
        assert (await players[mover].do("play", seat=mover, text="out", version=None))["type"] == "done"
    assert await answers(1) == [200, 200, 403, 403]
    assert await answers(2) == [200, 403, 200, 403]


async def test_a_host_removes_people_before_the_start_and_closes_the_table(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = await server.table(ann, listed=True)
    async with watched(server, table, ann, ben) as [host, guest]:
        await guest.do("sit")
        await guest.until(lambda: guest.you is not None)
        assert (await guest.do("remove", seat=0))["code"] == "table-not-host"
        assert (await host.do("remove", seat=1, version=None))["type"] == "done"
        await guest.until(lambda: guest.refused is not None)
        assert guest.refused is not None
        assert (guest.refused["id"], guest.refused["code"]) == (None, "table-removed"), "they are told"
        assert guest.you is None
        assert host.refused is None
        assert (await guest.do("sit"))["code"] == "table-removed"
        code = (await server.host.store.row(table) or pytest.fail("there is a row")).code
        assert (await host.do("close", version=None))["type"] == "done"
        await guest.until(lambda: guest.table["phase"] == "closed")
        assert (await guest.do("sit"))["code"] == "table-closed"
    assert await listed(server) == []
    async with server.client() as client:
        assert (await client.get(f"/api/codes/{code}")).status_code == 404


async def test_a_bot_plays_on_for_who_gave_up(server: Server, clock: Clock) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben", "Cat")]
    table = await dealt(server, clock, tokens)
    mover = (await state(server, table)).mover
    assert mover is not None
    other = (mover + 1) % 3
    async with watched(server, table, tokens[mover], tokens[other]) as [leaver, player]:
        assert (await player.do("stand-in", seat=mover, level="beginner"))["code"] == "table-here"
        assert (await leaver.do("leave"))["type"] == "done"
        assert (await leaver.do("play", seat=mover, text="out", version=None))["code"] == "table-away"
        answer = await player.do("stand-in", seat=mover, level="beginner", version=None)
        assert answer["code"] == "table-bot-there"
        await player.until(lambda: any(event["type"] == "played" for event in player.events))
        assert next(event for event in player.events if event["type"] == "played")["seat"] == mover
        seat = player.table["seats"][mover]
        assert (seat["stand_in"], seat["gave_up"]) == ("casual", True)
        assert (await leaver.do("come-back", seat=mover, version=None))["code"] == "table-gave-up"


async def test_a_match_of_two_that_is_given_up_is_in_both_lists_and_nobody_can_close_it(
    server: Server, clock: Clock
) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = await dealt(server, clock, [ann, ben])
    assert (await command(server, table, ann, "close"))["code"] == "table-others-play"
    assert (await command(server, table, ann, "leave"))["type"] == "done"
    for token, won in ((ann, False), (ben, True)):
        async with server.client(token) as client:
            [line] = (await client.get("/api/me/matches")).json()["matches"]
            assert (line["won"], line["winners"]) == (won, [1])
            assert [seat.get("gave_up", False) for seat in line["seats"]] == [True, False]
            figures = (await client.get("/api/me/statistics")).json()
            assert (figures["played"], figures["won"]) == (1, won)
    assert (await command(server, table, ann, "close"))["type"] == "done", "it is over now"


async def test_a_rematch_begins_when_all_have_asked_with_everybody_on_the_next_seat(
    server: Server, clock: Clock
) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben", "Cat")]
    table = await dealt(server, clock, tokens)
    await give_up(server, table, tokens)
    for seat in (0, 2):
        assert (await command(server, table, tokens[seat], "rematch", seat=seat))["type"] == "done"
    now = await state(server, table)
    assert (now.phase, now.asked) == ("finished", (0, 2))
    assert (await command(server, table, tokens[1], "rematch", seat=1))["type"] == "done"
    now = await state(server, table)
    assert [seat.name for seat in now.seats] == ["Cat", "Ann", "Ben"]
    assert (now.phase, now.match_number) == ("dealing", 2)
    await deal(server, clock, table)
    await give_up(server, table, [tokens[2], tokens[0], tokens[1]])
    async with server.client(tokens[0]) as client:
        for number, names in ((1, "Ann Ben Cat"), (2, "Cat Ann Ben")):
            text = (await client.get(f"/api/tables/{table}/records/{number}")).text
            places = [text.index(name) for name in names.split()]
            assert places == sorted(places)


async def test_a_record_verifies_and_one_that_was_changed_does_not(server: Server, clock: Clock) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben")]
    table = await dealt(server, clock, tokens)
    async with server.client(tokens[0]) as client:
        early = await client.get(f"/api/tables/{table}/records/1")
        assert early.json()["code"] == "table-no-record", "nobody reads it before the end"
        await give_up(server, table, tokens)
        text = (await client.get(f"/api/tables/{table}/records/1")).text
        secret = (await state(server, table)).seed
        assert secret is not None
        assert secret.server_secret is not None
        hidden = secret.server_secret.hex()
        assert hidden in text
        changed = text.replace(hidden, hidden[::-1])
        kind = {"Content-Type": "text/plain"}
        good = (await client.post("/api/verify", content=text, headers=kind)).json()
        bad = (await client.post("/api/verify", content=changed, headers=kind)).json()
    assert good["good"]
    assert good["problems"] == []
    assert not bad["good"]
    assert "deal-server-secret" in [problem["code"] for problem in bad["problems"]]


async def test_there_are_no_more_tables_than_there_may_be(tmp_path: Path) -> None:
    caps = Caps(tables=3, tables_per_guest=2)
    async with serving(tmp_path, caps=caps, limits=no_limits()) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        tables = [await server.table(ann), await server.table(ann)]
        wishes: list[tuple[str, Json]] = [("/api/tables", {"settings": {}}), ("/api/quick", {})]
        for path, body in wishes:
            async with server.client(ann) as client:
                answer = await client.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (409, "server-own-tables")
        await server.table(ben)
        async with server.client(ben) as client:
            answer = await client.post("/api/tables", json={"settings": {}})
            assert (answer.status_code, answer.json()["code"]) == (503, "server-tables-full")
            assert (await command(server, tables[0], ann, "close"))["type"] == "done"
            assert (await client.post("/api/tables", json={"settings": {}})).status_code == 200


async def test_a_table_is_its_hosts_also_without_a_seat(tmp_path: Path) -> None:
    async with serving(tmp_path, caps=Caps(tables_per_guest=2), limits=no_limits()) as server:
        ann = await server.guest("Ann")
        tables = {await server.table(ann, bots=["casual", "casual"]) for _ in range(2)}
        async with server.client(ann) as client:
            answer = await client.post("/api/tables", json={"settings": {}})
            assert (answer.status_code, answer.json()["code"]) == (409, "server-own-tables")
            listed = (await client.get("/api/me/matches")).json()["tables"]
        assert {table["id"] for table in listed} == tables


async def test_tables_that_are_over_or_left_keep_nobody_from_the_next_one(
    tmp_path: Path, clock: Clock
) -> None:
    caps = Caps(tables_per_guest=1)
    async with serving(tmp_path, now=clock, caps=caps, limits=no_limits()) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        alone = await server.table(ann, start=True, bots=[None, "beginner"])
        assert (await command(server, alone, ann, "leave"))["type"] == "done"
        assert (await state(server, alone)).end == "left"
        left = await dealt(server, clock, [ann, ben])
        assert (await command(server, left, ann, "leave"))["type"] == "done"
        assert (await state(server, left)).phase is Phase.FINISHED
        over = await dealt(server, clock, [ann, ben])
        await give_up(server, over, [ann, ben])
        for path in ("/api/tables", "/api/quick"):
            async with server.client(ann) as client:
                link = (await client.post(path, json={})).json()
                refused = await client.post(path, json={"players": 3} if path == "/api/quick" else {})
            assert refused.json()["code"] == "server-own-tables"
            assert (await command(server, link["id"], ann, "leave"))["type"] == "done"


@pytest.mark.parametrize("where", ["settings", "table", "start", "commit"])
@pytest.mark.parametrize("word", ["seed", "secret", "deal", "deck"])
async def test_nobody_can_choose_the_cards(server: Server, where: str, word: str) -> None:
    token = await server.guest("Ann")
    wish = {word: "00" * 32}
    async with server.client(token) as client:
        if where in ("settings", "table"):
            body: Json = {"settings": wish} if where == "settings" else {"settings": {}, **wish}
            answer = await client.post("/api/tables", json=body)
        else:
            table = await server.table(token, bots=[None, "beginner"])
            asked = (
                {"type": where, "seat": 0, "commitment": "00" * 32} if where == "commit" else {"type": where}
            )
            body = {"type": "do", "id": "a", "command": asked | wish}
            answer = await client.post(f"/api/tables/{table}/commands", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "server-message")


async def test_a_command_for_an_earlier_version_is_refused_and_one_sent_again_answered_as_before(
    server: Server,
) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = await server.table(ann, players=3)
    async with watched(server, table, ann, ben) as [host, guest]:
        before = host.version
        first = await guest.do("sit", id="one")
        stale = await host.do("seat-bot", seat=2, level="casual", version=before, id="late")
        assert stale["code"] == "server-stale"
        assert stale["arguments"] == {"found": before, "expected": before + 1}
        assert await guest.do("sit", id="one", version=before) == first, "the same"
        other = await guest.do("leave", id="one", version=None)
        assert other["code"] == "server-id-used", "an id is one command's"
        assert (await state(server, table)).seats[1].name == "Ben"
        for level, expected in (("casual", "done"), ("casual", "done"), ("expert", "refused")):
            answer = await host.do("seat-bot", seat=2, level=level, version=None, id="bot")
            assert answer["type"] == expected
        assert (await state(server, table)).seats[2].level == "casual"
