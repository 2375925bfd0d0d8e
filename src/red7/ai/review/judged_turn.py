"""A judged turn, whether just made or kept from before."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

from red7.ai.review.outline import Place


class Mark(StrEnum):
    """How good a turn was."""

    GOOD = "good"
    INACCURATE = "inaccurate"
    LOSING = "losing"


class JudgedTurn(Protocol):
    """What a turn was worth, and what would have been best; `TurnReview` describes its fields."""

    @property
    def place(self) -> Place: ...
    @property
    def seat(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def chance(self) -> float: ...
    @property
    def best(self) -> str: ...
    @property
    def best_chance(self) -> float: ...
    @property
    def loss(self) -> float: ...
    @property
    def error(self) -> float: ...
    @property
    def mark(self) -> str: ...
    @property
    def forced(self) -> bool: ...
    @property
    def chances(self) -> Sequence[float]: ...
    @property
    def open_chances(self) -> Sequence[float]: ...
    @property
    def match_chances(self) -> Sequence[float]: ...
