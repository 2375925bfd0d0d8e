"""A host for one device: the page sends it the same requests and messages as to a server."""

import asyncio
import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import msgspec

from red7.game.errors import Red7Error
from red7.host.caps import Caps
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.observer import Observer
from red7.host.contracts.store import Guest
from red7.host.contracts.thinker import Thinker
from red7.host.conversation import Conversation, open_for_viewer, read_hello
from red7.host.endpoints import catalogue
from red7.host.endpoints.endpoint import JSON, TEXT, Call, Download, Endpoint
from red7.host.errors import HostError
from red7.host.host import Host
from red7.host.inputs import USUAL, Inputs
from red7.host.protocol.messages import encode
from red7.host.protocol.refusals import refusal
from red7.host.thought.local_thinker import LocalThinker
from red7.local import archive, own_guest
from red7.local.kept_store import Keep, KeptStore, Key

DONE: Final = 200
NOTHING: Final = 204
REFUSED: Final = 400

_CAPS: Final = Caps(imports=1_000_000)
"""A person may bring as much as their own device keeps."""
_TABLE: Final = re.compile(r"/api/tables/([^/]+)/socket")


class Answer(NamedTuple):
    """The answer to a request, with an HTTP status."""

    status: int
    media: str
    content: bytes


class Device:
    """Requests and connections of one page, and the tables of the person who plays on it.

    `send` takes a message to the connection of this number; None says that it has ended.
    """

    def __init__(
        self,
        keep: Keep,
        kept: Iterable[tuple[Key, bytes]],
        send: Callable[[int, str | None], None],
        *,
        thinker: Thinker | None = None,
        observer: Observer | None = None,
        inputs: Inputs = USUAL,
    ) -> None:
        self._store: Final = KeptStore(keep, kept)
        self._send: Final = send
        self._thinker: Final = thinker or LocalThinker()
        self.host: Final = Host(
            self._store, LocalBus(), self._thinker, observer=observer, inputs=inputs, caps=_CAPS
        )
        self._connections: Final[dict[int, _Connection]] = {}
        self._endpoints: Final = [
            (endpoint.method, _pattern(endpoint.path), endpoint)
            for endpoint in (*own_guest.ENDPOINTS, *archive.ENDPOINTS, *catalogue.ENDPOINTS)
        ]

    async def open(self) -> None:
        """Begin with what was kept: matches go on where they stopped."""
        await self.host.open()

    async def close(self) -> None:
        """Finish what is being written."""
        for number in list(self._connections):
            self.disconnect(number)
        await self.host.close()

    async def ask(self, method: str, path: str, body: bytes = b"") -> Answer:
        """Answer a request."""
        try:
            endpoint, parts = self._endpoint(method, path)
            call = Call(self.host, guest=await self._guest(), parts=parts)
            if endpoint.body is not None:
                call.body = endpoint.read(body)
            return _answer(await endpoint.handler(call))
        except (Red7Error, msgspec.MsgspecError) as error:
            return Answer(REFUSED, JSON, encode(refusal(None, error)))

    def connect(self, number: int, path: str) -> None:
        """Open a connection to a table; its messages come in through `take`."""
        match = _TABLE.fullmatch(path)
        table = match[1] if match else ""
        self._connections[number] = _Connection(self, number, table)

    def take(self, number: int, text: str) -> None:
        """Take a message from a connection."""
        connection = self._connections.get(number)
        if connection is not None:
            connection.asked.put_nowait(text)

    def disconnect(self, number: int) -> None:
        """The page has closed a connection."""
        connection = self._connections.pop(number, None)
        if connection is not None:
            connection.task.cancel()

    def _endpoint(self, method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
        for wanted, pattern, endpoint in self._endpoints:
            match = pattern.fullmatch(path)
            if match and wanted == method:
                return endpoint, match.groupdict()
        raise HostError("local-alone")

    async def _guest(self) -> Guest | None:
        return await self._store.guest(await self._store.own_guest())

    async def converse(self, number: int, table: str, asked: "asyncio.Queue[str]") -> None:
        """Serve one connection from its first message to its end."""
        try:
            hello = read_hello(await asked.get())
            guest = await self._guest()
            cached = await open_for_viewer(self.host, table, hello, guest)
        except (Red7Error, msgspec.MsgspecError) as error:
            self._send(number, encode(refusal(None, error)).decode())
            self._send(number, None)
            return
        conversation = Conversation(self.host, cached, guest, hello.since)
        with conversation:
            reader = asyncio.ensure_future(_read(conversation, asked))
            try:
                await self._write(number, conversation)
            finally:
                reader.cancel()

    async def _write(self, number: int, conversation: Conversation) -> None:
        while True:
            message = await conversation.next_message()
            if message:
                self._send(number, message.decode())
            if conversation.is_last(message):
                self._send(number, None)
                return


class _Connection:
    """One connection, which ends with its task."""

    def __init__(self, device: Device, number: int, table: str) -> None:
        self.asked: Final[asyncio.Queue[str]] = asyncio.Queue()
        self.task: Final = asyncio.ensure_future(device.converse(number, table, self.asked))


async def _read(conversation: Conversation, asked: "asyncio.Queue[str]") -> None:
    while True:
        await conversation.take(await asked.get())


def _pattern(path: str) -> re.Pattern[str]:
    """The pattern of an endpoint's path, with a named group for each part in braces."""
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


def _answer(answer: object) -> Answer:
    match answer:
        case None:
            return Answer(NOTHING, JSON, b"")
        case Download():
            return Answer(DONE, TEXT, answer.text.encode())
        case bytes():
            return Answer(DONE, JSON, answer)
        case _:
            return Answer(DONE, JSON, encode(answer))
