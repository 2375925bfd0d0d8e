"""What the gate did, for whoever runs the server: counted each time, logged once a minute for each reason."""

import time
from collections.abc import Callable
from typing import Final

from red7.server.gate.bounds import Kind

EVERY: Final = 60.0  # seconds


class Report:
    """Is called with the reason whenever somebody is turned away."""

    def __init__(
        self,
        count: Callable[[str], None],
        log: Callable[[str, int], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._count: Final = count
        self._log: Final = log
        self._now: Final = now
        self._unsaid: Final = dict.fromkeys(Kind, 0)
        self._said_at: Final = dict.fromkeys(Kind, float("-inf"))

    def __call__(self, kind: Kind) -> None:
        self._count(kind)
        self._unsaid[kind] += 1
        self._say(kind)

    def finish(self) -> None:
        """Log what was only counted so far, as far as it is time. To be called every few seconds."""
        for kind, number in self._unsaid.items():
            if number:
                self._say(kind)

    def _say(self, kind: Kind) -> None:
        now = self._now()
        if now - self._said_at[kind] >= EVERY:
            self._log(kind, self._unsaid[kind])
            self._said_at[kind], self._unsaid[kind] = now, 0
