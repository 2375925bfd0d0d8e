"""Branches: a finished match, played on differently from one of its turns, against computer players."""

from dataclasses import replace
from typing import Annotated, Final

from msgspec import Meta, Struct

from red7.ai.bots import LEVELS
from red7.game.errors import InvalidError
from red7.game.record.record import Record
from red7.game.start import Start
from red7.host.contracts.allowance import Act
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.endpoints.records import finished_match
from red7.host.endpoints.replays import brought_record, without_seed
from red7.host.endpoints.tables import NewTable, TableLink, open_table
from red7.host.protocol.messages import Id
from red7.table.settings import Settings, check_level

LONGEST_RECORD: Final = 100_000


class NewBranch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The turn before which to begin, and the seat to play; computer players of this level have the others.

    The match is one that is over at a table, by its id and number; or a record, by the id of one that was
    brought or else as text. Rounds and turns count from 1.
    """

    round: int
    turn: int
    seat: int
    id: Id | None = None
    table: Annotated[str, Meta(max_length=64)] = ""
    match: int = 1
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] = ""
    brought: Annotated[str, Meta(max_length=64)] = ""
    level: Annotated[str, Meta(max_length=24)] = "casual"


async def branch_off(call: Call) -> TableLink:
    """Open a table that begins before a turn of a finished match, to play on differently."""
    asked: NewBranch = call.body
    call.needs_guest()
    check_level(asked.level, LEVELS)
    await call.limit(Act.CHECK)
    record: Record | str = asked.record
    path = ""  # of its replay
    if asked.table:
        parts = {"table": asked.table, "match": str(asked.match)}
        record = without_seed(await finished_match(replace(call, parts=parts)))
        path = f"{asked.table}/{asked.match}"
    elif asked.brought:
        record = await brought_record(replace(call, parts={"record": asked.brought}))
        path = asked.brought
    start = await call.think(lambda: call.host.thinker.start(record, asked.round, asked.turn))
    # The replay as it stood before the turn.
    origin = f"{path}#{asked.round}.{asked.turn - 1}" if path else ""
    return await open_table(call, _new_table(asked, start), start, origin=origin)


def _new_table(asked: NewBranch, start: Start) -> NewTable:
    if not 0 <= asked.seat < start.players:
        raise InvalidError("position-seat", found=asked.seat, last=start.players - 1)
    bots = tuple([None if seat == asked.seat else asked.level for seat in range(start.players)])
    return NewTable(id=asked.id, settings=Settings(bots=bots), start=True, position=str(start))


BRANCH: Final = Endpoint("POST", "/api/branches", branch_off, body=NewBranch, gives=TableLink)
