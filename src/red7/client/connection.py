"""The connection to a table, which recovers by itself.

Requests without an answer when it broke are sent again. Commands carry an id, so the server carries out each
of them once, however often it arrives.
"""

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import Final, Literal

import msgspec

from red7.client.channel import Channel, Disconnected, Transport
from red7.client.refused import RefusedError
from red7.host.protocol import messages
from red7.host.protocol.messages import FromClient, FromServer, encode

State = Literal["connecting", "open", "lost"]

PATIENCE: Final = 8.0
"""Seconds without an answer after which the connection counts as dead."""
THINKING: Final = 90.0
"""Seconds to wait for an answer that takes thinking."""
GREETING: Final = 10.0
"""Seconds from connecting to the first view of the table."""
_WATCH: Final = 1.0
_FIRST_PAUSE: Final = 0.05
_PAUSE: Final = 0.3
_LONGEST_PAUSE: Final = 8.0
FATAL: Final = frozenset(
    {
        "server-banned",
        "server-cross-site",
        "server-invited",
        "server-no-guest",
        "server-no-table",
        "server-private",
        "server-watchers-full",
        "table-removed",
    }
)
"""Refusals after which trying again is useless."""

_decode: Final = msgspec.json.Decoder(FromServer).decode


async def _message(channel: Channel) -> FromServer:
    """The next message that this client knows; newer servers may send others."""
    while True:
        with suppress(msgspec.ValidationError):
            message: FromServer = _decode(await channel.receive())
            return message


class _Waiting:
    """A request without an answer so far."""

    def __init__(self, message: FromClient, patience: float) -> None:
        self.message: Final = message
        self.patience: Final = patience
        self.since = monotonic()
        self.answer: Final[asyncio.Future[FromServer]] = asyncio.get_running_loop().create_future()

    @property
    def takes_thought(self) -> bool:
        return self.patience == THINKING


class Connection:
    """Runs as a task, from `run` to its cancellation, or to a refusal that is final."""

    def __init__(
        self,
        transport: Transport,
        path: str,
        hello: Callable[[], messages.Hello],
        tell: Callable[[FromServer], None],
        change: Callable[[State], None],
    ) -> None:
        """`hello` makes the first message of each connection; `tell` takes what answers no request."""
        self._transport: Final = transport
        self._path: Final = path
        self._hello: Final = hello
        self._tell: Final = tell
        self._change: Final = change
        self._channel: Channel | None = None  # once the greeting is done
        self._waiting: Final[dict[str, _Waiting]] = {}
        self._prefix: Final = secrets.token_hex(6)
        self._numbers: Final = count(1)
        self._asked_pause = 0.0

    async def ask(self, make: Callable[[str], FromClient], patience: float = PATIENCE) -> FromServer:
        """The answer to a message, however often the connection breaks; `make` builds it from an id."""
        id_ = f"{self._prefix}-{next(self._numbers)}"
        waiting = self._waiting[id_] = _Waiting(make(id_), patience)
        try:
            await self.say(waiting.message)
            return await waiting.answer
        finally:
            self._waiting.pop(id_, None)

    async def say(self, message: FromClient) -> None:
        """Send a message if the connection is open; nothing waits for it."""
        if self._channel is not None:
            with suppress(Disconnected):
                await self._channel.send(encode(message).decode())

    async def run(self) -> None:
        """Connect, and reconnect whenever the connection breaks."""
        failures = 0
        watch = asyncio.create_task(self._watch())
        try:
            while True:
                self._change("lost" if failures > 1 else "connecting")
                greeted = await self._serve()
                failures = 1 if greeted else failures + 1
                pause = _FIRST_PAUSE if greeted else min(_LONGEST_PAUSE, _PAUSE * 2**failures)
                pause = max(self._asked_pause, pause)
                self._asked_pause = 0.0
                await asyncio.sleep(pause * (1 + random.random() / 2))
        except RefusedError as error:
            self._fail(error)
            raise
        finally:
            self._fail(Disconnected("the connection has ended"))
            watch.cancel()

    def _fail(self, error: Exception) -> None:
        """Fail all open requests."""
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(error)

    async def _serve(self) -> bool:
        """One connection, from its first message to its end; returns whether the table was seen."""
        channel: Channel | None = None
        try:
            async with asyncio.timeout(GREETING):
                channel = await self._transport.connect(self._path)
                await channel.send(encode(self._hello()).decode())
                await self._greet(channel)
            while True:
                self._take(await _message(channel))
        except (Disconnected, TimeoutError):
            return self._channel is not None
        finally:
            self._channel = None
            if channel is not None:
                with suppress(Disconnected):
                    await channel.close()

    async def _greet(self, channel: Channel) -> None:
        """Receive how the table stands, and repeat open requests."""
        while True:
            message = await _message(channel)
            if isinstance(message, messages.Refused) and message.code in FATAL:
                raise RefusedError(message)
            self._take(message)
            if isinstance(message, messages.SnapshotShape | messages.HappenedShape):
                break
        self._channel = channel
        self._change("open")
        for waiting in list(self._waiting.values()):
            if not waiting.takes_thought:
                waiting.since = monotonic()
            await channel.send(encode(waiting.message).decode())

    def _take(self, message: FromServer) -> None:
        is_answer = not isinstance(message, messages.SnapshotShape | messages.Thinking)
        id_ = getattr(message, "id", None) if is_answer else None
        waiting = self._waiting.get(id_) if id_ else None
        if waiting is not None:
            if not waiting.answer.done():
                waiting.answer.set_result(message)
            return
        if isinstance(message, messages.Goodbye):
            self._asked_pause = (message.retry_ms or 0) / 1000
        self._tell(message)

    async def _watch(self) -> None:
        """Give up a connection that no longer answers, and requests that take too long."""
        while True:
            await asyncio.sleep(_WATCH)
            now = monotonic()
            late = [(id_, one) for id_, one in self._waiting.items() if now - one.since > one.patience]
            for id_, one in late:
                if one.takes_thought and not one.answer.done():
                    one.answer.set_result(messages.Refused(id_, "server-thinking-late", {}, ""))
            if self._channel is not None and any(not one.takes_thought for _, one in late):
                await self._channel.close()
