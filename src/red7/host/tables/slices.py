"""Long work on the event loop in slices, so that everybody else has their turn in between."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final

SLICE: Final = 0.005  # seconds of work for which nobody else is answered


class Slices:
    """One piece of long work: it says after every step that others may come between."""

    def __init__(self, rest: float = 0.0, now: Callable[[], float] = perf_counter) -> None:
        """`rest` is how long the others have at least, for each second of this."""
        self._rest: Final = rest
        self._now: Final = now
        self._until = now() + SLICE

    async def pause(self) -> None:
        """Let others have their turn, if it is time."""
        if self._now() >= self._until:
            await asyncio.sleep(self._rest * SLICE)
            self._until = self._now() + SLICE
