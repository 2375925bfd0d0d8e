"""Watches a running process: how late its event loop is, and whether a failed store works again."""

import asyncio
import time
from contextlib import suppress
from typing import Final

from red7.game.errors import Red7Error
from red7.server.watch.alarms import Alarm
from red7.server.watch.metrics import Metrics
from red7.server.watch.readiness import Readiness

LOOK_EVERY: Final = 0.25  # seconds
TRY_EVERY: Final = 2.0


class ProcessWatch:
    """The two tasks that watch."""

    def __init__(self, metrics: Metrics, readiness: Readiness, alarm: Alarm) -> None:
        self._metrics: Final = metrics
        self._readiness: Final = readiness
        self._alarm: Final = alarm
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin."""
        self._tasks = [asyncio.create_task(work) for work in (self._time(), self._try())]

    def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()

    async def _time(self) -> None:
        while True:
            asked_at = time.perf_counter()
            await asyncio.sleep(LOOK_EVERY)
            self._metrics.loop_delay.observe(max(0.0, time.perf_counter() - asked_at - LOOK_EVERY))

    async def _try(self) -> None:
        """Write something while the store is failing: on a quiet server nobody else might."""
        while True:
            await asyncio.sleep(TRY_EVERY)
            if self._alarm.is_on:
                with suppress(Red7Error):
                    await self._readiness.check()
