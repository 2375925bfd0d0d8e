"""Pictures of a tournament as small SVG files: ratings, who beats whom, and what a seat is worth."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from red7.arena.results.standings import Standings
from red7.speech.command_help import words_here

INK: Final = "#222222"
PALE: Final = "#bbbbbb"
DOT: Final = "#0072b2"  # blue and orange differ for all eyes
STRONG: Final = (0, 114, 178)
WEAK: Final = (213, 94, 0)
LINE: Final = 28
LABEL: Final = 220
WIDTH: Final = 420


def pictures(result: Standings) -> dict[str, str]:
    """SVG texts by name: `seats`, and for a round-robin `ratings` and `wins`."""
    drawn = {"seats": seats_picture(result)}
    if result.rows:
        drawn |= {"ratings": ratings_picture(result), "wins": wins_picture(result)}
    return drawn


def ratings_picture(result: Standings) -> str:
    """The ratings with their intervals."""
    values = [(row.name, row.rating.value, row.rating.low, row.rating.high) for row in result.rows]
    low = min(value[2] for value in values)
    high = max(value[3] for value in values)
    rim = max(20.0, 0.05 * (high - low))
    return _dots(words_here().say("arena-plot-ratings"), values, low - rim, high + rim, 0.0, "{:+.0f}")


def seats_picture(result: Standings) -> str:
    """How often rounds are won by place in the order of play."""
    say = words_here().say
    values = [
        (say("arena-place", number=place), share.mean, share.low, share.high)
        for place, share in enumerate(result.places, 1)
    ]
    return _dots(say("arena-plot-seats"), values, 0.0, 1.0, 1 / result.setting.players, "{:.3f}")


def wins_picture(result: Standings) -> str:
    """The share of each player in a single seat against each rival; level play is white."""
    names = [row.name for row in result.rows]
    level = 1 / result.setting.players
    shares = {(pair.pairing.one, pair.pairing.rival): pair.share.mean for pair in result.pairings}
    if result.setting.players == 2:
        shares |= {(rival, one): 1 - share for (one, rival), share in shares.items()}
    cell = 64
    parts: list[str] = []
    top = 70
    for row, one in enumerate(names):
        y = top + row * LINE
        parts.append(_text(LABEL - 8, y + 19, _short(one), "end"))
        parts.append(_text(LABEL + row * cell + cell / 2, top - 8, f"{row + 1}", "middle"))
        parts.append(_text(14, y + 19, f"{row + 1}", "start"))
        for column, rival in enumerate(names):
            share = shares.get((one, rival))
            if share is None:
                continue
            x = LABEL + column * cell
            color = _shade(share, level)
            parts.append(
                f'<rect x="{x}" y="{y}" width="{cell}" height="{LINE}" fill="{color}" stroke="#fff"/>'
            )
            parts.append(_text(x + cell / 2, y + 19, f"{share:.3f}", "middle"))
    title = words_here().say("arena-plot-wins")
    width = max(LABEL + cell * len(names) + 20, 8 * len(title) + 30)
    return _svg(title, width, top + LINE * len(names) + 16, parts)


def _dots(
    title: str,
    values: Sequence[tuple[str, float, float, float]],
    low: float,
    high: float,
    level: float,
    form: str,
) -> str:
    """A line for each value: its name, a dot, and a stroke for its interval."""
    top = 50

    def x(value: float) -> float:
        return LABEL + (min(max(value, low), high) - low) / (high - low) * WIDTH

    end = top + LINE * len(values)
    parts = [f'<line x1="{x(level):.1f}" y1="{top}" x2="{x(level):.1f}" y2="{end}" stroke="{PALE}"/>']
    for place, (name, value, least, most) in enumerate(values):
        y = top + LINE * place + LINE / 2
        parts.append(_text(LABEL - 8, y + 5, _short(name), "end"))
        parts.append(f'<path d="M{x(least):.1f} {y}H{x(most):.1f}" stroke="{INK}" stroke-width="2"/>')
        parts.append(f'<circle cx="{x(value):.1f}" cy="{y}" r="5" fill="{DOT}"/>')
        parts.append(_text(LABEL + WIDTH + 12, y + 5, form.format(value), "start"))
    for value in (low, level, high):
        parts.append(_text(x(value), end + 18, form.format(value), "middle"))
    return _svg(title, LABEL + WIDTH + 80, end + 34, parts)


def _shade(share: float, level: float) -> str:
    """White for level play, bluer for more, more orange for less; never so dark that text is lost."""
    above = share >= level
    part = 0.6 * ((share - level) / (1 - level) if above else (level - share) / level)
    color = STRONG if above else WEAK
    return "#" + "".join(f"{round(255 + part * (channel - 255)):02x}" for channel in color)


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _short(name: str) -> str:
    return name if len(name) <= 24 else f"{name[:23]}…"


def _svg(title: str, width: float, height: float, parts: Sequence[str]) -> str:
    size = f'width="{width:.0f}" height="{height:.0f}"'
    look = f'font-family="DejaVu Sans, sans-serif" font-size="13" fill="{INK}"'
    box = f'viewBox="0 0 {width:.0f} {height:.0f}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {box} {size} role="img" {look}>',
            f"<title>{escape(title)}</title>",
            f'<rect {size} fill="#ffffff"/>',
            f'<text x="14" y="26" font-size="15" font-weight="bold">{escape(title)}</text>',
            *parts,
            "</svg>\n",
        ]
    )
