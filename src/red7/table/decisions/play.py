"""During a match: turns, the next round and who holds it up, help, and clocks that run out."""

from red7.game.draft import read_turn
from red7.table import commands, events
from red7.table.decisions.asker import Who, check_at_table, own_seat_here
from red7.table.errors import TableError
from red7.table.events import Event
from red7.table.table import Phase, Table


def play(table: Table, command: commands.Play | commands.BotPlay) -> list[Event]:
    """A turn, or its part up to a card that it reveals."""
    match = table.match
    if table.phase is not Phase.PLAYING or match is None:
        raise TableError("table-not-playing")
    if match.round.turn != command.seat:
        raise TableError("table-not-your-turn", seat=match.round.turn)
    turn = read_turn(match.round, command.text, whole=command.whole)
    return [events.Played.of(match.round, turn, whole=command.whole)]


def next_round(table: Table, who: Who) -> list[Event]:
    """Deal the next round, unless somebody else is still looking at the one before."""
    check_at_table(table, who)
    if table.phase is not Phase.BETWEEN:
        raise TableError("table-not-between")
    for seat in table.held:
        if table.seats[seat].guest != who.guest:
            raise TableError("table-held", seat=seat)
    return [events.NextDealt()]


def hold(table: Table, who: Who, command: commands.Hold, now: int) -> list[Event]:
    """Somebody looks at the end of a round for longer, or no longer."""
    own_seat_here(table, who, command.seat)
    if table.phase not in (Phase.BETWEEN, Phase.FINISHED):
        raise TableError("table-not-between")
    if not command.on and command.seat in table.held:
        return [events.Released(seat=command.seat)]
    over = now >= table.holds.get(command.seat, now + 1)
    if not command.on or command.seat in table.held or over:
        raise TableError("table-no-hold", seat=command.seat)
    return [events.Held(seat=command.seat)]


def take_help(table: Table, who: Who, command: commands.Help) -> list[Event]:
    """Somebody takes help, where that is allowed."""
    own_seat_here(table, who, command.seat)
    if table.phase not in (Phase.PLAYING, Phase.BETWEEN):
        raise TableError("table-not-playing")
    # People who share a device are rivals all the same.
    if table.is_counted:
        raise TableError("table-counts")
    others = [
        seat
        for number, seat in enumerate(table.seats)
        if seat.guest is not None
        and number != command.seat
        and (table.settings.device or seat.guest != who.guest)
    ]
    if others and not table.settings.help:
        raise TableError("table-no-help")
    return [events.Helped(seat=command.seat)]


def time_up(table: Table) -> list[Event]:
    """The time for a turn is up."""
    mover = table.mover
    assert mover is not None
    assert table.match is not None
    timed_out = events.TimedOut(seat=mover)
    if table.settings.pace.timeout == "bot":
        return [timed_out, events.StoodIn(seat=mover, level=table.settings.pace.level)]
    # A turn in progress stands after a 3, and there it may always end.
    text = "." if table.match.turn_in_progress else "out"
    return [timed_out, events.Played(seat=mover, text=text, shown=text, whole=True)]
