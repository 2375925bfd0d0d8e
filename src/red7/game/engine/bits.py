"""Cards as numbers and sets of cards as masks.

A card is an int from 0 to 48 in playing order: `(number - 1) * 7 + color`. A set has bit `1 << card` for each
of its cards, so the highest bit is the highest card.
"""

from typing import Final

from red7.game.engine.arrays import i64, vec

DECK_SIZE: Final[i64] = 49
HAND: Final = 7
NOBODY: Final[i64] = -1
ALL: Final[i64] = (1 << 49) - 1

# mypyc compiles `1 << n` with a native n to a 32-bit shift, hence a table.
BIT: Final[vec[i64]] = vec[i64]([1 << card for card in range(49)])
COLOR_CARDS: Final[vec[i64]] = vec[i64](
    [sum(1 << card for card in range(color, 49, 7)) for color in range(7)]
)
# For a set of colours, as seven bits, all cards of these colours.
IN_COLORS: Final[vec[i64]] = vec[i64](
    [sum(COLOR_CARDS[color] for color in range(7) if colors >> color & 1) for colors in range(128)]
)
EVENS: Final[i64] = sum(1 << card for card in range(49) if card // 7 % 2 == 1)
BELOW_FOUR: Final[i64] = (1 << 21) - 1
ONES: Final[i64] = 127
FIVES: Final[i64] = 127 << 28

# The powers of 2 from 0 to 48 have different remainders modulo 53, so a remainder gives the exponent.
_EXPONENT: Final[vec[i64]] = vec[i64](
    [next((e for e in range(49) if (1 << e) % 53 == r), 0) for r in range(53)]
)


def lowest(mask: i64) -> i64:
    """The lowest card of a set that is not empty."""
    return _EXPONENT[(mask & -mask) % 53]


def size(mask: i64) -> i64:
    """How many cards a set has."""
    pairs: i64 = mask - ((mask >> 1) & 0x5555555555555)
    fours: i64 = (pairs & 0x3333333333333) + ((pairs >> 2) & 0x3333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0xF0F0F0F0F0F0F
    halves: i64 = eights + (eights >> 32)
    quarters: i64 = halves + (halves >> 16)
    return (quarters + (quarters >> 8)) & 63
