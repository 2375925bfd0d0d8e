"""The 49 cards, and sets of cards as masks.

A card is an int from 0 to 48 in playing order: `(number - 1) * 7 + color`. So comparing cards compares
ints, and a set of cards is an int whose bit `1 << card` says whether the card is in it: the highest bit
is the highest card.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from red7.game.errors import InvalidError


class Color(IntEnum):
    """The seven colours; a higher one wins between equal numbers."""

    VIOLET = 0
    INDIGO = 1
    BLUE = 2
    GREEN = 3
    YELLOW = 4
    ORANGE = 5
    RED = 6

    @property
    def letter(self) -> str:
        """The letter of the notation: `R` for red."""
        return LETTERS[self]

    @classmethod
    def parse(cls, text: str) -> "Color":
        """The colour of a letter; `InvalidError` if it is none."""
        color = LETTERS.find(text) if len(text) == 1 else -1
        if color < 0:
            raise InvalidError("color", found=text)
        return cls(color)

    def __str__(self) -> str:
        return self.name.lower()


class Card(IntEnum):
    """One of the 49 cards; `Card.R7` is the highest, `Card.V1` the lowest."""

    # fmt: off
    V1 = 0; I1 = 1; B1 = 2; G1 = 3; Y1 = 4; O1 = 5; R1 = 6  # noqa: E702
    V2 = 7; I2 = 8; B2 = 9; G2 = 10; Y2 = 11; O2 = 12; R2 = 13  # noqa: E702
    V3 = 14; I3 = 15; B3 = 16; G3 = 17; Y3 = 18; O3 = 19; R3 = 20  # noqa: E702
    V4 = 21; I4 = 22; B4 = 23; G4 = 24; Y4 = 25; O4 = 26; R4 = 27  # noqa: E702
    V5 = 28; I5 = 29; B5 = 30; G5 = 31; Y5 = 32; O5 = 33; R5 = 34  # noqa: E702
    V6 = 35; I6 = 36; B6 = 37; G6 = 38; Y6 = 39; O6 = 40; R6 = 41  # noqa: E702
    V7 = 42; I7 = 43; B7 = 44; G7 = 45; Y7 = 46; O7 = 47; R7 = 48  # noqa: E702
    # fmt: on

    @property
    def number(self) -> int:
        """1 to 7."""
        return self // 7 + 1

    @property
    def color(self) -> Color:
        """The card's colour, and so the rule it makes on the canvas."""
        return Color(self % 7)

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card of a text such as `R7`; `InvalidError` if it is none."""
        try:
            return cls[text]
        except KeyError:
            raise InvalidError("card", found=text) from None

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name


LETTERS: Final = "VIBGYOR"
CARDS: Final = tuple(Card)
NAMES: Final = tuple(card.name for card in Card)
# How a card is written that its reader may not know.
HIDDEN: Final = "??"
DECK_SIZE: Final[i64] = 49
ALL: Final[i64] = (1 << 49) - 1

# mypyc compiles `1 << n` with a native n to a 32-bit shift, hence a table.
BIT: Final[vec[i64]] = vec[i64]([1 << card for card in range(49)])
COLOR_CARDS: Final[vec[i64]] = vec[i64](
    [sum(1 << card for card in range(color, 49, 7)) for color in range(7)]
)
EVENS: Final[i64] = sum(1 << card for card in range(49) if card // 7 % 2 == 1)
BELOW_FOUR: Final[i64] = (1 << 21) - 1
ONES: Final[i64] = 127
FIVES: Final[i64] = 127 << 28

# 2 to the power of 0..48 leaves 49 different remainders divided by 53, so a remainder finds the exponent.
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
    return ((fours + (fours >> 4)) & 0xF0F0F0F0F0F0F) % 255


def mask_of(cards: Iterable[int]) -> int:
    """The set of these cards, as a mask."""
    mask: i64 = 0
    for card in cards:
        if not 0 <= card < DECK_SIZE:
            raise InvalidError("card", found=str(card))
        mask |= BIT[card]
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, from low to high."""
    found: list[Card] = []
    rest: i64 = mask
    while rest:
        found.append(CARDS[lowest(rest)])
        rest &= rest - 1
    return tuple(found)
