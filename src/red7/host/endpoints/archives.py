"""Archives: what was played and kept elsewhere, such as on a phone, brought here piece by piece.

Nothing about a match is taken on trust: a table is checked from its first event, a record to its end.
Progress in lessons and puzzles is trusted. Names must follow the rules for names here. Imported tables are
marked, and nobody but their guest can sit down at them.
"""

from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from red7.game.errors import InvalidError, Red7Error
from red7.host.contracts.allowance import Act
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.endpoints.learn import take_in_lessons
from red7.host.endpoints.puzzles import take_in_puzzles
from red7.host.endpoints.replays import RECORD, bring_record
from red7.host.endpoints.tables import check_own_tables
from red7.host.errors import HostError
from red7.host.hub import keyed_id
from red7.host.people.names import ReservedNames, clean, clean_all
from red7.host.protocol.messages import Id, reader
from red7.host.slices import Slices
from red7.host.tables.log_check import check_log
from red7.table import events
from red7.table.decisions.asker import Who
from red7.table.events import Event
from red7.table.log import decode_event
from red7.table.table import Phase

FORMAT: Final = 1
"""The format of archives: later versions read it, earlier ones refuse it."""
IMPORT: Final = "import"
"""The kind of document that says which tables were brought; each is deleted with its table."""


_LONGEST_EVENT: Final = 4_096  # bytes; no real event is nearly as long
_REST: Final = 4.0  # seconds that everything else has, for each second of checking


class ArchivedTable(Struct, frozen=True):
    """A table of an archive: its id there, its guest, and its log, which may be long."""

    form: int
    guest: str
    id: Id
    log: list[tuple[int, Raw]]


class ArchivedDocument(Struct, frozen=True):
    """A document of an archive: learning progress, or a record."""

    form: int
    kind: str
    id: str
    content: str


class _Form(Struct, frozen=True):
    """What every version can read of any archive."""

    form: int


class Brought(Struct, frozen=True):
    """The result for a piece of an archive: its table here, and whether it was already here."""

    table: str = ""
    known: bool = False


async def bring_table(call: Call) -> Brought:
    """Bring a table that was played elsewhere; one whose log could not have come about here is refused."""
    call.needs_guest()
    await call.limit(Act.IMPORT)
    brackets = call.body.count(b"[")  # an event has one at least
    if brackets > 2 * call.host.caps.events or len(call.body) > _LONGEST_EVENT * (brackets + 1):
        raise InvalidError("archive-broken")  # before it waits for its turn, or anything is made of it
    imports = call.host.import_queue
    with imports.question(call.counted):
        return await imports.ask(call.counted, lambda: _bring_table(call))


async def _bring_table(call: Call) -> Brought:
    """Read, check and keep a table: in slices, for its log may be as long as logs can be."""
    host, who, slices = call.host, call.who(), Slices(rest=_REST)
    try:
        archived = _read_table(call)
    finally:
        await slices.pause()
    origin = _origin(archived)
    id_ = keyed_id(who, f"{IMPORT} {origin}")
    for known in (origin, id_):
        row = await host.store.row(known)
        if row is not None and who.guest in row.people:
            return Brought(known, known=True)
    most = host.documents.limit(IMPORT).number
    if len(await host.store.documents(who.guest, IMPORT)) >= most:
        raise HostError("documents-full", most=most)
    log = await _own_log(archived, who, origin, _Names(host.reserved, who.name), slices)
    checked = await check_log(id_, log.lines, replace(who, name=log.name), host.now(), slices)
    networks = host.allowance.networks(call.caller)
    if checked.table.phase not in (Phase.FINISHED, Phase.CLOSED):
        await check_own_tables(call)
        await host.openers.check(networks, computers_only=checked.table.is_for_bots)
    cached = await host.hub.take_in(id_, [event for _, event in log.lines], checked.played, slices)
    host.openers.opened(cached, networks)
    await host.documents.change(who.guest, IMPORT, origin, lambda _before: b"", table=id_)
    return Brought(id_)


def _read_table(call: Call) -> ArchivedTable:
    """The table that was sent; its text is let go."""
    text, call.body = call.body, b""
    archived: ArchivedTable = read_piece(text, ArchivedTable)
    return archived


