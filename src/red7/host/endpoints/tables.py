"""Tables: open them, find them, join in."""

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from red7.ai.bots import LEVELS
from red7.game.start import Start
from red7.host.contracts.allowance import Act
from red7.host.contracts.store import Row
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.errors import HostError
from red7.host.host import Host
from red7.host.hub import digest
from red7.host.people.names import Name, clean_all, told_apart
from red7.host.protocol.messages import Do, Done, Id, SnapshotShape
from red7.host.tables.cached_table import CachedTable
from red7.host.tables.summaries import Listing, is_taking_part, listing
from red7.table import commands
from red7.table.day import Day
from red7.table.decisions.creation import SeatWishes
from red7.table.errors import SeatError, TableError
from red7.table.settings import Pace, Settings, check, prepared
from red7.table.table import Phase

_MOST_LISTED: Final = 100
LONGEST_START: Final = 400
"""Characters in the text of a start: 49 cards, their marks, and the rules."""
_MOST_READ: Final = 1_000  # to find enough that are not all of one network
# Strangers should not have to wait for somebody who has gone.
_QUICK_PACE: Final = Pace(seconds=120, timeout="bot")


Word = Annotated[str, Meta(max_length=24)]
"""The name of a face or of a character."""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open. With `start` it begins at once, if no seat is free.

    `names` are those of people who share one device, by seat; empty for those without one. `faces` are those
    of the people, and `characters` those of the bots, by seat as well. The id makes it safe to send again: if
    an answer was lost, the next one is about the same table.

    With a `position` (`red7.game.start`) the cards lie as it says, and its rules and number of players are
    those of the table: nobody else can sit down at it, and what is played there counts for nothing.
    """

    id: Id | None = None
    settings: Settings = Settings()
    start: bool = False
    names: Annotated[tuple[Name, ...], Meta(max_length=4)] = ()
    faces: Annotated[tuple[Word, ...], Meta(max_length=4)] = ()
    characters: Annotated[tuple[Word, ...], Meta(max_length=4)] = ()
    position: Annotated[str, Meta(max_length=LONGEST_START)] | UnsetType = UNSET


class TableLink(Struct, frozen=True):
    """Where a table is: its id, which is secret for tables by link, and the short code to type in."""

    id: str
    code: str


class Quick(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The wishes for a quick match: the first open table that fits, or a new one."""

    players: int = 2
    edition: str = Settings().edition
    options: str = "basic"
    face: Word = ""


class Tables(Struct, frozen=True):
    """Tables in a list."""

    tables: list[Listing]


async def open_tables(call: Call) -> Tables:
    """The open tables, newest first."""
    return Tables([listing(row) for row in await _listed(call.host)])


async def _listed(host: Host) -> list[Row]:
    """The tables of a list, with only a few from each network."""
    return host.openers.few(await host.store.listed(_MOST_READ))[:_MOST_LISTED]


async def create_table(call: Call) -> TableLink:
    """Open a table, and take a seat at it."""
    new: NewTable = call.body
    call.who()  # nothing is read for strangers
    return await open_table(call, new, Start.parse(new.position) if new.position else None)


async def open_table(
    call: Call,
    new: NewTable,
    start: Start | None = None,
    *,
    once: bool = False,
    origin: str = "",
    day: Day | None = None,
) -> TableLink:
    """Open a table, which may begin with a start instead of a shuffle: always, or once.

    `origin` says which turn of another match the start comes from. With a `day` it has that day's deal.
    """
    who = call.who()
    settings = replace(new.settings, quick=False)
    if start is not None:
        settings = prepared(settings, start)
    wishes = SeatWishes(
        names=clean_all(new.names, call.host.reserved), faces=new.faces, characters=new.characters
    )
    if new.start:
        _check_seats(settings)
    hub, key, asked = call.host.hub, new.id or "", "" if day else digest(new)
    cached = await hub.find_made(who, key, asked) if key else None
    if cached is None:
        await call.limit(Act.TABLE)
        await check_own_tables(call)
        networks = call.host.allowance.networks(call.caller)
        await call.host.openers.check(networks, computers_only=settings.is_for_bots)
        cached = await hub.create(
            who, settings, wishes, key=key, asked=asked, start=start, once=once, origin=origin, day=day
        )
        call.host.openers.opened(cached, networks)
    if new.start:
        # Clients' ids have no space, so no other command can have this one.
        await hub.act(cached.id, who, commands.StartMatch(), key=f"{key} start" if key else "")
    return await _link(call, cached)


