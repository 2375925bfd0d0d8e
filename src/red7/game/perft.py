"""Counts complete turns to a depth: the quickest way to see that two engines agree."""

from red7.game.engine.round import Round


def perft(round_: Round, depth: int) -> int:
    """How many sequences of this many complete turns there are; 0 where the round ends before."""
    if depth == 0:
        return 1
    turns = round_.turns()
    if depth == 1:
        return len(turns)
    total = 0
    for turn in turns:
        after = round_.copy()
        after.play_turn(turn)
        total += perft(after, depth - 1)
    return total


def divide(round_: Round, depth: int) -> dict[str, int]:
    """The count of `perft` split by the first turn, to find where two engines differ."""
    parts: dict[str, int] = {}
    for turn in round_.turns():
        after = round_.copy()
        after.play_turn(turn)
        parts[round_.text(turn)] = perft(after, depth - 1)
    return parts
