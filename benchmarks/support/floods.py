"""Floods for the benchmark of a server under attack: each from so many addresses of loopback, for so long.

    python -m benchmarks.support.floods NAME PORT ADDRESSES SECONDS

A flood ends by itself. It goes to loopback only, and knows no other address.
"""

import asyncio
import itertools
import json
import os
import re
import struct
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from benchmarks.support.archived_table import archived_table, piece
from red7 import Match, Record, simulate

Json = dict[str, Any]
PING, CONTINUATION, TEXT = 0x9, 0x0, 0x1
MANY_WAYS = "intl-1.2 draw+actions B 0 R5O5Y5G5B5I7V7:V6R1/R4:R6O6Y6G6/Y4:G4B4/I2:I4I6 O4V4G1 - play"
"""A position in which the next turn can be played in more than twenty thousand ways."""
LONG = 2_000
"""Events of a table."""
AT_ONCE = 10
"""Connections of a flood from one address; from many, each has fewer."""
_ids = itertools.count()


class Attacker:
    """Somebody at one address, with so many connections at a time."""

    def __init__(self, port: int, address: str, at_once: int) -> None:
        self.port = port
        self.address = address
        self.at_once = at_once

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 22
        )

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Json:
        """One request on a connection of its own; the answer, or nothing."""
        data = body.encode() if isinstance(body, str) else json.dumps(body or {}).encode()
        kind = "text/plain" if isinstance(body, str) else "application/json"
        lines = [f"{method} {path} HTTP/1.1", "Host: x", "Connection: close", f"Content-Type: {kind}"]
        lines += [f"Content-Length: {len(data)}", *([f"Authorization: Bearer {token}"] if token else [])]
        reader, writer = await self.open()
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode() + data)
            _head, _, text = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.transport.abort()
        try:
            answer: Json = json.loads(text)
        except ValueError:
            return {}
        return answer

    async def guest(self) -> str:
        name = "".join(chr(ord("a") + int(digit)) for digit in str(next(_ids)))
        return str((await self.ask("POST", "/api/me", {"name": f"Guest {name}"})).get("token", ""))

    async def table(self, token: str, *, start: bool = False, **settings: object) -> str:
        body = {"settings": settings, "start": start}
        return str((await self.ask("POST", "/api/tables", body, token)).get("id", "none"))

    async def socket(
        self, table: str, token: str = "", *, hello: bool = True
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket of a table."""
        reader, writer = await self.open()
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            writer.transport.abort()
            raise ConnectionError
        if hello:
            writer.write(message({"type": "hello", "token": token}))
        return reader, writer

    async def forever(self, once: Callable[[], Awaitable[None]]) -> None:
        """The same on all connections, again and again."""

        async def one() -> None:
            while True:
                with suppress(OSError, asyncio.IncompleteReadError):
                    await once()
                await asyncio.sleep(0.005)  # so that being turned away costs the attacker something, too

        await asyncio.gather(*[one() for _ in range(self.at_once)])


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A masked frame; the mask is nought."""
    size = len(data)
    length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0xFE, size)
    return struct.pack("!B", fin << 7 | opcode) + length + bytes(4) + data


def message(what: Json) -> bytes:
    return frame(TEXT, json.dumps(what).encode())


async def pour(writer: asyncio.StreamWriter, data: bytes, pause: float = 0.0) -> None:
    """Send the same until the server ends the connection."""
    try:
        while not writer.is_closing():
            writer.write(data)
            await writer.drain()
            await asyncio.sleep(pause)
    finally:
        writer.transport.abort()


async def swallow(reader: asyncio.StreamReader) -> None:
    """Read, and forget."""
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass


def endless(beginning: bytes) -> Callable[[Attacker], Awaitable[None]]:
    async def flood(attacker: Attacker) -> None:
        async def once() -> None:
            _reader, writer = await attacker.open()
            writer.write(beginning)
            await pour(writer, b"a" * (1 << 16))

        await attacker.forever(once)

    return flood


def frames(start: bytes, repeated: bytes, *, reads: bool = True) -> Callable[[Attacker], Awaitable[None]]:
    async def flood(attacker: Attacker) -> None:
        table = await attacker.table(await attacker.guest())

        async def once() -> None:
            reader, writer = await attacker.socket(table, hello=False)
            reading = asyncio.create_task(swallow(reader)) if reads else None
            try:
                writer.write(start)
                await pour(writer, repeated * 1_000)
            finally:
                if reading is not None:
                    reading.cancel()

        await attacker.forever(once)

    return flood


