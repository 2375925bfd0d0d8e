"""Another match at the same table, for those who ask for it."""

from collections.abc import Sequence

from red7.table import commands, events
from red7.table.decisions.asker import Who, own_seat_here
from red7.table.decisions.deal import Secret, start
from red7.table.errors import TableError
from red7.table.events import Event
from red7.table.table import Phase, Table


def rematch(table: Table, who: Who, command: commands.Rematch, secret: Secret) -> list[Event]:
    """Somebody asks for another match."""
    own_seat_here(table, who, command.seat)
    if table.phase is not Phase.FINISHED:
        raise TableError("table-not-finished")
    if command.seat in table.asked:
        raise TableError("table-asked", seat=command.seat)
    # A person with several seats asks for all of them.
    own = [seat for seat in table.seats_of(who.guest) if table.seats[seat].is_here]
    asked: list[Event] = [events.Asked(seat=seat) for seat in own]
    return asked + rematch_if_all(table, {*table.asked, *own}, table.here(), secret)


def rematch_if_all(table: Table, asked: set[int], here: Sequence[int], secret: Secret) -> list[Event]:
    """Another match, if all who are here have asked for it."""
    return rematch_on(table, asked, here, secret) if here and asked.issuperset(here) else []


def rematch_on(table: Table, asked: set[int], here: Sequence[int], secret: Secret) -> list[Event]:
    """Another match for those who are here; it starts at once if all have asked and no seat is free."""
    following: list[Event] = [events.Rematched()]
    host = table.seats_of(table.host)
    if (host or not table.host) and not set(host) & set(here):
        following.append(events.Hosted(seat=(here[0] + 1) % len(table.seats)))
    if all(seat.level or number in asked for number, seat in enumerate(table.seats)):
        following += start(table, True, secret)
    return following
