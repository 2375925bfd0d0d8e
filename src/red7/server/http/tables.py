"""Tables over HTTP: open them, find them, join in, and take their records home."""

import re
from contextlib import suppress
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.responses import Response

from red7.ai.bots import LEVELS
from red7.game.errors import IllegalError, InvalidError
from red7.host.cached_table import Live
from red7.host.contracts.store import Row
from red7.host.names import clean_all, told_apart
from red7.host.protocol.messages import Do, Done, SnapshotShape
from red7.host.summaries import Listing, is_taking_part, listing
from red7.server.http.endpoint import Call, endpoint
from red7.server.http.guests import Name
from red7.server.limits import Act
from red7.table.commands import AutoStart, Sit, Start
from red7.table.decide import Who, create
from red7.table.settings import Pace, Settings, check
from red7.table.table import Phase, Table
from red7.table.views import record

_MOST_LISTED = 100
# Why somebody is not seated at a table that waits for such a match: then at the next one.
_NOT_HERE = frozenset(
    ["table-full", "table-seat-taken", "table-started", "table-closed", "table-removed", "name-taken"]
)
_QUICK_PACE = Pace(seconds=120, timeout="bot")  # strangers meet: nobody is to wait for who has gone


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table is to be like. With `start` it begins at once, which takes no free seats.

    People who share one device are called by `names`, by seat; empty for those who have none.
    """

    settings: Settings = Settings()
    start: bool = False
    names: Annotated[tuple[Name, ...], Meta(max_length=4)] = ()


class TableLink(Struct, frozen=True):
    """Where a table is: its id, which is secret for tables by link, and the short code to type in."""

    id: str
    code: str


class Quick(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a quick match may be like: the first open table that fits, or a new one."""

    players: int = 2
    edition: str = Settings().edition
    options: str = "basic"


class Tables(Struct, frozen=True):
    """Tables in a list."""

    tables: list[Listing]


@endpoint("GET", "/api/tables", gives=Tables)
async def open_tables(call: Call) -> Tables:
    """The tables that are open to all, the newest first."""
    rows = await call.site.hub.store.listed(_MOST_LISTED)
    return Tables([listing(row) for row in rows])


@endpoint("POST", "/api/tables", body=NewTable, gives=TableLink, refusals=("server-tables-full",))
async def create_table(call: Call) -> TableLink:
    """Open a table, and take a seat at it."""
    new: NewTable = call.body
    who = call.who()
    settings = replace(new.settings, quick=False)
    names = clean_all(new.names)
    if new.start:
        _check_seats(who, settings)
    await call.limit(Act.TABLE)
    await _check_own_tables(call)
    live = await call.site.hub.create(who, settings, names)
    if new.start:
        await call.site.hub.act(live.id, who, Start())
    return await _link(call, live)


@endpoint("POST", "/api/quick", body=Quick, gives=TableLink)
async def quick_match(call: Call) -> TableLink:
    """Sit down with whoever waits for such a match, or wait for somebody; asked again, at the same table."""
    quick: Quick = call.body
    settings = Settings(
        players=quick.players,
        edition=quick.edition,
        options=quick.options,
        listed=True,
        quick=True,
        pace=_QUICK_PACE,
    )
    check(settings, LEVELS)
    who = call.who()
    await call.limit(Act.TABLE)
    for row in await call.site.hub.store.of_guest(who.guest):
        if _waits_for(row, settings) and (await call.site.hub.live(row.id)).table.seats_of(who.guest):
            return TableLink(row.id, row.code)
    await _check_own_tables(call)
    for row in await call.site.hub.store.listed(_MOST_LISTED):
        if not _waits_for(row, settings):
            continue
        live = await call.site.hub.live(row.id)
        # Strangers have not chosen each other: two of the same name are to meet all the same.
        name = told_apart(who.name, [seat.name for seat in live.table.seats])
        try:
            await call.site.hub.act(live.id, replace(who, name=name), Sit())
        except IllegalError as error:
            if error.code not in _NOT_HERE:
                raise
            continue
        if all(seat.guest or seat.level for seat in live.table.seats):
            with suppress(IllegalError):  # somebody has left, or the host was faster
                await call.site.hub.act(live.id, Who(system=True), AutoStart())
        return await _link(call, live)
    return await _link(call, await call.site.hub.create(who, settings))


@endpoint("GET", "/api/codes/{code}", gives=TableLink, refusals=("server-no-table",))
async def find_table(call: Call) -> TableLink:
    """The table of a short code."""
    await call.limit(Act.FIND)
    row = await call.site.hub.store.by_code(call.path("code").strip().upper()[:16])
    if row is None:
        raise InvalidError("server-no-table")
    return TableLink(row.id, row.code)


@endpoint("GET", "/api/tables/{table}", gives=SnapshotShape, refusals=("server-no-table",))
async def see_table(call: Call) -> Response:
    """The table as its viewer may see it."""
    live = await call.site.hub.live(call.path("table"))
    seats = live.table.seats_of(call.guest_id)
    message = live.message(seats[0] if len(seats) == 1 else None, None)
    return Response(message, media_type="application/json")


@endpoint("POST", "/api/tables/{table}/commands", body=Do, gives=Done, refusals=("server-stale",))
async def command_table(call: Call) -> Done:
    """Carry out a command, as over the socket."""
    do: Do = call.body
    return await call.site.hub.act(call.path("table"), call.who(), do.command, key=do.id, version=do.version)


@endpoint("GET", "/api/tables/{table}/records/{match}", media="text/plain", refusals=("server-private",))
async def download_record(call: Call) -> Response:
    """The record of a finished match, with all cards and the secrets of its deals."""
    live = await call.site.hub.live(call.path("table"))
    number = call.path("match")
    wanted = int(number) if re.fullmatch("[0-9]{1,5}", number) else 0
    if not live.table.settings.listed and not _was_in(live.table, wanted, call.guest_id):
        raise IllegalError("server-private")
    found = record(live.table, wanted)
    return Response(
        str(found),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="red7-{live.id[:8]}-{number}.red7"'},
    )


def _was_in(table: Table, number: int, guest: str) -> bool:
    """Whether a guest had a seat in a match; of one without a record, whether they may know that."""
    played = table.played.get(number)
    return table.has_played(guest) if played is None else guest in played.guests


def _check_seats(who: Who, settings: Settings) -> None:
    """Refuse a table that cannot begin at once, before there is one."""
    begun = Table.replay((event, 0) for event in create(who, settings, LEVELS))
    for number, seat in enumerate(begun.seats):
        if seat.is_free:
            raise IllegalError("table-seats-empty", seat=number)


def _waits_for(row: Row, settings: Settings) -> bool:
    return row.phase == Phase.WAITING and listing(row).settings == settings


async def _check_own_tables(call: Call) -> None:
    """Refuse one more table to who takes part at many; those that are over or left ask nothing of anybody."""
    most = call.site.config.caps.tables_per_guest
    rows = await call.site.hub.store.of_guest(call.guest_id)
    if sum(is_taking_part(row, call.guest_id) for row in rows) >= most:
        raise IllegalError("server-own-tables", most=most)


async def _link(call: Call, live: Live) -> TableLink:
    row = await call.site.hub.store.row(live.id)
    return TableLink(live.id, row.code if row else "")
