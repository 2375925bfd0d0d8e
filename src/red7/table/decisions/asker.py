"""Who gives a command at a table, and what they may ask for."""

import msgspec

from red7.game.errors import InvalidError
from red7.table.errors import SeatError, TableError
from red7.table.seat import Seat
from red7.table.table import Table


class Who(msgspec.Struct, frozen=True, kw_only=True):
    """Who gives a command: a guest with a name, or the server itself, whose id is empty.

    `misses` are the seats whose people have been away for so long that this guest need not wait for them.
    """

    guest: str = ""
    name: str = ""
    system: bool = False
    misses: frozenset[int] = frozenset()


def seat_of(table: Table, number: int) -> Seat:
    """A seat by its number; refused where there is none."""
    if not 0 <= number < len(table.seats):
        raise InvalidError("position-seat", found=number, last=len(table.seats) - 1)
    return table.seats[number]


def own_seat(table: Table, who: Who, number: int) -> Seat:
    """A seat of the guest who asked, even one that they have left."""
    seat = seat_of(table, number)
    if not who.guest or seat.guest != who.guest:
        raise TableError("table-not-your-seat", seat=number)
    return seat


def own_seat_here(table: Table, who: Who, number: int) -> Seat:
    """A seat of the guest who asked, which they have not left."""
    seat = own_seat(table, who, number)
    if not seat.is_here:
        raise TableError("table-away", seat=number)
    return seat


def check_free(table: Table, number: int) -> None:
    """Refuse a seat that is taken."""
    if not seat_of(table, number).is_free:
        raise SeatError("table-seat-taken", seat=number)


def check_host(table: Table, who: Who) -> None:
    """Refuse what only the host may do."""
    if not who.guest or who.guest != table.host:
        raise TableError("table-not-host")


def check_at_table(table: Table, who: Who) -> None:
    """Refuse strangers; the host belongs to the table even without a seat."""
    here = [seat for seat in table.seats_of(who.guest) if table.seats[seat].is_here]
    if not here and (not who.guest or who.guest != table.host):
        raise TableError("table-no-seat")


def rivals(table: Table, who: Who) -> set[str]:
    """All other people with a seat, even one they have left, who have not given up."""
    return {seat.guest or "" for seat in table.seats if not seat.gave_up} - {who.guest, ""}


def others(table: Table, who: Who) -> set[str]:
    """Everybody else whose table this is: rivals, and a host without a seat."""
    host = set() if table.seats_of(table.host) else {table.host}
    return rivals(table, who) | host - {who.guest, ""}
