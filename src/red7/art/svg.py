"""Cards and rounds as SVG: how they draw themselves in a notebook.

Colour never stands alone: each card has its letter and number, and the symbol of its rule.
"""

from collections.abc import Iterable
from functools import singledispatch
from typing import Final

from red7.art.pigments import LINEN, SLATE, STANDARD
from red7.art.symbols import RULES
from red7.game.cards import Card, CardSet, Color
from red7.game.match import Match
from red7.game.position import Position
from red7.game.round import Round

_WIDTH: Final = 44
_HEIGHT: Final = 62
_GAP: Final = 6
_MARGIN: Final = 10
_LABEL: Final = 74
_FONT: Final = 'font-family="sans-serif"'


@singledispatch
def drawing(subject: object) -> str:
    """An SVG picture of a card, a set of cards, a position, a round or a match."""
    raise TypeError(f"there is no picture of a {type(subject).__name__}")


@drawing.register
def _(card: Card) -> str:
    return _picture(_WIDTH, _HEIGHT, [_card(card, 0, 0)])


@drawing.register
def _(cards: CardSet) -> str:
    return _picture(max(len(cards), 1) * (_WIDTH + _GAP) - _GAP, _HEIGHT, _row(reversed(cards), 0, 0))


@drawing.register
def _(position: Position) -> str:
    rows = max(
        len(hand) + len(palette) for hand, palette in zip(position.hands, position.palettes, strict=True)
    )
    width = 2 * _MARGIN + _LABEL + rows * (_WIDTH + _GAP) + _LABEL
    line = _HEIGHT + 2 * _GAP
    height = 2 * _MARGIN + 24 + line * position.players
    parts = [f'<rect width="{width}" height="{height}" rx="8" fill="{LINEN}"/>', _rule(position.color)]
    for seat in range(position.players):
        top = _MARGIN + 24 + seat * line
        parts.append(_text(_MARGIN, top + _HEIGHT // 2 + 5, _label(position, seat)))
        parts += _row(reversed(position.palettes[seat]), _MARGIN + _LABEL, top)
        left = _MARGIN + 2 * _LABEL - _GAP + len(position.palettes[seat]) * (_WIDTH + _GAP)
        parts.append(_text(left - _LABEL + 2 * _GAP, top + _HEIGHT // 2 + 5, "hand"))
        parts += _row(reversed(position.hands[seat]), left, top)
    return _picture(width, height, parts)


@drawing.register
def _(round_: Round) -> str:
    return drawing(Position.of(round_))


@drawing.register
def _(match: Match) -> str:
    return drawing(match.position())


def _label(position: Position, seat: int) -> str:
    if seat == position.winner:
        return f"seat {seat} won"
    mark = " out" if seat in position.out else " ▸" if seat == position.turn and not position.is_over else ""
    return f"seat {seat}{mark}"


def _rule(color: Color) -> str:
    paint, ink = STANDARD[color]
    return (
        f'<g transform="translate({_MARGIN} {_MARGIN})"><rect width="20" height="20" rx="4" fill="{paint}"/>'
        f'<path transform="translate(2 2) scale(.66)" fill="{ink}" d="{RULES[color]}"/></g>'
        + _text(_MARGIN + 28, _MARGIN + 15, f"{color} rules")
    )


def _row(cards: Iterable[Card], left: int, top: int) -> list[str]:
    return [_card(card, left + place * (_WIDTH + _GAP), top) for place, card in enumerate(cards)]


def _card(card: Card, left: int, top: int) -> str:
    paint, ink = STANDARD[card.color]
    return (
        f'<g transform="translate({left} {top})"><title>{card}</title>'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="6" fill="{paint}"/>'
        f'<text x="6" y="20" {_FONT} font-size="16" font-weight="700" fill="{ink}">{card}</text>'
        f'<path transform="translate(10 30)" fill="{ink}" d="{RULES[card.color]}"/></g>'
    )


def _text(left: int, bottom: int, words: str) -> str:
    return (
        f'<text x="{left}" y="{bottom}" font-family="sans-serif" font-size="13" fill="{SLATE}">{words}</text>'
    )


def _picture(width: int, height: int, parts: Iterable[str]) -> str:
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>'
