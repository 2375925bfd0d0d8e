"""What is refused is in the log: what was asked for, by whom and where, and none of its words."""

import asyncio
import io
import json
from pathlib import Path

import pytest
from support.patience import PATIENCE, eventually
from support.server.live_server import Json, serving
from support.server.server_tables import command, state

from red7.game.errors import InvalidError, syntax_error
from red7.game.messages import Message
from red7.host.contracts.store import StoreUnavailable
from red7.host.errors import HostError, UnavailableError
from red7.host.protocol.refusals import refusal
from red7.server.errors import status_of
from red7.server.watch.logs import person
from red7.server.watch.metrics import Metrics
from red7.server.watch.observer import LOGGED, ServerObserver
from red7.table.errors import TableError

pytestmark = pytest.mark.anyio


def lines(log: io.StringIO, event: str) -> list[Json]:
    entries = [json.loads(line) for line in log.getvalue().splitlines()]
    return [line for line in entries if line["event"] == event]


async def test_a_refusal_is_logged_with_who_asked_where_for_what(tmp_path: Path, log: io.StringIO) -> None:
    async with serving(tmp_path) as server:
        token = await server.guest("Zacharias")
        table = await server.table(token, players=3)
        who = person((await state(server, table)).host)
        async with server.player(table, token) as player:
            await player.do("play", seat=2, text="R7p G4c")
            await player.ask("what-if", seat=1, text="R7p")
        await command(server, table, token, "start")
        async with server.client("forged.token") as client:
            await client.get("/api/me")
    played, asked, started, forged = lines(log, "refused")
    assert (played["code"], played["command"]) == ("table-not-your-seat", "play")
    assert (played["table"], played["seat"], played["who"]) == (table[:8], 2, who)
    assert (asked["code"], asked["command"], asked["seat"]) == ("server-not-your-seat", "what-if", 1)
    assert (started["code"], started["who"]) == ("table-seats-empty", who)
    assert (started["method"], started["route"]) == ("POST", "/api/tables/{table}/commands")
    assert (forged["code"], forged["route"]) == ("server-no-guest", "/api/me")
    assert "who" not in forged, "nobody knows"
    for secret in ("Zacharias", token, table, "R7p", "G4c", "forged"):
        assert secret not in log.getvalue()


def test_a_flood_is_in_the_log_and_does_not_fill_it(log: io.StringIO) -> None:
    metrics, now = Metrics(), [0.0]
    observer = ServerObserver(metrics, lambda: now[0])
    for _ in range(5 * LOGGED.burst):
        observer.refused("limit-rate")
    logged = len(lines(log, "refused"))
    assert logged == pytest.approx(LOGGED.burst, abs=1)
    now[0] += 1
    for _ in range(5 * LOGGED.burst):
        observer.refused("limit-rate")
    assert len(lines(log, "refused")) - logged == pytest.approx(LOGGED.acts, abs=1)
    total = f'red7_refusals_total{{code="limit-rate"}} {10 * LOGGED.burst}.0'
    assert total in metrics.text().decode(), "all of them are counted"


def test_what_to_answer_has_the_id_and_the_code() -> None:
    reply = refusal("m1", HostError("server-no-table"))
    assert (reply.id, reply.code) == ("m1", "server-no-table")


def test_what_an_error_expects_is_told_in_words_that_can_be_translated() -> None:
    reply = refusal(None, syntax_error("", Message("expected-turn-number", turn=3), 1))
    assert reply.arguments["found"] == {"code": "expected-nothing"}
    assert reply.arguments["expected"] == {"code": "expected-turn-number", "turn": 3}
    assert reply.text == "line 1, column 1: found nothing, expected turn 3"
    assert refusal(None, syntax_error("R9", "R1", 1)).arguments["expected"] == "R1", "literally"


async def test_who_is_forgotten_or_ends_all_sessions_is_noted_without_the_name(
    tmp_path: Path, log: io.StringIO
) -> None:
    async with serving(tmp_path) as server:
        token = await server.guest("Zacharias")
        who = person((await state(server, await server.table(token))).host)
        async with server.client(token) as client:
            fresh = (await client.delete("/api/me/sessions")).json()["token"]
        async with server.client(fresh) as client:
            assert (await client.delete("/api/me")).status_code == 204
    assert [line["who"] for line in lines(log, "sessions ended") + lines(log, "guest forgotten")] == [who] * 2
    assert "Zacharias" not in log.getvalue()


def test_the_kind_of_a_refusal_says_its_status_unless_its_code_does() -> None:
    assert status_of(TableError("table-no-record", found=1)) == 404
    assert status_of(TableError("table-full")) == 409
    assert status_of(HostError("server-stale", found=1, expected=2)) == 409
    assert status_of(InvalidError("name-empty")) == 400
    assert status_of(UnavailableError("server-contended")) == status_of(StoreUnavailable()) == 503


async def test_a_command_that_is_refused_over_http_is_answered_with_its_id(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await server.table(ann)
        async with server.client(ann) as client:
            path, start = f"/api/tables/{table}/commands", {"type": "start"}
            refused = await client.post(path, json={"type": "do", "id": "mine", "command": start})
            assert (refused.json()["code"], refused.json()["id"]) == ("table-seats-empty", "mine")
            other = await client.post("/api/tables", json={"settings": {"players": 9}})
            assert other.json()["id"] is None


async def test_who_goes_away_while_sending_is_no_failure(tmp_path: Path) -> None:
    over = {"method": "POST", "status": "4xx"}
    async with serving(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = "POST /api/me HTTP/1.1\r\nHost: red7\r\nContent-Type: application/json\r\nContent-Length: 99"
        writer.write(f"{head}\r\nExpect: 100-continue\r\n\r\n".encode())
        async with asyncio.timeout(PATIENCE):
            assert b"100" in await reader.readline(), "now the body is being read"
        writer.write(b"{")
        await writer.drain()
        writer.close()
        figures = server.services.metrics.registry
        await eventually(lambda: figures.get_sample_value("red7_requests_total", over))
        assert server.services.metrics.registry.get_sample_value("red7_failures_total") == 0
