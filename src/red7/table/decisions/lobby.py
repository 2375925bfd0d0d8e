"""Before the first match: people sit down, the host chooses rules and computer players, and starts."""

from collections.abc import Collection

import msgspec
from msgspec import UNSET

from red7.table import commands, events
from red7.table.characters import character, face
from red7.table.decisions.asker import Who, check_free, check_host, rivals, seat_of
from red7.table.decisions.deal import Secret, start
from red7.table.errors import SeatError, TableError
from red7.table.events import Event
from red7.table.seat import Seat
from red7.table.settings import check, check_level
from red7.table.table import RULES_WAIT, Phase, Table

LobbyCommand = (
    commands.Sit | commands.SeatBot | commands.Remove | commands.StartMatch | commands.ChangeSettings
)


def before_start(
    table: Table,
    who: Who,
    command: LobbyCommand,
    now: int,
    secret: Secret,
    levels: Collection[str],
) -> list[Event]:
    """The events of a command that is allowed only before a match."""
    if table.phase is not Phase.WAITING:
        raise SeatError("table-started")
    if isinstance(command, commands.Sit):
        return _sit(table, who, command, secret)
    check_host(table, who)
    if table.day is not None and not isinstance(command, commands.StartMatch):
        raise TableError("table-rules-stay")
    match command:
        case commands.SeatBot():
            check_level(command.level, levels)
            check_free(table, command.seat)
            taken = {seat.name.casefold() for seat in table.seats}
            name = character(command.level, taken, command.character)
            return [events.BotSat(seat=command.seat, level=command.level, character=name or UNSET)]
        case commands.Remove():
            if seat_of(table, command.seat).is_free:
                raise TableError("table-seat-free", seat=command.seat)
            return [events.Removed(seat=command.seat), *host_passes(table, [command.seat])]
        case commands.StartMatch():
            return _start_match(table, who, now, secret)
        case commands.ChangeSettings():
            return _change_settings(table, command, levels)


def _change_settings(table: Table, command: commands.ChangeSettings, levels: Collection[str]) -> list[Event]:
    """Change the rules of a table, as long as nothing has been played by them."""
    if table.match_number or table.start or table.settings.quick or table.settings.device:
        raise TableError("table-rules-stay")
    wishes = {name: wish for name, wish in msgspec.structs.asdict(command).items() if wish is not None}
    wishes.pop("without", None)
    if command.without is not None:
        check_free(table, command.without)
        wishes["players"] = len(table.seats) - 1
    settings = msgspec.structs.replace(table.settings, **wishes)
    settings = msgspec.structs.replace(settings, bots=settings.bots[: max(0, settings.players)])
    check(settings, levels)
    taken = sum(not seat.is_free for seat in table.seats)
    if settings.players < taken:
        raise TableError("table-seats-taken", found=settings.players, least=taken)
    if settings == table.settings:
        raise TableError("table-no-change")
    without = UNSET if command.without is None else command.without
    return [events.SettingsChanged(settings=settings, without=without)]


def _start_match(table: Table, who: Who, now: int, secret: Secret) -> list[Event]:
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if free:
        raise TableError("table-seats-empty", seat=free[0])
    if now < table.rules_at + RULES_WAIT and rivals(table, who):
        raise TableError("table-rules-new")
    return start(table, bool(table.here()), secret)


def _sit(table: Table, who: Who, command: commands.Sit, secret: Secret) -> list[Event]:
    if not who.guest:
        raise TableError("table-no-guest")
    if who.guest in table.removed:
        raise SeatError("table-removed")
    if table.start is not None and who.guest != table.host:
        raise SeatError("table-prepared")
    if table.imported and who.guest != table.host:
        raise SeatError("table-imported")
    wanted = command.seat
    own = table.seats_of(who.guest)
    if wanted is None:
        if own:
            raise TableError("table-seated")
        wanted = next((number for number, seat in enumerate(table.seats) if seat.is_free), None)
        if wanted is None:
            raise SeatError("table-full")
    if table.settings.device and who.guest != table.host:
        raise TableError("table-device")
    if wanted in own:
        return [_change_face(table.seats[wanted], wanted, who, face(command.face))]
    check_free(table, wanted)
    before = own[0] if own else None
    looks = face(command.face) or (table.seats[own[0]].face if own else "")
    sat = events.Sat(seat=wanted, guest=who.guest, name=who.name, before=before, face=looks or UNSET)
    # If the host had their data deleted, the next person to sit down becomes the host.
    seated: list[Event] = [sat] if table.host else [sat, events.Hosted(seat=wanted)]
    if table.settings.quick and not own and sum(seat.is_free for seat in table.seats) == 1:
        seated += start(table, True, secret)  # a quick match needs no host to start it
    return seated


def _change_face(seat: Seat, number: int, who: Who, looks: str) -> Event:
    """Somebody who already has this seat changes their face."""
    if looks == seat.face:
        raise TableError("table-seated")
    return events.Sat(seat=number, guest=who.guest, name=seat.name, face=looks or UNSET)


def host_passes(table: Table, freed: Collection[int]) -> list[Event]:
    """Before the start, a host who gives up their last seat leaves the table to somebody who stays."""
    host = set(table.seats_of(table.host))
    staying = [seat for seat in table.here() if seat not in host]
    return [events.Hosted(seat=staying[0])] if host and host <= set(freed) and staying else []
