"""Who looks at which table: the connections of this process, and what each is to be told next."""

import asyncio
from collections import Counter, deque
from contextlib import suppress
from typing import Final

from red7.game.errors import IllegalError
from red7.host.cached_table import Live
from red7.host.protocol.messages import encode
from red7.host.protocol.refusals import refusal
from red7.host.question import Question
from red7.server.config import Caps
from red7.server.http.addresses import neighbours
from red7.table.decide import Who

MOST_REPLIES: Final = 32
"""How many answers may wait for a reader before its connection is given up."""

GOODBYE_WITHIN: Final = 2.0
_REMOVED: Final = encode(refusal(None, IllegalError("table-removed")))


class Viewer:
    """One connection to a table. A writer takes `next_message` from it; nothing in it grows without bound.

    A guest may have several seats at a table where one device is passed round. Then `handed` says whose hand
    may be shown, and it is taken back as soon as another seat is to play, or another round has been dealt.
    """

    def __init__(self, live: Live, who: Who, since: int | None, epoch: int = 0) -> None:
        self.live: Final = live
        self.who: Final = who
        self.epoch: Final = epoch  # of the session
        self.question: Final = Question()
        self.closing: bytes | None = None
        self.handed: int | None = None
        self._handed_in = (0, 0)  # the match and the round
        self._is_removed = who.guest in live.table.removed
        self._has: int | None = since
        self._shown: int | None = None
        self._reading = live.readings
        self._told = False
        self._moved = True  # there may be something new of the game
        self._replies: deque[bytes] = deque()
        self._notices: dict[str, bytes] = {}
        self._idle: asyncio.Future[None] | None = None  # while there is nothing to tell

    @property
    def seat(self) -> int | None:
        """The seat whose hand this connection may see."""
        seats = self.live.table.seats_of(self.who.guest)
        if len(seats) == 1:
            return seats[0]
        return self.handed if self.handed in seats and not self._is_taken_back(seats) else None

    def _is_taken_back(self, seats: tuple[int, ...]) -> bool:
        mover = self.live.table.mover
        return self._handed_in != self.live.table.place or (mover in seats and mover != self.handed)

    def wake(self) -> None:
        """There is something to tell."""
        if not self._is_removed and self.who.guest in self.live.table.removed:
            self._is_removed = True
            self.notice("removed", _REMOVED)
        if self.handed is not None and self._is_taken_back(self.live.table.seats_of(self.who.guest)):
            self.handed = None  # for good: whoever is to move next has to take the device first
        self._moved = True
        self._rouse()

    def reply(self, message: bytes) -> None:
        """Answer a message of the client; whoever asks without reading is cut off."""
        if len(self._replies) < MOST_REPLIES:
            self._replies.append(message)
        else:
            self.closing = b""
        self._rouse()

    def notice(self, kind: str, message: bytes) -> None:
        """Pass on what is no part of the game; of each kind only the newest waits."""
        self._notices[kind] = message
        self._rouse()

    def hand(self, seat: int | None) -> None:
        """The device is in the hands of this seat's player."""
        self.handed = seat
        self._handed_in = self.live.table.place
        self._moved = True
        self._rouse()

    async def next_message(self) -> bytes:
        """What is to be sent next: answers first, then the game, then notices. Empty: the end."""
        while True:
            if self.closing is not None and not self._replies:
                return self.closing
            if self._replies:
                return self._replies.popleft()
            if self._moved:
                self._moved = False
                if news := self._news():
                    return news
            if self._notices:
                return self._notices.pop(next(iter(self._notices)))
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle

    def _news(self) -> bytes:
        """What is new of the game, if anything is."""
        live, seat = self.live, self.seat
        # Whoever is handed another seat has not seen what its player may, and whoever knows a past that has
        # changed is to forget it: that takes a snapshot.
        anew = self._shown != seat or self._reading != live.readings
        if self._told and not anew and self._has == live.version:
            return b""
        message = live.message(seat, None if self._told and anew else self._has)
        self._has, self._shown, self._told = live.version, seat, True
        self._reading = live.readings
        return message

    def _rouse(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)


class Rooms:
    """The connections of this process, by table."""

    def __init__(self, caps: Caps) -> None:
        self._viewers: dict[str, set[Viewer]] = {}
        self._addresses: Counter[str] = Counter()
        self._caps: Final = caps
        self._goodbye: bytes | None = None

    def __len__(self) -> int:
        return sum(len(viewers) for viewers in self._viewers.values())

    def admit(self, address: str) -> bool:
        """Whether there is room for one more connection, which is counted until it is dismissed."""
        caller = neighbours(address)
        if self._addresses.total() >= self._caps.connections:
            return False
        if self._addresses[caller] >= self._caps.connections_per_address:
            return False
        self._addresses[caller] += 1
        return True

    def dismiss(self, address: str) -> None:
        """A connection that was admitted has ended."""
        caller = neighbours(address)
        self._addresses[caller] -= 1
        if not self._addresses[caller]:
            del self._addresses[caller]

    def of(self, id_: str) -> set[Viewer]:
        """The connections to a table."""
        return self._viewers.get(id_, set())

    def enter(self, viewer: Viewer) -> None:
        """A connection has come."""
        self._viewers.setdefault(viewer.live.id, set()).add(viewer)
        viewer.closing = self._goodbye

    def leave(self, viewer: Viewer) -> None:
        """A connection has gone."""
        viewers = self.of(viewer.live.id)
        viewers.discard(viewer)
        if not viewers:
            self._viewers.pop(viewer.live.id, None)

    def guests(self) -> set[str]:
        """All who are here."""
        return {viewer.who.guest for viewers in self._viewers.values() for viewer in viewers} - {""}

    def end(self, guest: str, epoch: int | None, goodbye: bytes) -> None:
        """Close the connections of a guest whose session is not of this epoch; None: all of them."""
        for viewers in self._viewers.values():
            for viewer in viewers:
                if viewer.who.guest == guest and viewer.epoch != epoch:
                    viewer.closing = goodbye
                    viewer.wake()

    def wake(self, live: Live) -> None:
        """A table has moved on."""
        for viewer in self.of(live.id):
            viewer.wake()

    def watchers(self, live: Live) -> int:
        """How many look on without a seat."""
        return sum(1 for viewer in self.of(live.id) if not live.table.seats_of(viewer.who.guest))

    async def close(self, goodbye: bytes) -> None:
        """Tell everybody to come back later, and wait a while until they have heard it."""
        self._goodbye = goodbye
        for viewers in self._viewers.values():
            for viewer in viewers:
                viewer.closing = goodbye
                viewer.wake()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                while self._viewers:
                    await asyncio.sleep(0.02)
