"""A server inside this process, for one person and without a network: same messages, nothing kept."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

from red7.client.channel import Answer, Channel, Disconnected
from red7.client.server import Server
from red7.host.contracts.thinker import Thinker
from red7.host.inputs import USUAL, Inputs
from red7.local.device import Device
from red7.local.kept_store import Change
from red7.local.pace import measured
from red7.local.sliced_thinker import SlicedThinker


@asynccontextmanager
async def in_process(thinker: Thinker | None = None, inputs: Inputs = USUAL) -> AsyncIterator[Server]:
    """A server that lasts as long as the block; it thinks in slices, so that everything else goes on."""
    transport = DeviceTransport(thinker or SlicedThinker(measured()), inputs)
    await transport.device.open()
    try:
        yield Server(transport, secret=inputs.secret)
    finally:
        await transport.device.close()


async def _keep_nothing(_changes: list[Change]) -> None:
    """Keep nothing: everything is in memory."""


class DeviceTransport:
    """A `Transport` to a device."""

    def __init__(self, thinker: Thinker, inputs: Inputs = USUAL) -> None:
        self.device: Final = Device(_keep_nothing, (), self._tell, thinker=thinker, inputs=inputs)
        self._channels: Final[dict[int, _DeviceChannel]] = {}
        self._numbers: Final = count(1)

    async def ask(self, method: str, path: str, body: bytes, token: str) -> Answer:
        """Send a request to the device; it knows only one person, so the token does not matter."""
        answer = await self.device.ask(method, path, body)
        return Answer(answer.status, answer.content)

    async def connect(self, path: str) -> Channel:
        """Open a channel to the device."""
        number = next(self._numbers)
        channel = self._channels[number] = _DeviceChannel(self.device, number)
        self.device.connect(number, path)
        return channel

    def _tell(self, number: int, text: str | None) -> None:
        channel = self._channels.get(number)
        if channel is not None:
            channel.told.put_nowait(text)
        if text is None:
            self._channels.pop(number, None)


class _DeviceChannel:
    """A `Channel` to a device."""

    def __init__(self, device: Device, number: int) -> None:
        self._device: Final = device
        self._number: Final = number
        self.told: Final[asyncio.Queue[str | None]] = asyncio.Queue()

    async def send(self, text: str) -> None:
        self._device.take(self._number, text)

    async def receive(self) -> str:
        text = await self.told.get()
        if text is None:
            raise Disconnected("the connection has ended")
        return text

    async def close(self) -> None:
        self._device.disconnect(self._number)
        self.told.put_nowait(None)
