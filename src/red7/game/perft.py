"""Counts complete turns to a depth: the quickest way to see that two engines agree."""

from collections.abc import Callable

from red7.game.checks import is_within
from red7.game.engine.perft import count_turns
from red7.game.errors import InvalidError
from red7.game.position import InRound, Position, round_of
from red7.game.round import Round

MOST_DEPTH = 49
"""More turns than a round can have."""


def perft(round_: Round | Position | InRound, depth: int) -> int:
    """How many sequences of this many complete turns there are; 0 if the round ends before."""
    _check_depth(depth, least=0)
    return int(count_turns(round_of(round_).kernel, depth))


def divide(round_: Round, depth: int, advance: Callable[[int], object] | None = None) -> dict[str, int]:
    """The count of `perft` split by the first turn, to find where two engines differ.

    `advance` is called with 1 for each first turn counted.
    """
    _check_depth(depth, least=1)
    parts: dict[str, int] = {}
    for turn in round_.turns():
        after = round_.kernel.copy()
        after.carry_out(turn.code)
        parts[round_.text(turn)] = int(count_turns(after, depth - 1))
        if advance:
            advance(1)
    return parts


def _check_depth(depth: int, least: int) -> None:
    if not is_within(depth, least, MOST_DEPTH):
        raise InvalidError("perft-depth", found=str(depth), least=least, most=MOST_DEPTH)
