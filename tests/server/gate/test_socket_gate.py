"""Frames that say nothing are counted on a socket, and what is not read is not kept."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server.gate.test_http_gate import refused, status
from support.patience import eventually
from support.server.live_server import Server, serving
from support.server.raw_client import CONTINUATION, PING, TEXT, Raw, frame, raw, upgrade
from support.server.server_tables import no_limits

from red7.host.rates import Rate
from red7.host.viewers import MOST_REPLIES
from red7.server.gate.bounds import Bounds
from red7.server.gate.report import Reason

pytestmark = pytest.mark.anyio

HELLO = json.dumps({"type": "hello"}).encode()
FLOOD = 20_000
SLOW = Rate(100, 1, 3_600)
"""So that a flood is one however slowly it comes."""


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    bounds = Bounds(extra_frames=SLOW)
    async with serving(tmp_path, bounds=bounds, send_buffer=4_096, limits=no_limits()) as running:
        yield running


async def open_socket(server: Server, client: Raw) -> None:
    await client.send(upgrade(await server.table(await server.guest("Ann"))))
    assert "101" in await client.head()


@pytest.mark.parametrize(
    ("start", "flood"),
    [
        (b"", frame(PING)),
        (b"", frame(PING, b"x" * 125)),
        (b"", frame(0xA)),
        (frame(TEXT, fin=False), frame(CONTINUATION, fin=False)),
        (frame(TEXT, b"{", fin=False), frame(CONTINUATION, b"x", fin=False)),
        (b"", frame(TEXT, fin=False) + frame(CONTINUATION)),
    ],
    ids=["pings", "full pings", "pongs", "empty fragments", "fragments", "split messages"],
)
@pytest.mark.parametrize("reads", [True, False], ids=["reads", "does not read"])
async def test_a_flood_of_frames_is_cut_off(server: Server, start: bytes, flood: bytes, reads: bool) -> None:
    async with raw(server.port) as client:
        await open_socket(server, client)
        sending = asyncio.create_task(client.send(start + flood * FLOOD))
        if reads:
            assert (await client.rest()).count(b"\x8a") <= 2 * SLOW.burst, "pongs"
        await sending
        await eventually(lambda: refused(server, Reason.FRAMES) == 1)


async def test_a_message_in_pieces_is_one_message_and_pings_are_answered(server: Server) -> None:
    async with raw(server.port) as client:
        await open_socket(server, client)
        await client.send(b"".join(frame(PING) for _ in range(20)))
        first, *rest = [bytes([byte]) for byte in HELLO]
        await client.send(frame(TEXT, first, fin=False))
        await client.send(b"".join(frame(CONTINUATION, piece, fin=False) for piece in rest))
        await client.send(frame(CONTINUATION))
        received = b""
        while b'"snapshot"' not in received:
            received += await client.some()
        assert received.count(b"\x8a\x00") >= 20


async def test_many_messages_at_once_are_all_taken(server: Server) -> None:
    beat = frame(TEXT, json.dumps({"type": "beat"}).ljust(120).encode())  # more than are read at a time
    async with raw(server.port) as client:
        await open_socket(server, client)
        received = b""
        await client.send(frame(TEXT, HELLO) + beat * MOST_REPLIES)
        while received.count(b'"beat"') < MOST_REPLIES:
            received += await client.some()


async def test_sockets_of_one_address_are_counted_together(tmp_path: Path) -> None:
    bounds = Bounds(extra_frames_per_address=SLOW)
    async with (
        serving(tmp_path, bounds=bounds) as server,
        raw(server.port, "127.0.0.2") as first,
        raw(server.port, "127.0.0.2") as second,
        raw(server.port, "127.0.0.3") as other,
    ):
        for client in (first, second, other):
            await open_socket(server, client)
            await client.send(frame(PING) * 60)
        await second.rest()
        assert refused(server, Reason.FRAMES) == 1
        await other.send(frame(PING, b"still here"))
        received = b""
        while b"still here" not in received:
            received += await other.some()


async def test_who_was_cut_off_has_to_wait_before_it_begins_again(tmp_path: Path) -> None:
    bounds = Bounds(
        requests=Rate(100, 1, 3_600), requests_for_abuse=100, waiting_requests=1, longest_wait=0.0
    )
    async with serving(tmp_path, bounds=bounds) as server, raw(server.port, "127.0.0.2") as client:
        stopped = server.services.gate.now()
        server.services.gate.now = lambda: stopped  # type: ignore[misc]
        await open_socket(server, client)
        await client.send(frame(PING) * FLOOD)
        await client.rest()
        again = [await status(server, upgrade(), "127.0.0.2") for _ in range(2)]
        assert again[-1].startswith("429"), "one has the turn of this second"
        assert not (await status(server, upgrade(), "127.0.0.3")).startswith("429")


async def test_behind_a_proxy_the_address_is_the_one_that_it_tells(tmp_path: Path) -> None:
    bounds = Bounds(extra_frames_per_address=SLOW)
    async with (
        serving(tmp_path, bounds=bounds, trusted_proxies=("127.0.0.1",)) as server,
        raw(server.port) as ann,
        raw(server.port) as ben,
        raw(server.port) as again,
    ):
        table = await server.table(await server.guest("Ann"))
        pings = frame(PING) * 60
        for client, caller in ((ann, "2001:db8::1"), (ben, "2001:db8:0:1::1"), (again, "2001:db8::2")):
            await client.send(upgrade(table)[:-2] + f"X-Forwarded-For: {caller}\r\n\r\n".encode())
            assert "101" in await client.head()
            await client.send(pings)
        await again.rest()
        assert refused(server, Reason.FRAMES) == 1


async def test_a_request_for_a_socket_that_cannot_be_read_is_ended(server: Server) -> None:
    async with raw(server.port) as client:
        await client.send(upgrade()[:-2] + b"Cookie: " + b"a" * 9_000 + b"\r\n\r\n")
        await client.rest()
    assert refused(server, Reason.MALFORMED) == 1
