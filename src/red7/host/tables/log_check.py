"""Checks a log from elsewhere, event by event: each must be what this table would have decided.

So nothing is let in that could not have happened here: every command that an event can come from is decided
again, on the table as it stood, and has to lead to exactly what the log says.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import accumulate
from typing import Final, NamedTuple

from msgspec.structs import asdict, replace

from red7.ai.bots import LEVELS
from red7.game.errors import InvalidError, Red7Error
from red7.game.moves import STOP
from red7.game.seeds import HEX_DIGITS, SEED_BYTES
from red7.game.start import Start
from red7.game.turns import Turn
from red7.host.contracts.store import Result
from red7.host.slices import Slices
from red7.host.tables.summaries import played_by
from red7.table import commands, events
from red7.table.commands import Command, SystemCommand
from red7.table.deadlines import due
from red7.table.decide import decide
from red7.table.decisions.asker import Who
from red7.table.decisions.creation import SeatWishes, create
from red7.table.events import Event
from red7.table.state import put_away
from red7.table.table import Table

Log = Sequence[tuple[int, Event]]
"""Events with their times."""

_MOST_OF_ONE: Final = 24  # events that one command can lead to
_ID_BYTES: Final = 16  # of the id of a match
_LATEST: Final = 10**14  # milliseconds since the epoch: no real clock shows such a time
_LONGEST: Final = 10 * 365 * 86_400_000  # milliseconds that a server can have been down
_SYSTEM: Final = Who(system=True)
_SETTINGS: Final = frozenset(commands.ChangeSettings.__struct_fields__) - {"without"}


class CheckedLog(NamedTuple):
    """The table that a log leads to, and the results of its matches."""

    table: Table
    played: list[Result]


async def check_log(id_: str, log: Log, who: Who, now: int, slices: Slices) -> CheckedLog:
    """Check the log of a table where only this person has played; `InvalidError` says what is wrong.

    The results are for a table of this id; none lies in the future, even if the other clock was fast.
    """
    # If a device's clock was put back, an event may be older than the one before it.
    times = accumulate((at for at, _ in log), max)
    log = [(at, event) for at, (_, event) in zip(times, log, strict=True)]
    table, played, done = Table(), list[Result](), 0
    while done < len(log):
        at = log[done][0]
        if not 0 <= at <= _LATEST:
            raise _wrong(done)
        count = _decided(table, log, done, who)
        before = table.copy()
        for _, event in log[done : done + count]:
            table.apply(event, at)
            put_away(table)
        played += played_by(id_, before, table, min(at, now))
        done += count
        await slices.pause()
    return CheckedLog(table, played)


def _wrong(place: int) -> InvalidError:
    return InvalidError("archive-log", event=place + 1)


def _decided(table: Table, log: Log, done: int, who: Who) -> int:
    """How many of the next events come from one command; `InvalidError` if no command leads to them."""
    at = log[done][0]
    following = [event for time, event in log[done : done + _MOST_OF_ONE] if time == at]
    with suppress(InvalidError):  # not a turn, so not this command
        for make in _makers(table, following, who, at):
            try:
                made = make()
            except Red7Error:
                continue
            if made and made == following[: len(made)]:
                return len(made)
    raise _wrong(done)


def _makers(
    table: Table, following: Sequence[Event], who: Who, at: int
) -> Iterator[Callable[[], list[Event]]]:
    """The decisions that can have made the next events."""
    first = following[0]
    if not table.version:
        if isinstance(first, events.Created):
            yield partial(_created, first, who)
        return
    here = Who(guest=who.guest, name=who.name, misses=frozenset(range(len(table.seats))))
    for by_itself, command in _commands(table, first, at):
        yield partial(_made, table, _SYSTEM if by_itself else here, command, at, following)


def _made(
    table: Table, who: Who, command: Command | SystemCommand, at: int, following: Sequence[Event]
) -> list[Event]:
    return decide(table, who, command, at, _secrets(following), LEVELS)


def _created(event: events.Created, who: Who) -> list[Event]:
    settings = event.settings
    if settings.listed or settings.quick or settings.invited or event.day:
        raise InvalidError("archive-people")
    company = SeatWishes(names=event.names, faces=event.faces or (), characters=event.characters or ())
    start = Start.parse(event.start) if event.start else None
    created, *others = create(who, settings, LEVELS, company, start=start, once=event.once is True)
    return [replace(created, imported=event.imported), *others]


def _secrets(following: Sequence[Event]) -> Callable[[], bytes]:
    """The secrets of the match that begins with these events, in the order of use."""
    started = next((event for event in following if isinstance(event, events.Started)), None)
    if started is None:
        return bytes
    texts = [started.match, started.secret]
    lengths = (_ID_BYTES, SEED_BYTES)
    for text, length in zip(texts, lengths, strict=True):
        if len(text) != 2 * length or not HEX_DIGITS.issuperset(text):
            raise InvalidError("deal-hex", field="secret", digits=2 * length, found=text[:80])
    secrets = iter([bytes.fromhex(text) for text in texts])
    return lambda: next(secrets, b"")


def _commands(table: Table, event: Event, at: int) -> Iterator[tuple[bool, Command | SystemCommand]]:
    """The commands that an event can come from, and whether only the host itself gives them."""
    own = _own_command(event)
    if own is not None:
        yield False, own
    match event:
        case events.Left() | events.Stood():
            yield False, commands.Leave()
        case events.Played() if table.bot_to_move is not None:
            yield True, commands.BotPlay(seat=event.seat, text=_as_sent(event), whole=event.whole)
        case events.Extended() if event.ms <= _LONGEST:
            yield True, commands.Extend(ms=event.ms)
        case _:
            pass
    waiting = due(table)
    if waiting is not None and waiting.command is not None and waiting.at <= at:
        yield True, waiting.command


def _as_sent(event: events.Played) -> str:
    """The text of a turn as its player sent it, without the cards drawn."""
    turn = Turn.parse(event.text)
    moves = [str(move) for move in turn.moves if move is not STOP]
    return " ".join(moves) if turn.code else event.text


def _own_command(event: Event) -> Command | None:
    """The person's command that an event comes from, if there is one."""
    match event:
        case events.Played():
            return commands.Play(seat=event.seat, text=_as_sent(event), whole=event.whole)
        case events.Committed():
            return commands.Commit(seat=event.seat, commitment=event.commitment)
        case events.Revealed():
            return commands.Reveal(seat=event.seat, secret=event.secret)
        case events.Sat():
            return commands.Sit(seat=event.seat, face=event.face or "")
        case events.BotSat():
            return commands.SeatBot(seat=event.seat, level=event.level, character=event.character or "")
        case events.Removed():
            return commands.Remove(seat=event.seat)
        case events.SettingsChanged():
            without = event.without if isinstance(event.without, int) else None
            chosen = {name: wish for name, wish in asdict(event.settings).items() if name in _SETTINGS}
            return commands.ChangeSettings(**chosen, without=without)
        case events.Started():
            return commands.StartMatch()
        case events.NextDealt():
            return commands.NextRound()
        case events.Held() | events.Released():
            return commands.Hold(seat=event.seat, on=isinstance(event, events.Held))
        case events.Left() | events.Stood():
            return commands.Leave(seat=event.seat)
        case events.CameBack():
            return commands.ComeBack(seat=event.seat)
        case events.StoodIn():
            return commands.StandIn(seat=event.seat, level=event.level)
        case events.Helped():
            return commands.Help(seat=event.seat)
        case events.Asked():
            return commands.Rematch(seat=event.seat)
        case events.Closed():
            return commands.Close()
        case _:
            return None
