"""A real server on loopback within a test, and players who talk to it as any client would."""

import asyncio
import hashlib
import itertools
import json
import socket
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from support.patience import PATIENCE, eventually
from websockets.asyncio.client import ClientConnection, connect

from red7.game.engine.dice import Dice
from red7.host.host import Host
from red7.host.inputs import Inputs, Step, clock
from red7.server.app import Server as Uvicorn
from red7.server.config import Config
from red7.server.limits import Limits
from red7.server.listener import listener
from red7.server.services import Services, open_services
from red7.table import table

Json = dict[str, Any]
_ids = itertools.count(1)
# All is on loopback and in the clear; to read the certificates of the world would cost each client 50 ms.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


@dataclass
class Remote:
    """A server, wherever it runs."""

    port: int
    certificates: ssl.SSLContext | None = field(default=None, kw_only=True)
    """Where it is reached by TLS: whom to believe that it is the server."""

    @property
    def url(self) -> str:
        return f"http{'s' if self.certificates else ''}://127.0.0.1:{self.port}"

    def client(self, token: str = "") -> httpx.AsyncClient:
        """Somebody who asks over HTTP, with a token or with the cookies they get."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        certificates = self.certificates or NO_CERTIFICATES
        return httpx.AsyncClient(
            base_url=self.url, headers=headers, trust_env=False, timeout=PATIENCE, verify=certificates
        )

    async def ready(self) -> None:
        """Wait until it serves."""
        async with self.client() as client, asyncio.timeout(PATIENCE):
            while True:
                try:
                    if (await client.get("/readyz")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.02)

    async def guest(self, name: str) -> str:
        """The token of a new guest."""
        async with self.client() as client:
            answer = await client.post("/api/me", json={"name": name})
            assert answer.status_code == 200, answer.text
            return str(answer.json()["token"])

    async def table(self, token: str, *, start: bool = False, **settings: object) -> str:
        """The id of a new table."""
        async with self.client(token) as client:
            answer = await client.post("/api/tables", json={"settings": settings, "start": start})
            assert answer.status_code == 200, answer.text
            return str(answer.json()["id"])

    @asynccontextmanager
    async def player(
        self, table: str, token: str = "", since: int | None = None, query: str = ""
    ) -> "AsyncIterator[Player]":
        """Somebody who looks at a table."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket{query}"
        async with connect(url, proxy=None, open_timeout=PATIENCE, ping_interval=None) as connection:
            await connection.send(json.dumps({"type": "hello", "token": token, "since": since}))
            player = Player(connection)
            reading = asyncio.create_task(player.read())
            try:
                await player.until(lambda: player.version > 0 or player.refused is not None)
                yield player
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)


@dataclass
class Server(Remote):
    """A server that runs in this process."""

    services: Services

    @property
    def host(self) -> Host:
        return self.services.host


