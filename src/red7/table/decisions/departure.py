"""People leave and come back, and computer players stand in for them."""

from collections.abc import Collection

from msgspec import UNSET

from red7.table import commands, events
from red7.table.decisions.asker import Who, check_at_table, others, own_seat, own_seat_here, rivals, seat_of
from red7.table.decisions.deal import Secret, deal_on
from red7.table.decisions.lobby import host_passes
from red7.table.decisions.rematch import rematch_if_all
from red7.table.errors import TableError
from red7.table.events import Event
from red7.table.settings import check_level
from red7.table.table import Phase, Table


def leave(table: Table, who: Who, command: commands.Leave, secret: Secret) -> list[Event]:
    """Somebody leaves, with what follows for those who stay."""
    if command.seat is None:
        own = [seat for seat in table.seats_of(who.guest) if table.seats[seat].is_here]
        if not own:
            raise TableError("table-no-seat")
    else:
        own_seat_here(table, who, command.seat)
        own = [command.seat]
    left: list[Event] = []
    gives_up = table.is_match_on and bool(rivals(table, who))
    for seat in own:
        left.append(
            events.Stood(seat=seat)
            if table.phase is Phase.WAITING
            else events.Left(seat=seat, gives_up=gives_up or UNSET)
        )
    if gives_up and len(table.seats) > 2:
        left += [events.StoodIn(seat=seat, level=table.settings.pace.level) for seat in own]
    here = [seat for seat in table.here() if seat not in own]
    if table.is_counted:
        return left  # its guest may come back and play on
    if not here and not others(table, who):
        left.append(events.Closed(reason="left"))
    elif table.phase is Phase.WAITING:
        left += host_passes(table, own)
    elif table.phase is Phase.DEALING and table.seed is not None:
        left += deal_on(table.seed, table.revealing, here)
    elif table.phase is Phase.FINISHED:
        left += rematch_if_all(table, set(table.asked), here, secret)
    return left


def come_back(table: Table, who: Who, command: commands.ComeBack) -> list[Event]:
    """Somebody who left, or was replaced by a computer player, is back."""
    seat = own_seat(table, who, command.seat)
    if seat.is_here or seat.back:
        raise TableError("table-here", seat=command.seat)
    if seat.gave_up and table.phase is not Phase.FINISHED:
        raise TableError("table-gave-up")
    return [events.CameBack(seat=command.seat)]


def stand_in(table: Table, who: Who, command: commands.StandIn, levels: Collection[str]) -> list[Event]:
    """A computer player takes over for somebody whom the others need not wait for."""
    check_at_table(table, who)
    if table.is_counted:
        raise TableError("table-counts")
    check_level(command.level, levels)
    seat = seat_of(table, command.seat)
    if table.phase not in (Phase.DEALING, Phase.PLAYING, Phase.BETWEEN):
        raise TableError("table-not-playing")
    if seat.guest is None or seat.stand_in is not None:
        raise TableError("table-bot-there", seat=command.seat)
    # With a clock, the clock decides how long the others wait.
    missed = command.seat in who.misses and table.settings.pace.seconds is None
    if not seat.is_replaceable and not missed:
        raise TableError("table-here", seat=command.seat)
    return [events.StoodIn(seat=command.seat, level=command.level)]
