"""A host without any transport: people and computer players meet in one thread, and nothing is written."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import Any

import pytest
from support.clock import Clock
from support.patience import PATIENCE

from red7.ai.bots import bot, moves_of
from red7.game.engine.dice import Dice
from red7.game.engine.turns import three_drew
from red7.game.moves import STOP
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest
from red7.host.conversation import Conversation, open_for_viewer, read_hello
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.records import download_record, verify_record
from red7.host.endpoints.statistics import my_statistics
from red7.host.endpoints.tables import NewTable, create_table
from red7.host.host import Host
from red7.host.inputs import Inputs
from red7.host.memory.store import MemoryStore
from red7.host.thought.local_thinker import LocalThinker
from red7.host.timers import scheduler
from red7.table.settings import Settings

pytestmark = pytest.mark.anyio
PEOPLE = [Guest(f"{name.lower()}-id", name, 0, 0) for name in ("Ann", "Ben")]


class Client:
    """Somebody at a table, who keeps what they were told last."""

    def __init__(self, conversation: Conversation) -> None:
        self.conversation = conversation
        self.messages: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}

    async def next(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.conversation.next_message())
        self.messages.append(message)
        if message["type"] in ("snapshot", "happened"):
            self.state = message
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def do(self, command: dict[str, Any], version: int | None = None) -> None:
        """Have a command carried out."""
        id_ = f"m{len(self.messages)}"
        asked = {"type": "do", "id": id_, "command": command, "version": version}
        await self.conversation.take(json.dumps(asked))
        while (message := await self.next()).get("id") != id_:
            pass
        assert message["type"] == "done", message


@asynccontextmanager
async def opened(clock: Clock) -> AsyncIterator[Host]:
    inputs = Inputs(clock, lambda: bytes(range(32)))
    host = Host(MemoryStore(), LocalBus(), LocalThinker(), inputs=inputs)
    for person in PEOPLE:
        await host.store.put_guest(person)
    await host.open()
    yield host
    await host.close()


async def join(host: Host, id_: str, person: Guest, stack: ExitStack) -> Client:
    hello = read_hello('{"type": "hello"}')
    cached = await open_for_viewer(host, id_, hello, person)
    client = Client(stack.enter_context(Conversation(host, cached, person, hello.since)))
    await client.until("snapshot")
    return client


async def test_people_and_bots_play_a_whole_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "LOOK_EVERY", 0.001)
    threads = threading.active_count()
    clock = Clock()
    async with opened(clock) as host:
        settings = Settings(players=3, options="expert", bots=(None, None, "casual"), listed=True)
        link = await create_table(Call(host, guest=PEOPLE[0], body=NewTable(settings=settings)))
        with ExitStack() as stack:
            clients = [await join(host, link.id, person, stack) for person in PEOPLE]
            await clients[1].do({"type": "sit"})
            await clients[0].do({"type": "start"})
            await play(host, link.id, clients, clock)
            table = (await host.tables.get(link.id)).table
            assert table.match is not None
            assert table.match.is_over
            assert {entry.seat for entry in table.turns} == {0, 1, 2}, "all have had their turns"
            for client in clients:
                while client.state["version"] < table.version:
                    await client.next()
                assert client.state["table"]["phase"] == "finished"
        call = Call(host, guest=PEOPLE[0], parts={"table": link.id, "match": "1"})
        record = await download_record(call)
        assert (await verify_record(Call(host, body=record.text))).good
        statistics = [await my_statistics(Call(host, guest=person)) for person in PEOPLE]
        assert [one.played for one in statistics] == [1, 1]
        assert threading.active_count() == threads


async def play(host: Host, id_: str, clients: list[Client], clock: Clock) -> None:
    """Play to the end of the match: people as a skilled player would, and time goes on where it has to."""
    dice = Dice(1)
    async with asyncio.timeout(PATIENCE):
        while True:
            cached = await host.tables.get(id_)
            table = cached.table
            match table.phase:
                case "finished":
                    return
                case "playing" if table.mover is not None and table.mover < len(clients):
                    assert table.match is not None
                    sight = table.match.sight(table.mover)
                    turn = bot("skilled").turn(sight, dice)
                    moves = moves_of(turn, sight)
                    text = " ".join(str(move) for move in moves if move is not STOP) or str(STOP)
                    whole = not three_drew(turn.code)
                    command = {"type": "play", "seat": table.mover, "text": text, "whole": whole}
                    await clients[table.mover].do(command, cached.version)
                case _:
                    # Not before the host has noticed the time: a leap would look as if it had been away.
                    noticed = host.lost_time.seen_at > clock.ms - 2_000
                    if noticed and table.deadline is not None and table.bot_to_move is None:
                        clock.ms = min(clock.ms + 1_000, table.deadline)
                    await asyncio.sleep(0.002)


async def test_what_is_wrong_is_refused_with_its_id() -> None:
    async with opened(Clock()) as host:
        link = await create_table(Call(host, guest=PEOPLE[0], body=NewTable()))
        with ExitStack() as stack:
            client = await join(host, link.id, PEOPLE[0], stack)
            for text, code in (
                ("{", "server-message"),
                (None, "server-text-only"),
                ('{"type": "hello"}', "server-hello-twice"),
                ('{"type": "what-if", "id": "1", "seat": 1, "text": "R7p"}', "server-not-your-seat"),
            ):
                await client.conversation.take(text)
                assert (await client.until("refused"))["code"] == code
            assert client.messages[-1]["id"] == "1"
