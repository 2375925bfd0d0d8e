"""HTTP with bounds: on the bytes and time of a request's head and body, and on requests that wait."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NoReturn, cast

import httptools
import uvicorn
from uvicorn._types import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, ASGISendEvent, Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from red7.server.gate.gate import Gate, Passage
from red7.server.gate.report import Reason

_TOO_MANY: Final = b"429 Too Many Requests"
_STATUS: Final = {
    Reason.HEAD: b"431 Request Header Fields Too Large",
    Reason.BODY: b"413 Content Too Large",
    Reason.PIPELINE: _TOO_MANY,
}
_MALFORMED: Final = b"400 Bad Request"


class TooMuchError(Exception):
    """Raised through the parser to stop it."""


class GatedConfig(uvicorn.Config):
    """A uvicorn configuration that hands the gate to its protocols."""

    def __init__(self, *words: Any, gate: Gate, **options: Any) -> None:
        super().__init__(*words, **options)
        self.gate: Final = gate


class HttpGate(HttpToolsProtocol):
    """A connection that speaks HTTP, until it is upgraded to a socket."""

    parser: httptools.HttpRequestParser

    def __init__(self, config: GatedConfig, *words: Any, **options: Any) -> None:
        super().__init__(config, *words, **options)
        self._gate: Final = config.gate
        self._passage: Passage | None = None
        self._too_much: Reason | None = None
        self._in_head = True
        self._bytes = 0  # of this head or body, as received
        self._head_bytes = 0  # of this line and its headers, including trailers

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self._passage = self._gate.enter(transport, str(peer[0]) if peer else "")
        if self._passage is None:
            transport.abort()
        else:
            super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._passage is None:
            return
        super().connection_lost(exc)
        self._gate.leave(self._passage)
        self._unset_keepalive_if_required()
        self._let_go()

    def data_received(self, data: bytes) -> None:
        passage, gate = self._passage, self._gate
        if passage is None:
            return
        self._unset_keepalive_if_required()
        if passage.waits_since is None and self._in_head:
            self._wait(gate.bounds.head_seconds)
        self._bytes += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._upgrade()
            return
        except httptools.HttpParserError:
            self._refuse(self._too_much or Reason.MALFORMED)
            return
        if self._bytes > (gate.bounds.head_bytes if self._in_head else gate.body_bytes):
            self._refuse(Reason.HEAD if self._in_head else Reason.BODY)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= self._gate.bounds.pipeline:
            self._stop(Reason.PIPELINE)
        super().on_message_begin()
        self._bytes = self._head_bytes = 0
        self._wait(self._gate.bounds.head_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value))
        if len(self.headers) > self._gate.bounds.headers:
            self._stop(Reason.HEAD)

    def on_headers_complete(self) -> None:
        passage = cast("Passage", self._passage)
        forwarded = [value.decode("latin-1") for name, value in self.headers if name == b"x-forwarded-for"]
        self._gate.has_asked(passage, forwarded)
        self._in_head = False
        self._bytes = 0
        self._wait(self._gate.bounds.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head = True
        self._bytes = 0
        cast("Passage", self._passage).waits_since = None

    def _wait(self, seconds: float) -> None:
        passage = cast("Passage", self._passage)
        passage.waits_since, passage.seconds = self._gate.now(), seconds

    def _stop(self, reason: Reason) -> NoReturn:
        self._too_much = reason
        raise TooMuchError

    def _count(self, number: int) -> None:
        self._head_bytes += number
        if self._head_bytes > self._gate.bounds.head_bytes:
            self._stop(Reason.HEAD)

    def _upgrade(self) -> None:
        if not self._should_upgrade():
            return  # to another protocol: the request is still answered in this one
        if self._is_answering():
            self._refuse(Reason.MALFORMED)
        else:
            cast("Passage", self._passage).waits_since = None
            self._in_turn(self._open_socket)

    def _open_socket(self) -> None:
        self.handle_websocket_upgrade()
        self._let_go()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._in_turn(partial(super()._start_asgi_task, cycle, while_open(cycle, app)))

    def _in_turn(self, start: Callable[[], None]) -> None:
        """Start on a request, now or when it is this address's turn."""
        passage, requests = cast("Passage", self._passage), self._gate.requests
        wait = self._gate.wait(passage)
        if wait is None:
            self._end(_TOO_MANY)
        elif wait:
            self.flow.pause_reading()
            self.loop.call_later(wait, requests.add, passage.caller, partial(self._start, start))
        else:
            requests.add(passage.caller, partial(self._start, start))

    def _start(self, start: Callable[[], None]) -> None:
        if not self.transport.is_closing():
            self.flow.resume_reading()
            start()

    def _let_go(self) -> None:
        """Break the reference cycle: the garbage collector may not run for a long time."""
        self.pipeline.clear()
        for name in ("parser", "cycle", "scope", "headers"):
            setattr(self, name, None)

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _refuse(self, reason: Reason) -> None:
        """Send the reason, unless a response is under way, and close."""
        self._gate.report(reason)
        if self._is_answering():
            self.transport.close()
        else:
            self._end(_STATUS.get(reason, _MALFORMED))

    def _end(self, status: bytes) -> None:
        head = b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
        self.transport.write(head)
        self.transport.close()


def while_open(cycle: RequestResponseCycle, app: ASGI3Application) -> ASGI3Application:
    """The same application, silent once the connection has ended.

    It learns of that only in the next round of the event loop, and until then writing would fail.
    """

    async def answer(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        async def sendwhile_open(message: ASGISendEvent) -> None:
            cycle.disconnected = cycle.disconnected or cycle.transport.is_closing()
            await send(message)

        await app(scope, receive, sendwhile_open)

    return answer
