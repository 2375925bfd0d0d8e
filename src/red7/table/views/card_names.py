"""Sets of cards as texts such as `R7`, for all views of a table."""

from functools import lru_cache
from typing import Final

from red7.game.cards import NAMES, Color

Cards = tuple[str, ...]
# Looked up by number, seven bits at a time: every view has dozens of sets.
_NAMES: Final = [
    [tuple([NAMES[7 * number + color] for color in Color if some >> color & 1]) for some in range(128)]
    for number in range(7)
]


@lru_cache(maxsize=1 << 14)
def names(cards: int) -> Cards:
    """The cards of a set as texts, from low to high."""
    mask = int(cards)  # quicker than a `CardSet`
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
