"""Who is let in and may stay: counts connections by address, and cuts off those that stall."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from red7.host.rates import Meter, Meters
from red7.server.gate.bounds import Bounds
from red7.server.gate.report import Reason
from red7.server.gate.request_queue import RequestQueue
from red7.server.http.addresses import Network, client_address, inside, neighbours

_CONNECT: Final = "connect:"
_FRAMES: Final = "frames:"
_REQUESTS: Final = "requests:"


class Passage:
    """One connection, as the gate sees it."""

    __slots__ = (
        "address",
        "caller",
        "closing_since",
        "frames",
        "peer",
        "seconds",
        "transport",
        "unread",
        "unread_since",
        "waits_since",
    )

    def __init__(self, transport: asyncio.Transport, peer: str, address: str | None, now: float) -> None:
        self.transport: Final = transport
        self.peer: Final = peer
        self.address: Final = address
        """The address it counts for; None for a trusted proxy, which has many people behind it."""
        self.caller = address or ""
        """The address its requests come from, even behind a proxy."""
        self.waits_since: float | None = now
        """When the request now coming in began."""
        self.seconds = 0.0
        """How long that request may take."""
        self.frames: Final = Meter()
        self.unread = 0
        self.unread_since: float | None = None
        self.closing_since: float | None = None


class Gate:
    """The gate of one process; `report` gets the reason whenever a connection is turned away."""

    def __init__(
        self,
        bounds: Bounds,
        *,
        proxies: Sequence[Network] = (),
        body_bytes: int,
        report: Callable[[Reason], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.bounds: Final = bounds
        self.body_bytes: Final = 2 * body_bytes
        """Where a body is cut off: one slightly too long is read whole, so that it gets a response."""
        self.report: Final = report
        self.now: Final = now
        self._proxies: Final = proxies
        self._passages: Final[dict[asyncio.Transport, Passage]] = {}
        self._unsent: Final[dict[Passage, None]] = {}  # in the order they came in
        self._by_address: Final[Counter[str]] = Counter()
        self._unsent_by_address: Final[Counter[str]] = Counter()
        self._meters: Final = Meters()
        self._next_turn = 0.0
        self.requests: Final = RequestQueue(
            lambda seconds, what: asyncio.get_running_loop().call_later(seconds, what), time.monotonic
        )

    def __len__(self) -> int:
        return len(self._passages)

    def enter(self, transport: asyncio.Transport, peer: str) -> Passage | None:
        """Let a connection in; None if there is no room for it."""
        now = self.now()
        address = None if inside(peer, self._proxies) else neighbours(peer)
        refusal = self._refusal(address, now)
        if refusal is not None:
            self.report(refusal)
            return None
        passage = self._passages[transport] = Passage(transport, peer, address, now)
        passage.seconds = self.bounds.head_seconds
        self._unsent[passage] = None
        if address is not None:
            self._by_address[address] += 1
            self._unsent_by_address[address] += 1
        if len(self._unsent) > self.bounds.unsent:
            # Honest clients send their request at once, so the one silent for longest goes.
            self.cut(next(iter(self._unsent)), Reason.UNSENT)
        return passage

    def passage_of(self, transport: asyncio.Transport) -> Passage:
        """The passage of a connection that was let in."""
        return self._passages[transport]

    def has_asked(self, passage: Passage, forwarded: Sequence[str]) -> None:
        """A whole request has arrived; behind a proxy its header says from whom."""
        if passage.address is None:
            passage.caller = neighbours(client_address(passage.peer, forwarded, self._proxies))
        self._has_sent(passage)

    def leave(self, passage: Passage) -> None:
        """A connection has ended."""
        self._has_sent(passage)
        if self._passages.pop(passage.transport, None) is not None and passage.address is not None:
            _take(self._by_address, passage.address)

    def blame(self, passage: Passage, reason: Reason) -> None:
        """Charge the address of a connection for abuse that cannot be an accident."""
        self.report(reason)
        bounds = self.bounds
        self._meters.charge(
            _REQUESTS + passage.caller, bounds.requests, bounds.requests_for_abuse, self.now()
        )

    def cut(self, passage: Passage, reason: Reason) -> None:
        """End a connection at once."""
        self.report(reason)
        self._has_sent(passage)
        passage.transport.abort()

    def count_frame(self, passage: Passage) -> bool:
        """Whether one more ping, pong or fragment is allowed."""
        now, bounds = self.now(), self.bounds
        return not (
            passage.frames.wait(bounds.extra_frames, now)
            or self._meters.wait(_FRAMES + passage.caller, bounds.extra_frames_per_address, now)
        )

    def wait(self, passage: Passage) -> float | None:
        """How many seconds a request has to wait; None if that would be too long.

        Busy addresses share one queue, so that addresses with few requests never wait for them.
        """
        now, bounds = self.now(), self.bounds
        if not self._meters.wait(_REQUESTS + passage.caller, bounds.requests, now):
            return 0.0
        turn = max(self._next_turn, now)
        if turn - now > bounds.longest_wait:
            self.report(Reason.REQUESTS)
            return None
        self._next_turn = turn + 1 / bounds.waiting_requests
        return turn - now

    def sweep(self) -> None:
        """Cut off clients that stall while sending or reading. Call it every few seconds."""
        now, bounds = self.now(), self.bounds
        unread: list[Passage] = []
        for passage in list(self._passages.values()):
            if passage.transport.is_closing():
                passage.closing_since = passage.closing_since or now
                if now - passage.closing_since >= bounds.farewell_seconds:
                    self.cut(passage, Reason.UNREAD)
            elif passage.waits_since is not None and now - passage.waits_since >= passage.seconds:
                self.cut(passage, Reason.SLOW)
            elif self._reads(passage, now):
                continue
            elif now - (passage.unread_since or now) >= bounds.unread_seconds:
                self.cut(passage, Reason.UNREAD)
            else:
                unread.append(passage)
        self._relieve(unread)

    def _reads(self, passage: Passage, now: float) -> bool:
        """Whether the client reads: nothing is still unsent that was unsent before."""
        before, passage.unread = passage.unread, passage.transport.get_write_buffer_size()
        if not passage.unread or passage.unread < before:
            passage.unread_since = None
            return True
        passage.unread_since = passage.unread_since or now
        return False

    def _relieve(self, unread: list[Passage]) -> None:
        """Cut off the slowest readers until the total that waits is within its bound."""
        total = sum(passage.unread for passage in unread)
        for passage in sorted(unread, key=lambda passage: passage.unread_since or 0.0):
            if total <= self.bounds.unread_bytes:
                return
            total -= passage.unread
            self.cut(passage, Reason.UNREAD)

    def _refusal(self, address: str | None, now: float) -> Reason | None:
        bounds = self.bounds
        if len(self._passages) >= bounds.connections:
            return Reason.FULL
        if address is None:
            return None
        if self._by_address[address] >= bounds.connections_per_address or self._meters.wait(
            _CONNECT + address, bounds.new_connections, now
        ):
            return Reason.ADDRESS
        return Reason.UNSENT if self._unsent_by_address[address] >= bounds.unsent_per_address else None

    def _has_sent(self, passage: Passage) -> None:
        """Stop counting it among those without a whole request."""
        if passage in self._unsent:
            del self._unsent[passage]
            if passage.address is not None:
                _take(self._unsent_by_address, passage.address)


def _take(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


def within(bounds: Bounds, room: int) -> Bounds:
    """The same bounds with at most this many connections."""
    return replace(
        bounds, connections=min(bounds.connections, room), unsent=min(bounds.unsent, max(room // 4, 1))
    )
