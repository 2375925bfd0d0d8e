"""The turns of one seat in a round, looked at again one by one, and which of them decided it."""

from collections.abc import Sequence
from dataclasses import dataclass

from red7.ai.analysis import AnalysedTurn, Analysis


@dataclass(frozen=True)
class Reviewed:
    """A turn of the past, with the analysis of what its player knew before it."""

    number: int  # in its round, from 1
    text: str  # one of the analysis, or empty where nothing was played yet
    analysis: Analysis

    @property
    def best(self) -> AnalysedTurn:
        """What would have been best."""
        return self.analysis.turns[0]

    @property
    def played(self) -> AnalysedTurn:
        """What was played; the best turn where nothing was yet."""
        return next((one for one in self.analysis.turns if one.text == self.text), self.best)

    @property
    def loss(self) -> float:
        """How much of the chance to win was given away."""
        return self.best.chance - self.played.chance


def by_loss(reviewed: Sequence[Reviewed]) -> list[Reviewed]:
    """The turn that decided first: the one that lost the most, and of equal ones the latest."""
    return sorted(reviewed, key=lambda one: (one.loss, one.number), reverse=True)
