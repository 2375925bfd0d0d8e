"""Players who never give up: they come back after every loss, and send again what was not answered."""

import asyncio
import hashlib
import itertools
import json
import ssl
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from support.patience import PATIENCE
from support.server.live_server import Json, Remote
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from red7.game.engine.dice import Dice
from red7.game.seeds import player_commitment
from red7.host.tables.saved_tables import EVERY

_ids = itertools.count(1)

TRY_AGAIN = {"limit-rate", "server-contended", "store-unavailable"}
"""Refusals after which the same command, with the same id, is sent again."""
TOO_LATE = {"server-stale", "table-not-dealing", "table-not-between", "deal-commit-late"}
"""Refusals because others, or the server by itself, were faster."""


@dataclass
class ReconnectingClient:
    """A player who plays any legal turns, match after match, at whichever of the ports answers."""

    ports: Sequence[int]
    table_id: str
    token: str
    number: int
    matches: int = 1_000_000
    """After so many it asks for no more."""
    roam: int = 1_000_000
    """After so many commands it goes to the next port."""
    certificates: ssl.SSLContext | None = None
    """Whom to believe, where the ports are reached by TLS."""
    version: int = 0
    table: Json = field(default_factory=dict[str, Any])
    you: Json | None = None
    acknowledged: dict[str, tuple[Json, Json]] = field(default_factory=dict[str, tuple[Json, Json]])
    """By id: the command and its answer."""
    received: Counter[str] = field(default_factory=Counter[str])
    """How often each kind of message came."""
    refusals: Counter[str] = field(default_factory=Counter[str])
    returns: int = 0
    """How often it came in."""
    _unanswered: Json | None = None
    _latest: Json | None = None
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self._dice = Dice(self.number)
        self._ports = itertools.cycle(self.ports)
        self._pause = 0.02  # seconds

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            returns = self.returns
            try:
                port = next(self._ports)
                async with connect(
                    f"ws{'s' if self.certificates else ''}://127.0.0.1:{port}/api/tables/{self.table_id}/socket",
                    additional_headers={"X-Forwarded-For": f"10.0.0.{self.number}"},
                    proxy=None,
                    ssl=self.certificates,
                    ping_interval=None,
                    open_timeout=PATIENCE,
                    close_timeout=1,
                ) as connection:
                    try:
                        await self._talk(connection)
                    except ConnectionClosed:
                        while True:  # what came before the end
                            await self._hear(connection)
            except (OSError, WebSocketException, TimeoutError):
                self._pause = 0.02 if self.returns > returns else min(2 * self._pause, 0.5)
                await asyncio.sleep(self._pause)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something has become true by what was told."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._news.clear()
                await self._news.wait()

    async def reach(self, version: int) -> None:
        """Wait until the game has come this far."""
        await self.until(lambda: self.version >= version)

    async def hears(self, kind: str, times: int) -> None:
        """Wait until a kind of message has come so often."""
        await self.until(lambda: self.received[kind] >= times)

    async def finished(self) -> None:
        """Wait until the last match it wanted is over, and everything answered."""
        await self.until(
            lambda: self.table["phase"] == "finished" and self._has_enough and self._unanswered is None
        )

    @property
    def _has_enough(self) -> bool:
        return bool(self.table["match_number"] >= self.matches)

    async def _talk(self, connection: ClientConnection) -> None:
        since = self.version or None
        await connection.send(json.dumps({"type": "hello", "token": self.token, "since": since}))
        while (await self._hear(connection))["type"] not in ("snapshot", "happened"):
            pass
        self.returns += 1
        if self._latest is not None and self._dice.below(2):
            await self._repeat(connection, self._latest)
        sent = 0
        while sent < self.roam:
            message = self._unanswered or await self._choose(connection)
            if message is None:
                await self._hear(connection)
            else:
                await self._send(connection, message)
                sent += 1

    async def _hear(self, connection: ClientConnection) -> Json:
        message: Json = json.loads(await connection.recv())
        self.received[message["type"]] += 1
        if message["type"] in ("snapshot", "happened"):
            assert message["version"] >= self.version, "it went back"
            if message["type"] == "happened":
                assert len(message["events"]) == message["version"] - self.version, "it has gaps"
            elif self.you is not None and message["you"]["seat"] == self.you["seat"]:
                assert self._was_saved_since(message), "it was not needed"
            self.version, self.table, self.you = message["version"], message["table"], message["you"]
        self._news.set()
        return message

    def _was_saved_since(self, message: Json) -> bool:
        """Whether the table may have been read from where it was saved after all that is known here.

        That is done between matches; what happened before cannot be told one by one any more.
        """
        before, after = [(table["phase"], table["match_number"]) for table in (self.table, message["table"])]
        return bool(message["version"] >= EVERY and (before[0] != "playing" or after != before))

    async def _ask(self, connection: ClientConnection, message: Json) -> Json:
        await connection.send(json.dumps(message))
        while (answer := await self._hear(connection)).get("id") != message["id"]:
            pass
        return answer

    async def _insist(self, connection: ClientConnection, message: Json) -> Json:
        while (answer := await self._ask(connection, message)).get("code") in TRY_AGAIN:
            await asyncio.sleep(0.1)
        return answer

    async def _send(self, connection: ClientConnection, message: Json) -> None:
        self._unanswered = message
        answer = await self._ask(connection, message)
        if answer["type"] == "done":
            self.acknowledged[message["id"]] = (message["command"], answer)
            self._latest, self._unanswered = message, None
            self._news.set()
            while self.version < answer["version"]:
                await self._hear(connection)
            return
        self.refusals[answer["code"]] += 1
        if answer["code"] in TRY_AGAIN:
            await asyncio.sleep(0.1)
        else:
            assert answer["code"] in TOO_LATE, answer
            self._unanswered = None
            while answer["code"] == "server-stale" and self.version == message["version"]:
                await self._hear(connection)

    async def _repeat(self, connection: ClientConnection, message: Json) -> None:
        """Send what was acknowledged again: the answer is the same, and nothing happens."""
        answer = await self._insist(connection, message)
        assert answer == self.acknowledged[message["id"]][1]
        self.received["as before"] += 1

    async def _choose(self, connection: ClientConnection) -> Json | None:
        """The next command, if there is anything to do."""
        assert self.you is not None
        seat = self.you["seat"]
        match self.table["phase"]:
            case "dealing":
                return self._contribute(seat, self.table["fairness"])
            case "playing" if self.you["moves"]:
                version = self.version
                text, whole = await self._turn(connection, seat, self.you["moves"])
                if self.version == version:
                    return self._do("play", version, seat=seat, text=text, whole=whole)
            case "between" if seat == 0:
                return self._do("next-round", self.version)
            case "finished" if not self._has_enough and not self.table["seats"][seat]["asked"]:
                return self._do("rematch", None, seat=seat)
        return None

    def _contribute(self, seat: int, fairness: Json) -> Json | None:
        secret = hashlib.sha256(f"{self.number} {fairness['match']}".encode()).digest()
        if fairness["revealing"] and fairness["commitments"][seat] and not fairness["secrets"][seat]:
            return self._do("reveal", None, seat=seat, secret=secret.hex())
        if not fairness["revealing"] and not fairness["commitments"][seat]:
            server = bytes.fromhex(fairness["server_commitment"])
            commitment = player_commitment(fairness["match"], server, seat, secret)
            return self._do("commit", None, seat=seat, commitment=commitment.hex())
        return None

    async def _turn(self, connection: ClientConnection, seat: int, moves: list[str]) -> tuple[str, bool]:
        """A turn put together from the steps that the server says are possible."""
        text = ""
        while True:
            staying = [move for move in moves if move != "out"] or ["out"]
            step = staying[self._dice.below(len(staying))]
            if step == ".":
                return text or ".", True
            text = f"{text} {step}".strip()
            asked = {"type": "what-if", "id": f"w{next(_ids)}", "seat": seat, "text": text}
            answer = await self._insist(connection, asked)
            if answer["what"]["whole"]:
                return text, True
            if answer["what"]["reveals"]:
                return text, False
            moves = answer["what"]["moves"]

    def _do(self, type_: str, version: int | None, **fields: object) -> Json:
        command = {"type": type_, **fields}
        return {"type": "do", "id": f"c{next(_ids)}", "version": version, "command": command}


