"""Requests one after the other, so that many at once do not keep those waiting who play on sockets."""

from collections import deque
from collections.abc import Callable
from typing import Final

_AT_A_TIME: Final = 2
"""Requests begun between two looks at what else has come."""


class RequestQueue:
    """Begins what it is given, in this order, a little in each round of the event loop (`call_soon`)."""

    def __init__(self, call_soon: Callable[[Callable[[], None]], object]) -> None:
        self._call_soon: Final = call_soon
        self._waiting: Final[deque[Callable[[], None]]] = deque()
        self._busy = 0

    def add(self, start: Callable[[], None]) -> None:
        """Begin this, at once if there is room."""
        if self._waiting or self._busy >= _AT_A_TIME:
            self._waiting.append(start)
            return
        if not self._busy:
            self._call_soon(self._go_on)
        self._busy += 1
        start()

    def _go_on(self) -> None:
        self._busy = min(len(self._waiting), _AT_A_TIME)
        if self._busy:
            self._call_soon(self._go_on)
        for _ in range(self._busy):
            self._waiting.popleft()()
