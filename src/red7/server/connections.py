"""How many sockets are open: in all, by address and by network."""

from collections import Counter
from typing import Final

from red7.host.errors import UnavailableError
from red7.server.http.addresses import wider


class Connections:
    """Counts the open sockets of this process, and refuses those above the limits."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most: Final = most
        self._most_per_address: Final = most_per_address
        self._all = 0
        self._open: Final[Counter[str]] = Counter()

    def admit(self, address: str) -> None:
        """Count a connection until it is dismissed; `HostError` if there is no room."""
        networks, most = wider(address), self._most_per_address
        if self._all >= self._most or any(self._open[name] >= most * share for name, share in networks):
            raise UnavailableError("server-connections-full")
        self._all += 1
        self._open.update(name for name, _ in networks)

    def dismiss(self, address: str) -> None:
        """A connection that was admitted has ended."""
        self._all -= 1
        for name, _ in wider(address):
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]
