"""How much of everything there may be, and how large."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Caps:
    """The bounds of one host."""

    tables: int = 10_000
    """Tables that are not closed, over all processes."""
    tables_per_guest: int = 20
    """Tables that are not closed, with a seat or as the host."""
    waiting_per_address: int = 20
    """Tables that wait for people, opened from one address by way of this process."""
    computer_tables: int = 100
    """Tables that computers alone play at, for each process."""
    computer_tables_per_address: int = 4
    events: int = 20_000
    """In the log of a table; then a match in play can be finished, and no other begins."""
    connections: int = 8_000
    """Open sockets, for each process; the next ones also."""
    connections_per_address: int = 400
    watchers: int = 2_000
    """Of one table."""
    message_bytes: int = 16_384
    body_bytes: int = 262_144
    """Of an HTTP request; a record to verify is the largest but for a table that is brought."""
    archived_bytes: int = 4 << 20
    """Of a table that is brought; one with as many events as there may be has about half of that."""
    archived: int = 16
    """Tables that wait to be checked, and as many that are longer than other requests and being sent."""
    thoughts: int = 64
    """Hints, reviews and checks that wait for a processor; turns that people wait for have always room."""
    imports: int = 200
    """Tables that were brought from elsewhere, of one guest."""
