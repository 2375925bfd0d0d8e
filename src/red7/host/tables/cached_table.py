"""A table in memory: its state, and the messages for each kind of viewer, encoded once for all of them."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from red7.host.protocol.messages import Happened, Snapshot, encode
from red7.host.slices import Slices
from red7.table.events import Event
from red7.table.state import put_away
from red7.table.table import Table
from red7.table.views.history import history, public_event
from red7.table.views.private import private_view
from red7.table.views.public import public_view

RECENT: Final = 64
"""How many events a viewer may be behind before it gets a snapshot instead."""


class Advance(NamedTuple):
    """A table after some more events, maybe not in the log yet, and these events as each viewer sees them."""

    table: Table
    seen: list[dict[int | None, bytes]]


class CachedTable:
    """A table that somebody watches or plays at.

    Viewers are seats, or None for everybody else. There are no queues of events: a viewer knows the version
    it has, and gets what happened since, or a snapshot if that is too long ago. A slow reader costs nothing.
    """

    def __init__(self, id_: str, table: Table | None = None) -> None:
        self.id: Final = id_
        self.table = table or Table()
        self.readings = 0  # how often it was read again because its past changed
        self._recent: deque[dict[int | None, bytes]] = deque(maxlen=RECENT)
        self._parts: dict[int | None, tuple[bytes, bytes]] = {}
        self._messages: dict[tuple[int, int | None], bytes] = {}

    @property
    def version(self) -> int:
        """The version of the game: its number of events."""
        return self.table.version

    async def follow(self, log: Sequence[tuple[Event, int]], slices: Slices) -> None:
        """Move on to the end of a log, which may be long, before anybody sees the table.

        Viewers are told only about the latest events.
        """
        for event, at in log[:-RECENT]:
            self.table.apply(event, at)
            put_away(self.table)
            await slices.pause()
        self.adopt(self.ahead(log[-RECENT:]))

    def ahead(self, events: Iterable[tuple[Event, int]]) -> Advance:
        """The table after these events, with their times. Nobody sees it before it is adopted."""
        table = self.table.copy()
        seen: list[dict[int | None, bytes]] = []
        events = list(events)
        for number, (event, at) in enumerate(events, 1):
            table.apply(event, at)
            if number > len(events) - RECENT:  # older ones are never sent
                # Only the seat that an event is about sees more of it than the others.
                viewers = {None, getattr(event, "seat", None)}
                seen.append({seat: encode(public_event(table, event, seat)) for seat in viewers})
        return Advance(table, seen)

    def adopt(self, ahead: Advance) -> None:
        """Move on to this: its events are in the log now."""
        self.table = ahead.table
        self._recent.extend(ahead.seen)
        self._parts.clear()
        self._messages.clear()

    def become(self, other: "CachedTable") -> None:
        """Take over the state of a table that was read again."""
        self.readings += 1
        self._recent.clear()
        self.adopt(Advance(other.table, list(other._recent)))

    def message(self, seat: int | None, since: int | None) -> bytes:
        """The message that brings a viewer with version `since` up to date."""
        behind = self.version - since if since is not None else RECENT + 1
        if not 0 <= behind <= len(self._recent):
            since = None
        key = (-1 if since is None else since, seat)
        message = self._messages.get(key)
        if message is None:
            message = self._snapshot(seat) if since is None else self._happened(seat, behind)
            self._messages[key] = message
        return message

    def _happened(self, seat: int | None, behind: int) -> bytes:
        table, you = self._view(seat)
        recent = [self._recent[place] for place in range(-behind, 0)]
        events = [msgspec.Raw(seen[seat if seat in seen else None]) for seen in recent]
        return encode(Happened(self.version, events, msgspec.Raw(table), msgspec.Raw(you)))

    def _snapshot(self, seat: int | None) -> bytes:
        table, you = self._view(seat)
        turns = msgspec.Raw(encode(history(self.table, seat)))
        return encode(Snapshot(self.id, self.version, msgspec.Raw(table), msgspec.Raw(you), turns))

    def _view(self, seat: int | None) -> tuple[bytes, bytes]:
        parts = self._parts.get(seat)
        if parts is None:
            public = self._parts[None][0] if None in self._parts else encode(public_view(self.table))
            self._parts[None] = (public, b"null")
            private = b"null" if seat is None else encode(private_view(self.table, seat))
            parts = self._parts[seat] = (public, private)
        return parts
