"""The 49 cards, their colours, and sets of cards."""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final

from red7.game.checks import expect, is_within
from red7.game.engine.bits import ALL, DECK_SIZE
from red7.game.errors import InvalidError
from red7.game.pictures import Drawn


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
        """The colour of a letter; `InvalidError` if it isn't one."""
        color = LETTERS.find(text) if len(text) == 1 else -1
        if color < 0:
            raise InvalidError("color", found=text)
        return cls(color)

    def __str__(self) -> str:
        return _COLOR_NAMES[self]


class Card(Drawn, IntEnum):
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
        """The card of a text such as `R7`; `InvalidError` if it isn't one."""
        try:
            return cls[text]
        except KeyError:
            raise InvalidError("card", found=text) from None

    def __str__(self) -> str:
        return NAMES[self]

    def __repr__(self) -> str:
        return NAMES[self]


LETTERS: Final = "VIBGYOR"
_COLOR_NAMES: Final = tuple(color.name.lower() for color in Color)
CARDS: Final = tuple(Card)
NAMES: Final = tuple(card.name for card in Card)
# How a hidden card is written.
HIDDEN: Final = "??"
_EVERY: Final = int(ALL)


class CardSet(Drawn, int):
    """A set of cards, such as a hand or a palette.

        >>> hand = CardSet.parse("R7 G2 V2")
        >>> Card.G2 in hand, len(hand), hand.highest
        (True, 3, R7)
        >>> hand - {Card.R7} | CardSet.parse("B1")
        CardSet('G2 V2 B1')

    It is also an int, with bit `1 << card` for each card, as the engine wants it. It prints from high to low,
    as people lay out cards, and iterates from low to high.
    """

    __slots__ = ()

    def __new__(cls, cards: "int | str | Iterable[int]" = ()) -> "CardSet":
        """The set of these cards: given one by one, as bits of an int, or named in a text."""
        if isinstance(cards, str):
            return cls.parse(cards)
        mask = cards if isinstance(cards, int) else mask_of(cards)
        if not 0 <= mask <= _EVERY:
            raise InvalidError("card", found=str(int(mask)))
        return int.__new__(cls, mask)

    @classmethod
    def parse(cls, text: str) -> "CardSet":
        """The set of cards written one after another, such as `R7 G2` or `R7G2`; `-` is the empty set."""
        expect(text, str)
        names = "" if text == "-" else text.replace(" ", "")
        cards = [Card.parse(names[place : place + 2]) for place in range(0, len(names), 2)]
        if len(set(cards)) < len(cards):
            raise InvalidError("position-cards", card=next(card for card in cards if cards.count(card) > 1))
        return cls(cards)

    @property
    def lowest(self) -> Card:
        """The lowest card of a set that is not empty."""
        return CARDS[(self & -int(self)).bit_length() - 1]

    @property
    def highest(self) -> Card:
        """The highest card of a set that is not empty."""
        return CARDS[self.bit_length() - 1]

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_of(self))

    def __reversed__(self) -> Iterator[Card]:
        return reversed(cards_of(self))

    def __len__(self) -> int:
        return self.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and 0 <= card < DECK_SIZE and bool(int(self) >> card & 1)

    def __and__(self, other: "int | Iterable[int]") -> "CardSet":
        return CardSet(int(self) & _mask(other))

    def __or__(self, other: "int | Iterable[int]") -> "CardSet":
        return CardSet(int(self) | _mask(other))

    def __xor__(self, other: "int | Iterable[int]") -> "CardSet":
        return CardSet(int(self) ^ _mask(other))

    def __sub__(self, other: "int | Iterable[int]") -> "CardSet":
        """The cards that are not in the other set; a plain number is subtracted from the mask."""
        if type(other) is int:
            return int(self) - other  # type: ignore[return-value]
        return CardSet(int(self) & ~_mask(other))

    __rand__ = __and__
    __ror__ = __or__
    __rxor__ = __xor__

    def __invert__(self) -> "CardSet":
        """All other cards."""
        return CardSet(_EVERY ^ int(self))

    def isdisjoint(self, other: "int | Iterable[int]") -> bool:
        """Whether no card is in both."""
        return not int(self) & _mask(other)

    def issubset(self, other: "int | Iterable[int]") -> bool:
        """Whether every card is in the other set too."""
        return not int(self) & ~_mask(other)

    def issuperset(self, other: "int | Iterable[int]") -> bool:
        """Whether every card of the other set is in this one too."""
        return not _mask(other) & ~int(self)

    def __str__(self) -> str:
        return " ".join([card.name for card in reversed(cards_of(self))]) or "-"

    def __repr__(self) -> str:
        return f"CardSet({str(self)!r})" if self else "CardSet()"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return CardSet, (int(self),)


def _mask(cards: "int | Iterable[int]") -> int:
    return int(cards) if isinstance(cards, int) else mask_of(cards)


def mask_of(cards: Iterable[int]) -> int:
    """The set of these cards, as a mask."""
    mask = 0
    for card in cards:
        if not is_within(card, 0, DECK_SIZE - 1):
            raise InvalidError("card", found=str(card))
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, from low to high."""
    rest = int(mask)
    if not 0 <= rest <= _EVERY:
        raise InvalidError("card", found=str(rest))
    cards: list[Card] = []
    while rest:
        low = rest & -rest
        cards.append(CARDS[low.bit_length() - 1])
        rest ^= low
    return tuple(cards)


NO_CARDS: Final = CardSet()
