"""The seven rules for people: who leads, and which cards count."""

from collections.abc import Iterable, Sequence

from red7.game.cards import LETTERS, NAMES, Card, CardSet, Color
from red7.game.checks import is_within
from red7.game.engine import canvas as kernel
from red7.game.engine.bits import DECK_SIZE
from red7.game.errors import InvalidError


def leader(palettes: Sequence[int | Iterable[int]], color: int, out: Iterable[int] = ()) -> int | None:
    """The seat that leads under a colour among those still in, or None if no palette meets the rule."""
    rule = _color(color)
    seats = tuple(out)
    for seat in seats:
        if not 0 <= seat < len(palettes):
            raise InvalidError("position-seat", found=seat, last=len(palettes) - 1)
    return kernel.leader([int(CardSet(palette)) for palette in palettes], rule, seats)


def counting(palette: int | Iterable[int], color: int) -> CardSet:
    """Exactly the cards of a palette that count under a colour: what leads now, and what would score."""
    return CardSet(kernel.counting(int(CardSet(palette)), _color(color)))


def canvas_text(canvas: int) -> str:
    """The top card of the canvas, or the letter of its colour if only that is known."""
    return NAMES[canvas] if canvas < DECK_SIZE else LETTERS[canvas - DECK_SIZE]


def parse_canvas(text: object) -> int | None:
    """The number of a canvas for its top card or the letter of its colour; None for anything else."""
    if text in NAMES:
        return Card[str(text)]
    return DECK_SIZE + LETTERS.index(str(text)) if text in tuple(LETTERS) else None


def _color(color: int) -> Color:
    if not (is_within(color, 0, len(Color) - 1)):
        raise InvalidError("color", found=str(color))
    return Color(color)
