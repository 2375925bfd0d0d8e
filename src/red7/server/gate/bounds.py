"""How much a connection, an address, and all of them together may send and hold, below the application."""

from dataclasses import dataclass
from typing import Final

from red7.host.rates import Rate

_CONNECTIONS: Final = Rate(1_000, 100, 1)
_REQUESTS: Final = Rate(40, 5, 1)
_FRAMES: Final = Rate(100, 20, 1)
_FRAMES_TOGETHER: Final = Rate(2_000, 500, 1)


@dataclass(frozen=True, kw_only=True)
class Bounds:
    """The bounds of one process. A school or an office is one address, so they let a class play."""

    connections: int = 12_000
    """Open at a time, of every kind; fewer if the system allows fewer."""
    connections_per_address: int = 1_000
    new_connections: Rate = _CONNECTIONS
    """From one address."""
    unsent: int = 2_000
    """Connections without a whole request so far; beyond this the oldest is closed."""
    unsent_per_address: int = 100

    head_bytes: int = 16_384
    """A request line with its headers."""
    headers: int = 100
    head_seconds: float = 10.0
    body_seconds: float = 60.0
    pipeline: int = 8
    """Requests on one connection that wait for the response to an earlier one."""

    requests: Rate = _REQUESTS
    """From one address that are served at once; more wait their turn."""
    waiting_requests: int = 300
    """Served per second of all that wait their turn."""
    longest_wait: float = 5.0

    requests_for_abuse: int = 20
    """A connection that had to be cut off counts as this many requests, so the next one has to wait."""

    fragments: int = 64
    """In one message on a socket."""
    extra_frames: Rate = _FRAMES
    """Pings, pongs and fragments on one socket: they cost time and say nothing."""
    extra_frames_per_address: Rate = _FRAMES_TOGETHER

    unread_seconds: float = 60.0
    """How long a client may read nothing of what waits for it."""
    unread_bytes: int = 64 << 20
    """May wait to be read by all clients together; beyond this the slowest readers are cut off."""
    farewell_seconds: float = 5.0
    """How long a client may take to read the rest after its connection is closed."""
