"""What the commands refuse by themselves."""

from typing import Final

CODES: Final = frozenset({"encoding", "input-empty"})
