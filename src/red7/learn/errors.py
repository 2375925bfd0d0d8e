"""What the puzzles refuse."""

from typing import Final

CODES: Final = frozenset({"day", "puzzle", "puzzle-unknown", "sight"})
