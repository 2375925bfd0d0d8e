"""Starts requests one after the other, so that a burst of them does not delay play on sockets."""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

BUSY: Final = 0.001
"""A round of the event loop that takes this many seconds is a long one."""
_LONGEST: Final = 0.05  # seconds of rest, as a round may be long for other reasons

Start = Callable[[], None]


class RequestQueue:
    """Starts one request in each round of the event loop, in turn for each caller.

    After a long round it rests for as long, for sockets and for requests already started.
    """

    def __init__(self, call_later: Callable[[float, Start], object], now: Callable[[], float]) -> None:
        """`call_later` with no seconds calls in the next round."""
        self._call_later: Final = call_later
        self._now: Final = now
        self._waiting: Final[OrderedDict[str, deque[Start]]] = OrderedDict()  # by caller
        self._is_busy = False
        self._began = 0.0

    def add(self, caller: str, start: Start) -> None:
        """Start this request, at once if no other has just started."""
        if self._is_busy:
            self._waiting.setdefault(caller, deque()).append(start)
        else:
            self._is_busy = True
            self._begin(start)

    def _begin(self, start: Start) -> None:
        self._began = self._now()
        self._call_later(0.0, self._rest)
        start()

    def _rest(self) -> None:
        took = self._now() - self._began
        if took < BUSY:
            self._go_on()
        else:
            self._call_later(min(took, _LONGEST), self._go_on)

    def _go_on(self) -> None:
        if not self._waiting:
            self._is_busy = False
            return
        caller, starts = next(iter(self._waiting.items()))
        start = starts.popleft()
        if starts:
            self._waiting.move_to_end(caller)
        else:
            del self._waiting[caller]
        self._begin(start)
