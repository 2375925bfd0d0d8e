"""The socket on which a server is called."""

import socket
from typing import Final

_SEND_BUFFER: Final = 1 << 17
"""For each connection; the system would keep megabytes for one who does not read."""
_WAITING: Final = 2048
"""Callers at once."""


def listener(host: str, port: int) -> socket.socket:
    """A socket that listens at this address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only where it is called TCP by name, asyncio has all that is written sent at once. Otherwise the body of
    # an answer waits until its head is acknowledged, which takes the caller 40 ms.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
        made.bind((host, port))
        made.listen(_WAITING)
    except OSError:
        made.close()
        raise
    return made
