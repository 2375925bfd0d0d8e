"""The socket on which a server listens."""

import socket
from typing import Final

_SEND_BUFFER: Final = 1 << 17
"""For each connection; by default the system would buffer megabytes for a client that does not read."""
_WAITING: Final = 2048
"""Connections that may wait to be accepted."""


def listener(host: str, port: int) -> socket.socket:
    """A socket that listens at this address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY only if the protocol is named here. Otherwise the body of a response waits
    # until its head is acknowledged, which takes 40 ms.
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
