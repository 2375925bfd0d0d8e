"""The stored form of a table's log: events to bytes and back. Nothing else knows it."""

from collections.abc import Callable
from typing import Final

import msgspec

from red7.table.events import Created, Event, Sat

encode_event: Final[Callable[[Event], bytes]] = msgspec.json.Encoder().encode
decode_event: Final[Callable[[bytes], Event]] = msgspec.json.Decoder(Event).decode


def erase(event: Event, guest: str) -> Event:
    """The event without the name and the id of a guest who wants to be forgotten."""
    if isinstance(event, Created) and event.host == guest:
        return Created(
            settings=event.settings,
            host="",
            name="",
            characters=event.characters,
            start=event.start,
            once=event.once,
            origin=event.origin,
            day=event.day,
            imported=event.imported,
        )
    if isinstance(event, Sat) and event.guest == guest:
        return Sat(seat=event.seat, guest="", name="", before=event.before)
    return event


def erased(stored: bytes, guest: str) -> bytes:
    """A stored event without the name and the id of a guest."""
    return encode_event(erase(decode_event(stored), guest))
