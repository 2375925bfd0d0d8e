"""The pigments of the seven colours, each with an ink that can be read on it."""

from typing import Final, NamedTuple

from red7.game.cards import Color


class Pigment(NamedTuple):
    """A paint, and the colour of text on it, as `#rrggbb`."""

    paint: str
    ink: str


Pigments = dict[Color, Pigment]

_WHITE: Final = "#ffffff"
_BLACK: Final = "#000000"

STANDARD: Final[Pigments] = {
    Color.RED: Pigment("#d1263c", _WHITE),
    Color.ORANGE: Pigment("#ee7f1b", "#261603"),
    Color.YELLOW: Pigment("#f2c21a", "#261f03"),
    Color.GREEN: Pigment("#23843f", _WHITE),
    Color.BLUE: Pigment("#33a3dc", "#04202f"),
    Color.INDIGO: Pigment("#27357f", _WHITE),
    Color.VIOLET: Pigment("#8d4ba6", _WHITE),
}
# On a dark ground indigo would vanish.
ON_DARK: Final[Pigments] = STANDARD | {Color.INDIGO: Pigment("#3c4fb4", _WHITE)}
# They differ in lightness first, so that they can be told apart without red and green, and in grey.
SAFE: Final[Pigments] = {
    Color.RED: Pigment("#9e1030", _WHITE),
    Color.ORANGE: Pigment("#e8872b", "#261603"),
    Color.YELLOW: Pigment("#f9e784", "#261f03"),
    Color.GREEN: Pigment("#0f7b6c", _WHITE),
    Color.BLUE: Pigment("#8fd0f5", "#04202f"),
    Color.INDIGO: Pigment("#1c2268", _WHITE),
    Color.VIOLET: Pigment("#b06fc4", "#1d0626"),
}
CONTRAST: Final[Pigments] = {
    Color.RED: Pigment("#ab0506", _WHITE),
    Color.ORANGE: Pigment("#ffb050", _BLACK),
    Color.YELLOW: Pigment("#f7f03c", _BLACK),
    Color.GREEN: Pigment("#12463a", _WHITE),
    Color.BLUE: Pigment("#32b5f0", _BLACK),
    Color.INDIGO: Pigment("#0a10a0", _WHITE),
    Color.VIOLET: Pigment("#2c0548", _WHITE),
}

# What the cards lie on.
LINEN: Final = "#f5f0e6"
SLATE: Final = "#1c2024"
