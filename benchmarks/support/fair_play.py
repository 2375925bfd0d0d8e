"""People who just play while a server is attacked, and what they notice: moves, bots' turns and clocks."""

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.support.light_clients import first_turn

Json = dict[str, Any]
CLOCK = 5.0
"""Seconds for a turn, where there is a clock."""
_EVERY = 0.05
"""Seconds from the answer to a move until the next: any sooner and the guest would have to wait."""
_MOVERS = 8
"""Tables at which moves are made, so that some seconds have hundreds of them."""
_ids = itertools.count(1)


@dataclass
class Samples:
    """How long something took: when it began, and seconds; what has not ended yet is open since some time."""

    taken: list[tuple[float, float]] = field(default_factory=list[tuple[float, float]])
    open_since: dict[object, float] = field(default_factory=dict[object, float])

    def begin(self, key: object) -> None:
        self.open_since[key] = time.perf_counter()

    def end(self, key: object) -> None:
        began = self.open_since.pop(key, None)
        if began is not None:
            self.taken.append((began, time.perf_counter() - began))

    def drop(self, key: object) -> None:
        self.open_since.pop(key, None)

    def within(self, start: float, end: float) -> list[float]:
        """What began in this time or lasted into it; what is still open took at least until its end."""
        done = [seconds for began, seconds in self.taken if start <= began + seconds and began < end]
        return done + [end - began for began in self.open_since.values() if began < end]


class FairPlay:
    """A few tables of their own, each from an address of its own."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.moves = Samples()
        self.bots = Samples()
        self.clocks = Samples()
        self.turned_away = 0

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """Play meanwhile; begins when a move and a bot's turn have been seen."""
        work = [*[self._moves] * _MOVERS, self._with_bot, self._with_bot, self._with_clock, self._with_clock]
        tasks = [asyncio.create_task(self._again(f"127.0.0.{2 + n}", what)) for n, what in enumerate(work)]
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(40):
                    while not (self.moves.taken and self.bots.taken):
                        await asyncio.sleep(0.1)
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _again(self, address: str, what: Callable[[str], Awaitable[None]]) -> None:
        while True:
            try:
                await what(address)
            except (ConnectionClosed, OSError, httpx.HTTPError, TimeoutError):
                self.turned_away += 1
            await asyncio.sleep(0.5)

    @asynccontextmanager
    async def _table(
        self, address: str, *, start: bool, **settings: object
    ) -> AsyncIterator[ClientConnection]:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        base = f"http://127.0.0.1:{self._port}"
        async with httpx.AsyncClient(transport=transport, base_url=base, timeout=60) as client:
            name = "".join(chr(ord("a") + int(digit)) for digit in str(next(_ids)))
            me = (await client.post("/api/me", json={"name": f"Fair {name}"})).raise_for_status().json()
            body = {"settings": settings, "start": start}
            bearer = {"Authorization": f"Bearer {me['token']}"}
            made = (await client.post("/api/tables", json=body, headers=bearer)).raise_for_status().json()
        async with connect(
            f"ws://127.0.0.1:{self._port}/api/tables/{made['id']}/socket",
            proxy=None,
            compression=None,
            open_timeout=60,
            ping_interval=None,
            local_addr=(address, 0),
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "token": me["token"]}))
            yield socket

    async def _moves(self, address: str) -> None:
        """Commands that are committed, one after the other."""
        async with self._table(address, start=False, players=4) as socket:
            try:
                for number in itertools.count():
                    command = {"type": "remove"} if number % 2 else {"type": "seat-bot", "level": "casual"}
                    self.moves.begin(socket)
                    await _do(socket, {**command, "seat": 3})
                    while json.loads(await socket.recv())["type"] not in ("done", "refused"):
                        pass
                    self.moves.end(socket)
                    await asyncio.sleep(_EVERY)
            finally:
                self.moves.drop(socket)

    async def _with_bot(self, address: str) -> None:
        """A match against a computer player: how long it takes for its turn."""
        async with self._table(
            address, start=True, players=2, options="scoring", bots=[None, "casual"]
        ) as socket:
            try:
                async for message in _states(socket):
                    self.bots.end(socket)
                    you = message["you"]
                    if not _is_on(message):
                        continue
                    if you["moves"]:
                        text = first_turn(message["table"]["round"], you)
                        await _do(socket, {"type": "play", "seat": you["seat"], "text": text})
                    else:
                        self.bots.begin(socket)
            finally:
                self.bots.drop(socket)

    async def _with_clock(self, address: str) -> None:
        """A match in which everybody lets the time run out."""
        pace = {"seconds": int(CLOCK)}
        async with self._table(
            address, start=True, players=4, options="scoring", device=True, pace=pace
        ) as socket:
            try:
                async for message in _states(socket):
                    self.clocks.end(socket)
                    if _is_on(message):
                        self.clocks.begin(socket)
            finally:
                self.clocks.drop(socket)


async def _do(socket: ClientConnection, command: Json) -> None:
    await socket.send(json.dumps({"type": "do", "id": f"f{next(_ids)}", "command": command}))


async def _states(socket: ClientConnection) -> AsyncIterator[Json]:
    """How the table stands after each change, until the match is over."""
    async for frame in socket:
        message = json.loads(frame)
        if message["type"] in ("snapshot", "happened"):
            phase = message["table"]["phase"]
            yield message
            if phase == "between":
                await _do(socket, {"type": "next-round"})
            elif phase in ("finished", "closed"):
                return


def _is_on(message: Json) -> bool:
    """Whether somebody is to move."""
    return bool(message["table"]["phase"] == "playing" and message["table"]["round"]["phase"] == "play")
