"""Which turn did it: the one answer that every window gives a player who has lost."""

from collections.abc import Iterable
from typing import TypeVar

from red7.ai.review.judged_turn import JudgedTurn, Mark

T = TypeVar("T", bound=JudgedTurn)


def costliest(turns: Iterable[T], seat: int) -> T | None:
    """The turn that cost a seat the most, the latest of equal ones; None if all of them were good.

    A turn that won its round for fewer points than possible has cost no chance.
    """
    bad = [turn for turn in turns if turn.seat == seat and turn.mark != Mark.GOOD and turn.loss > 0]
    return max(bad, key=lambda turn: (turn.loss, turn.place), default=None)
