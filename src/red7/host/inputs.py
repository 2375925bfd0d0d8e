"""Time and chance as tables meet them; tests choose their own."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

Step = Callable[[str], None]
"""Is told how far a command has come: `checked`, `committed`, `applied`."""


def clock() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def new_secret() -> bytes:
    """A secret for a fair deal."""
    return secrets.token_bytes(32)


@dataclass(frozen=True)
class Inputs:
    """The clock of all tables, the secrets of their deals, and who follows a command's way into the log."""

    now: Callable[[], int] = clock
    secret: Callable[[], bytes] = new_secret
    step: Step = lambda _name: None


USUAL: Final = Inputs()
