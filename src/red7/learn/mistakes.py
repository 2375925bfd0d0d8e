"""What was wrong with a turn that a review marks, and what helps against it.

A mistake is found by comparing the turn with the best one, by the rules alone: who goes out or wins with
each, what each does, how many cards it spends, and what it leaves to the others. The first kind below that
fits counts.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from red7.ai.reasons import answer_count
from red7.ai.review.moments import Moment, moments
from red7.ai.review.outline import Place
from red7.game.engine.turns import discard, draws, last, three_drew
from red7.game.moves import Kind
from red7.game.record.record import Record
from red7.game.steps import Steps, finish
from red7.game.turns import Turn
from red7.learn.puzzles.puzzle import PuzzleKind, PuzzleTheme, theme_of


class Mistake(StrEnum):
    """What was overlooked, the worst first."""

    OUT = "out"  # went out, though another turn would have stayed in
    POINTS = "points"  # won the round with fewer points than possible
    TAKE = "take"  # a 1 that takes a card
    THREE = "three"  # a 3 that draws
    CHAIN = "chain"  # a 5 that lets another card be played
    SEVEN = "seven"  # a 7 that moves an own card
    SPEND = "spend"  # spent more cards than necessary
    BOTH = "both"  # a card to the palette and one to the canvas, instead of one of them
    RULE = "rule"  # a new rule, instead of a card to the palette
    PALETTE = "palette"  # a card to the palette, instead of a new rule
    DRAW = "draw"  # a discard that earns a card
    ANSWER = "answer"  # left the others more answers than necessary
    CARD = "card"  # another card to the same place


@dataclass(frozen=True)
class Remedy:
    """A lesson, by name, and puzzles that help; an empty field means none, or any."""

    lesson: str = ""
    kind: PuzzleKind | None = None
    theme: PuzzleTheme | None = None


REMEDIES: Final = {
    Mistake.OUT: Remedy("out", PuzzleKind.ONLY),
    Mistake.POINTS: Remedy("score"),
    Mistake.TAKE: Remedy("one", theme=PuzzleTheme.TAKE),
    Mistake.THREE: Remedy("three", theme=PuzzleTheme.THREE),
    Mistake.CHAIN: Remedy("five", theme=PuzzleTheme.CHAIN),
    Mistake.SEVEN: Remedy("seven", theme=PuzzleTheme.SEVEN),
    Mistake.SPEND: Remedy(kind=PuzzleKind.BEST),
    Mistake.BOTH: Remedy("both", theme=PuzzleTheme.BOTH),
    Mistake.RULE: Remedy("change", theme=PuzzleTheme.RULE),
    Mistake.PALETTE: Remedy(theme=PuzzleTheme.PALETTE),
    Mistake.DRAW: Remedy("draw"),
    Mistake.ANSWER: Remedy(kind=PuzzleKind.BEST),
    Mistake.CARD: Remedy(kind=PuzzleKind.BEST),
}
"""The remedy for each mistake."""

_ACTIONS: Final = {
    PuzzleTheme.TAKE: Mistake.TAKE,
    PuzzleTheme.THREE: Mistake.THREE,
    PuzzleTheme.CHAIN: Mistake.CHAIN,
    PuzzleTheme.SEVEN: Mistake.SEVEN,
}
_PLAIN: Final = {
    PuzzleTheme.BOTH: Mistake.BOTH,
    PuzzleTheme.RULE: Mistake.RULE,
    PuzzleTheme.PALETTE: Mistake.PALETTE,
}


def mistake_of(moment: Moment, best: str) -> Mistake:
    """What was wrong with a turn, compared with the best one, which is given in notation."""
    played, better = moment.code, int(Turn.parse(best).code)
    theme, wanted = theme_of(played), theme_of(better)
    if not moment.stays:
        return Mistake.OUT
    if moment.match.round.winner == moment.entry.seat:
        return Mistake.POINTS  # nobody else can go on, so the best turn also wins the round
    if theme is not wanted and wanted in _ACTIONS:
        return _ACTIONS[wanted]
    if _spent(better) < _spent(played):
        return Mistake.SPEND
    if theme is not wanted and not (theme in _ACTIONS and _parts(played) == _parts(better)):
        return _PLAIN[wanted]
    if draws(better) and not draws(played):
        return Mistake.DRAW
    return Mistake.ANSWER if _leaves_less(moment, better) else Mistake.CARD


def mistakes_in(record: Record, best: Mapping[Place, str]) -> list[Mistake]:
    """What was wrong with turns of a match, in its order; `best` has what each of them should have been."""
    return finish(mistake_steps(record, best))


def mistake_steps(record: Record, best: Mapping[Place, str]) -> Steps[list[Mistake]]:
    """The same, step by step."""
    mistakes: list[Mistake] = []
    for moment in moments(record):
        if moment.place in best:
            mistakes.append(mistake_of(moment, best[moment.place]))
        yield
    return mistakes


def _spent(code: int) -> int:
    """How many cards a turn puts on the table."""
    return sum(move.kind in (Kind.PLAY, Kind.DISCARD) for move in Turn(code).moves)


def _parts(code: int) -> tuple[bool, bool]:
    """Whether a turn plays to the palette, and whether it discards."""
    return last(code) >= 0, discard(code) >= 0


def _leaves_less(moment: Moment, code: int) -> bool:
    """Whether the others have fewer replies to this turn than to the one that was played."""
    if three_drew(code) or three_drew(moment.code):
        return False
    world = moment.before.kernel
    better, played = [answer_count(moment.seen, world, one) for one in (code, moment.code)]
    return better < played
