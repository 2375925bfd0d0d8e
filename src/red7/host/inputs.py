"""Time and chance for tables; tests provide their own."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

Step = Callable[[str], None]
"""Called with the progress of a command: `checked`, `committed`, `applied`."""


def clock() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def new_secret() -> bytes:
    """A secret for a fair deal."""
    return secrets.token_bytes(32)


@dataclass(frozen=True)
class Inputs:
    """The clock of all tables, the secrets of their deals, and a hook for the progress of commands."""

    now: Callable[[], int] = clock
    secret: Callable[[], bytes] = new_secret
    step: Step = lambda _name: None


USUAL: Final = Inputs()
