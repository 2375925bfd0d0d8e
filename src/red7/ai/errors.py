"""What the computer players refuse."""

from typing import Final

CODES: Final = frozenset({"bot"})
