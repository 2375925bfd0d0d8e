"""Who is at a table, and the quick words they say, over all processes.

Each process tells the others who is connected to it. A process that has gone silent no longer counts.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec

from red7.host.contracts.bus import Bus
from red7.host.people.absence import Absence
from red7.host.protocol.messages import Present, Reacted, Reaction, encode
from red7.host.rates import Meter, Rate, refuse
from red7.host.tables.cached_table import CachedTable
from red7.host.viewers import Viewers

SOON: Final = 0.2
"""Seconds before arrivals and departures are announced: they often come together."""
HERE_EVERY: Final = 10.0
FORGOTTEN_AFTER: Final = 35.0
REACTIONS: Final = Rate(12, 2, 1)
"""Quick words at a table, per process: each goes to everybody there."""
_SAID, _THERE, _HERE = "said:", "there:", "here:"


class Attendance(msgspec.Struct, frozen=True):
    """Who is connected to one process at a table, and whether it wants to hear about the others."""

    process: str
    seats: list[int]
    watchers: int
    asks: bool


_decode_attendance: Final = msgspec.json.Decoder(Attendance).decode
_decode_reacted: Final = msgspec.json.Decoder(Reacted).decode


class Presence:
    """Tells everybody at a table, in all processes."""

    def __init__(self, bus: Bus, viewers: Viewers, now: Callable[[], float] = time.monotonic) -> None:
        self._bus: Final = bus
        self._viewers: Final = viewers
        self._now: Final = now
        self._absence: Final = Absence(lambda: self._now())
        self._me: Final = secrets.token_hex(8)
        self._to_tell: set[str] = set()
        self._people: dict[str, tuple[str | None, ...]] = {}  # by seat, at tables with anybody there
        self._elsewhere: dict[str, dict[str, Attendance]] = {}  # at such tables, by process
        self._heard_of: dict[str, float] = {}  # processes, and when they were last heard
        self._reactions: dict[str, Meter] = {}  # by table
        self._telling: asyncio.Task[None] | None = None
        self._closed = False

    async def open(self) -> None:
        """Listen to the other processes, and announce this one."""
        await self._bus.subscribe(self._hear, self._missed)
        self._telling = asyncio.create_task(self._keep_telling())

    async def close(self) -> None:
        """Stop."""
        self._closed = True
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    def came_or_went(self, cached: CachedTable) -> None:
        """A connection to a table has begun or ended: announce soon who is there now."""
        if cached.id not in self._to_tell:
            self._to_tell.add(cached.id)
            asyncio.get_running_loop().call_later(SOON, self._tell, cached)

    def moved(self, cached: CachedTable) -> None:
        """A table has moved on, and somebody may have sat down."""
        known = self._people.get(cached.id)
        if known is not None and known != _people(cached):
            self.came_or_went(cached)

    def react(self, cached: CachedTable, seat: int, reaction: Reaction) -> None:
        """Pass on a quick word to everybody at a table; refused if there are too many."""
        refuse(self._reactions.setdefault(cached.id, Meter()).wait(REACTIONS, self._now()))
        self._bus.tell(_SAID + cached.id, encode(Reacted(seat, reaction)))

    def long_away(self, cached: CachedTable) -> frozenset[int]:
        """The seats whose people have been away for a long time while others were at the table."""
        away = self._absence.long(cached.id)
        return frozenset(seat for seat, guest in enumerate(_people(cached)) if guest in away)

    def _tell(self, cached: CachedTable) -> None:
        """Tell the viewers connected here who is there, and the other processes about them."""
        if self._closed:
            return
        self._to_tell.discard(cached.id)
        viewers = self._viewers.of(cached.id)
        begins = cached.id not in self._people
        if viewers:
            self._people[cached.id] = _people(cached)
            self._show(cached)
        else:
            self._people.pop(cached.id, None)
            self._reactions.pop(cached.id, None)
            self._elsewhere.pop(cached.id, None)
            self._absence.forget(cached.id)
        self._announce(cached, asks=begins and bool(viewers))

    def _show(self, cached: CachedTable) -> None:
        others = self._elsewhere.get(cached.id, {}).values()
        seats = self._seats(cached).union(*(other.seats for other in others))
        watchers = self._viewers.watchers(cached) + sum(other.watchers for other in others)
        people = _people(cached)
        here = {people[seat] for seat in seats if seat < len(people)}
        self._absence.follow(cached.id, {guest for guest in people if guest}, here)
        message = encode(Present(sorted(seats), watchers))
        for viewer in self._viewers.of(cached.id):
            viewer.notice("present", message)

    def _seats(self, cached: CachedTable) -> set[int]:
        return {
            seat for viewer in self._viewers.of(cached.id) for seat in cached.table.seats_of(viewer.who.guest)
        }

    def _announce(self, cached: CachedTable, *, asks: bool) -> None:
        attendance = Attendance(self._me, sorted(self._seats(cached)), self._viewers.watchers(cached), asks)
        self._bus.tell(_THERE + cached.id, encode(attendance))

    def _hear(self, topic: str, message: bytes) -> None:
        if topic.startswith(_SAID):
            seat = _decode_reacted(message).seat
            for viewer in self._viewers.of(topic.removeprefix(_SAID)):
                if viewer.hears(seat):
                    viewer.notice(f"reacted {seat}", message)
        elif topic.startswith(_THERE):
            self._hear_attendance(topic.removeprefix(_THERE), _decode_attendance(message))
        elif topic.startswith(_HERE):
            self._heard_of[topic.removeprefix(_HERE)] = self._now()

    def _hear_attendance(self, id_: str, attendance: Attendance) -> None:
        if attendance.process == self._me or id_ not in self._people:
            return
        self._heard_of[attendance.process] = self._now()
        others = self._elsewhere.setdefault(id_, {})
        if attendance.seats or attendance.watchers:
            others[attendance.process] = attendance
        else:
            others.pop(attendance.process, None)
        cached = self._table(id_)
        if cached is not None:
            self._show(cached)
            if attendance.asks:
                self._announce(cached, asks=False)

    def _missed(self) -> None:
        """Tell and ask again, as news may have been lost here and elsewhere."""
        for id_ in self._people:
            cached = self._table(id_)
            if cached is not None:
                self._announce(cached, asks=True)

    def _table(self, id_: str) -> CachedTable | None:
        """A table with a connection."""
        return next((viewer.cached for viewer in self._viewers.of(id_)), None)

    async def _keep_telling(self) -> None:
        while True:
            await self._bus.publish(_HERE + self._me, b"")
            self.forget_silent()
            await asyncio.sleep(HERE_EVERY)

    def forget_silent(self) -> None:
        """Stop counting people connected to processes that have gone silent."""
        oldest = self._now() - FORGOTTEN_AFTER
        silent = {process for process, at in self._heard_of.items() if at < oldest}
        for process in silent:
            del self._heard_of[process]
        for id_, others in self._elsewhere.items():
            if silent & others.keys():
                self._elsewhere[id_] = {name: one for name, one in others.items() if name not in silent}
                cached = self._table(id_)
                if cached is not None:
                    self._show(cached)


def _people(cached: CachedTable) -> tuple[str | None, ...]:
    return tuple([seat.guest for seat in cached.table.seats])
