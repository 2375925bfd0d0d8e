"""Moves as small numbers: one for each decision there can be in the game.

A move with a card is `49 * kind + card`, where the kind says what is done with it; three more need no card.
"""

from typing import Final

from red7.game.engine.arrays import i64
from red7.game.engine.bits import DECK_SIZE

# The kinds of moves with a card. Those of actions have the numbers that actions have in a packed turn.
PLAYS: Final[i64] = 0
TAKES: Final[i64] = 1
TUCKS_TO_CANVAS: Final[i64] = 2
TUCKS_TO_DECK: Final[i64] = 3
DISCARDS: Final[i64] = 4

# The moves without a card.
DRAW_MOVE: Final[i64] = 245
STOP_MOVE: Final[i64] = 246
OUT_MOVE: Final[i64] = 247


def move_of(kind: i64, card: i64) -> i64:
    """The move of a kind with a card."""
    return DECK_SIZE * kind + card
