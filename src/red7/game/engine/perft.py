"""Counts complete turns to a depth."""

from red7.game.engine.arrays import i64
from red7.game.engine.interrupts import check_interrupt
from red7.game.engine.round import KernelRound


def count_turns(round_: KernelRound, depth: i64) -> i64:
    """How many sequences of this many complete turns there are; 0 if the round ends before."""
    if depth == 0:
        return 1
    turns = round_.turns()
    if depth == 1:
        return turns.staying + turns.leaving
    check_interrupt()
    total: i64 = 0
    index: i64 = 0
    while index < turns.staying + turns.leaving:
        after = round_.copy()
        after.carry_out(turns.code(index))
        total += count_turns(after, depth - 1)
        index += 1
    return total