async def bring_document(call: Call) -> Brought:
    """Bring a document that was made elsewhere: a record, or learning progress."""
    call.needs_guest()
    await call.limit(Act.IMPORT)
    document: ArchivedDocument = read_piece(call.body, ArchivedDocument)
    content = document.content.encode()
    try:
        match document.kind:
            case "record":
                known = await call.host.store.document(call.guest_id, RECORD, document.id)
                if known is None or known.content != content:
                    call.body = document.content
                    await bring_record(call)
                return Brought(known=known is not None)
            case "lessons":
                await take_in_lessons(call, content)
            case "puzzles":
                await take_in_puzzles(call, content)
            case _:
                raise InvalidError("archive-broken")
    except msgspec.MsgspecError:
        raise InvalidError("archive-broken") from None
    return Brought()


def read_piece(text: bytes | str, kind: Any) -> Any:
    """A piece of an archive; `InvalidError` if it isn't one, or of a later format."""
    try:
        piece = reader(kind)(text)
    except msgspec.MsgspecError:
        piece = _read_form(text)
        if piece.form <= FORMAT:
            raise InvalidError("archive-broken") from None
    if piece.form > FORMAT:
        raise InvalidError("archive-newer")
    return piece


def _read_form(text: bytes | str) -> _Form:
    """What even a piece of a later form says of itself."""
    try:
        form: _Form = reader(_Form)(text)
    except msgspec.MsgspecError:
        raise InvalidError("archive-broken") from None
    return form


class _OwnLog(NamedTuple):
    """The log rewritten for its new owner, and the owner's name in it."""

    lines: list[tuple[int, Event]]
    name: str


class _Names:
    """The names of people in a log that comes here."""

    def __init__(self, reserved: ReservedNames, own: str) -> None:
        self._reserved: Final = reserved
        self._own: Final = own

    def own(self, name: str) -> str:
        """The name from the archive if it is allowed here, otherwise the guest's name here."""
        try:
            return name if clean(name, self._reserved) == name else self._own
        except Red7Error:
            return self._own

    def shared(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The names of the people who shared a device; refused if one of them is not allowed."""
        return clean_all(names, self._reserved)


def _origin(archived: ArchivedTable) -> str:
    """The id that a table had where it was first played."""
    created = _event(archived, 0) if archived.log else None
    if isinstance(created, events.Created):
        origin = created.imported or archived.id
        if len(created.names) <= created.settings.players and _is_id(origin):
            return origin
    raise InvalidError("archive-log", event=1)


def _event(archived: ArchivedTable, place: int) -> Event:
    text = bytes(archived.log[place][1])
    if len(text) > _LONGEST_EVENT:
        raise InvalidError("archive-log", event=place + 1)
    try:
        return decode_event(text)
    except (msgspec.MsgspecError, RecursionError):
        raise InvalidError("archive-broken") from None


async def _own_log(archived: ArchivedTable, who: Who, origin: str, names: _Names, slices: Slices) -> _OwnLog:
    """The log with this guest in place of the one who played it there; nobody else may be named in it."""
    name = who.name
    lines: list[tuple[int, Event]] = []
    for place, (at, _) in enumerate(archived.log):
        event = _event(archived, place)
        match event:
            case events.Created():
                if event.host != archived.guest:
                    raise InvalidError("archive-people")
                name = names.own(event.name)
                event = replace(
                    event,
                    host=who.guest,
                    name=name,
                    names=names.shared(event.names),
                    imported=origin,
                    origin=msgspec.UNSET,  # what it leads to has another id here
                )
            case events.Sat():
                if event.guest != archived.guest:
                    raise InvalidError("archive-people")
                event = replace(event, guest=who.guest, name=name)
            case _:
                pass
        lines.append((at, event))
        await slices.pause()
    return _OwnLog(lines, name)


def _is_id(text: str) -> bool:
    try:
        msgspec.convert(text, Id)
    except msgspec.ValidationError:
        return False
    return True


ENDPOINTS: Final = (
    Endpoint("POST", "/api/me/archive/tables", bring_table, body=bytes, gives=Brought, long_as=Act.IMPORT),
    Endpoint("POST", "/api/me/archive/documents", bring_document, body=str, gives=Brought),
)
