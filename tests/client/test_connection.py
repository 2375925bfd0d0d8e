"""The connection to a table, where it ends or brings what nobody expects."""

import asyncio
from pathlib import Path

import pytest
from support.patience import PATIENCE
from support.server.live_server import known_secrets, serving

from red7.client import Disconnected, NewTable, RefusedError, Server
from red7.client.channel import Channel
from red7.client.remote import RemoteTransport
from red7.table.commands import StartMatch

pytestmark = pytest.mark.anyio


class Newer:
    """A way to a server that says something new before every message, and whose answers can be held back."""

    def __init__(self, url: str) -> None:
        self._way = RemoteTransport(url)
        self.ask = self._way.ask
        self.is_silent = False
        self.held = asyncio.Event()

    async def connect(self, path: str) -> Channel:
        return _NewerChannel(self, await self._way.connect(path))


class _NewerChannel:
    def __init__(self, way: Newer, channel: Channel) -> None:
        self._way = way
        self._channel = channel
        self._texts: list[str] = []
        self.send, self.close = channel.send, channel.close

    async def receive(self) -> str:
        if not self._texts:
            self._texts = ['{"type":"weather","sun":true}', await self._channel.receive()]
            while self._way.is_silent:
                self._way.held.set()
                await self._channel.receive()
        return self._texts.pop(0)


async def test_messages_that_a_client_does_not_know_are_passed_over(tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE), serving(tmp_path) as server:
        ann = Server(Newer(server.url), secret=known_secrets("Ann"))
        await ann.enter("Ann")
        async with ann.table((await ann.open_table(NewTable())).id) as table:
            with pytest.raises(RefusedError):
                await table.do(StartMatch())


async def test_a_question_without_an_answer_ends_with_the_connection(tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE), serving(tmp_path) as server:
        way = Newer(server.url)
        ann = Server(way, secret=known_secrets("Ann"))
        await ann.enter("Ann")
        async with ann.table((await ann.open_table(NewTable())).id) as table:
            way.is_silent = True
            question = asyncio.create_task(table.do(StartMatch()))
            await way.held.wait()
        with pytest.raises(Disconnected):
            await question
        with pytest.raises(Disconnected):
            await table.do(StartMatch())
