"""How long tests wait for what is to happen. It costs nothing where it happens, however slow the machine."""

import asyncio
import os
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = float(os.environ.get("RED7_PATIENCE", "300"))
"""Seconds after which nothing is expected any more."""


async def eventually(condition: Callable[[], object]) -> None:
    """Wait until something has become true."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def wait_until(condition: Callable[[], object]) -> None:
    """The same where no event loop runs."""
    latest = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < latest, "it does not happen"
        time.sleep(0.01)