async def open_tables(
    ports: Sequence[int],
    tables: int = 1,
    certificates: ssl.SSLContext | None = None,
    roam: int = 1_000_000,
    **settings: Any,
) -> list[ReconnectingClient]:
    """Two players for each table, which is about to deal."""
    server = Remote(ports[0], certificates=certificates)
    players: list[ReconnectingClient] = []
    for _ in range(tables):
        tokens = [await server.guest("Ann"), await server.guest("Ben")]
        table = await server.table(tokens[0], **settings)
        for token, type_ in ((tokens[1], "sit"), (tokens[0], "start")):
            async with server.client(token) as client:
                command = {"type": "do", "id": type_, "command": {"type": type_}}
                answer = await client.post(f"/api/tables/{table}/commands", json=command)
                assert answer.status_code == 200, answer.text
        for token in tokens:
            number = len(players) + 1
            players.append(
                ReconnectingClient(ports, table, token, number, roam=roam, certificates=certificates)
            )
    return players


@asynccontextmanager
async def playing(players: Sequence[ReconnectingClient]) -> AsyncIterator[None]:
    """All of them play meanwhile; what goes wrong for one of them is raised here."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.play()) for player in players]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()


async def finish(players: Sequence[ReconnectingClient]) -> None:
    """Let everybody play their match to the end, and one more."""
    for table in by_table(players):
        for player in table:
            player.matches = max(other.table["match_number"] for other in table) + 1
        for player in table:
            await player.finished()


async def play(players: Sequence[ReconnectingClient]) -> None:
    """Let everybody play from where they are to the end of the next match."""
    async with playing(players):
        for player in players:
            await player.reach(10)
        await finish(players)


def by_table(players: Sequence[ReconnectingClient]) -> list[list[ReconnectingClient]]:
    tables: dict[str, list[ReconnectingClient]] = {}
    for player in players:
        tables.setdefault(player.table_id, []).append(player)
    return list(tables.values())
