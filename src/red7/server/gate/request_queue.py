"""Requests one after the other, so that many at once do not keep those waiting who play on sockets."""

from collections import deque
from collections.abc import Callable
from typing import Final


class RequestQueue:
    """Begins what it is given, in this order, one in each round of the event loop (`call_soon`)."""

    def __init__(self, call_soon: Callable[[Callable[[], None]], object]) -> None:
        self._call_soon: Final = call_soon
        self._waiting: Final[deque[Callable[[], None]]] = deque()
        self._is_busy = False

    def add(self, start: Callable[[], None]) -> None:
        """Begin this, at once if nothing else has begun in this round."""
        if self._is_busy:
            self._waiting.append(start)
            return
        self._is_busy = True
        self._call_soon(self._go_on)
        start()

    def _go_on(self) -> None:
        if not self._waiting:
            self._is_busy = False
            return
        self._call_soon(self._go_on)
        self._waiting.popleft()()
