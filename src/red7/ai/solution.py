"""What the solver answers: a plain value in every form, which can be sent from process to process."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Solution:
    """What the solver found. Without a winner, `lost` holds the turns that are proved not to win."""

    winner: int | None
    turn: str | None  # the best turn of the seat to move; None once the round is over
    line: tuple[str, ...]  # how the round goes on, from that turn to its end
    nodes: int
    lost: tuple[str, ...] = ()
