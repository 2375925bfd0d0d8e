"""Pictures of a tournament as small SVG files: ratings, who beats whom, and what a seat is worth."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from red7.art.chart import Value, dots, short
from red7.art.studio import Sketch, Studio, part, studio
from red7.game.pictures import Look
from red7.speech.command_help import words_here

if TYPE_CHECKING:
    from red7.arena.results.standings import Standings

_STRONG: Final = (0, 114, 178)  # blue and orange, told apart by all eyes
_WEAK: Final = (213, 94, 0)
_LINE: Final = 28
_LABEL: Final = 220
_CELL: Final = 64


def pictures(result: "Standings", look: Look = Look()) -> dict[str, str]:
    """SVG texts by name: `seats`, and for a round-robin `ratings` and `wins`."""
    painting = studio(look)
    return {name: painting.picture(sketch) for name, sketch in _sketches(result, painting).items()}


def picture(result: "Standings", look: Look) -> str:
    """The same as one picture."""
    painting = studio(look)
    return painting.picture(*_sketches(result, painting).values())


def _sketches(result: "Standings", painting: Studio) -> dict[str, Sketch]:
    of_players = (
        {"ratings": _ratings(result, painting), "wins": _wins(result, painting)} if result.rows else {}
    )
    return {**of_players, "seats": _seats(result, painting)}


def _ratings(result: "Standings", painting: Studio) -> Sketch:
    """The ratings with their intervals."""
    values = [Value(row.name, row.rating.value, row.rating.low, row.rating.high) for row in result.rows]
    low = min(value.low for value in values)
    high = max(value.high for value in values)
    rim = max(20.0, 0.05 * (high - low))
    return dots(
        painting, words_here().say("arena-plot-ratings"), values, (low - rim, high + rim), 0.0, "{:+.0f}"
    )


def _seats(result: "Standings", painting: Studio) -> Sketch:
    """How often rounds are won, by place in the order of play."""
    say = words_here().say
    values = [
        Value(say("arena-place", number=place), share.mean, share.low, share.high)
        for place, share in enumerate(result.places, 1)
    ]
    return dots(painting, say("arena-plot-seats"), values, (0.0, 1.0), 1 / result.setting.players, "{:.3f}")


def _wins(result: "Standings", painting: Studio) -> Sketch:
    """The share of each player in a single seat against each rival; an even score has the colour of paper."""
    names = [row.name for row in result.rows]
    level = 1 / result.setting.players
    shares = {(pair.pairing.one, pair.pairing.rival): pair.share.mean for pair in result.pairings}
    if result.setting.players == 2:
        shares |= {(rival, one): 1 - share for (one, rival), share in shares.items()}
    title = words_here().say("arena-plot-wins")
    parts = [painting.text(14, 26, title, size=15, bold=True)]
    top = 70
    for row, one in enumerate(names):
        y = top + row * _LINE
        parts.append(painting.text(_LABEL - 8, y + 19, short(one), anchor="end"))
        parts.append(painting.text(_LABEL + row * _CELL + _CELL / 2, top - 8, f"{row + 1}", anchor="middle"))
        parts.append(painting.text(14, y + 19, f"{row + 1}"))
        parts += _cells(names, [shares.get((one, rival)) for rival in names], y, level, painting)
    width = max(_LABEL + _CELL * len(names) + 20, 9 * len(title) + 30)
    return Sketch(width, top + _LINE * len(names) + 16, title, parts)


def _cells(
    names: Sequence[str], shares: Sequence[float | None], y: float, level: float, painting: Studio
) -> list[str]:
    parts: list[str] = []
    for column in range(len(names)):
        share = shares[column]
        if share is not None:
            x = _LABEL + column * _CELL
            fill = _shade(share, level, painting.panel)
            parts.append(part("rect", x=x, y=y, width=_CELL, height=_LINE, fill=fill, stroke=painting.ground))
            parts.append(painting.text(x + _CELL / 2, y + 19, f"{share:.3f}", anchor="middle"))
    return parts


def _shade(share: float, level: float, paper: str) -> str:
    """Paper for an even score, bluer for more, more orange for less; always pale enough for text."""
    above = share >= level
    strength = 0.6 * ((share - level) / (1 - level) if above else (level - share) / level)
    channels = [int(paper[at : at + 2], 16) for at in (1, 3, 5)]
    pairs = zip(channels, _STRONG if above else _WEAK, strict=True)
    return "#" + "".join(f"{round(ground + strength * (paint - ground)):02x}" for ground, paint in pairs)
