"""What comes of a command: the events it leads to, or the reason why not. Nothing is changed here."""

from collections.abc import Callable, Collection, Sequence

import msgspec
from msgspec import UNSET

from red7.game.draft import read_turn
from red7.game.errors import IllegalError, InvalidError
from red7.game.seeds import HEX_DIGITS, SEED_BYTES, Contribution, SharedSeed
from red7.game.start import Start
from red7.table import commands, events
from red7.table.characters import cast, character, face
from red7.table.commands import Command, SystemCommand
from red7.table.deadlines import due
from red7.table.errors import SeatError, TableError
from red7.table.events import Event
from red7.table.settings import Settings, check, check_level, check_start
from red7.table.table import Phase, Seat, Table

Secret = Callable[[], bytes]
"""Gives 32 new secret bytes each time it is called."""


class Who(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks: a guest with a name, or the server itself. No guest has the empty id.

    `misses` are the seats whose people have been away for so long that whoever asks need not wait for them.
    """

    guest: str = ""
    name: str = ""
    system: bool = False
    misses: frozenset[int] = frozenset()


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """Who is to sit where, each by seat, empty for what nobody cares about.

    Names are only for people who share a device; characters are wishes.
    """

    names: Sequence[str] = ()
    faces: Sequence[str] = ()
    characters: Sequence[str] = ()


def create(
    who: Who,
    settings: Settings,
    levels: Collection[str],
    company: Company = Company(),
    invitation: str = "",
    start: Start | None = None,
) -> list[Event]:
    """The first events of a table: it is open, and its host has the first seat that no bot has.

    `invitation` is a key that nobody can guess, for a table that needs one. With a `start` its matches begin
    there instead of with a shuffle, and nobody but the host can play at it.
    """
    check(settings, levels)
    if start is not None:
        check_start(settings, start)
    faces = tuple([face(wish) for wish in company.faces])
    characters = cast(settings.bots, company.characters, (who.name, *company.names)) or UNSET
    if settings.device:
        names = tuple(company.names)
        return [
            events.Created(
                settings=settings,
                host=who.guest,
                name=who.name,
                names=names,
                faces=faces or UNSET,
                characters=characters,
                start=UNSET if start is None else str(start),
            )
        ]
    created = events.Created(
        settings=settings,
        host=who.guest,
        name=who.name,
        characters=characters,
        invitation=invitation if settings.invited else UNSET,
        start=UNSET if start is None else str(start),
    )
    free = [seat for seat in range(settings.players) if settings.bot_on(seat) is None]
    if not free:
        return [created]
    own = faces[free[0]] if free[0] < len(faces) else ""
    return [created, events.Sat(seat=free[0], guest=who.guest, name=who.name, face=own or UNSET)]


def decide(
    table: Table,
    who: Who,
    command: Command | SystemCommand,
    now: int,
    secret: Secret,
    levels: Collection[str],
) -> list[Event]:
    """The events that a command leads to; a `Red7Error` says why not.

    `levels` are the bots there are.
    """
    if table.phase is Phase.CLOSED:
        raise SeatError("table-closed")
    if isinstance(command, SystemCommand):
        if not who.system:
            raise TableError("table-system")
        return _by_itself(table, command, now, secret)
    match command:
        case commands.Play():
            _own_seat_here(table, who, command.seat)
            return _play(table, command)
        case (
            commands.Sit()
            | commands.SeatBot()
            | commands.Remove()
            | commands.Start()
            | commands.ChangeSettings()
        ):
            return _before_start(table, who, command, secret, levels)
        case commands.Commit() | commands.Reveal():
            return _gather(table, who, command)
        case commands.Leave():
            return _leave(table, who, command, secret)
        case commands.ComeBack():
            seat = _own_seat(table, who, command.seat)
            if seat.is_here or seat.back:
                raise TableError("table-here", seat=command.seat)
            if seat.gave_up and table.phase is not Phase.FINISHED:
                raise TableError("table-gave-up")
            return [events.CameBack(seat=command.seat)]
        case commands.StandIn():
            return _stand_in(table, who, command, levels)
        case commands.Close():
            _check_host(table, who)
            if table.is_match_on and _rivals(table, who):
                raise TableError("table-others-play")
            return [events.Closed(reason="host")]
        case commands.NextRound():
            _check_at_table(table, who)
            return _next_round(table, who)
        case commands.Hold():
            return _hold(table, who, command, now)
        case commands.Rematch():
            return _rematch(table, who, command, secret)
        case commands.Help():
            return _help(table, who, command)


# Before the start


def _before_start(
    table: Table,
    who: Who,
    command: commands.Sit | commands.SeatBot | commands.Remove | commands.Start | commands.ChangeSettings,
    secret: Secret,
    levels: Collection[str],
) -> list[Event]:
    if table.phase is not Phase.WAITING:
        raise SeatError("table-started")
    if isinstance(command, commands.Sit):
        return _sit(table, who, command, secret)
    _check_host(table, who)
    match command:
        case commands.SeatBot():
            check_level(command.level, levels)
            _check_free(table, command.seat)
            taken = {seat.name.casefold() for seat in table.seats}
            name = character(command.level, taken, command.character)
            return [events.BotSat(seat=command.seat, level=command.level, character=name or UNSET)]
        case commands.Remove():
            if _seat(table, command.seat).is_free:
                raise TableError("table-seat-free", seat=command.seat)
            return [events.Removed(seat=command.seat), *_host_passes(table, [command.seat])]
        case commands.Start():
            return _start_match(table, secret)
        case commands.ChangeSettings():
            return _change_settings(table, command, levels)


def _change_settings(table: Table, command: commands.ChangeSettings, levels: Collection[str]) -> list[Event]:
    """Other rules for a table that its host has set up, as long as nothing was played by those it has."""
    if table.match_number or table.start or table.settings.quick or table.settings.device:
        raise TableError("table-rules-stay")
    wishes = {name: wish for name, wish in msgspec.structs.asdict(command).items() if wish is not None}
    settings = msgspec.structs.replace(table.settings, **wishes)
    settings = msgspec.structs.replace(settings, bots=settings.bots[: max(0, settings.players)])
    check(settings, levels)
    taken = sum(not seat.is_free for seat in table.seats)
    if settings.players < taken:
        raise TableError("table-seats-taken", found=settings.players, least=taken)
    if settings == table.settings:
        raise TableError("table-no-change")
    return [events.SettingsChanged(settings=settings)]


def _start_match(table: Table, secret: Secret) -> list[Event]:
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if free:
        raise TableError("table-seats-empty", seat=free[0])
    return _start(table, bool(table.here()), secret)


def _sit(table: Table, who: Who, command: commands.Sit, secret: Secret) -> list[Event]:
    if not who.guest:
        raise TableError("table-no-guest")
    if who.guest in table.removed:
        raise SeatError("table-removed")
    if table.start is not None and who.guest != table.host:
        raise SeatError("table-prepared")
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
    _check_free(table, wanted)
    before = own[0] if own else None
    looks = face(command.face) or (table.seats[own[0]].face if own else "")
    sat = events.Sat(seat=wanted, guest=who.guest, name=who.name, before=before, face=looks or UNSET)
    # A host who had their data deleted has left the table to the next one who comes.
    seated: list[Event] = [sat] if table.host else [sat, events.Hosted(seat=wanted)]
    if table.settings.quick and not own and sum(seat.is_free for seat in table.seats) == 1:
        seated += _start(table, True, secret)  # strangers wait for no host
    return seated


def _change_face(seat: Seat, number: int, who: Who, looks: str) -> Event:
    """Somebody who has this seat already looks different from now on."""
    if looks == seat.face:
        raise TableError("table-seated")
    return events.Sat(seat=number, guest=who.guest, name=seat.name, face=looks or UNSET)


def _start(table: Table, with_people: bool, secret: Secret) -> list[Event]:
    """A match begins; where nobody is to be asked for a secret, or nothing is dealt, it does so at once."""
    started = events.Started(match=secret()[:16].hex(), secret=secret().hex())
    asks = with_people and table.start is None
    return [started] if asks else [started, events.Dealt()]


def _gather(table: Table, who: Who, command: commands.Commit | commands.Reveal) -> list[Event]:
    """Take a commitment or a secret, and go on when it was the last one that is waited for."""
    _own_seat_here(table, who, command.seat)
    if table.phase is not Phase.DEALING or table.seed is None:
        raise TableError("table-not-dealing")
    if isinstance(command, commands.Commit):
        if table.revealing:
            raise IllegalError("deal-commit-late", seat=command.seat)
        seed = table.seed.commit(command.seat, _bytes("commitment", command.commitment))
        event: Event = events.Committed(seat=command.seat, commitment=command.commitment)
    else:
        if not table.revealing:
            raise TableError("table-reveal-early", seat=command.seat)
        seed = table.seed.reveal(command.seat, _bytes("secret", command.secret))
        event = events.Revealed(seat=command.seat, secret=command.secret)
    return [event, *_deal_on(seed, table.revealing, table.here())]


def _deal_on(seed: SharedSeed, revealing: bool, here: Collection[int]) -> list[Event]:
    """What follows in dealing once nobody who is here is waited for; nothing before that."""
    if revealing:
        return [] if set(seed.missing()) & set(here) else [events.Dealt()]
    if any(seed.seats[seat].commitment is None for seat in here):
        return []
    return _without_more_commitments(seed)


def _without_more_commitments(seed: SharedSeed) -> list[Event]:
    nobody_promised = all(part == Contribution() for part in seed.seats)
    return [events.Dealt() if nobody_promised else events.CommitsClosed()]


# In the match


def _play(table: Table, command: commands.Play | commands.BotPlay) -> list[Event]:
    match = table.match
    if table.phase is not Phase.PLAYING or match is None:
        raise TableError("table-not-playing")
    if match.round.turn != command.seat:
        raise TableError("table-not-your-turn", seat=match.round.turn)
    turn = read_turn(match.round, command.text, whole=command.whole)
    return [events.Played.of(match.round, turn, whole=command.whole)]


def _next_round(table: Table, who: Who) -> list[Event]:
    if table.phase is not Phase.BETWEEN:
        raise TableError("table-not-between")
    for seat in table.held:
        if table.seats[seat].guest != who.guest:
            raise TableError("table-held", seat=seat)
    return [events.NextDealt()]


def _hold(table: Table, who: Who, command: commands.Hold, now: int) -> list[Event]:
    _own_seat_here(table, who, command.seat)
    if table.phase not in (Phase.BETWEEN, Phase.FINISHED):
        raise TableError("table-not-between")
    if not command.on and command.seat in table.held:
        return [events.Released(seat=command.seat)]
    over = now >= table.holds.get(command.seat, now + 1)
    if not command.on or command.seat in table.held or over:
        raise TableError("table-no-hold", seat=command.seat)
    return [events.Held(seat=command.seat)]


def _help(table: Table, who: Who, command: commands.Help) -> list[Event]:
    _own_seat_here(table, who, command.seat)
    if table.phase not in (Phase.PLAYING, Phase.BETWEEN):
        raise TableError("table-not-playing")
    # People who share a device are rivals all the same.
    rivals = [
        seat
        for number, seat in enumerate(table.seats)
        if seat.guest is not None
        and number != command.seat
        and (table.settings.device or seat.guest != who.guest)
    ]
    if rivals and not table.settings.help:
        raise TableError("table-no-help")
    return [events.Helped(seat=command.seat)]


def _rematch(table: Table, who: Who, command: commands.Rematch, secret: Secret) -> list[Event]:
    _own_seat_here(table, who, command.seat)
    if table.phase is not Phase.FINISHED:
        raise TableError("table-not-finished")
    if command.seat in table.asked:
        raise TableError("table-asked", seat=command.seat)
    # Who has several seats asks for all of them.
    own = [seat for seat in table.seats_of(who.guest) if table.seats[seat].is_here]
    asked: list[Event] = [events.Asked(seat=seat) for seat in own]
    return asked + _rematch_if_all(table, {*table.asked, *own}, table.here(), secret)


def _rematch_if_all(table: Table, asked: set[int], here: Sequence[int], secret: Secret) -> list[Event]:
    """Another match, if all who are here have asked for it."""
    return _rematch_on(table, asked, here, secret) if here and asked.issuperset(here) else []


def _rematch_on(table: Table, asked: set[int], here: Sequence[int], secret: Secret) -> list[Event]:
    """Another match for those who are here; it starts once all of them have asked and no seat is free."""
    following: list[Event] = [events.Rematched()]
    host = table.seats_of(table.host)
    if (host or not table.host) and not set(host) & set(here):
        following.append(events.Hosted(seat=(here[0] + 1) % len(table.seats)))
    if all(seat.level or number in asked for number, seat in enumerate(table.seats)):
        following += _start(table, True, secret)
    return following


# Coming and going


def _leave(table: Table, who: Who, command: commands.Leave, secret: Secret) -> list[Event]:
    if command.seat is None:
        own = [seat for seat in table.seats_of(who.guest) if table.seats[seat].is_here]
        if not own:
            raise TableError("table-no-seat")
    else:
        _own_seat_here(table, who, command.seat)
        own = [command.seat]
    left: list[Event] = []
    gives_up = table.is_match_on and bool(_rivals(table, who))
    for seat in own:
        left.append(
            events.Stood(seat=seat)
            if table.phase is Phase.WAITING
            else events.Left(seat=seat, gives_up=gives_up or UNSET)
        )
    if gives_up and len(table.seats) > 2:
        left += [events.StoodIn(seat=seat, level=table.settings.pace.level) for seat in own]
    here = [seat for seat in table.here() if seat not in own]
    if not here and not _others(table, who):
        left.append(events.Closed(reason="left"))
    elif table.phase is Phase.WAITING:
        left += _host_passes(table, own)
    elif table.phase is Phase.DEALING and table.seed is not None:
        left += _deal_on(table.seed, table.revealing, here)
    elif table.phase is Phase.FINISHED:
        left += _rematch_if_all(table, set(table.asked), here, secret)
    return left


def _rivals(table: Table, who: Who) -> set[str]:
    """All other people who have a seat, maybe one they have left, and have not given up."""
    return {seat.guest or "" for seat in table.seats if not seat.gave_up} - {who.guest, ""}


def _others(table: Table, who: Who) -> set[str]:
    """Everybody else whose table this is: they have a seat and have not given up, or are a host without."""
    host = set() if table.seats_of(table.host) else {table.host}
    return _rivals(table, who) | host - {who.guest, ""}


def _host_passes(table: Table, freed: Collection[int]) -> list[Event]:
    """Before the start, a host who gives up the last seat it had leaves the table to somebody who stays."""
    host = set(table.seats_of(table.host))
    others = [seat for seat in table.here() if seat not in host]
    return [events.Hosted(seat=others[0])] if host and host <= set(freed) and others else []


def _stand_in(table: Table, who: Who, command: commands.StandIn, levels: Collection[str]) -> list[Event]:
    _check_at_table(table, who)
    check_level(command.level, levels)
    seat = _seat(table, command.seat)
    if table.phase not in (Phase.DEALING, Phase.PLAYING, Phase.BETWEEN):
        raise TableError("table-not-playing")
    if seat.guest is None or seat.stand_in is not None:
        raise TableError("table-bot-there", seat=command.seat)
    # A clock waits for nobody: where there is one, it says how long the others wait.
    missed = command.seat in who.misses and table.settings.pace.seconds is None
    if not seat.is_replaceable and not missed:
        raise TableError("table-here", seat=command.seat)
    return [events.StoodIn(seat=command.seat, level=command.level)]


# What happens by itself


def _by_itself(table: Table, command: SystemCommand, now: int, secret: Secret) -> list[Event]:
    if isinstance(command, commands.Extend):
        has_time = table.deadline is not None or table.phase is Phase.WAITING
        return [events.Extended(ms=command.ms)] if has_time and command.ms > 0 else []
    if isinstance(command, commands.BotPlay):
        if table.phase is Phase.PLAYING and (table.bot_to_move or (-1,))[0] != command.seat:
            raise TableError("table-no-bot", seat=command.seat)
        return _play(table, command)
    if isinstance(command, commands.End):
        return [events.Closed(reason="operator")]
    waiting = due(table)
    if waiting is None or waiting.command != command or waiting.at > now:
        raise TableError("table-early")
    match command:
        case commands.AutoDeal():
            assert table.seed is not None
            return [events.Dealt()] if table.revealing else _without_more_commitments(table.seed)
        case commands.TimeUp():
            return _time_up(table)
        case commands.AutoNextRound():
            return [events.NextDealt()]
        case commands.RematchOn():
            stay = [seat for seat in table.here() if seat in table.asked or seat in table.held]
            left: list[Event] = [events.Left(seat=seat) for seat in table.here() if seat not in stay]
            return left + _rematch_on(table, set(table.asked), stay, secret)
        case commands.Expire():
            return [events.Closed(reason="expired")]


def _time_up(table: Table) -> list[Event]:
    mover = table.mover
    assert mover is not None
    assert table.match is not None
    timed_out = events.TimedOut(seat=mover)
    if table.settings.pace.timeout == "bot":
        return [timed_out, events.StoodIn(seat=mover, level=table.settings.pace.level)]
    # A turn in progress stands after a 3, and there it may always end.
    text = "." if table.match.turn_in_progress else "out"
    return [timed_out, events.Played(seat=mover, text=text, shown=text, whole=True)]


# Who may


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise InvalidError("position-seat", found=number, last=len(table.seats) - 1)
    return table.seats[number]


def _own_seat(table: Table, who: Who, number: int) -> Seat:
    seat = _seat(table, number)
    if not who.guest or seat.guest != who.guest:
        raise TableError("table-not-your-seat", seat=number)
    return seat


def _own_seat_here(table: Table, who: Who, number: int) -> Seat:
    seat = _own_seat(table, who, number)
    if not seat.is_here:
        raise TableError("table-away", seat=number)
    return seat


def _check_free(table: Table, number: int) -> None:
    if not _seat(table, number).is_free:
        raise SeatError("table-seat-taken", seat=number)


def _check_host(table: Table, who: Who) -> None:
    if not who.guest or who.guest != table.host:
        raise TableError("table-not-host")


def _check_at_table(table: Table, who: Who) -> None:
    """The host may do what anyone at the table may, also without a seat."""
    here = [seat for seat in table.seats_of(who.guest) if table.seats[seat].is_here]
    if not here and (not who.guest or who.guest != table.host):
        raise TableError("table-no-seat")


def _bytes(field: str, text: str) -> bytes:
    if len(text) != 2 * SEED_BYTES or not HEX_DIGITS.issuperset(text):
        raise InvalidError("deal-hex", field=field, digits=2 * SEED_BYTES, found=text[:80])
    return bytes.fromhex(text)
