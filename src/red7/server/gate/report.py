"""What the gate did, for the operator: counted each time, logged once a minute for each reason."""

import time
from collections.abc import Callable
from enum import StrEnum
from typing import Final

EVERY: Final = 60.0  # seconds


class Reason(StrEnum):
    """Why the gate turned a connection away: a label in the metrics, and a code in the log."""

    FULL = "full"
    """The most connections were open."""
    ADDRESS = "address"
    """One address had its most connections, or opened them too fast."""
    UNSENT = "unsent"
    """One address, or all together, had too many connections without a request."""
    HEAD = "head"
    """A request line or headers too long."""
    BODY = "body"
    """A request body far too long."""
    SLOW = "slow"
    """A request did not arrive in time."""
    PIPELINE = "pipeline"
    """Too many requests at once on one connection."""
    MALFORMED = "malformed"
    """It was not HTTP."""
    REQUESTS = "requests"
    """Requests came too fast for too long."""
    FRAMES = "frames"
    """Too many pings, pongs or fragments."""
    UNREAD = "unread"
    """The client did not read what was sent."""


class Report:
    """Called with the reason whenever a connection is turned away."""

    def __init__(
        self,
        count: Callable[[str], None],
        log: Callable[[str, int], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._count: Final = count
        self._log: Final = log
        self._now: Final = now
        self._unsaid: Final = dict.fromkeys(Reason, 0)
        self._said_at: Final = dict.fromkeys(Reason, float("-inf"))

    def __call__(self, reason: Reason) -> None:
        self._count(reason)
        self._unsaid[reason] += 1
        self._say(reason)

    def finish(self) -> None:
        """Log what has only been counted so far, if it is time. Call it every few seconds."""
        for reason, number in self._unsaid.items():
            if number:
                self._say(reason)

    def _say(self, reason: Reason) -> None:
        now = self._now()
        if now - self._said_at[reason] >= EVERY:
            self._log(reason, self._unsaid[reason])
            self._said_at[reason], self._unsaid[reason] = now, 0
