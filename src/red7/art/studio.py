"""What pictures are painted with, by look: pigments, ground and inks, and what all pictures share."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from red7.art.pigments import CONTRAST, LINEN, ON_DARK, SAFE, SLATE, STANDARD, Pigments
from red7.game.pictures import Look

_FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"


class Sketch(NamedTuple):
    """The content of a picture, and its size; its title is for screen readers."""

    width: float
    height: float
    title: str
    parts: list[str]


@dataclass(frozen=True)
class Studio:
    """The colours of a picture, as `#rrggbb`."""

    pigments: Pigments
    ground: str
    panel: str
    ink: str
    soft: str  # for what is less important
    line: str
    edge: str  # of cards
    edge_width: float
    series: tuple[str, ...]  # lines of a chart, one for each seat, told apart by all eyes

    def text(
        self, x: float, y: float, words: str, *, size: float = 13, anchor: str = "start", soft: bool = False,
        bold: bool = False,
    ) -> str:  # fmt: skip
        """A line of text with its baseline at `y`."""
        weight = ' font-weight="700"' if bold else ""
        return (
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"{weight}'
            f' fill="{self.soft if soft else self.ink}">{escape(words)}</text>'
        )

    def picture(self, *sketches: Sketch) -> str:
        """A picture of one or more sketches, one below the other, on the ground of the studio."""
        width = max(sketch.width for sketch in sketches)
        height = sum(sketch.height for sketch in sketches)
        parts = [part("rect", width=width, height=height, rx=10, fill=self.ground)]
        top = 0.0
        for sketch in sketches:
            parts += [f'<g transform="translate(0 {top:g})">', *sketch.parts, "</g>"] if top else sketch.parts
            top += sketch.height
        return framed(width, height, ". ".join([sketch.title for sketch in sketches]), parts)


_LIGHT: Final = Studio(
    STANDARD, LINEN, "#fffdf8", "#25211b", "#5d564a", "#d8cdb9", "rgb(0 0 0 / 22%)", 1.5,
    ("#0072b2", "#b94a00", "#007a58", "#a3497f"),
)  # fmt: skip
_DARK: Final = Studio(
    ON_DARK, SLATE, "#272c31", "#f2ede3", "#b9b3a8", "#3d444b", "rgb(255 255 255 / 26%)", 1.5,
    ("#56b4e9", "#f09a4a", "#3fcf9f", "#e59cc6"),
)  # fmt: skip
_PIGMENTS: Final = {"safe": SAFE, "contrast": CONTRAST}


def studio(look: Look) -> Studio:
    """The studio of a look."""
    base = _DARK if look.dark else _LIGHT
    pigments = _PIGMENTS.get(look.pigments, base.pigments)
    strong = look.pigments == "contrast"
    return Studio(
        pigments,
        base.ground,
        base.panel,
        base.ink,
        base.ink if strong else base.soft,
        base.line,
        base.ink if strong else base.edge,
        3 if strong else base.edge_width,
        base.series,
    )


def framed(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """A complete SVG picture without a background."""
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{_FONT}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def part(kind: str, **attributes: object) -> str:
    """An element without content; `stroke_width` stands for `stroke-width`."""
    pairs = [
        f'{name.replace("_", "-")}="{value:g}"' if isinstance(value, float) else
        f'{name.replace("_", "-")}="{value}"'
        for name, value in attributes.items()
    ]  # fmt: skip
    return f"<{kind} {' '.join(pairs)}/>"
