"""Which guests a stored text names: fills the index `named` once, from data older than the index."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import structlog
from msgspec import Struct
from msgspec.json import Decoder

MARKS: Final = (b'"guest":', b'"host":')
"""Every event that names a guest contains one of these."""
TABLES_AT_ONCE: Final = 500

_log: Final = structlog.get_logger("red7.store")


class _Seat(Struct):
    guest: str = ""


class _Text(Struct):
    """The fields with guests in an event, or in the summary of a match."""

    guest: str = ""
    host: str = ""
    seats: tuple[_Seat, ...] = ()


_decode: Final = Decoder(_Text).decode


def named(texts: Iterable[tuple[str, bytes]]) -> list[tuple[str, str]]:
    """The guests named in the texts of tables, each with its table."""
    pairs: set[tuple[str, str]] = set()
    for table, text in texts:
        decoded = _decode(text)
        guests = (decoded.guest, decoded.host, *[seat.guest for seat in decoded.seats])
        pairs.update((guest, table) for guest in guests if guest)
    return sorted(pairs)


def in_parts(tables: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Ranges of tables as pairs of the first and the last; the log shows progress."""
    for start in range(0, len(tables), TABLES_AT_ONCE):
        part = tables[start : start + TABLES_AT_ONCE]
        yield part[0], part[-1]
        _log.info("tables indexed", count=start + len(part), total=len(tables))
