"""What the commands themselves refuse."""

from typing import Final

CODES: Final = frozenset({"encoding", "input-empty"})
