"""Who may ask for what: every command and question, by everybody there is, from a table that says who may."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from support.clock import Clock
from support.server.live_server import Json, Server, serving

from red7.game.seeds import player_commitment
from red7.host.protocol.messages import FromClient
from red7.table.commands import (
    AutoDeal,
    Command,
    Commit,
    Play,
    Rematch,
    Sit,
    StartMatch,
    SystemCommand,
)
from red7.table.decisions.asker import Who
from red7.table.events import Left
from red7.table.settings import Settings
from red7.table.table import Table

pytestmark = pytest.mark.anyio

ROLES = ("own seat", "other seat", "watcher", "nobody")
"""The player of the seat it is about (the host), another player, a guest without a seat, and no guest."""
SECRET = bytes(32)


class Club:
    """A server with three guests, and tables brought to where a command makes sense."""

    def __init__(self, server: Server, clock: Clock, tokens: dict[str, str]) -> None:
        self.server = server
        self.clock = clock
        self.tokens = tokens
        self.hub = server.host.hub

    async def who(self, role: str) -> Who:
        session = await self.server.services.identity.by_token(self.tokens[role], self.clock())
        assert session is not None
        return Who(guest=session.guest.id, name=session.guest.name)

    async def act(self, table: str, role: str, command: Command) -> None:
        await self.hub.act(table, await self.who(role), command)

    async def state(self, table: str) -> Table:
        return (await self.hub.tables.get(table)).table

    async def empty(self, **settings: Any) -> str:
        return (await self.hub.create(await self.who("own seat"), Settings(**settings))).id

    async def full(self, **settings: Any) -> str:
        table = await self.empty(**settings)
        await self.act(table, "other seat", Sit())
        return table

    async def dealing(self) -> str:
        table = await self.full()
        await self.act(table, "own seat", StartMatch())
        return table

    async def revealing(self) -> str:
        table = await self.dealing()
        seed = (await self.state(table)).seed
        assert seed is not None
        for seat, role in enumerate(ROLES[:2]):
            commitment = player_commitment(seed.match_id, seed.server_commitment, seat, SECRET)
            await self.act(table, role, Commit(seat=seat, commitment=commitment.hex()))
        assert (await self.state(table)).revealing
        return table

    async def playing(self, **settings: Any) -> str:
        """A match in which the first seat is to move."""
        while True:
            table = await self.full(**settings)
            await self.act(table, "own seat", StartMatch())
            self.clock.ms += 6_000
            await self.hub.act(table, Who(system=True), AutoDeal())
            if (await self.state(table)).mover == 0:
                return table

    async def left(self) -> str:
        """A seat that was left in an earlier version, when nobody gave up by that."""
        table = await self.playing()
        cached = await self.hub.tables.get(table)
        await self.hub._commit(cached, self.hub._prepare(cached, [Left(seat=0)]))
        return table

    async def until_over(self, **settings: Any) -> str:
        """A table where everybody gave up until the round, or the match, was over."""
        table = await self.playing(**settings)
        await self.act(table, "own seat", Play(seat=0, text="out"))
        return table

    async def asked(self) -> str:
        """A finished match after which the other player would like another one."""
        table = await self.until_over()
        await self.act(table, "other seat", Rematch(seat=1))
        return table


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    clock = Clock()
    async with serving(tmp_path, now=clock) as server:
        names = {"own seat": "Ann", "other seat": "Ben", "watcher": "Cat"}
        yield Club(
            server, clock, {role: await server.guest(name) for role, name in names.items()} | {"nobody": ""}
        )


SEATED = {"own seat", "other seat"}
ALL_GUESTS = {"own seat", "other seat", "watcher"}
Situation = Callable[[Club], Awaitable[str]]

# For each command: a table where it makes sense, the command, and who may send it.
COMMANDS: dict[str, tuple[Situation, Json, set[str]]] = {
    "sit": (lambda club: club.empty(players=3), {"seat": 2}, ALL_GUESTS),
    "seat-bot": (lambda club: club.empty(players=3), {"seat": 2, "level": "casual"}, {"own seat"}),
    "change-settings": (lambda club: club.full(), {"options": "expert"}, {"own seat"}),
    "leave": (lambda club: club.full(), {"seat": 0}, {"own seat"}),
    "come-back": (lambda club: club.left(), {"seat": 0}, {"own seat"}),
    "stand-in": (lambda club: club.left(), {"seat": 0, "level": "casual"}, SEATED),
    "start": (lambda club: club.full(), {}, {"own seat"}),
    "remove": (lambda club: club.full(), {"seat": 1}, {"own seat"}),
    "close": (lambda club: club.full(), {}, {"own seat"}),
    "commit": (lambda club: club.dealing(), {"seat": 0, "commitment": "00" * 32}, {"own seat"}),
    "reveal": (lambda club: club.revealing(), {"seat": 0, "secret": SECRET.hex()}, {"own seat"}),
    "play": (lambda club: club.playing(), {"seat": 0, "text": "out"}, {"own seat"}),
    "next-round": (lambda club: club.until_over(options="advanced"), {}, SEATED),
    "hold": (lambda club: club.until_over(options="advanced"), {"seat": 0}, {"own seat"}),
    "rematch": (lambda club: club.asked(), {"seat": 0}, {"own seat"}),
    "help": (lambda club: club.playing(help=True), {"seat": 0}, {"own seat"}),
}
# And for each question over the socket; those who may not are refused, and learn nothing.
QUESTIONS: dict[str, tuple[Situation, Json, set[str]]] = {
    "what-if": (lambda club: club.playing(), {"seat": 0, "text": "out"}, {"own seat"}),
    "steps": (lambda club: club.playing(), {"seat": 0}, {"own seat"}),
    "hint": (lambda club: club.playing(help=True), {"seat": 0}, {"own seat"}),
    "missed": (lambda club: club.until_over(), {"seat": 0, "round": 1, "turn": 1}, {"own seat"}),
    "earlier": (lambda club: club.until_over(), {"round": 1, "first": 1, "last": 9}, {*ROLES}),
}
TOLD_NOTHING = {"hello", "do", "hand", "react", "beat"}  # these have tests of their own
REFUSALS = {
    "server-no-guest", "server-not-your-seat", "table-no-guest", "table-no-seat", "table-not-host",
    "table-not-your-seat",
}  # fmt: skip


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_every_command_and_question_is_in_the_matrix() -> None:
    assert set(COMMANDS) == tags(Command)
    assert set(QUESTIONS) | TOLD_NOTHING == tags(FromClient)


@pytest.mark.parametrize("kind", COMMANDS)
async def test_a_command_is_carried_out_for_those_who_may_and_for_nobody_else(club: Club, kind: str) -> None:
    situation, fields, allowed = COMMANDS[kind]
    for role in reversed(ROLES):
        table = await situation(club)
        before = await club.state(table)
        async with club.server.client(club.tokens[role]) as client:
            command = {"type": kind, **fields}
            answer = await client.post(
                f"/api/tables/{table}/commands", json={"type": "do", "id": "a", "command": command}
            )
        after = await club.state(table)
        if role in allowed:
            assert answer.status_code == 200, (role, answer.text)
            assert after.version > before.version
        else:
            assert answer.status_code in (401, 403, 409), (role, answer.text)
            assert answer.json()["code"] in REFUSALS, role
            assert after.version == before.version


@pytest.mark.parametrize("kind", QUESTIONS)
async def test_a_question_is_answered_to_those_who_may_and_to_nobody_else(club: Club, kind: str) -> None:
    situation, fields, allowed = QUESTIONS[kind]
    for role in reversed(ROLES):
        table = await situation(club)
        async with club.server.player(table, club.tokens[role]) as player:
            answer = await player.ask(kind, **fields)
        assert answer["type"] == (kind if kind != "missed" else "hint") if role in allowed else "refused", (
            role
        )
        if role not in allowed:
            assert answer["code"] in REFUSALS


@pytest.mark.parametrize("kind", sorted(tags(SystemCommand)))
async def test_no_message_is_read_as_a_command_of_the_server_itself(club: Club, kind: str) -> None:
    table = await club.playing()
    command = {"type": kind, "seat": 0, "text": "out", "ms": 1000}
    async with club.server.client(club.tokens["own seat"]) as client:
        answer = await client.post(
            f"/api/tables/{table}/commands", json={"type": "do", "id": "a", "command": command}
        )
    assert (answer.status_code, answer.json()["code"]) == (400, "server-message")


@pytest.mark.parametrize("role", ROLES)
async def test_only_those_with_a_seat_react_and_only_to_their_own_table(club: Club, role: str) -> None:
    table = await club.full()
    async with club.server.player(table, club.tokens[role]) as player, club.server.player(table) as looker:
        await player.connection.send(msgspec.json.encode({"type": "react", "reaction": "wow"}).decode())
        if role in SEATED:
            await looker.until(
                lambda: {"type": "reacted", "seat": ROLES.index(role), "reaction": "wow"} in looker.messages
            )
        else:
            await player.until(lambda: player.refused is not None)
            assert player.refused is not None
            assert player.refused["code"] == "server-only-seated"


async def test_records_of_tables_by_link_are_for_those_who_played(club: Club) -> None:
    private, public = await club.until_over(), await club.until_over(listed=True)
    for role in ROLES:
        async with club.server.client(club.tokens[role]) as client:
            closed = await client.get(f"/api/tables/{private}/records/1")
            opened = await client.get(f"/api/tables/{public}/records/1")
        assert opened.status_code == 200
        assert closed.status_code == (200 if role in SEATED else 403)


async def test_a_person_behind_the_server_cannot_be_someone_else_by_a_forged_token(club: Club) -> None:
    token = club.tokens["own seat"]
    for forged in (token[:-1] + ("A" if token[-1] != "A" else "B"), token.split(".")[0], "x", token + "x"):
        async with club.server.client(forged) as client:
            assert (await client.get("/api/me")).status_code == 401
