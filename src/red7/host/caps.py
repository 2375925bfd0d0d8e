"""How many of each thing there may be, and how large."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Caps:
    """The bounds of one host."""

    tables: int = 10_000
    """Tables that are not closed, over all processes."""
    tables_per_guest: int = 20
    """Tables that are not closed, with a seat or as the host."""
    waiting_per_address: int = 20
    """Tables that wait for people, opened from one address through this process."""
    computer_tables: int = 100
    """Tables with computer players only, per process."""
    computer_tables_per_address: int = 4
    events: int = 20_000
    """In the log of a table; then a match in play can be finished, and no other begins."""
    connections: int = 8_000
    """Open sockets, per process, like the next two."""
    connections_per_address: int = 400
    watchers: int = 2_000
    """Of one table."""
    message_bytes: int = 16_384
    body_bytes: int = 262_144
    """An HTTP request; the largest are records to verify, except for tables that are brought."""
    archived_bytes: int = 4 << 20
    """A table that is brought; the longest possible log is about half of that."""
    archived: int = 16
    """Tables that wait to be checked, and as many that are longer than other requests and being sent."""
    thoughts: int = 64
    """Hints, reviews and checks that wait for a processor; there is always room for turns people wait for."""
    imports: int = 200
    """Tables of one guest that were brought from elsewhere."""
