"""A table by way of the client: in this process, at a real server, and over connections that break."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from support.client_play import any_draft, play_match, waits_for
from support.patience import PATIENCE
from support.server.live_server import known_secrets, serving
from support.server.server_tables import no_limits

from red7.client import Disconnected, NewTable, RefusedError, Server, Settings, TableClient, in_process
from red7.client.channel import Channel
from red7.client.remote import RemoteTransport
from red7.game.engine.dice import Dice
from red7.host.inputs import Inputs
from red7.table.commands import NextRound, Sit, StartMatch

pytestmark = pytest.mark.anyio
ALONE = NewTable(settings=Settings(bots=(None, "beginner")), start=True)


class Breaking:
    """A way to a server on which every connection breaks after a few messages.

    What was sent last arrives or not, by turns; what would be answered to it is lost.
    """

    def __init__(self, url: str, messages: int) -> None:
        self._way = RemoteTransport(url)
        self._messages = messages
        self.connections = 0
        self.ask = self._way.ask

    async def connect(self, path: str) -> Channel:
        self.connections += 1
        return _BreakingChannel(
            await self._way.connect(path), self._messages, arrives=self.connections % 2 == 0
        )


class _BreakingChannel:
    def __init__(self, channel: Channel, messages: int, *, arrives: bool) -> None:
        self._channel = channel
        self._left = messages
        self._arrives = arrives

    async def send(self, text: str) -> None:
        self._left -= 1
        if self._left >= 0 or self._arrives:
            await self._channel.send(text)
        if self._left < 0:
            await self._channel.close()
            raise Disconnected("it broke")

    async def receive(self) -> str:
        text = await self._channel.receive()
        if self._left < 0:
            raise Disconnected("it broke")
        return text

    async def close(self) -> None:
        await self._channel.close()


@asynccontextmanager
async def two_at_a_table(url: str, *ways: Server, **settings: object) -> AsyncIterator[list[TableClient]]:
    """Ann and Ben at a table whose match has begun, each by a way of their own."""
    ann, ben = ways or [Server.at(url, secret=known_secrets(name)) for name in ("Ann", "Ben")]
    await ann.enter("Ann")
    await ben.enter("Ben")
    link = await ann.open_table(NewTable(settings=Settings(**settings)))  # type: ignore[arg-type]
    async with ann.table(link.id) as first, ben.table((await ben.find_table(link.code)).id) as second:
        assert second.game.you is None
        await second.do(Sit())
        await first.do(StartMatch())
        yield [first, second]


async def test_a_match_is_played_in_this_process() -> None:
    async with in_process(inputs=Inputs(secret=known_secrets())) as server, asyncio.timeout(PATIENCE):
        await server.enter("Ann")
        async with server.table((await server.open_table(ALONE)).id) as table:
            assert await play_match(table, Dice(1)) > 0
            assert any(seat.won for seat in table.game.table.seats)
            assert table.game.turns[-1].round == 1


async def test_two_people_meet_at_a_server_and_both_have_a_part_in_the_deal(tmp_path: Path) -> None:
    async with (
        asyncio.timeout(PATIENCE),
        serving(tmp_path) as server,
        two_at_a_table(server.url, options="draw+actions") as tables,
    ):
        await asyncio.gather(*[play_match(table, Dice(seat)) for seat, table in enumerate(tables)])
        fairness = tables[0].game.table.fairness
        assert fairness is not None
        assert all(fairness.secrets)
        assert [one.game.version for one in tables] == [tables[0].game.version] * 2


async def test_no_command_is_lost_or_doubled_however_often_the_connection_breaks(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=no_limits()) as server, asyncio.timeout(PATIENCE):
        # At most three commands of a player wait for their answer at once: the next connection can take them.
        ways = [Breaking(server.url, 4), Breaking(server.url, 4)]
        clients = [
            Server(way, secret=known_secrets(name)) for way, name in zip(ways, ("Ann", "Ben"), strict=True)
        ]
        async with two_at_a_table(server.url, *clients, options="scoring") as tables:
            versions = asyncio.create_task(_versions(tables[0]))
            counts = await asyncio.gather(
                *[play_match(one, Dice(seat), rounds=3) for seat, one in enumerate(tables)]
            )
            assert ways[0].connections > 1
            turns = tables[0].game.turns
            assert turns == tables[1].game.turns
            round_ = tables[0].game.round
            assert round_ is not None
            assert sum(counts) == len(turns) + round_.number - 1, "each was carried out once"
        seen = await versions
        assert seen == sorted(set(seen))


async def _versions(table: TableClient) -> list[int]:
    return [game.version async for game in table.games()]


async def test_what_is_staged_is_what_the_server_says_of_it() -> None:
    new = NewTable(
        settings=Settings(players=3, options="expert", bots=(None, "beginner", "casual")), start=True
    )
    compared = 0
    async with in_process(inputs=Inputs(secret=known_secrets())) as server, asyncio.timeout(PATIENCE):
        await server.enter("Ann")
        async with server.table((await server.open_table(new)).id) as table:
            dice = Dice(3)
            while compared < 12 and not (await table.until(waits_for)).is_over:
                if table.game.table.phase == "between":
                    await table.do(NextRound())
                    await table.until(lambda game: game.table.phase != "between")
                    continue
                draft = await any_draft(table, dice)
                sent = draft.sent()
                while draft.steps:
                    assert draft.what == await table.what_if(" ".join(draft.steps)), draft.steps
                    compared += 1
                    draft.undo()
                await table.reach((await table.play(sent.text, whole=sent.whole)).version)
    assert compared


async def test_why_something_is_refused_can_be_told_by_its_code(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        client = Server.at(server.url, secret=known_secrets("Ann"))
        with pytest.raises(RefusedError) as refused:
            await client.open_table(ALONE)
        assert refused.value.code == "server-no-guest"
        with pytest.raises(RefusedError, match="no such table"):
            async with client.table("nowhere"):
                pass
        await client.enter("Ann")
        async with client.table((await client.open_table(ALONE)).id) as table:
            await table.until(lambda game: game.is_your_turn)
            with pytest.raises(RefusedError) as refused:
                await table.play("R7p R7p")
            assert table.game.is_your_turn
        with pytest.raises(ValueError, match="isn’t the address of a server"):
            Server.at("red7.example")


async def test_nobody_at_the_address_is_a_connection_that_is_lost() -> None:
    with pytest.raises(Disconnected):
        await Server.at("http://127.0.0.1:1").enter("Ann")
