"""Who looks at which table: the connections of this process, and the next message for each."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from typing import Final

from red7.host.contracts.allowance import CountedNames
from red7.host.protocol.messages import Goodbye, encode
from red7.host.protocol.refusals import refusal
from red7.host.tables.cached_table import CachedTable
from red7.table.decisions.asker import Who
from red7.table.errors import TableError

MOST_REPLIES: Final = 32
"""How many answers may wait for a reader before its connection is cut off."""

GOODBYE_WITHIN: Final = 2.0
_REMOVED: Final = encode(refusal(None, TableError("table-removed")))
_GOODBYE: Final = encode(Goodbye("table-removed", None))


class Viewer:
    """One connection to a table.

    A writer takes `next_message` from it; nothing in it grows without bound. A guest may have several seats
    at a table where one device is passed round. Then `handed` says whose hand may be shown; it is reset as
    soon as another seat is to play, or another round is dealt.
    """

    def __init__(
        self, cached: CachedTable, who: Who, since: int | None, epoch: int = 0, counted: CountedNames = ()
    ) -> None:
        self.cached: Final = cached
        self.who: Final = who
        self.epoch: Final = epoch  # of the session
        self.address = ""  # where it comes from
        self.unheard: frozenset[str] = frozenset()  # guests whose quick words are not passed on
        self.counted: Final = counted
        self.closing: bytes | None = None
        self.handed: int | None = None
        self._handed_in = (0, 0)  # the match and the round
        self._is_removed = who.guest in cached.table.removed
        self._has: int | None = since
        self._shown: int | None = None
        self._reading = cached.readings
        self._greeted = False
        self._moved = True  # the game may have news
        self._replies: deque[bytes] = deque()
        self._notices: dict[str, bytes] = {}
        self._idle: asyncio.Future[None] | None = None  # while there is nothing to send

    @property
    def seat(self) -> int | None:
        """The seat whose hand this connection may see."""
        seats = self.cached.table.seats_of(self.who.guest)
        if len(seats) == 1:
            return seats[0]
        return self.handed if self.handed in seats and not self._is_taken_back(seats) else None

    def hears(self, seat: int) -> bool:
        """Whether the quick words of a seat are passed on."""
        seats = self.cached.table.seats
        return seat >= len(seats) or seats[seat].guest not in self.unheard

    def _is_taken_back(self, seats: tuple[int, ...]) -> bool:
        mover = self.cached.table.mover
        return self._handed_in != self.cached.table.place or (mover in seats and mover != self.handed)

    def wake(self) -> None:
        """There is something to send."""
        if not self._is_removed and self.who.guest in self.cached.table.removed:
            self._is_removed = True
            if self.cached.table.invitation:  # people who are no longer invited may not watch either
                self.reply(_REMOVED)
                self.closing = _GOODBYE
            else:
                self.notice("removed", _REMOVED)
        if self.handed is not None and self._is_taken_back(self.cached.table.seats_of(self.who.guest)):
            self.handed = None  # the player to move next has to take the device first
        self._moved = True
        self._rouse()

    def reply(self, message: bytes) -> None:
        """Queue an answer to the client; a client that asks without reading is cut off."""
        if len(self._replies) < MOST_REPLIES:
            self._replies.append(message)
        else:
            self.closing = b""
        self._rouse()

    def notice(self, kind: str, message: bytes) -> None:
        """Queue something besides the game; only the newest of each kind waits."""
        self._notices[kind] = message
        self._rouse()

    def hand(self, seat: int | None) -> None:
        """The device is now with this seat's player."""
        self.handed = seat
        self._handed_in = self.cached.table.place
        self._moved = True
        self._rouse()

    async def next_message(self) -> bytes:
        """The next message: answers first, then the game, then notices. Empty means the end."""
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
        """The news of the game, if any."""
        cached, seat = self.cached, self.seat
        # A snapshot if the device was handed to another seat, which may see other things, or if the past has
        # changed.
        changed = self._shown != seat or self._reading != cached.readings
        if self._greeted and not changed and self._has == cached.version:
            return b""
        message = cached.message(seat, None if self._greeted and changed else self._has)
        self._has, self._shown, self._greeted = cached.version, seat, True
        self._reading = cached.readings
        return message

    def _rouse(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)


class Viewers:
    """The connections of this process, by table."""

    def __init__(self) -> None:
        self._viewers: dict[str, set[Viewer]] = {}
        self._goodbye: bytes | None = None

    def __iter__(self) -> Iterator[Viewer]:
        return chain.from_iterable(self._viewers.values())

    def __len__(self) -> int:
        return sum(map(len, self._viewers.values()))

    def of(self, id_: str) -> set[Viewer]:
        """The connections to a table."""
        return self._viewers.get(id_, set())

    def enter(self, viewer: Viewer) -> None:
        """A connection has begun."""
        self._viewers.setdefault(viewer.cached.id, set()).add(viewer)
        viewer.closing = self._goodbye

    def leave(self, viewer: Viewer) -> None:
        """A connection has ended."""
        viewers = self.of(viewer.cached.id)
        viewers.discard(viewer)
        if not viewers:
            self._viewers.pop(viewer.cached.id, None)

    def guests(self) -> set[str]:
        """All guests who are connected."""
        return {viewer.who.guest for viewer in self} - {""}

    def end(self, guest: str, epoch: int | None, goodbye: bytes) -> None:
        """Close a guest's connections whose session is not of this epoch; None closes all of them."""
        for viewer in self:
            if viewer.who.guest == guest and viewer.epoch != epoch:
                viewer.closing = goodbye
                viewer.wake()

    def wake(self, cached: CachedTable) -> None:
        """A table has moved on."""
        for viewer in self.of(cached.id):
            viewer.wake()

    def watchers(self, cached: CachedTable) -> int:
        """How many watch without a seat."""
        return sum(1 for viewer in self.of(cached.id) if not cached.table.seats_of(viewer.who.guest))

    async def close(self, goodbye: bytes) -> None:
        """Tell everybody to come back later, and give them a moment to hear it."""
        self._goodbye = goodbye
        for viewer in self:
            viewer.closing = goodbye
            viewer.wake()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                while self._viewers:
                    await asyncio.sleep(0.02)
