"""Decides a command: the events it leads to, or the reason for a refusal. Nothing is changed here."""

from collections.abc import Collection

from red7.table import commands, events
from red7.table.commands import Command, SystemCommand
from red7.table.deadlines import due
from red7.table.decisions.asker import Who, check_host, own_seat_here, rivals
from red7.table.decisions.deal import Secret, gather, without_more_commitments
from red7.table.decisions.departure import come_back, leave, stand_in
from red7.table.decisions.lobby import before_start
from red7.table.decisions.play import hold, next_round, play, take_help, time_up
from red7.table.decisions.rematch import rematch, rematch_on
from red7.table.errors import SeatError, TableError
from red7.table.events import Event
from red7.table.table import Phase, Table


def decide(
    table: Table,
    who: Who,
    command: Command | SystemCommand,
    now: int,
    secret: Secret,
    levels: Collection[str],
) -> list[Event]:
    """The events that a command leads to; a `Red7Error` says why it is refused.

    `levels` are the levels that exist.
    """
    if table.phase is Phase.CLOSED:
        raise SeatError("table-closed")
    if isinstance(command, SystemCommand):
        if not who.system:
            raise TableError("table-system")
        return _by_itself(table, command, now, secret)
    match command:
        case commands.Play():
            own_seat_here(table, who, command.seat)
            return play(table, command)
        case (
            commands.Sit()
            | commands.SeatBot()
            | commands.Remove()
            | commands.StartMatch()
            | commands.ChangeSettings()
        ):
            return before_start(table, who, command, now, secret, levels)
        case commands.Commit() | commands.Reveal():
            return gather(table, who, command)
        case commands.Leave():
            return leave(table, who, command, secret)
        case commands.ComeBack():
            return come_back(table, who, command)
        case commands.StandIn():
            return stand_in(table, who, command, levels)
        case commands.Close():
            check_host(table, who)
            if table.is_match_on and rivals(table, who):
                raise TableError("table-others-play")
            return [events.Closed(reason="host")]
        case commands.NextRound():
            return next_round(table, who)
        case commands.Hold():
            return hold(table, who, command, now)
        case commands.Rematch():
            return rematch(table, who, command, secret)
        case commands.Help():
            return take_help(table, who, command)


def _by_itself(table: Table, command: SystemCommand, now: int, secret: Secret) -> list[Event]:
    if isinstance(command, commands.Extend):
        has_time = table.deadline is not None or table.phase is Phase.WAITING
        return [events.Extended(ms=command.ms)] if has_time and command.ms > 0 else []
    if isinstance(command, commands.BotPlay):
        if table.phase is Phase.PLAYING and (table.bot_to_move or (-1,))[0] != command.seat:
            raise TableError("table-no-bot", seat=command.seat)
        return play(table, command)
    if isinstance(command, commands.End):
        return [events.Closed(reason="operator")]
    waiting = due(table)
    if waiting is None or waiting.command != command or waiting.at > now:
        raise TableError("table-early")
    match command:
        case commands.AutoDeal():
            assert table.seed is not None
            return [events.Dealt()] if table.revealing else without_more_commitments(table.seed)
        case commands.TimeUp():
            return time_up(table)
        case commands.AutoNextRound():
            return [events.NextDealt()]
        case commands.RematchOn():
            stay = [seat for seat in table.here() if seat in table.asked or seat in table.held]
            left: list[Event] = [events.Left(seat=seat) for seat in table.here() if seat not in stay]
            return left + rematch_on(table, set(table.asked), stay, secret)
        case commands.Expire():
            return [events.Closed(reason="expired")]
