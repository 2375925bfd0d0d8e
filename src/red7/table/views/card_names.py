"""Sets of cards as texts such as `R7`, for everything that a table says of itself."""

from functools import lru_cache
from typing import Final

from red7.game.cards import NAMES, Color

Cards = tuple[str, ...]
# The cards of each number, a set of them being seven bits: no view is without dozens of sets.
_NAMES: Final = [
    [tuple([NAMES[7 * number + color] for color in Color if some >> color & 1]) for some in range(128)]
    for number in range(7)
]


@lru_cache(maxsize=1 << 14)
def names(cards: int) -> Cards:
    """The cards of a set as texts, from low to high."""
    mask = int(cards)  # quicker than a set of cards
    if not mask:
        return ()
    ones, twos, threes, fours, fives, sixes, sevens = _NAMES
    return (
        ones[mask & 127]
        + twos[mask >> 7 & 127]
        + threes[mask >> 14 & 127]
        + fours[mask >> 21 & 127]
        + fives[mask >> 28 & 127]
        + sixes[mask >> 35 & 127]
        + sevens[mask >> 42]
    )