async def quick_match(call: Call) -> TableLink:
    """Sit down with somebody who waits for such a match, or wait; asking again leads to the same table."""
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
    call.needs_guest()
    await call.limit(Act.TABLE)
    async with call.host.store.one_at_a_time():  # so that two who ask at the same time meet
        return await _meet(call, settings, quick.face)


async def _meet(call: Call, settings: Settings, face: str) -> TableLink:
    """The table of this quick match: where the guest already waits, where somebody waits, or a new one."""
    who, host = call.who(), call.host
    for row in await host.store.of_guest(who.guest):
        if _waits_for(row, settings) and (await host.tables.get(row.id)).table.seats_of(who.guest):
            return TableLink(row.id, row.code)
    await check_own_tables(call)
    apart = await host.blocks.apart(who.guest)
    rows = await host.store.listed(_MOST_READ)
    shown = {row.id for row in host.openers.few(rows)}
    for row in sorted(rows, key=lambda row: row.id not in shown):
        if _waits_for(row, settings) and apart.isdisjoint(row.people):
            cached = await host.tables.get(row.id)
            # Strangers have not chosen each other: two of the same name may still meet.
            name = told_apart(who.name, [seat.name for seat in cached.table.seats])
            try:
                await host.act(cached.id, replace(who, name=name), commands.Sit(face=face), call.device)
            except SeatError:  # somebody was faster, or they are blocked there: try the next table
                continue
            return await _link(call, cached)
    networks = host.allowance.networks(call.caller)
    await host.openers.check(networks, computers_only=False)
    cached = await host.hub.create(who, settings, SeatWishes(faces=[face]))
    host.openers.opened(cached, networks)
    return await _link(call, cached)


async def find_table(call: Call) -> TableLink:
    """The table of a short code."""
    await call.limit(Act.FIND)
    row = await call.host.store.by_code(call.parts["code"].strip().upper()[:16])
    if row is None:
        raise HostError("server-no-table")
    return TableLink(row.id, row.code)


async def see_table(call: Call) -> bytes:
    """The table as its viewer may see it."""
    cached = await call.table()
    seats = cached.table.seats_of(call.guest_id)
    return cached.message(seats[0] if len(seats) == 1 else None, None)


async def command_table(call: Call) -> Done:
    """Carry out a command, as over the socket."""
    do: Do = call.body
    call.needs_guest()
    await call.table()
    call.host.allowance.counter(Act.COMMAND, call.caller, call.guest_id)()
    return await call.host.act(
        call.parts["table"], call.who(), do.command, call.device, key=do.id, version=do.version
    )


def _check_seats(settings: Settings) -> None:
    """Refuse a table that cannot begin at once, before it is opened."""
    check(settings, LEVELS)
    free = [] if settings.device else [n for n in range(settings.players) if settings.bot_on(n) is None]
    if len(free) > 1:  # the first is the host's
        raise TableError("table-seats-empty", seat=free[1])


def _waits_for(row: Row, settings: Settings) -> bool:
    return row.phase == Phase.WAITING and listing(row).settings == settings


async def check_own_tables(call: Call) -> None:
    """Refuse another table to a guest who takes part in many; those that are over or left do not count."""
    most = call.host.caps.tables_per_guest
    rows = await call.host.store.of_guest(call.guest_id)
    if sum(is_taking_part(row, call.guest_id) for row in rows) >= most:
        raise HostError("server-own-tables", most=most)


async def _link(call: Call, cached: CachedTable) -> TableLink:
    row = await call.host.store.row(cached.id)
    return TableLink(cached.id, row.code if row else "")


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables", open_tables, gives=Tables),
    Endpoint("POST", "/api/tables", create_table, body=NewTable, gives=TableLink),
    Endpoint("POST", "/api/quick", quick_match, body=Quick, gives=TableLink),
    Endpoint("GET", "/api/codes/{code}", find_table, gives=TableLink),
    Endpoint("GET", "/api/tables/{table}", see_table, gives=SnapshotShape),
    Endpoint("POST", "/api/tables/{table}/commands", command_table, body=Do, gives=Done),
)
