"""The next deadline of a table: a clock, a bot's turn, an idle close."""

from typing import Final, NamedTuple

from red7.table.commands import AutoDeal, AutoNextRound, Expire, RematchOn, SystemCommand, TimeUp
from red7.table.table import Phase, Table

_HOUR: Final = 60 * 60 * 1000
KEPT_FOR: Final = 10 * 60 * 1000
"""The last event of a waiting table is never older than this while somebody is connected."""
IDLE_WAITING: Final = 30 * 60 * 1000 + KEPT_FOR
"""Leaves at least half an hour after the last person has gone."""
IDLE_PLAYING: Final = 7 * 24 * _HOUR
IDLE_FINISHED: Final = _HOUR


class Due(NamedTuple):
    """What is to be done, and when. Without a command, the bot whose turn it is has to find one."""

    at: int
    command: SystemCommand | None


def due(table: Table) -> Due | None:
    """The next thing that happens by itself, or None once the table is closed."""
    match table.phase:
        case Phase.PLAYING:
            if table.bot_to_move is not None:
                return Due(table.last_at, None)
            if table.deadline is not None:
                return Due(table.deadline, TimeUp())
            return Due(table.last_at + IDLE_PLAYING, Expire())
        case Phase.WAITING:
            return Due(table.last_at + IDLE_WAITING, Expire())
        case Phase.FINISHED:
            if table.deadline is not None:
                return Due(table.deadline, RematchOn())
            return Due(table.last_at + IDLE_FINISHED, Expire())
        case Phase.CLOSED:
            return None
        case Phase.DEALING:
            assert table.deadline is not None
            return Due(table.deadline, AutoDeal())
        case Phase.BETWEEN:
            if table.deadline is not None:
                return Due(table.deadline, AutoNextRound())
            return Due(table.last_at + IDLE_PLAYING, Expire())
