"""Long work on the event loop, in slices, so that everything else gets a turn in between."""

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final, TypeVar

from red7.game.steps import Steps, Work

SLICE: Final = 0.001  # seconds of work during which nothing else is answered, on a busy host
T = TypeVar("T")


class Slices:
    """One piece of long work, which offers a pause after every step."""

    def __init__(
        self,
        length: float = SLICE,
        rest: float = 0.0,
        now: Callable[[], float] = perf_counter,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`length` is the seconds of a slice, `rest` the seconds for everything else per second of work."""
        self._length: Final = length
        self._rest: Final = rest
        self._now: Final = now
        self._pause: Final = pause
        self._begin()

    def _begin(self) -> None:
        self._started_at = self._before = self._now()

    async def pause(self) -> None:
        """Let others have a turn, if another step like the last one would make the slice too long."""
        after = self._now()
        if 2 * after - self._before > self._started_at + self._length:
            await self._pause(self._rest * (after - self._started_at))
            self._begin()
        else:
            self._before = after

    async def finish(self, steps: Steps[T]) -> T:
        """What work comes to that says its steps itself."""
        work = Work(steps)
        for _ in work:
            await self.pause()
        return work.result
