"""Which turn did it: the one answer that every window tells somebody who has lost."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from red7.ai.review.review import Judged, Mark


class Costly(Judged, Protocol):
    """A turn that was judged, with its mark."""

    @property
    def mark(self) -> str: ...


T = TypeVar("T", bound=Costly)


def costliest(turns: Iterable[T], seat: int) -> T | None:
    """The turn that cost a seat the most, of equal ones the latest; None where all of them were good.

    One that has won its round for fewer points than possible has cost no chance.
    """
    bad = [turn for turn in turns if turn.seat == seat and turn.mark != Mark.GOOD and turn.loss > 0]
    return max(bad, key=lambda turn: (turn.loss, turn.round, turn.turn), default=None)
