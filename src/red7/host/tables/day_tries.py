"""The results of tries at the deal of a day."""

from red7.host.contracts.days import DayTry
from red7.learn.days import told_at
from red7.table.day import counts
from red7.table.table import Phase, Table


def tries_ended(id_: str, before: Table, after: Table, at: int) -> list[DayTry]:
    """The try that has just ended at a table, if it counts; an unfinished one takes the last place."""
    day, seat = after.day, person_of(after)
    if day is None or seat is None or not before.is_counted or after.is_counted or at >= told_at(day.date):
        return []
    guest, turns = after.seats[seat].guest, turns_of(after, seat)
    if not guest or after.match is None:
        return []
    points = after.match.points[seat]
    return [DayTry(day.date, guest, id_, place_of(after, seat), points, turns, at)]


def is_try_over(table: Table) -> bool:
    """Whether the try that counts at a table has ended."""
    return counts(table.day, 1) and 1 in table.played


def person_of(table: Table) -> int | None:
    """The seat of the person who plays against computers."""
    return next((number for number, seat in enumerate(table.seats) if not seat.level), None)


def place_of(table: Table, seat: int) -> int:
    """The place of a seat: by points, or by how long it stayed in; the last in an unfinished match."""
    match = table.match
    assert match is not None
    if table.phase is not Phase.FINISHED or not match.is_over:
        return len(table.seats)
    if match.options.scoring:
        return 1 + sum(points > match.points[seat] for points in match.points)
    outs = [gone for turn in table.turns for gone in turn.out]
    return len(table.seats) - outs.index(seat) if seat in outs else 1


def turns_of(table: Table, seat: int) -> int:
    """How many turns a seat has played in the match."""
    return sum(turn.seat == seat and turn.whole for turn in table.turns)
