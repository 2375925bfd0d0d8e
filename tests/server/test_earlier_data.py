"""What version 0.1 has written is opened as it is: every table is as it was, and is played on.

`tests/golden/version-0.1` was made by that version: a data folder (`red7.sqlite3` and `keys`), a dump of a
PostgreSQL database, and beside each of them what everybody saw of it then. None of it is ever changed.
"""

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import pytest
from support.clock import Clock
from support.server.live_server import Json, Player, Server, serving
from support.server.server_tables import command, deal, no_limits, state

from red7.game.engine.dice import Dice
from red7.host.contracts.store import Store
from red7.server.storage.backup import DATABASE

pytestmark = pytest.mark.anyio

WRITTEN = Path(__file__).parent.parent / "golden" / "version-0.1"
PLAYED_ON = ["rematch", "clock", "stand-in", "device", "mid-turn", "between", "dealing", "lobby"]
# What is asked for, and by whom, where no cards are dealt yet.
BEGINNINGS: dict[str, list[tuple[str, str, Json]]] = {
    "between": [("ann", "next-round", {})],
    "lobby": [
        ("ann", "sit", {}),
        ("cy", "remove", {"seat": 1}),
        ("cy", "seat-bot", {"seat": 1, "level": "casual"}),
        ("cy", "seat-bot", {"seat": 3, "level": "beginner"}),
        ("cy", "start", {}),
    ],
}


@dataclass
class Earlier:
    """A server on a copy of the earlier data, at the time when the earlier one had stopped."""

    server: Server
    clock: Clock
    seen: Json
    """What everybody saw then."""

    @property
    def tokens(self) -> dict[str, str]:
        return dict(self.seen["tokens"])

    async def get(self, path: str, token: str) -> object:
        async with self.server.client(token) as client:
            answer = await client.get(path)
            assert answer.status_code == 200, answer.text
            return answer.json() if "json" in answer.headers["content-type"] else answer.text


@pytest.fixture(params=["sqlite", "postgres"])
async def earlier(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Earlier]:
    database = None
    if request.param == "postgres":
        database = request.getfixturevalue("postgres_url")
        connection = await asyncpg.connect(database)
        await connection.execute((WRITTEN / "postgres.sql").read_text("utf-8"))
        await connection.close()
    else:
        shutil.copy(WRITTEN / "red7.sqlite3", tmp_path / DATABASE)
    shutil.copy(WRITTEN / "keys", tmp_path / "keys")
    (tmp_path / "keys").chmod(0o600)
    seen = json.loads((WRITTEN / f"{request.param}.json").read_text("utf-8"))
    clock = Clock()
    clock.ms = seen["clock"]
    async with serving(tmp_path, now=clock, database=database, limits=no_limits()) as server:
        yield Earlier(server, clock, seen)


async def test_everybody_sees_every_table_as_it_was(earlier: Earlier) -> None:
    for name, table in earlier.seen["tables"].items():
        for who, token in {"": "", **earlier.tokens}.items():
            views = earlier.seen["views"][name]
            seen = await earlier.get(f"/api/tables/{table}", token)
            then = views.get(who, views[""])  # most only watch
            assert known_then(seen, then) == then, (name, who)


def known_then(now: object, then: object) -> object:
    """What is seen now, without the fields that later versions have added."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: known_then(value, then[name]) for name, value in now.items() if name in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [known_then(*pair) for pair in zip(now, then, strict=True)]
    return now


async def test_the_records_of_finished_matches_are_the_same_letter_by_letter(earlier: Earlier) -> None:
    for name, matches in earlier.seen["records"].items():
        for number, (who, text) in enumerate(matches, 1):
            path = f"/api/tables/{earlier.seen['tables'][name]}/records/{number}"
            assert await earlier.get(path, earlier.tokens[who]) == text


async def test_guests_are_known_by_what_they_carry_and_have_their_matches(earlier: Earlier) -> None:
    for who, token in earlier.tokens.items():
        for path, seen in earlier.seen["people"][who].items():
            assert known_then(await earlier.get(path, token), seen) == seen, (who, path)


async def test_who_was_there_before_there_was_an_index_is_forgotten_everywhere(earlier: Earlier) -> None:
    store, tables = earlier.server.host.store, list(earlier.seen["tables"].values())
    for who, token in earlier.tokens.items():
        session = await earlier.server.services.identity.by_token(token, earlier.clock())
        assert session is not None
        guest = session[0].id
        assert await mentions(store, tables, guest), who
        async with earlier.server.client(token) as client:
            assert (await client.delete("/api/me")).status_code == 204
        assert not await mentions(store, tables, guest), who


async def mentions(store: Store, tables: list[str], guest: str) -> list[str]:
    """The tables whose log names a guest."""
    return [
        table for table in tables if guest.encode() in b"".join([e.event for e in await store.entries(table)])
    ]


@pytest.mark.parametrize("name", PLAYED_ON)
async def test_a_table_is_played_on_to_the_end_of_a_round(earlier: Earlier, name: str) -> None:
    table = earlier.seen["tables"][name]
    await begin(earlier, name, table)
    async with AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(earlier.server.player(table, token))
            for token in earlier.tokens.values()
        ]
        here = players[0]
        turns = 0
        while True:
            now = await state(earlier.server, table)
            if now.mover is None:
                break
            if now.bot_to_move is not None:
                await here.until_version(now.version + 1)
                continue
            player = await holder(players, now.mover, now.version)
            text, whole = await player.any_turn(Dice(turns))
            answer = await player.do("play", id=f"later-{turns}", seat=now.mover, text=text, whole=whole)
            assert answer["type"] == "done", answer
            turns += 1
        assert turns
        assert now.phase in ("between", "finished")


async def begin(earlier: Earlier, name: str, table: str) -> None:
    """Have the cards dealt where they are not yet."""
    server = earlier.server
    for who, asked, fields in BEGINNINGS.get(name, []):
        answer = await command(server, table, earlier.tokens[who], asked, **fields)
        assert answer["type"] == "done", answer
    while (await state(server, table)).phase == "dealing":
        await deal(server, earlier.clock, table)


async def holder(players: list[Player], seat: int, version: int) -> Player:
    """The connection that has this seat in hand, up to date."""
    for player in players:
        await player.until_version(version)
        if player.table["settings"]["device"] and player is players[0]:
            await player.connection.send(json.dumps({"type": "hand", "seat": seat}))
            await has_seat(player, seat)
        if player.you is not None and player.seat == seat:
            return player
    raise AssertionError(f"nobody has seat {seat}")


async def has_seat(player: Player, seat: int) -> None:
    """Wait until a connection sees the hand of this seat."""
    await player.until(lambda: player.you is not None and player.seat == seat)
