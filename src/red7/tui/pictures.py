"""Cards in the terminal: in their pigment, always with letter and number: colour never stands alone."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from textual.color import Color as Ink
from textual.content import Content
from textual.style import Style

from red7.art.pigments import Pigments
from red7.game.cards import LETTERS, Card, Color

CARD_WIDTH: Final = 5
CARD_HEIGHT: Final = 3
COUNTS: Final = "•"
"""On a card of a palette: it counts under the rule in force."""
SAVES: Final = "✓"
"""On a card of the hand: it can keep its player in."""
LUCKY: Final = "?"
"""On a card of the hand: it takes luck to stay in with it."""
HERE: Final = "▶"
# What the rule of a colour asks for, in three characters that every terminal has.
_SYMBOLS: Final = {
    Color.RED: " ▲ ",
    Color.ORANGE: "▌ ▌",
    Color.YELLOW: " ● ",
    Color.GREEN: "●─●",
    Color.BLUE: "╲│╱",
    Color.INDIGO: "▂▄▆",
    Color.VIOLET: "∙∙∙",
}
_ACTIONS: Final = {1: "↶", 3: "↓", 5: "+", 7: "↗"}
_NAMED: Final = re.compile(rf"\b[{LETTERS}][1-7](?![0-9A-Z])")


def clicked(action: str) -> Style:
    """The style of a text that runs an action of the screen when clicked."""
    return Style.from_meta({"@click": f"screen.{action}"})


def color_of(letter: str) -> Color:
    """The colour of a card or of a letter."""
    return Color(LETTERS.index(letter[0]))


class Painter:
    """Paints cards with the pigments of a look."""

    def __init__(self, pigments: Pigments) -> None:
        self._pigments: Final = pigments
        self.style: Final = cache(self._style)

    def _style(self, letter: str) -> Style:
        """The style of a colour, with readable ink on it."""
        paint, ink = self._pigments[color_of(letter)]
        return Style(background=Ink.parse(paint), foreground=Ink.parse(ink), bold=True)

    def chip(self, card: str, mark: str = " ", *, picked: bool = False, action: str = "") -> Content:
        """A card in a row: ` R7 `; a mark says that it counts."""
        text = f"[{card}]" if picked else f" {card}{mark}"
        style = self.style(card) + (Style(reverse=True) if picked else Style())
        return Content.styled(text, style + clicked(action) if action else style)

    def chips(self, cards: Iterable[str]) -> Content:
        """Cards side by side."""
        return Content(" ").join([self.chip(card) for card in cards])

    def painted(self, sentence: str) -> Content:
        """A sentence with every card in its colour."""
        content = Content(sentence)
        for match in _NAMED.finditer(sentence):
            content = content.stylize(self.style(match[0]), match.start(), match.end())
        return content

    def face(self, card: str, mark: str = "", *, acts: bool = False) -> list[str]:
        """The lines of a card in the hand."""
        known = Card[card]
        action = _ACTIONS.get(known.number, " ") if acts else " "
        return [f" {card}{action} ", f" {_SYMBOLS[known.color]} ", mark.center(CARD_WIDTH)]