def asking(what: Json, **settings: object) -> Callable[[Attacker], Awaitable[None]]:
    """The same question on the sockets of one's own table, whose bots play it to its end."""

    async def flood(attacker: Attacker) -> None:
        token = await attacker.guest()
        table = await attacker.table(token, start=bool(settings), **settings)

        async def once() -> None:
            reader, writer = await attacker.socket(table, token)
            reading = asyncio.create_task(swallow(reader))
            try:
                await pour(writer, message({**what, **({"id": "x"} if "seat" in what else {})}), 0.01)
            finally:
                reading.cancel()

        await attacker.forever(once)

    return flood


async def pipeline(attacker: Attacker) -> None:
    async def once() -> None:
        reader, writer = await attacker.open()
        reading = asyncio.create_task(swallow(reader))
        try:
            await pour(writer, b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
        finally:
            reading.cancel()

    await attacker.forever(once)


async def slow(attacker: Attacker) -> None:
    async def once() -> None:
        _reader, writer = await attacker.open()
        writer.write(b"GET / HTTP/1.1\r\n")
        await pour(writer, b"a: b\r\n", 1.0)

    attacker.at_once *= 20
    await attacker.forever(once)


async def half(attacker: Attacker) -> None:
    async def once() -> None:
        reader, writer = await attacker.open()
        writer.write(b"GET /")
        try:
            await reader.read()
        finally:
            writer.transport.abort()

    attacker.at_once *= 30
    await attacker.forever(once)


async def bot_tables(attacker: Attacker) -> None:
    async def once() -> None:
        await attacker.table(token, start=True, players=4, bots=["master"] * 4)

    token = await attacker.guest()
    await attacker.forever(once)


async def tables(attacker: Attacker) -> None:
    async def once() -> None:
        await attacker.table(await attacker.guest(), listed=True)

    await attacker.forever(once)


async def deletions(attacker: Attacker) -> None:
    async def once() -> None:
        await attacker.ask("DELETE", "/api/me", token=await attacker.guest())

    await attacker.forever(once)


async def verify(attacker: Attacker) -> None:
    text = record()

    async def once() -> None:
        await attacker.ask("POST", "/api/verify", text)

    await attacker.forever(once)


def brought(
    method: str = "", what: str = "", body: Json | None = None
) -> Callable[[Attacker], Awaitable[None]]:
    """The same of a record that was brought, or the record again."""

    async def flood(attacker: Attacker) -> None:
        token, text = await attacker.guest(), record()
        line = await attacker.ask("POST", "/api/me/records", text, token)

        async def once() -> None:
            if not what:
                other = text.replace("Seat 0", f"Guest {next(_ids)}")
                await attacker.ask("POST", "/api/me/records", other, token)
            else:
                await attacker.ask(method, f"/api/me/records/{line.get('id')}/{what}", body, token)

        await attacker.forever(once)

    return flood


async def lessons(attacker: Attacker) -> None:
    token = await attacker.guest()

    async def once() -> None:
        for turn in ("out", "Y2p V5c"):
            await attacker.ask("POST", "/api/lessons/both", {"text": turn}, token)

    await attacker.forever(once)


def posting(path: str, **body: object) -> Callable[[Attacker], Awaitable[None]]:
    """The same request again and again."""

    async def flood(attacker: Attacker) -> None:
        token = await attacker.guest()

        async def once() -> None:
            await attacker.ask("POST", path, body, token)

        await attacker.forever(once)

    return flood


async def analysis_steps(attacker: Attacker) -> None:
    """Always the second part of an analysis whose first one nobody asked for."""
    seeds = itertools.count()

    async def once() -> None:
        position = str(Match.deal(next(seeds), players=4, options="draw+actions").position())
        await attacker.ask("POST", "/api/analysis", {"position": position, "have": 1})

    await attacker.forever(once)


async def imports(attacker: Attacker) -> None:
    """Long tables of a device, each of which nobody has brought yet."""
    token = await attacker.guest()

    async def once() -> None:
        text = piece(LONG, f"device{next(_ids)}")
        await attacker.ask("POST", "/api/me/archive/tables", text, token)

    await attacker.forever(once)


async def large_imports(attacker: Attacker) -> None:
    """As much as may be sent, and nothing that is of any use."""
    token = await attacker.guest()
    text = json.dumps({"form": 1, "guest": "", "id": "x", "log": [[0, "a" * 4_000_000]]})

    async def once() -> None:
        await attacker.ask("POST", "/api/me/archive/tables", text, token)

    await attacker.forever(once)


async def statistics(attacker: Attacker) -> None:
    token = await attacker.guest()

    async def once() -> None:
        await attacker.ask("GET", "/api/me/statistics", token=token)

    await attacker.forever(once)


async def puzzles(attacker: Attacker) -> None:
    token = await attacker.guest()
    id_ = (await attacker.ask("POST", "/api/puzzles", {"kind": "best"}, token)).get("id", "none")
    board = (await attacker.ask("GET", f"/api/puzzles/{id_}", token=token)).get("board", {})
    card = next(iter(board.get("you", {}).get("hand", [])), "R7")

    async def once() -> None:
        await attacker.ask("POST", f"/api/puzzles/{id_}", {"text": f"{card}p"}, token)

    await attacker.forever(once)


async def days(attacker: Attacker) -> None:
    """New guests who begin their try, give it up, and ask how others did."""

    async def once() -> None:
        token = await attacker.guest()
        table = (await attacker.ask("POST", "/api/days/today", {}, token)).get("id", "none")
        close = {"type": "do", "id": "close", "command": {"type": "close"}}
        await attacker.ask("POST", f"/api/tables/{table}/commands", close, token)
        for _ in range(20):
            await attacker.ask("GET", "/api/days/today", token=token)
            await attacker.ask("GET", f"/api/tables/{table}/records/1/replay", token=token)

    await attacker.forever(once)


def record() -> str:
    """A match of four, as text."""
    return str(Record.of(next(simulate(7, 1, players=4, options="draw+actions"))))


async def static(attacker: Attacker) -> None:
    reader, writer = await attacker.open()
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    names = re.findall(rb"/assets/[\w.-]+\.js", await reader.read()) or [b"/"]
    writer.transport.abort()

    async def once() -> None:
        reader, writer = await attacker.open()
        try:
            while True:
                writer.write(b"GET " + names[0] + b" HTTP/1.1\r\nHost: x\r\n\r\n")
                head = await reader.readuntil(b"\r\n\r\n")
                length = re.search(rb"(?i)content-length: (\d+)", head)
                await reader.readexactly(int(length[1]) if length else 0)
        finally:
            writer.transport.abort()

    await attacker.forever(once)


BOTS = {"players": 4, "bots": [None, "casual", "casual", "casual"]}
FLOODS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "line": endless(b"GET /"),
    "header": endless(b"GET / HTTP/1.1\r\nHost: x\r\nCookie: "),
    "pings": frames(b"", frame(PING)),
    "pings-unread": frames(b"", frame(PING, b"x" * 125), reads=False),
    "fragments": frames(frame(TEXT, fin=False), frame(CONTINUATION, fin=False)),
    "pipeline": pipeline,
    "slow": slow,
    "half": half,
    "hints": asking({"type": "hint", "seat": 0}, **BOTS),
    "bot-tables": bot_tables,
    "tables": tables,
    "missed": asking({"type": "missed", "seat": 0, "round": 1}, **BOTS),
    "reactions": asking({"type": "react", "reaction": "wow"}),
    "deletions": deletions,
    "verify": verify,
    "records": brought(),
    "replays": brought("GET", "replay"),
    "reviews": brought("POST", "review"),
    "tries": brought("POST", "turns/1/1", {"text": "out"}),
    "lessons": lessons,
    "branches": posting("/api/branches", record=record(), round=1, turn=2, seat=0),
    "analysis": posting("/api/analysis", position=MANY_WAYS),
    "analysis-steps": analysis_steps,
    "imports": imports,
    "imports-large": large_imports,
    "puzzles": puzzles,
    "statistics": statistics,
    "days": days,
    "static": static,
}
MIXTURE = "mixture"
CONTROL = "control"
"""Sends nothing and only computes: what it costs that the attacker is on the same machine."""


async def compute(_attacker: Attacker) -> None:
    while True:
        sum(range(10_000))
        await asyncio.sleep(0)


async def run(name: str, port: int, addresses: int, seconds: float) -> None:
    """Flood the server, and stop."""
    chosen = list(FLOODS.values()) if name == MIXTURE else [FLOODS.get(name, compute)]
    at_once = max(AT_ONCE // addresses, 1 if name == MIXTURE else 2)
    work = [
        flood(Attacker(port, f"127.1.{number // 200}.{1 + number % 200}", at_once))
        for number in range(addresses)
        for flood in chosen
    ]
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*work, return_exceptions=True)


def main() -> None:
    name, port, addresses, seconds = sys.argv[1:]
    os.nice(10)  # an attacker has a machine of its own, and takes the server's time only by what it sends
    if name in ("imports", MIXTURE):
        archived_table(LONG)  # which is made once, and takes a while
    print("ready", flush=True)
    asyncio.run(run(name, int(port), int(addresses), float(seconds)))


if __name__ == "__main__":
    main()
