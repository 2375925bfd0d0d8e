"""Deals for a first game against the weakest computer player: ones that can be won.

By the analysis the best first turn wins in 60 to 85 of a hundred cases, and whichever turn keeps the learner
in, a beginner has an answer of one card to it, so no such game ends with its first turn.
"""

from typing import Final

from red7.game.position import Position
from red7.game.round import Round

NUMBERS: Final = (61, 70, 82, 117, 196, 203, 214, 224, 238, 273, 274, 313, 318, 321, 337, 356)
"""Of the dice they were dealt by."""


def first_deal(number: int, edition: str) -> Position:
    """One of the deals, with the rules of an edition; the learner has seat 0 and begins."""
    return Position.of(Round.deal(NUMBERS[number % len(NUMBERS)], players=2, edition=edition))
