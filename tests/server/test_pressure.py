"""Those who do not read, and those who do not stop: others play on, and nothing grows without bound."""

import asyncio
import json
import resource
import socket
from pathlib import Path

import pytest
from support.patience import PATIENCE, eventually
from support.server.live_server import Json, Server, serving
from support.server.server_tables import command, no_limits, state
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from red7.host.tables.cached_table import CachedTable
from red7.host.viewers import MOST_REPLIES, Viewer
from red7.server.limits import PER_CONNECTION
from red7.table.commands import Remove, SeatBot
from red7.table.decisions.asker import Who

pytestmark = pytest.mark.anyio

EVENTS = 1_000
AT_ONCE = 50
"""Fewer than somebody may be behind without being sent a snapshot instead."""


def narrow(port: int) -> socket.socket:
    """A connection whose receiver has hardly any room."""
    socket_ = socket.socket()
    socket_.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    socket_.connect(("127.0.0.1", port))
    socket_.setblocking(False)
    return socket_


def at(server: Server, table: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"


def peak() -> int:
    """The most memory that this process has had so far, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


async def many_events(server: Server, table: str, host: Who) -> None:
    for _ in range(AT_ONCE // 2):
        await server.host.hub.act(table, host, SeatBot(seat=3, level="casual"))
        await server.host.hub.act(table, host, Remove(seat=3))


async def test_one_who_never_reads_keeps_nobody_waiting_and_is_told_the_end_when_they_do(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, limits=no_limits(), send_buffer=4_096) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        table, other = await server.table(ann, players=4), await server.table(ben, players=4)
        host = Who(guest=(await state(server, table)).host, name="Ann")
        async with (
            connect(
                at(server, table),
                sock=narrow(server.port),
                max_queue=1,
                ping_interval=None,
                open_timeout=PATIENCE,
            ) as slow,
            server.player(table, ann) as quick,
            server.player(other, ben) as elsewhere,
        ):
            await slow.send(json.dumps({"type": "hello"}))
            before = peak()
            last = quick.version
            for _ in range(EVENTS // AT_ONCE):
                events = asyncio.create_task(many_events(server, table, host))
                answer = await elsewhere.do("remove", seat=3, version=None)
                assert answer["code"] == "table-seat-free"
                await events
                last += AT_ONCE
                await quick.until_version(last)
            assert (await state(server, table)).version == last
            assert len(quick.events) == EVENTS, "who reads is told every one of them"
            assert peak() - before < 30_000_000

            received: list[Json] = []
            while not received or received[-1].get("version") != last:
                received.append(json.loads(await slow.recv()))
            states = [message for message in received if message["type"] in ("snapshot", "happened")]
            assert len(states) < EVENTS // 2, "what was not read in time was not kept for them"
            assert states[-1]["type"] == "snapshot", "they were too far behind"


async def test_who_is_cut_off_is_told_what_waited_and_nothing_more() -> None:
    viewer = Viewer(CachedTable("table"), Who(), None)
    for number in range(10 * MOST_REPLIES):
        viewer.reply(b"%d" % number)
    received = [await viewer.next_message() for _ in range(MOST_REPLIES + 1)]
    assert received == [*(b"%d" % number for number in range(MOST_REPLIES)), b""]


async def cut_off(viewer: Viewer) -> None:
    """Wait until the server is done with somebody."""
    await eventually(lambda: viewer.closing is not None)


async def flood(connection: ClientConnection, text: str, number: int) -> int:
    """Send so often, as fast as it goes; how often it went."""
    for sent in range(number):
        try:
            await connection.send(text)
        except ConnectionClosed:
            return sent
    return number


async def test_a_flood_that_nobody_reads_the_answers_to_is_cut_off_and_others_do_not_notice(
    tmp_path: Path,
) -> None:
    quick = PER_CONNECTION._replace(acts=10 * PER_CONNECTION.acts)  # so that the end comes soon
    async with serving(tmp_path, limits=no_limits(quick), send_buffer=4_096) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        table, other = await server.table(ann), await server.table(ben, players=4)
        large = json.dumps({"type": "what-if", "id": "a", "seat": 0, "text": "R7p " * 40, "x": "x" * 15_000})
        small = json.dumps({"type": "what-if", "id": "a", "seat": 0, "text": "."})
        async with server.player(other, ben) as elsewhere:
            before = peak()
            for text in (large, small):
                sock = narrow(server.port)
                async with connect(
                    at(server, table), sock=sock, max_queue=1, ping_interval=None, open_timeout=PATIENCE
                ) as wild:
                    await wild.send(json.dumps({"type": "hello", "token": ann}))
                    await eventually(lambda: bool(server.host.viewers.of(table)))
                    [viewer] = server.host.viewers.of(table)
                    sending = asyncio.create_task(flood(wild, text, 4_000))
                    for seat in (1, 2, 3):
                        answer = await elsewhere.do("seat-bot", seat=seat, level="casual", version=None)
                        assert answer["type"] == "done"
                    for seat in (1, 2, 3):
                        answer = await elsewhere.do("remove", seat=seat, version=None)
                        assert answer["type"] == "done"
                    await eventually(sending.done)
                    await cut_off(viewer)
                    assert len(viewer._replies) <= MOST_REPLIES
                    wild.transport.abort()
                await eventually(lambda: not server.host.viewers.of(table))
            assert peak() - before < 40_000_000, "60 MB were sent"
        assert (await command(server, table, ann, "seat-bot", seat=1, level="casual"))["type"] == "done"


async def test_who_asks_too_often_and_reads_the_answers_is_told_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=no_limits(PER_CONNECTION, now=lambda: 0.0)) as server:
        table = await server.table(await server.guest("Ann"))
        async with server.player(table) as wild:
            asked = PER_CONNECTION.burst + 1  # at one moment, after the greeting
            codes = [(await wild.ask("what-if", seat=0, text="."))["code"] for _ in range(asked)]
            assert codes == ["server-not-your-seat"] * codes.index("limit-rate") + ["limit-rate"] * (
                asked - codes.index("limit-rate")
            )
