"""Whether a server can serve: what it writes is kept."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from red7.host.contracts.store import Store, StoreUnavailable

FRESH: Final = 1.0
"""Seconds for which a result counts, however often it is asked for."""
PATIENCE: Final = 5.0


class Readiness:
    """Tries to write to the store when asked, one try at a time."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store: Final = store
        self._now: Final = now
        self._trying: asyncio.Task[None] | None = None
        self._tried_at = 0.0

    async def check(self) -> None:
        """Return if something could be written just now; an error says why not."""
        trying = self._trying
        if trying is None or (trying.done() and self._now() - self._tried_at >= FRESH):
            trying = self._trying = asyncio.create_task(self._try())
        try:
            await asyncio.wait_for(asyncio.shield(trying), PATIENCE)
        except TimeoutError as error:
            raise StoreUnavailable from error

    async def _try(self) -> None:
        try:
            await self._store.check()
        finally:
            self._tried_at = self._now()
