"""Whom a stored text names: to fill the index `named` once, from what was stored before there was one."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import structlog
from msgspec import Struct
from msgspec.json import Decoder

MARKS: Final = (b'"guest":', b'"host":')
"""What is in every event that names a guest."""
TABLES_AT_ONCE: Final = 500

_log: Final = structlog.get_logger("red7.store")


class _Seat(Struct):
    guest: str = ""


class _Text(Struct):
    """What an event, or the summary of a match, may have."""

    guest: str = ""
    host: str = ""
    seats: tuple[_Seat, ...] = ()


_decode: Final = Decoder(_Text).decode


def named(texts: Iterable[tuple[str, bytes]]) -> list[tuple[str, str]]:
    """The guests whom texts of tables name, each with its table."""
    pairs: set[tuple[str, str]] = set()
    for table, text in texts:
        decoded = _decode(text)
        guests = (decoded.guest, decoded.host, *[seat.guest for seat in decoded.seats])
        pairs.update((guest, table) for guest in guests if guest)
    return sorted(pairs)


def in_parts(tables: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The first and the last of some tables after the other, in their order; the log says how far it is."""
    for start in range(0, len(tables), TABLES_AT_ONCE):
        part = tables[start : start + TABLES_AT_ONCE]
        yield part[0], part[-1]
        _log.info("tables indexed", count=start + len(part), total=len(tables))
