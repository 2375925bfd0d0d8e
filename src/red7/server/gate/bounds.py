"""How much one connection, one address and all together may send and hold, below the application."""

from dataclasses import dataclass
from typing import Final

from red7.host.rates import Rate

_CONNECTIONS: Final = Rate(1_000, 100, 1)
_REQUESTS: Final = Rate(40, 5, 1)
_FRAMES: Final = Rate(100, 20, 1)
_FRAMES_TOGETHER: Final = Rate(2_000, 500, 1)


@dataclass(frozen=True, kw_only=True)
class Bounds:
    """The bounds of one process. A school or an office is one address, and so lets a class play."""

    connections: int = 12_000
    """Open at a time, of every kind; fewer where the system allows fewer."""
    connections_per_address: int = 1_000
    new_connections: Rate = _CONNECTIONS
    """From one address."""
    unsent: int = 2_000
    """Connections that have not sent a whole request: beyond that the oldest has to go."""
    unsent_per_address: int = 100

    head_bytes: int = 16_384
    """Of a request line with its headers."""
    headers: int = 100
    head_seconds: float = 10.0
    body_seconds: float = 60.0
    pipeline: int = 8
    """Requests on one connection that wait for the answer to an earlier one."""

    requests: Rate = _REQUESTS
    """Of one address, that are answered at once; the others wait their turn."""
    waiting_requests: int = 300
    """Answered a second of all those that wait: where few ask for much, none of them has to."""
    longest_wait: float = 5.0

    requests_for_abuse: int = 20
    """As many requests does a connection count that had to be ended: who begins again at once has to wait."""

    fragments: int = 64
    """Of one message on a socket."""
    extra_frames: Rate = _FRAMES
    """Pings, pongs and fragments on one socket: what costs time and says nothing."""
    extra_frames_per_address: Rate = _FRAMES_TOGETHER

    unread_seconds: float = 60.0
    """How long somebody may read nothing of what waits for them."""
    unread_bytes: int = 64 << 20
    """What may wait for all together: beyond that those go who have not read for longest."""
    farewell_seconds: float = 5.0
    """How long a closed connection may take to read the rest."""
