"""A table as a device saves it to a file: honest, and as long as one likes."""

import json
import secrets
from functools import lru_cache
from typing import Any

import msgspec

from red7 import bot
from red7.ai.bots import LEVELS
from red7.game.engine.dice import Dice
from red7.table.commands import BotPlay, NextRound, Play, Rematch, StartMatch, SystemCommand
from red7.table.deadlines import due
from red7.table.decide import decide
from red7.table.decisions.asker import Who
from red7.table.decisions.creation import create
from red7.table.events import Event
from red7.table.settings import Settings
from red7.table.table import Phase, Table

GUEST = Who(guest="attacker", name="Ann")
SYSTEM = Who(system=True)


@lru_cache(maxsize=1)
def archived_table(events: int) -> dict[str, Any]:
    """So many events of one person's matches with a computer, as they are brought to a server."""
    table, log, now = Table(), list[tuple[int, Any]](), 1_000_000

    def take(happened: list[Event]) -> None:
        for event in happened:
            table.apply(event, now)
            log.append((now, msgspec.to_builtins(event)))

    take(create(GUEST, Settings(players=2, bots=(None, "beginner")), LEVELS))
    take(decide(table, GUEST, StartMatch(), now, lambda: secrets.token_bytes(32), LEVELS))
    while len(log) < events:
        waiting = due(table)
        now = max(now + 1_000, waiting.at if waiting and table.phase is Phase.DEALING else 0)
        who, command = _next(table)
        take(decide(table, who, command, now, lambda: secrets.token_bytes(32), LEVELS))
    return {"form": 1, "guest": GUEST.guest, "id": "device", "log": log}


def _next(table: Table) -> tuple[Who, Play | Rematch | NextRound | SystemCommand]:
    own = next(number for number, seat in enumerate(table.seats) if seat.guest)
    match = table.match
    waiting = due(table)
    if table.phase is Phase.FINISHED:
        return GUEST, Rematch(seat=own)
    if table.phase is Phase.BETWEEN:
        return GUEST, NextRound()
    if table.phase is Phase.DEALING or match is None:
        assert waiting is not None
        assert waiting.command is not None
        return SYSTEM, waiting.command
    seat = match.round.turn
    text = str(bot("beginner").turn(match.sight(seat), Dice(table.version)))
    return (GUEST, Play(seat=seat, text=text)) if seat == own else (SYSTEM, BotPlay(seat=seat, text=text))


def piece(events: int, id_: str) -> str:
    """The same under another id: nobody has seen it yet."""
    return json.dumps({**archived_table(events), "id": id_})
