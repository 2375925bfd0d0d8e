"""Charts: values with their intervals, and the dashes of lines."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from red7.art.studio import Sketch, Studio, part

_LINE: Final = 28
_LABEL: Final = 220
_WIDTH: Final = 420
DASHES: Final = ("none", "7 4", "2 4", "10 4 2 4")  # so that lines differ even without colour


class Value(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float


def short(name: str, longest: int = 24) -> str:
    """A name, cut to the room there is."""
    return name if len(name) <= longest else f"{name[: longest - 1]}…"


def dots(
    studio: Studio, title: str, values: Sequence[Value], span: tuple[float, float], level: float, form: str
) -> Sketch:
    """A line for each value: its name, a dot, and a bar for its interval; `level` marks the even value."""
    top, (low, high) = 50, span

    def x(value: float) -> float:
        return round(_LABEL + (min(max(value, low), high) - low) / (high - low) * _WIDTH, 1)

    end = top + _LINE * len(values)
    parts = [part("path", d=f"M{x(level)} {top}V{end}", stroke=studio.soft, stroke_dasharray="3 3")]
    for place, (name, value, least, most) in enumerate(values):
        y = top + _LINE * place + _LINE / 2
        parts.append(studio.text(_LABEL - 8, y + 5, short(name), anchor="end"))
        parts.append(part("path", d=f"M{x(least)} {y}H{x(most)}", stroke=studio.ink, stroke_width=2))
        parts.append(part("circle", cx=x(value), cy=y, r=5, fill=studio.series[0]))
        parts.append(studio.text(_LABEL + _WIDTH + 12, y + 5, form.format(value)))
    for value in (low, level, high):
        parts.append(studio.text(x(value), end + 18, form.format(value), anchor="middle", soft=True))
    parts.append(studio.text(14, 26, title, size=15, bold=True))
    return Sketch(_LABEL + _WIDTH + 80, end + 34, title, parts)