@dataclass
class Player:
    """A connection to a table that remembers what it was told."""

    connection: ClientConnection
    version: int = 0
    table: Json = field(default_factory=dict[str, Any])
    you: Json | None = None
    events: list[Json] = field(default_factory=list[Json])
    messages: list[Json] = field(default_factory=list[Json])
    frames: list[str] = field(default_factory=list[str])
    refused: Json | None = None
    _answers: dict[str, asyncio.Future[Json]] = field(default_factory=dict[str, asyncio.Future[Json]])
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    async def read(self) -> None:
        async for frame in self.connection:
            assert isinstance(frame, str)
            self.frames.append(frame)
            self.take(json.loads(frame))

    def take(self, message: Json) -> None:
        self.messages.append(message)
        if message["type"] in ("snapshot", "happened"):
            assert message["version"] >= self.version
            self.version, self.table, self.you = message["version"], message["table"], message["you"]
            self.events += message.get("events", [])
        elif message.get("id") in self._answers:
            self._answers.pop(message["id"]).set_result(message)
        elif message["type"] == "refused":
            self.refused = message
        self._news.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something has become true by what was told."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._news.clear()
                await self._news.wait()

    async def until_phase(self, phase: str) -> None:
        """Wait until the table is at this."""
        await self.until(lambda: self.table["phase"] == phase)

    async def until_version(self, version: int) -> None:
        """Wait until this version has come."""
        await self.until(lambda: self.version >= version)

    async def reach(self, version: int) -> None:
        """Wait until the game has come this far."""
        await self.until(lambda: self.version >= version)

    async def ask(self, type_: str, **fields: object) -> Json:
        """Send a message with an id, and get its answer."""
        id_ = str(fields.pop("id", f"m{next(_ids)}"))
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[id_] = answer
        await self.connection.send(json.dumps({"type": type_, "id": id_, **fields}))
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def do(self, type_: str, **fields: object) -> Json:
        """Carry out a command on the game as it is known here; the answer is done or refused."""
        command = {name: value for name, value in fields.items() if name not in ("id", "version")}
        rest = {name: value for name, value in fields.items() if name == "id"}
        return await self.ask(
            "do", version=fields.get("version", self.version), command={"type": type_, **command}, **rest
        )

    async def any_turn(self, dice: Dice) -> tuple[str, bool]:
        """A turn put together from the steps that the server says are possible, and whether it is whole."""
        assert self.you is not None
        text = ""
        moves = self.you["moves"]
        while True:
            staying = [move for move in moves if move != "out"] or ["out"]
            step = staying[dice.below(len(staying))]
            if step == ".":
                return text or ".", True
            text = f"{text} {step}".strip()
            answer = await self.ask("what-if", seat=self.seat, text=text)
            assert answer["type"] == "what-if", answer
            if answer["what"]["whole"]:
                return text, True
            if answer["what"]["reveals"]:
                return text, False
            moves = answer["what"]["moves"]

    @property
    def seat(self) -> int:
        assert self.you is not None
        return int(self.you["seat"])

    @property
    def to_move(self) -> bool:
        return self.you is not None and bool(self.you["moves"])


def known_secrets(seed: str = "") -> Callable[[], bytes]:
    """The parts of a server in the deals of its matches, the same in every run."""
    numbers = itertools.count()
    return lambda: hashlib.sha256(f"{seed} {next(numbers)}".encode()).digest()


def take_all_the_time() -> None:
    """Have the servers of this process wait for an hour for secrets, for the next round and for a rematch.

    A slow machine's page comes in time then, and the deal is the same as on a fast one.
    """
    table.DEAL_WAIT = table.ROUND_WAIT = table.REMATCH_WAIT = 3_600_000  # type: ignore[misc]


def serve_alone(port: int, data: str) -> None:
    """Serve until this process is killed."""

    async def serve() -> None:
        config = Config(data=Path(data), port=port, thinkers=1)
        services = await open_services(config, Inputs(secret=known_secrets()))
        await Uvicorn(services).serve(sockets=[listener("127.0.0.1", port)])

    take_all_the_time()
    asyncio.run(serve())


@asynccontextmanager
async def serving(
    data: Path,
    *,
    now: Callable[[], int] = clock,
    secret: Callable[[], bytes] | None = None,
    step: Step = lambda _name: None,
    limits: Limits | None = None,
    send_buffer: int = 0,
    **config: Any,
) -> AsyncIterator[Server]:
    """A server in this event loop, with the same deals in every run; `config` are fields of `Config`."""
    with listener("127.0.0.1", 0) as called:
        if send_buffer:
            called.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        port = called.getsockname()[1]
        settings = Config(data=data, port=port, **{"thinkers": 1, **config})
        inputs = Inputs(now, secret or known_secrets(), step)
        services = await open_services(settings, inputs, limits)
        server = Uvicorn(services)
        running = asyncio.create_task(server.serve(sockets=[called]))
        try:
            await eventually(lambda: server.started or running.done())
            assert server.started
            yield Server(port, services)
        finally:
            server.should_exit = True
            await running
