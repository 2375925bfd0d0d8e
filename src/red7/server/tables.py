"""Tables over HTTP: open them, find them, join in, and take their records home."""

import re
from contextlib import suppress

from msgspec import Struct
from starlette.responses import Response

from red7.ai.bots import LEVELS
from red7.game.errors import IllegalError, InvalidError
from red7.server.calls import Call, endpoint
from red7.server.limits import Act
from red7.server.listing import Listing, listing
from red7.server.live import Live
from red7.server.messages import Do, Done, SnapshotShape
from red7.table.commands import Sit, Start
from red7.table.deciding import Who
from red7.table.settings import Settings, check
from red7.table.state import Phase
from red7.table.viewing import record

_MOST_LISTED = 100


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table is to be like. With `start` it begins at once, which takes no free seats."""

    settings: Settings = Settings()
    start: bool = False


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
    await call.limit(Act.TABLE)
    await _check_own_tables(call)
    live = await call.site.hub.create(who, new.settings)
    if new.start:
        await call.site.hub.act(live.id, who, Start())
    return await _link(call, live)


@endpoint("POST", "/api/quick", body=Quick, gives=TableLink)
async def quick_match(call: Call) -> TableLink:
    """Sit down with whoever waits for such a match, or wait for somebody."""
    quick: Quick = call.body
    settings = Settings(players=quick.players, edition=quick.edition, options=quick.options, listed=True)
    check(settings, LEVELS)
    who = call.who()
    await call.limit(Act.TABLE)
    await _check_own_tables(call)
    for row in await call.site.hub.store.listed(_MOST_LISTED):
        if row.phase != Phase.WAITING:
            continue
        live = await call.site.hub.live(row.id)
        if live.table.settings != settings or live.table.seats_of(who.guest):
            continue
        try:
            await call.site.hub.act(live.id, who, Sit())
        except IllegalError:
            continue  # it is full by now
        if all(seat.guest or seat.level for seat in live.table.seats):
            with suppress(IllegalError):  # somebody has left, or the host was faster
                await call.site.hub.act(live.id, Who(guest=live.table.host, name=""), Start())
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
    if not live.table.settings.listed and not live.table.has_played(call.guest_id):
        raise IllegalError("server-private")
    number = call.path("match")
    found = record(live.table, int(number) if re.fullmatch("[0-9]{1,5}", number) else 0)
    return Response(
        str(found),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="red7-{live.id[:8]}-{number}.red7"'},
    )


async def _check_own_tables(call: Call) -> None:
    most = call.site.config.caps.tables_per_guest
    if len(await call.site.hub.store.of_guest(call.guest_id, most)) >= most:
        raise IllegalError("server-own-tables", most=most)


async def _link(call: Call, live: Live) -> TableLink:
    row = await call.site.hub.store.row(live.id)
    return TableLink(live.id, row.code if row else "")
