"""A review as SVG: the chance of each player after every turn, and the turns that gave some away."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from red7.ai.review.judged_turn import Mark
from red7.ai.review.review import Review, TurnReview
from red7.art.chart import DASHES, short
from red7.art.studio import Sketch, Studio, part

_LEFT: Final = 60
_TOP: Final = 54
_HEIGHT: Final = 200
_LEGEND: Final = 230
_MARKS: Final = {Mark.INACCURATE: "inaccurate", Mark.LOSING: "losing"}


def review_chart(reviewed: Review, studio: Studio) -> Sketch:
    """Who was likely to win when, how well each played, and which turns gave something away."""
    turns = reviewed.turns
    step = min(32.0, 640 / max(len(turns) - 1, 1))
    span = max(240.0, step * (len(turns) - 1))
    what = "chances to win the round after each turn"
    title = f"{' – '.join(reviewed.names)}: {what}"
    parts = [studio.text(14, 28, what, size=15, bold=True)]
    parts += _frame(turns, step, span, studio)
    for seat in range(len(reviewed.names)):
        parts += _lines(turns, seat, step, studio)
    for place, turn in enumerate(turns):
        parts += _mark(turn, _LEFT + place * step, studio)
    parts += _legend(reviewed, _LEFT + span + 28, studio)
    height = max(_TOP + _HEIGHT + 40, 92 + 40 * len(reviewed.names) + 60)
    return Sketch(round(_LEFT + span + 28 + _LEGEND), height, title, parts)


def _y(chance: float) -> float:
    return round(_TOP + (1 - min(max(chance, 0.0), 1.0)) * _HEIGHT, 1)


def _frame(turns: Sequence[TurnReview], step: float, span: float, studio: Studio) -> Iterable[str]:
    for chance in (0.0, 0.5, 1.0):
        y = _y(chance)
        yield part("path", d=f"M{_LEFT} {y}h{span:g}", stroke=studio.line)
        yield studio.text(_LEFT - 8, y + 5, f"{chance:.0%}", anchor="end", size=12, soft=True)
    for place, turn in enumerate(turns):
        x = _LEFT + place * step
        if turn.turn == 1 and place:
            between = x - step / 2
            yield part("path", d=f"M{between:g} {_TOP}v{_HEIGHT}", stroke=studio.line, stroke_dasharray="3 3")
        if turn.turn == 1:
            words = f"round {turn.round}"
            yield studio.text(x, _TOP + _HEIGHT + 22, words, size=12, soft=True)


def _lines(turns: Sequence[TurnReview], seat: int, step: float, studio: Studio) -> Iterable[str]:
    """A line for each round: one round says nothing about the next."""
    for _, places in groupby(range(len(turns)), key=lambda place: turns[place].round):
        points = [f"{_LEFT + place * step:g},{_y(turns[place].chances[seat])}" for place in places]
        yield part(
            "polyline", points=" ".join(points), fill="none", stroke=studio.series[seat], stroke_width=2.5,
            stroke_dasharray=DASHES[seat], stroke_linejoin="round",
        )  # fmt: skip


def _mark(turn: TurnReview, x: float, studio: Studio) -> Iterable[str]:
    """A hollow diamond for an inaccurate turn, a filled one for a losing turn, with the better turn."""
    if turn.mark not in _MARKS:
        return
    y = _y(turn.chances[turn.seat])
    fill = studio.series[turn.seat] if turn.mark is Mark.LOSING else studio.ground
    words = f"{turn.text}, {_MARKS[turn.mark]}: better {turn.best}"
    yield (
        f'<path d="M{x:g} {y - 7:g}l7 7-7 7-7-7z" fill="{fill}" stroke="{studio.series[turn.seat]}"'
        f' stroke-width="2"><title>{words}</title></path>'
    )


def _legend(reviewed: Review, left: float, studio: Studio) -> Iterable[str]:
    for seat, name in enumerate(reviewed.names):
        y = 72 + 40 * seat
        line = {"stroke": studio.series[seat], "stroke_width": 2.5, "stroke_dasharray": DASHES[seat]}
        yield part("path", d=f"M{left:g} {y - 5}h30", **line)
        won = seat in reviewed.winners
        yield studio.text(left + 40, y, f"{short(name, 18)}{' won' if won else ''}", bold=won)
        accuracy = reviewed.accuracies[seat]
        words = "never had a choice" if accuracy is None else f"accuracy {accuracy:.0f}"
        yield studio.text(left + 40, y + 17, words, size=12, soft=True)
    y = 72 + 40 * len(reviewed.names) + 8
    for place, (mark, words) in enumerate(_MARKS.items()):
        fill = studio.ink if mark is Mark.LOSING else "none"
        yield part(
            "path", d=f"M{left + 15:g} {y + 22 * place - 12}l7 7-7 7-7-7z", fill=fill, stroke=studio.ink,
            stroke_width=2,
        )  # fmt: skip
        yield studio.text(left + 40, y + 22 * place, words, size=12, soft=True)
