"""Nonsense from clients: it is refused in words, nothing breaks, and others do ice."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from support.patience import PATIENCE
from support.server.live_server import Json, serving
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.anyio

ANSWERS = {"refused", "done", "snapshot", "happened", "present", "what-if", "earlier", "reacted"}

GOOD: list[Json] = [
    {"type": "hello", "since": 3},
    {"type": "do", "id": "a", "version": 2, "command": {"type": "sit", "seat": 1}},
    {"type": "do", "id": "b", "command": {"type": "play", "seat": 0, "text": "R7p", "whole": False}},
    {"type": "do", "id": "c", "command": {"type": "commit", "seat": 0, "commitment": "00" * 32}},
    {"type": "do", "id": "d", "command": {"type": "stand-in", "seat": 0, "level": "casual"}},
    {"type": "what-if", "id": "e", "seat": 0, "text": "R7p G4c"},
    {"type": "hint", "id": "f", "seat": 0},
    {"type": "missed", "id": "g", "seat": 0, "round": 1, "turn": 1},
    {"type": "earlier", "id": "k", "round": 1, "first": 1, "last": 9},
    {"type": "hand", "seat": 0},
    {"type": "react", "reaction": "wow"},
    {"type": "beat"},
]
ODD: list[Any] = [
    None, True, -1, 2**70, 1.5, float("1e300"), "", "x" * 5_000, "\u0000", "\u202e", "💥", [], [[]], {},
    {"type": "do"}, "R7p " * 40, "out out", "??+", ".", "B9p",
]  # fmt: skip


def bend(message: Any, chance: random.Random) -> Any:
    """The message with something in it changed, left out, or put in its place."""
    if isinstance(message, dict) and message and chance.random() < 0.85:
        bent = dict(message)
        name = chance.choice(sorted(bent))
        match chance.randrange(4):
            case 0:
                del bent[name]
            case 1:
                bent[chance.choice(["extra", "type", "seat", "id"])] = chance.choice(ODD)
            case _:
                bent[name] = bend(bent[name], chance)
        return bent
    return chance.choice(ODD)


def frames(chance: random.Random, number: int) -> list[str | bytes]:
    """Messages as they should not be: bent, broken off, or no JSON at all."""
    bent: list[str | bytes] = []
    for _ in range(number):
        text = json.dumps(bend(chance.choice(GOOD), chance))
        match chance.randrange(8):
            case 0:
                bent.append(text[: chance.randrange(len(text) + 1)])
            case 1:
                bent.append(chance.randbytes(chance.randrange(60)))
            case 2:
                bent.append("[" * chance.randrange(1, 3_000))
            case _:
                bent.append(text)
    return bent


@pytest.mark.parametrize("seed", range(12))
async def test_bent_messages_are_refused_and_the_table_stands_as_before(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    async with serving(tmp_path) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        table = await server.table(ann, players=2)
        async with server.player(table, ann) as calm:
            for _ in range(4):
                async with connect(
                    f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
                    proxy=None,
                    open_timeout=PATIENCE,
                ) as wild:
                    if chance.random() < 0.8:
                        await wild.send(
                            json.dumps({"type": "hello", "token": ben if chance.random() < 0.7 else ""})
                        )
                    try:
                        for frame in frames(chance, 25):
                            await wild.send(frame)
                        await wild.send(
                            json.dumps({"type": "do", "id": "last", "command": {"type": "close"}})
                        )
                        async for answer in wild:
                            reply = json.loads(answer)
                            assert reply["type"] in ANSWERS
                            if reply.get("id") == "last":
                                assert reply["type"] == "refused"
                                break
                    except ConnectionClosed:
                        assert wild.close_code in (4000, 1003, 1007, 1009, 1013)
            started = await calm.do("start", version=None)
            assert started["type"] == "done" or started["code"] == "table-seats-empty"
            assert b"red7_failures_total 0.0" in server.services.metrics.text()
