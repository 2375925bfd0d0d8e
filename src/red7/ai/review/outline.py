"""What is to be reviewed of a match, and in which order: who has lost cares most for their last turns."""

from typing import NamedTuple

from red7.game.record.record import Record


class Outline(NamedTuple):
    """How many played, who has won, and the round, the number and the seat of every finished turn."""

    players: int
    winners: tuple[int, ...]
    turns: tuple[tuple[int, int, int], ...]


def outline(record: Record) -> Outline:
    """The outline of a record; its turns are not played for it."""
    turns = [
        (number, place, turn.seat)
        for number, entry in enumerate(record.rounds, 1)
        for place, turn in enumerate(entry.turns, 1)
        if turn.whole
    ]
    return Outline(len(record.names), record.winners, tuple(turns))


def last_first(match: Outline, seat: int | None) -> list[int]:
    """The numbers of all turns, from 0: those of a seat, then those of the others, the last ones first."""
    numbers = reversed(range(len(match.turns)))
    return sorted(numbers, key=lambda number: match.turns[number][2] != seat)
