"""What the puzzles refuse."""

from typing import Final

CODES: Final = frozenset({"puzzle", "puzzle-unknown", "sight"})
