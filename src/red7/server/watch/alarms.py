"""Failures that an operator has to know of, as errors in the log with their reason.

While one lasts, it is logged once a minute with a count; its end is logged too.
"""

import time
from collections.abc import Callable
from typing import Final

import structlog

from red7.server.watch.logs import plain

SAID_EVERY: Final = 60.0  # seconds
QUIET: Final = 10.0
"""Seconds without a failure after which it is over."""


class Alarm:
    """One thing that may fail, with the log's words for its failure and for its recovery."""

    def __init__(
        self, logger: str, failed: str, works_again: str, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._log: Final = structlog.get_logger(logger)
        self._words: Final = (failed, works_again)
        self._now: Final = now
        self.is_on = False
        self._failed_at = 0.0
        self._said_at = 0.0
        self._count = 0

    def failed(self, error: BaseException) -> None:
        """It has failed, for a reason that may be logged: a database's, never one that quotes a player."""
        now = self._now()
        self._failed_at = now
        self._count += 1
        if not self.is_on or now - self._said_at >= SAID_EVERY:
            kind, reason = type(error).__name__, plain(str(error))
            self._log.error(self._words[0], error=kind, reason=reason, count=self._count)
            self.is_on, self._said_at, self._count = True, now, 0

    def worked(self) -> None:
        """It has worked once; after a quiet while the alarm is over."""
        if self.is_on and self._now() - self._failed_at >= QUIET:
            self._log.warning(self._words[1])
            self.is_on, self._count = False, 0
