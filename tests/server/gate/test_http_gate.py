"""Requests that are too long, too slow or too many at once are cut off, and nobody else notices."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from support.patience import eventually
from support.server.live_server import Server, serving
from support.server.raw_client import get, raw, upgrade

from red7.host.rates import Rate
from red7.server.gate.bounds import Bounds
from red7.server.gate.http import while_open
from red7.server.gate.report import Reason

pytestmark = pytest.mark.anyio

MEGABYTE = b"a" * (1 << 20)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as running:
        yield running


def refused(server: Server, reason: Reason) -> int:
    """How many the gate has turned away for this reason."""
    value = server.services.metrics.registry.get_sample_value("red7_gate_refused_total", {"kind": reason})
    return int(value or 0)


async def status(server: Server, request: bytes, address: str = "127.0.0.1") -> str:
    """The status of the answer to a request, or nothing."""
    async with raw(server.port, address) as client:
        await client.send(request)
        return (await client.line()).partition(" ")[2]


@pytest.mark.parametrize(
    "beginning",
    [b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\nCookie: ", b"GET / HTTP/1.1\r\nHost: x\r\n", b""],
    ids=["address", "header", "name", "nothing"],
)
async def test_an_endless_head_is_cut_off(server: Server, beginning: bytes) -> None:
    async with raw(server.port) as client:
        await client.send(beginning)
        sending = asyncio.create_task(client.send(20 * (MEGABYTE if beginning else b"\r\n" * (1 << 19))))
        received = await client.rest()
        sending.cancel()
    assert not received or b" 431 " in received
    assert refused(server, Reason.HEAD) == 1
    assert await status(server, get()) == "200 OK"


async def test_a_long_head_in_one_piece_is_refused_and_a_usual_one_is_not(server: Server) -> None:
    assert (await status(server, get("/" + "a" * 16_400))).startswith("431")
    assert (await status(server, get("/healthz", "Cookie: " + "a" * 16_400))).startswith("431")
    assert (await status(server, get("/healthz", *["A: b"] * 120))).startswith("431")
    assert await status(server, get("/healthz", "Cookie: " + "a" * 15_000)) == "200 OK"
    assert await status(server, get("/healthz", *["A: b"] * 90)) == "200 OK"
    assert refused(server, Reason.HEAD) == 3


async def test_endless_headers_after_a_body_are_cut_off(server: Server) -> None:
    start = b"POST /nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
    async with raw(server.port) as client:
        await client.send(start + b"A: b\r\n" * 5_000)
        await client.rest()
    assert refused(server, Reason.HEAD) == 1


async def test_an_endless_body_is_cut_off(server: Server) -> None:
    start = b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n"
    async with raw(server.port) as client:
        sending = asyncio.create_task(client.send(start + 20 * MEGABYTE))
        await client.rest()
        sending.cancel()
    assert refused(server, Reason.BODY) == 1


async def test_what_is_no_http_is_counted(server: Server) -> None:
    assert (await status(server, b"hello\r\n\r\n")).startswith("400")
    assert (await status(server, b"CONNECT a:80 HTTP/1.1\r\n\r\n")).startswith("400")
    assert refused(server, Reason.MALFORMED) == 2
    assert await status(server, get("/healthz", "Connection: Upgrade", "Upgrade: h2c")) == "200 OK"


async def test_a_few_requests_in_a_row_are_answered_and_a_flood_of_them_is_not(server: Server) -> None:
    async with raw(server.port) as client:
        await client.send(get() * 8 + get("/healthz", "Connection: close"))
        assert (await client.rest()).count(b"HTTP/1.1 200") == 9
    async with raw(server.port) as client:
        await client.send(get() * 5_000)
        assert (await client.rest()).count(b"HTTP/1.1 200") <= 9
    assert refused(server, Reason.PIPELINE) == 1


@pytest.mark.parametrize("begun", [b"", b"\r\n", b"GET /", get() + b"GET /", get()[:-2]])
async def test_who_does_not_send_the_rest_of_a_request_is_cut_off(tmp_path: Path, begun: bytes) -> None:
    async with serving(tmp_path, bounds=Bounds(head_seconds=0.1)) as server, raw(server.port) as client:
        await client.send(begun)
        await client.rest()
        assert refused(server, Reason.SLOW) == 1


async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async with serving(tmp_path, bounds=Bounds(body_seconds=0.1)) as server, raw(server.port) as client:
        await client.send(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n")
        await client.send(b"Content-Type: application/json\r\n\r\n{")
        await client.rest()
        assert refused(server, Reason.SLOW) == 1


async def test_an_address_has_so_many_connections_without_a_request_and_others_are_let_in(
    tmp_path: Path,
) -> None:
    bounds = Bounds(unsent_per_address=3)
    async with serving(tmp_path, bounds=bounds) as server:
        async with raw(server.port, "127.0.0.2") as asking:
            await asking.send(get())
            assert "200" in await asking.head()
            async with (
                raw(server.port, "127.0.0.2") as first,
                raw(server.port, "127.0.0.2") as second,
                raw(server.port, "127.0.0.2") as third,
            ):
                for half in (first, second, third):
                    await half.send(b"GET /")
                await eventually(lambda: len(server.services.gate) == 4)
                assert await status(server, get(), "127.0.0.2") == ""
                assert refused(server, Reason.UNSENT) == 1
                assert await status(server, get(), "127.0.0.3") == "200 OK"
                await third.send(b"healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                assert "200" in await third.head(), "who was let in goes on"
            await eventually(lambda: len(server.services.gate) == 1)
        assert await status(server, get(), "127.0.0.2") == "200 OK"


async def test_when_all_together_have_too_many_the_one_that_waited_longest_goes(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, bounds=Bounds(unsent=2)) as server,
        raw(server.port, "127.0.0.2") as first,
        raw(server.port, "127.0.0.3") as second,
    ):
        await eventually(lambda: len(server.services.gate) == 2)
        assert await status(server, get(), "127.0.0.4") == "200 OK"
        assert await first.rest() == b""
        await second.send(get())
        assert "200" in await second.head()
        assert refused(server, Reason.UNSENT) == 1


async def test_connections_have_a_bound_for_one_address_and_for_all(tmp_path: Path) -> None:
    bounds = Bounds(connections=3, connections_per_address=2)
    async with (
        serving(tmp_path, bounds=bounds) as server,
        raw(server.port, "127.0.0.2") as first,
        raw(server.port, "127.0.0.2") as second,
    ):
        for client in (first, second):
            await client.send(get())
            assert "200" in await client.head()
        assert await status(server, get(), "127.0.0.2") == ""
        assert refused(server, Reason.ADDRESS) == 1
        async with raw(server.port, "127.0.0.3") as third:
            await third.send(get())
            assert "200" in await third.head()
            assert await status(server, get(), "127.0.0.4") == ""
            assert refused(server, Reason.FULL) == 1


async def test_behind_a_proxy_the_address_of_the_proxy_has_no_bound(tmp_path: Path) -> None:
    bounds = Bounds(unsent_per_address=1, connections_per_address=1)
    async with (
        serving(tmp_path, bounds=bounds, trusted_proxies=("127.0.0.1",)) as server,
        raw(server.port) as first,
        raw(server.port) as second,
    ):
        for client in (first, second):
            await client.send(get())
            assert "200" in await client.head()
        assert not refused(server, Reason.ADDRESS)


async def test_who_does_not_read_the_answer_is_cut_off(tmp_path: Path) -> None:
    bounds = Bounds(unread_seconds=0.1, pipeline=1_000_000)
    async with serving(tmp_path, bounds=bounds, send_buffer=4_096) as server, raw(server.port) as client:
        sending = asyncio.create_task(client.send(get("/api/openapi.json") * 500))
        await eventually(lambda: refused(server, Reason.UNREAD))
        sending.cancel()
        await eventually(lambda: not len(server.services.gate))


async def test_what_waits_for_all_together_has_a_bound(tmp_path: Path) -> None:
    bounds = Bounds(unread_bytes=10, pipeline=1_000_000)
    async with serving(tmp_path, bounds=bounds, send_buffer=4_096) as server, raw(server.port) as client:
        sending = asyncio.create_task(client.send(get("/api/openapi.json") * 500))
        await eventually(lambda: refused(server, Reason.UNREAD))
        sending.cancel()


async def test_who_asks_for_much_waits_and_who_asks_for_little_does_not(tmp_path: Path) -> None:
    bounds = Bounds(requests=Rate(3, 1, 3_600), waiting_requests=1, longest_wait=0.0)
    async with serving(tmp_path, bounds=bounds) as server:
        server.services.gate.now = lambda: 1_000.0  # type: ignore[misc]
        many = [await status(server, get(), "127.0.0.2") for _ in range(6)]
        assert many == ["200 OK"] * 4 + ["429 Too Many Requests"] * 2, (
            "the fourth has the turn of this second"
        )
        assert (await status(server, upgrade(), "127.0.0.2")).startswith("429")
        assert await status(server, get(), "127.0.0.3") == "200 OK"
        assert refused(server, Reason.REQUESTS) == 3


async def test_a_request_that_has_to_wait_is_answered_in_its_turn(tmp_path: Path) -> None:
    bounds = Bounds(requests=Rate(1, 1, 3_600), waiting_requests=20)
    async with serving(tmp_path, bounds=bounds) as server, raw(server.port) as client:
        await client.send(get() * 4 + get("/healthz", "Connection: close"))
        assert (await client.rest()).count(b"HTTP/1.1 200") == 5
        assert "101" in await status(server, upgrade(await server.table(await server.guest("Ann"))))
        assert not refused(server, Reason.REQUESTS)


async def test_a_connection_that_has_just_ended_is_not_written_to() -> None:
    """Who resets a connection at the right moment made an answer fail, and the log full of errors."""
    cycle = SimpleNamespace(disconnected=False, transport=SimpleNamespace(is_closing=lambda: True))
    seen: list[bool] = []

    async def app(_scope: object, _receive: object, send: Callable[[object], Awaitable[None]]) -> None:
        await send({"type": "http.response.start"})

    async def send(_message: object) -> None:
        seen.append(cycle.disconnected)

    await while_open(cast("Any", cycle), cast("Any", app))(cast("Any", {}), cast("Any", None), send)
    assert seen == [True], "which it takes as having nobody to answer"
