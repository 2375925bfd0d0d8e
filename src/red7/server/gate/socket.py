"""WebSockets with bounds: input is read in small pieces, and frames without content are counted."""

from asyncio.transports import BaseTransport
from typing import Any, Final, cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode

from red7.server.gate.gate import Passage
from red7.server.gate.http import GatedConfig
from red7.server.gate.report import Reason

_PIECE: Final = 1_024
"""Bytes read before others have their turn: some 170 frames at most."""


class SocketGate(WebSocketsSansIOProtocol):
    """A connection that was upgraded to a WebSocket."""

    def __init__(self, config: GatedConfig, *words: Any, **options: Any) -> None:
        super().__init__(config, *words, **options)
        self._gate: Final = config.gate
        self._passage: Passage | None = None
        self._waiting = bytearray()  # received, not read yet
        self._going_on = False
        self._fragments = 0

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._passage = self._gate.passage_of(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gate.leave(cast("Passage", self._passage))
        self._waiting.clear()
        # Break the reference cycle: the garbage collector may not run for a long time.
        self.conn.parser = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # an invalid upgrade: nobody else would answer it
                self._gate.report(Reason.MALFORMED)
                self.transport.close()
            return
        self._waiting += data
        if not self._going_on:
            self._read()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.queue.empty():
            self._go_on()
        return message

    def _read(self) -> None:
        """Read a piece of the input; the rest follows once the application has taken its messages."""
        self._going_on = False
        if self.disconnected or self.transport.is_closing():
            return
        piece = bytes(self._waiting[:_PIECE])
        del self._waiting[:_PIECE]
        self.conn.receive_data(piece)
        if not all(self._may_come(event) for event in self.conn.events if isinstance(event, Frame)):
            self._gate.blame(cast("Passage", self._passage), Reason.FRAMES)
            self.conn.fail(CloseCode.POLICY_VIOLATION)
            self.handle_parser_exception()
            return
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
            return
        self.handle_events()
        if self._waiting and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self.queue.empty() or self.close_sent:
            self._go_on()

    def _go_on(self) -> None:
        if self._waiting and not self._going_on:
            self._going_on = True
            self.loop.call_soon(self._read)
        elif self.read_paused and not self._waiting:
            self.read_paused = False
            self.transport.resume_reading()

    def _may_come(self, frame: Frame) -> bool:
        if frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            return True
        if frame.opcode is Opcode.CONT:
            self._fragments += 1
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._fragments = 1
        return self._fragments <= self._gate.bounds.fragments and self._gate.count_frame(
            cast("Passage", self._passage)
        )
