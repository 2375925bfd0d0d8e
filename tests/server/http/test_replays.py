"""Matches looked at again over HTTP: who may, and what becomes of records that guests bring."""

import pytest
from support.clock import Clock
from support.server.live_server import Server
from support.server.server_tables import dealt, give_up

from red7 import Match, Record, simulate
from red7.host.people.documents import LIMITS

pytestmark = pytest.mark.anyio
TEXT = {"Content-Type": "text/plain"}


def brought(seed: int = 7) -> str:
    return str(Record.of(next(simulate(seed, 1)), ["Ann", "Ben"]))


def lost() -> str:
    """A match that its first player gives up at once."""
    match = Match.deal(7)
    match.play("out")
    return str(Record.of(match, ["Ann", "Ben"]))


LOST = lost()


async def test_a_match_is_looked_at_again_once_it_is_over_by_those_who_may(
    server: Server, clock: Clock
) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben", "Cat")]
    for listed in (False, True):
        table = await dealt(server, clock, tokens[:2], listed=listed)
        path = f"/api/tables/{table}/records/1/replay"
        async with server.client(tokens[1]) as client:
            assert (await client.get(path)).json()["code"] == "table-no-record", "never while it is played"
        await give_up(server, table, tokens[:2])
        answers = []
        for token in (*tokens, ""):
            async with server.client(token) as client:
                answers.append(await client.get(path))
        others = 200 if listed else 403
        assert [answer.status_code for answer in answers] == [200, 200, others, others]
        assert [answer.json().get("seat") for answer in answers] == [0, 1, None, None]
        told = answers[1].json()
        assert [seat["name"] for seat in told["seats"]] == ["Ann", "Ben"]
        assert [turn["text"] for turn in told["replay"]["turns"]] == ["out"]
        assert all(len(hand) == 7 for hand in told["replay"]["frames"][0]["hands"])
        assert "secret" not in answers[1].text


async def test_a_record_is_brought_looked_at_and_deleted_by_its_guest_alone(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    text = brought()
    async with server.client(ann) as mine, server.client(ben) as other:
        line = (await mine.post("/api/me/records", content=text, headers=TEXT)).json()
        again = (await mine.post("/api/me/records", content=text, headers=TEXT)).json()
        assert again["id"] == line["id"], "the same is one"
        assert line["names"] == ["Ann", "Ben"]
        [listed] = (await mine.get("/api/me/records")).json()["records"]
        assert listed["id"] == line["id"]
        assert (await other.get("/api/me/records")).json()["records"] == []
        path = f"/api/me/records/{line['id']}"
        assert (await mine.get(path)).text == text
        shown = (await mine.get(f"{path}/replay")).json()
        assert shown["seat"] is None
        assert len(shown["replay"]["frames"]) == len(shown["replay"]["turns"]) + 1
        for ask in (other.get(path), other.get(f"{path}/replay"), other.delete(path)):
            answer = await ask
            assert (answer.status_code, answer.json()["code"]) == (404, "server-no-document")
        assert (await mine.delete(path)).status_code == 204
        assert (await mine.get(f"{path}/replay")).status_code == 404


async def test_a_record_is_deleted_with_its_review(server: Server) -> None:
    token = await server.guest("Ann")
    async with server.client(token) as client:
        line = (await client.post("/api/me/records", content=LOST, headers=TEXT)).json()
        path = f"/api/me/records/{line['id']}"
        assert (await client.post(f"{path}/review", json={"have": 0})).status_code == 200
        session = await server.services.identity.by_token(token, server.host.now())
        assert session is not None
        assert await server.host.store.documents(session[0].id, "review")
        assert (await client.delete(path)).status_code == 204
    assert await server.host.store.documents(session[0].id, "review") == []


async def test_a_position_with_a_hand_that_nobody_can_have_is_refused_before_its_turns_are_counted(
    server: Server,
) -> None:
    cards = "".join([f"{color}{number}" for color in "ROYGBIV" for number in range(1, 7)])
    position = f"intl-1.2 draw+actions R 0 {cards}:Y7/G7:O7 - - play"
    async with server.client(await server.guest("Ann")) as client:
        for path in ("/api/tables", "/api/analysis"):
            answer = await client.post(path, json={"position": position})
            assert (answer.status_code, answer.json()["code"]) == (400, "start-hand-large")
    async with server.client() as nobody:
        assert (await nobody.post("/api/tables", json={"position": position})).status_code == 401


async def test_what_is_no_record_is_refused_with_line_and_reason_and_not_kept(server: Server) -> None:
    token = await server.guest("Ann")
    good = brought()
    bad = ["", "nonsense", good.replace("Seat-1", "Seat-9"), good[: len(good) // 2] + "R9p\n"]
    async with server.client(token) as client:
        for text in bad:
            answer = await client.post("/api/me/records", content=text, headers=TEXT)
            assert answer.status_code in (400, 409), text
            assert answer.json()["arguments"]["line"] >= 1
        assert (await client.get("/api/me/records")).json()["records"] == []
    async with server.client() as client:
        answer = await client.post("/api/me/records", content=good, headers=TEXT)
        assert answer.json()["code"] == "server-no-guest"


async def test_records_have_a_limit_in_size_and_number_and_go_with_their_guest(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = await server.guest("Ann")
    monkeypatch.setitem(LIMITS, "record", type(LIMITS["record"])(size=len(brought()) + 200, number=2))
    async with server.client(token) as client:
        for seed, code in ((7, None), (8, None), (9, "documents-full")):
            answer = await client.post("/api/me/records", content=brought(seed), headers=TEXT)
            assert answer.json().get("code") == code
        comment = brought(7).replace("Seat-0", "Note: " + "x" * 400 + "\nSeat-0", 1)
        answer = await client.post("/api/me/records", content=comment, headers=TEXT)
        assert answer.json()["code"] == "document-long"
        session = await server.services.identity.by_token(token, server.host.now())
        assert session is not None
        assert (await client.delete("/api/me")).status_code == 204
    assert await server.host.store.documents(session[0].id, "record") == []


async def test_a_turn_is_put_to_its_player_again_until_a_better_one_is_tried(server: Server) -> None:
    token = await server.guest("Ann")
    async with server.client(token) as client:
        id_ = (await client.post("/api/me/records", content=LOST, headers=TEXT)).json()["id"]
        path = f"/api/me/records/{id_}/turns/1/1"
        board = (await client.get(path)).json()
        assert [seat["name"] for seat in board["table"]["seats"]] == ["Ann", "Ben"]
        assert len(board["you"]["hand"]) == 7
        assert "hands" not in board["you"]
        rival = Match.deal(7).round.hands[1 - board["you"]["seat"]]
        assert not [card for card in rival if f"'{card}'" in str({**board["you"], "unseen": [], "tree": []})]
        worse = (await client.post(path, json={"text": "out"})).json()
        assert (worse["better"], worse["chance"]) == (False, worse["played"])
        assert worse["same"]
        stays = Match.deal(7).round.turns()[0]
        other = (await client.post(path, json={"text": str(stays)})).json()
        assert other["better"]
        assert not other["same"]
        assert 0.0 == other["played"] < other["chance"] <= other["best"]
        assert (await client.post(path, json={"text": "R9p"})).status_code in (400, 409)
        for place in ("9/1", "1/9", "x/y"):
            assert (await client.get(f"/api/me/records/{id_}/turns/{place}")).status_code in (400, 409)
