"""A card as SVG, drawn as on the page, and its back.

Colour never stands alone: each card has its letter, its number, and the symbol of its rule.
"""

from typing import Final

from red7.art.studio import Studio, part
from red7.art.symbols import ACTIONS, CHECK, RULES
from red7.game.cards import Card, Color

WIDTH: Final = 88
HEIGHT: Final = 128
_LINEN: Final = "#e6dcc6"
_THREAD: Final = "#c7b795"


def card(
    face: Card, studio: Studio, x: float, y: float, *, scale: float = 0.5, actions: bool = False,
    counting: bool = False,
) -> str:  # fmt: skip
    """The face of a card; with its action, and with a check if it counts under the rule in force."""
    ink = studio.pigments[face.color].ink
    parts = [_text(9, 44, 46, str(face.number), ink)]
    if actions and face.number in ACTIONS:
        parts.append(part("path", transform="translate(57 12) scale(.94)", fill=ink, d=ACTIONS[face.number]))
    if counting:
        parts.append(
            part("circle", cx=17, cy=111, r=14, fill=studio.panel, stroke=studio.ink, stroke_width=2)
            + part("path", transform="translate(5.5 99) scale(.96)", fill=studio.ink, d=CHECK)
        )
    return _card(face.color, str(face), studio, (x, y, scale), parts)


def color_card(color: Color, studio: Studio, x: float, y: float, *, scale: float = 0.5) -> str:
    """A card that is only a colour, such as the one that the canvas starts with."""
    return _card(color, str(color), studio, (x, y, scale), [])


def back(studio: Studio, x: float, y: float, *, scale: float = 0.5) -> str:
    """A card face down: woven linen with the seven pigments as a thin stripe."""
    threads = "".join([f"M{5 + row % 2 * 4} {9 + row * 8}H{83 - row % 2 * 4}" for row in range(15)])
    parts = [
        part("rect", x=1, y=1, width=86, height=126, rx=11, fill=_LINEN),
        part("path", d=threads, stroke=_THREAD, stroke_width=1.6, stroke_dasharray="4 4"),
    ]
    for place, color in enumerate(sorted(Color, reverse=True)):
        paint = studio.pigments[color].paint
        parts.append(part("rect", x=38, y=9 + place * 15.8, width=12, height=15.8, fill=paint))
    return _placed("a card face down", (x, y, scale), [*parts, _edge(studio)])


def _card(
    color: Color, title: str, studio: Studio, place: tuple[float, float, float], parts: list[str]
) -> str:
    paint, ink = studio.pigments[color]
    ground = [
        part("rect", x=1, y=1, width=86, height=126, rx=11, fill=paint),
        part("ellipse", cx=44, cy=78, rx=33, ry=31, fill="#fff", opacity=0.13),
        part("path", transform="translate(21 55) scale(1.92)", fill=ink, d=RULES[color]),
        _text(80, 119, 23, color.letter, ink, "end"),
    ]
    return _placed(title, place, [*ground, *parts, _edge(studio)])


def _placed(title: str, place: tuple[float, float, float], parts: list[str]) -> str:
    x, y, scale = place
    where = f"translate({x:g} {y:g}) scale({scale:g})"
    return f'<g transform="{where}"><title>{title}</title>{"".join(parts)}</g>'


def _edge(studio: Studio) -> str:
    line = {"stroke": studio.edge, "stroke_width": studio.edge_width}
    return part("rect", x=1, y=1, width=86, height=126, rx=11, fill="none", **line)


def _text(x: float, y: float, size: float, words: str, ink: str, anchor: str = "start") -> str:
    look = f'font-size="{size:g}" font-weight="800" text-anchor="{anchor}" fill="{ink}"'
    return f'<text x="{x:g}" y="{y:g}" {look}>{words}</text>'
