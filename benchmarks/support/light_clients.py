"""Clients for the benchmark of the server: as light as can be, since they share the machine with it."""

import asyncio
import itertools
import json
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from red7.game.engine.layout import PHASES, PLAY
from red7.game.text.jsonform import position_of

Json = dict[str, Any]
_ids = itertools.count(1)


class Guest:
    """A player with a seat, who plays the first turn there is that keeps it in."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.turns = 0
        self.latencies: list[float] = []  # of the last turn none, where its news come before its answer
        self.over = False
        self._sent = 0.0

    async def play(self) -> None:
        """Play until the match is over."""
        async for frame in self.connection:
            message = json.loads(frame)
            if message["type"] == "done":
                self.latencies.append(time.perf_counter() - self._sent)
            elif message["type"] in ("snapshot", "happened"):
                if message["table"]["phase"] in ("finished", "closed"):
                    self.over = True
                    return
                you = message["you"]
                if message["table"]["phase"] == "playing" and you["moves"]:
                    await self._turn(message["version"], message["table"]["round"], you)

    async def _turn(self, version: int, round_: Json, you: Json) -> None:
        command = {"type": "play", "seat": you["seat"], "text": first_turn(round_, you)}
        self.turns += 1
        self._sent = time.perf_counter()
        await self.connection.send(
            json.dumps({"type": "do", "id": f"b{next(_ids)}", "version": version, "command": command})
        )


def first_turn(round_: Json, you: Json) -> str:
    """A turn that keeps a basic player in, or the only one there is."""
    unseen = list(you["unseen"])
    hands = [
        you["hand"] if seat == you["seat"] else [unseen.pop() for _ in range(size)]
        for seat, size in enumerate(round_["hand_sizes"])
    ]
    assert round_["phase"] == PHASES[PLAY]
    position = position_of(
        {
            "hands": hands,
            "palettes": round_["palettes"],
            "deck": unseen,
            "canvas": round_["color"],
            "turn": you["seat"],
            "out": round_["out"],
        }
    )
    playing = position.round()
    return playing.text(playing.turns()[0])


async def tokens(port: int, number: int) -> list[str]:
    """So many new guests."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as client:

        async def one(name: str) -> str:
            answer = await client.post("/api/me", json={"name": name})
            return str(answer.raise_for_status().json()["token"])

        return await _in_batches([one(_name(place)) for place in range(number)])


def _name(number: int) -> str:
    """Another name for each number: in letters, since a name of digits may look like that of a bot."""
    return "Guest " + "".join(chr(ord("A") + int(digit)) for digit in str(number))


async def full_tables(port: int, people: list[str], players: int) -> list[tuple[str, list[str]]]:
    """Tables with a person on every seat, and who sits there."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as client:

        async def one(group: list[str]) -> tuple[str, list[str]]:
            settings = {"players": players}
            answer = await client.post("/api/tables", json={"settings": settings}, headers=_bearer(group[0]))
            table = str(answer.raise_for_status().json()["id"])
            for token in group[1:]:
                await command(client, table, token, {"type": "sit"})
            return table, group

        groups = [people[start : start + players] for start in range(0, len(people), players)]
        return await _in_batches([one(group) for group in groups])


async def command(client: httpx.AsyncClient, table: str, token: str, what: Json) -> None:
    """Carry out a command over HTTP."""
    body = {"type": "do", "id": f"b{next(_ids)}", "command": what}
    (await client.post(f"/api/tables/{table}/commands", json=body, headers=_bearer(token))).raise_for_status()


async def start(port: int, tables: list[tuple[str, list[str]]]) -> None:
    """Have all matches begin; nobody contributes a secret."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as client:
        await _in_batches([command(client, table, group[0], {"type": "start"}) for table, group in tables])


async def enter(port: int, table: str, token: str = "") -> ClientConnection:
    """A connection to a table that has said hello."""
    connection = await connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/socket",
        proxy=None,
        compression=None,
        open_timeout=60,
        ping_interval=None,  # as in a browser, which only answers pings
    )
    await connection.send(json.dumps({"type": "hello", "token": token}))
    return connection


async def enter_all(port: int, wanted: list[tuple[str, str]]) -> list[ClientConnection]:
    """Connections to tables, with the tokens to show there."""
    return await _in_batches([enter(port, table, token) for table, token in wanted])


async def _in_batches(work: list[Any], size: int = 50) -> list[Any]:
    results: list[Any] = []
    for begin in range(0, len(work), size):
        results += await asyncio.gather(*work[begin : begin + size])
    return results


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
