"""Cards in a terminal: coloured, and always with their letters, so that colour never stands alone."""

import re
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from red7.art.pigments import STANDARD
from red7.game.cards import LETTERS, Card, Color, cards_of
from red7.game.engine.canvas import counting

INK: Final[dict[Color, str]] = {color: f"bold {ink} on {paint}" for color, (paint, ink) in STANDARD.items()}
# A line in the pigment itself would vanish on a dark ground.
_BRIGHT_INDIGO: Final = "#6474d8"
HIDDEN: Final = "??"
_CARD: Final = re.compile(rf"\b[{LETTERS}][1-7](?![0-9A-Z])")


class Marks:
    """The signs used on screen; plain ones if the terminal cannot show others."""

    def __init__(self, plain: bool) -> None:
        self.counts = "*" if plain else "✓"
        self.here = ">" if plain else "▶"
        self.dot = "-" if plain else "·"
        self.dash = "-" if plain else "–"


def frame(color: Color) -> str:
    """The style of a frame in a colour."""
    return _BRIGHT_INDIGO if color is Color.INDIGO else STANDARD[color].paint


def pill(text: str, color: Color, mark: str = " ") -> Text:
    """A short text as a pill in its colour; a mark in its corner says that the card counts."""
    return Text(f" {text}{mark}", INK[color])


def pills(cards: Iterable[Card], width: int, counts: int = 0, mark: str = " ", hidden: int = 0) -> Text:
    """Cards as pills, in lines that fit the width; those that count carry the mark, `hidden` more follow."""
    row = [pill(card.name, card.color, mark if counts >> card & 1 else " ") for card in cards]
    row += [Text(f" {HIDDEN} ", "reverse dim") for _ in range(hidden)]
    fitting = max(1, (width + 1) // 5)
    lines = [Text(" ").join(row[start : start + fitting]) for start in range(0, len(row), fitting)]
    return Text("\n").join(lines)


def palette(cards: int, color: Color, width: int, mark: str) -> Text:
    """A palette with the cards that count under a rule first, from high to low."""
    counts = counting(cards, color)
    order = [*cards_of(counts)[::-1], *cards_of(cards & ~counts)[::-1]]
    return pills(order, width, counts, mark)


def painted(sentence: str, style: str = "") -> Text:
    """A sentence with every card in its colour."""
    text = Text(sentence, style)
    for card in _CARD.finditer(sentence):
        text.stylize(INK[Card[card[0]].color], card.start(), card.end())
    return text
