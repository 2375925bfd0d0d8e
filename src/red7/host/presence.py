"""What is no part of the game: who is at a table, and the quick words they say, over all processes.

Each process tells the others who is connected to it. One that is no longer heard of is not counted any more.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec

from red7.host.cached_table import Live
from red7.host.contracts.bus import Bus
from red7.host.protocol.messages import Present, Reacted, Reaction, encode
from red7.host.viewers import Rooms

SOON: Final = 0.2
"""Seconds until it is told who has come and gone: people often do so together."""
HERE_EVERY: Final = 10.0
FORGOTTEN_AFTER: Final = 35.0
_SAID, _THERE, _HERE = "said:", "there:", "here:"


class There(msgspec.Struct, frozen=True):
    """Who is connected to one process at a table, and whether it would like to hear of the others."""

    process: str
    seats: list[int]
    watchers: int
    asks: bool


_decode_there: Final = msgspec.json.Decoder(There).decode
_decode_reacted: Final = msgspec.json.Decoder(Reacted).decode


class Notices:
    """Tells everybody at a table, whichever process they are connected to."""

    def __init__(self, bus: Bus, rooms: Rooms, now: Callable[[], float] = time.monotonic) -> None:
        self._bus: Final = bus
        self._rooms: Final = rooms
        self._now: Final = now
        self._me: Final = secrets.token_hex(8)
        self._to_tell: set[str] = set()
        self._people: dict[str, tuple[str | None, ...]] = {}  # by seat, at tables where somebody is
        self._elsewhere: dict[str, dict[str, There]] = {}  # at such tables, by process
        self._heard_of: dict[str, float] = {}  # processes, and when
        self._telling: asyncio.Task[None] | None = None
        self._closed = False

    async def open(self) -> None:
        """Listen to the others, and let them know that this process is there."""
        await self._bus.subscribe(self._heard, self._missed)
        self._telling = asyncio.create_task(self._keep_telling())

    async def close(self) -> None:
        """Stop."""
        self._closed = True
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    def came_or_went(self, live: Live) -> None:
        """A connection to a table has begun or ended: tell soon who is there now."""
        if live.id not in self._to_tell:
            self._to_tell.add(live.id)
            asyncio.get_running_loop().call_later(SOON, self._tell, live)

    def moved(self, live: Live) -> None:
        """A table has moved on, and maybe somebody has sat down."""
        known = self._people.get(live.id)
        if known is not None and known != _people(live):
            self.came_or_went(live)

    def react(self, live: Live, seat: int, reaction: Reaction) -> None:
        """Pass a quick word on to everybody at a table."""
        self._bus.tell(_SAID + live.id, encode(Reacted(seat, reaction)))

    def _tell(self, live: Live) -> None:
        """Tell those who are connected here and, of them, the other processes."""
        if self._closed:
            return
        self._to_tell.discard(live.id)
        viewers = self._rooms.of(live.id)
        begins = live.id not in self._people
        if viewers:
            self._people[live.id] = _people(live)
            self._show(live)
        else:
            self._people.pop(live.id, None)
            self._elsewhere.pop(live.id, None)
        self._announce(live, asks=begins and bool(viewers))

    def _show(self, live: Live) -> None:
        others = self._elsewhere.get(live.id, {}).values()
        seats = self._seats(live).union(*(other.seats for other in others))
        watchers = self._rooms.watchers(live) + sum(other.watchers for other in others)
        message = encode(Present(sorted(seats), watchers))
        for viewer in self._rooms.of(live.id):
            viewer.notice("present", message)

    def _seats(self, live: Live) -> set[int]:
        return {seat for viewer in self._rooms.of(live.id) for seat in live.table.seats_of(viewer.who.guest)}

    def _announce(self, live: Live, *, asks: bool) -> None:
        there = There(self._me, sorted(self._seats(live)), self._rooms.watchers(live), asks)
        self._bus.tell(_THERE + live.id, encode(there))

    def _heard(self, topic: str, message: bytes) -> None:
        if topic.startswith(_SAID):
            for viewer in self._rooms.of(topic.removeprefix(_SAID)):
                viewer.notice(f"reacted {_decode_reacted(message).seat}", message)
        elif topic.startswith(_THERE):
            self._heard_there(topic.removeprefix(_THERE), _decode_there(message))
        elif topic.startswith(_HERE):
            self._heard_of[topic.removeprefix(_HERE)] = self._now()

    def _heard_there(self, id_: str, there: There) -> None:
        if there.process == self._me or id_ not in self._people:
            return
        self._heard_of[there.process] = self._now()
        others = self._elsewhere.setdefault(id_, {})
        if there.seats or there.watchers:
            others[there.process] = there
        else:
            others.pop(there.process, None)
        live = self._live(id_)
        if live is not None:
            self._show(live)
            if there.asks:
                self._announce(live, asks=False)

    def _missed(self) -> None:
        """Tell and ask anew: news may have been lost, here and elsewhere."""
        for id_ in self._people:
            live = self._live(id_)
            if live is not None:
                self._announce(live, asks=True)

    def _live(self, id_: str) -> Live | None:
        """A table that somebody is connected to."""
        return next((viewer.live for viewer in self._rooms.of(id_)), None)

    async def _keep_telling(self) -> None:
        while True:
            await self._bus.publish(_HERE + self._me, b"")
            self.forget_silent()
            await asyncio.sleep(HERE_EVERY)

    def forget_silent(self) -> None:
        """Count nobody any more who was connected to a process that is not heard of."""
        oldest = self._now() - FORGOTTEN_AFTER
        silent = {process for process, at in self._heard_of.items() if at < oldest}
        for process in silent:
            del self._heard_of[process]
        for id_, others in self._elsewhere.items():
            if silent & others.keys():
                self._elsewhere[id_] = {name: there for name, there in others.items() if name not in silent}
                live = self._live(id_)
                if live is not None:
                    self._show(live)


def _people(live: Live) -> tuple[str | None, ...]:
    return tuple([seat.guest for seat in live.table.seats])
