"""What the store keeps of a table besides its log: what is needed to find it, and the results there."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from red7.game.editions import Options
from red7.host.contracts.store import Result, Row
from red7.host.protocol.messages import encode
from red7.learn.statistics import PEOPLE, OwnMatch, RoundLine, round_lines
from red7.table.day import counts
from red7.table.deadlines import IDLE_FINISHED, IDLE_PLAYING, Due, due
from red7.table.log import erased
from red7.table.settings import Settings
from red7.table.table import Phase, Table


class ListedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat in a list. Only the store knows its guest, to be able to forget them."""

    kind: Literal["free", "person", "bot"]
    name: str
    guest: str = ""
    left: bool = False
    face: str = ""
    level: str = ""
    gave_up: bool = False  # the match


class Listing(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    phase: Phase
    settings: Settings
    seats: list[ListedSeat]
    matches: int  # that are over
    at: int
    round: int = 0  # in play, or 0
    turn: int | None = None  # the seat to move
    own: tuple[int, ...] = ()  # the seats of the guest who asked
    prepared: bool | UnsetType = UNSET  # it began with chosen cards
    day: str | UnsetType = UNSET  # whose deal it has
    imported: bool | UnsetType = UNSET  # it was brought from elsewhere


class MatchLine(msgspec.Struct, frozen=True):
    """A finished match of a guest."""

    table: str
    match: int
    seat: int
    won: bool
    points: int
    seats: list[ListedSeat]
    winners: list[int]
    settings: Settings
    at: int
    prepared: bool | UnsetType = UNSET  # it began with chosen cards, and counts for nothing
    day: str | UnsetType = UNSET  # whose deal it was
    imported: bool | UnsetType = UNSET  # it was brought from a device, where nobody else played it


class _StoredLine(MatchLine, frozen=True):
    """The line in the store, with what statistics need of the rounds; earlier versions kept none."""

    rounds: tuple[RoundLine, ...] = ()


def listing(row: Row, guest: str = "") -> Listing:
    """A row of the store as everybody, or this guest, may see it."""
    summary = msgspec.json.decode(row.summary, type=Listing)
    own = [number for number, seat in enumerate(summary.seats) if guest and seat.guest == guest]
    return replace(summary, seats=[replace(seat, guest="") for seat in summary.seats], own=tuple(own))


def match_line(line: Result) -> MatchLine:
    """A line of the store as its guest may see it."""
    summary = msgspec.json.decode(line.summary, type=MatchLine)
    return replace(summary, seats=[replace(seat, guest="") for seat in summary.seats])


def own_match(line: Result) -> OwnMatch | None:
    """A line of the store as statistics count it; None if it does not count.

    Matches do not count with chosen cards, with the deal of a day, or on a shared device.
    """
    summary = msgspec.json.decode(line.summary, type=_StoredLine)
    settings = summary.settings
    if summary.prepared or summary.day or settings.device:
        return None
    others = [seat for number, seat in enumerate(summary.seats) if number != line.seat]
    return OwnMatch(
        table=line.table,
        match=line.match,
        at=line.at,
        seat=line.seat,
        won=line.won,
        players=settings.players,
        options=str(Options.parse(settings.options)),
        opponents=tuple([_opponent(seat) for seat in others if seat.kind != "free"]),
        rounds=summary.rounds,
    )


def _opponent(seat: ListedSeat) -> str:
    # Bots of older tables have their level as a name.
    return PEOPLE if seat.kind == "person" else seat.level or seat.name


def is_taking_part(row: Row, guest: str) -> bool:
    """Whether a guest still plays at a table: it is not over, and they have not left all their seats."""
    summary = msgspec.json.decode(row.summary, type=Listing)
    over = summary.phase in (Phase.FINISHED, Phase.CLOSED)
    own = [seat for seat in summary.seats if seat.guest == guest]
    return not over and (not own or any(not seat.left for seat in own))


def forgotten(stored: bytes, guest: str) -> bytes:
    """A stored event, listing or line without a guest's id and name."""
    document: dict[str, Any] = msgspec.json.decode(stored)
    if "type" in document:
        return erased(stored, guest)
    for seat in document["seats"]:
        if seat.get("guest") == guest:
            seat["guest"] = seat["name"] = ""
    return encode(document)


def row_of(id_: str, code: str, table: Table) -> Row:
    """The row of a table as it stands."""
    waiting = due(table)
    seated = [seat.guest for seat in table.seats]
    open_ = table.phase is not Phase.CLOSED
    listing = Listing(
        id_,
        table.phase,
        table.settings,
        _seats(table),
        len(table.played),
        table.last_at,
        table.place[1],
        table.mover,
        prepared=table.prepared is not None or UNSET,
        day=table.day.date if table.day else UNSET,
        imported=bool(table.imported) or UNSET,
    )
    return Row(
        id=id_,
        code=code,
        listed=table.settings.listed and open_ and not table.invitation,
        phase=table.phase.value,
        summary=encode(listing),
        people=tuple(dict.fromkeys(guest for guest in (table.host, *seated) if guest)),
        due_at=_due_at(waiting, table.last_at),
        touched=table.last_at,
        version=table.version,
    )


def is_idle(row: Row) -> bool:
    """Whether an open table only waits to be closed, with no clock running."""
    if row.due_at is None or row.due_at - row.touched not in (IDLE_PLAYING, IDLE_FINISHED):
        return False
    return msgspec.json.decode(row.summary, type=Listing).settings.pace.seconds is None


def _due_at(waiting: Due | None, last_at: int) -> int | None:
    """When to look at a table; only a bot's turn is due at the time of the event before it."""
    if waiting is None:
        return None
    return waiting.at + 1 if waiting.at == last_at and waiting.command is not None else waiting.at


def played_by(id_: str, before: Table, after: Table, at: int) -> list[Result]:
    """A line for each person in a match that has just ended; in an abandoned match, for those who gave up."""
    match = after.match
    over, abandoned = after.phase is Phase.FINISHED, after.phase is Phase.CLOSED
    if not before.is_match_on or not (over or abandoned) or match is None:
        return []
    number, seats, winners = after.match_number, _seats(after), list(after.winners)
    rounds = round_lines(match.played)
    lines: list[Result] = []
    for seat, owner in enumerate(after.seats):
        if owner.guest and (over or owner.gave_up):
            won = seat in winners and not owner.gave_up
            points = match.points[seat] if match.options.scoring else 0
            day = after.day.date if after.day else UNSET
            # After the try at the deal of a day, its cards are known.
            known = after.day is not None and not counts(after.day, number)
            prepared = after.prepared is not None or known or UNSET
            imported = bool(after.imported) or UNSET
            settings = after.settings
            line = _StoredLine(
                id_, number, seat, won, points, seats, winners, settings, at, prepared, day, imported, rounds
            )
            lines.append(Result(id_, number, owner.guest, seat, won, points, encode(line), at))
    return lines


def _seats(table: Table) -> list[ListedSeat]:
    return [
        ListedSeat(
            "free" if seat.is_free else "bot" if seat.level else "person",
            seat.name,
            seat.guest or "",
            seat.left,
            seat.face,
            seat.level or "",
            seat.gave_up,
        )
        for seat in table.seats
    ]
