"""What has happened at a table, as a viewer may see it: events, turns, and the record of a past match."""

from typing import Final, get_args

from red7.game.record.record import Record
from red7.table import events
from red7.table.errors import TableError
from red7.table.events import Event
from red7.table.table import Table
from red7.table.views.view import View

_TAGS: Final = {kind: kind.__struct_config__.tag for kind in get_args(Event)}


class SeenTurn(View, frozen=True, kw_only=True, omit_defaults=True):
    """A turn of the match in play, as its viewer may see it."""

    round: int
    seat: int
    text: str
    whole: bool
    out: tuple[int, ...]  # the seats that went out with it
    stand_in: bool = False  # a computer player played it for its person


class SeenEvent(View, frozen=True, kw_only=True, omit_defaults=True):
    """An event, as its viewer may see it."""

    type: str
    seat: int | None = None
    name: str = ""
    level: str = ""
    text: str = ""
    whole: bool = True
    out: tuple[int, ...] = ()  # the seats that went out with a turn
    stand_in: bool = False  # a computer player played it for its person
    match: str = ""
    proof: str = ""  # a commitment, or a player's secret
    reason: str = ""
    ms: int = 0


def public_event(table: Table, event: Event, viewer: int | None) -> SeenEvent:
    """An event as a seat (None: anybody else) may see it; `table` is the table after it."""
    kind = _TAGS[type(event)]
    match event:
        case events.Played():
            text = event.text if viewer == event.seat else event.shown
            turn = table.turns[-1]
            return SeenEvent(
                type=kind,
                seat=event.seat,
                text=text,
                whole=event.whole,
                out=turn.out,
                stand_in=turn.stand_in,
            )
        case events.Created():
            return SeenEvent(type=kind, name=event.name)
        case events.Sat():
            return SeenEvent(type=kind, seat=event.seat, name=event.name)
        case events.BotSat():
            return SeenEvent(type=kind, seat=event.seat, level=event.level, name=event.character or "")
        case events.Left():
            return SeenEvent(type=kind, seat=event.seat, reason="gave-up" if event.gives_up else "")
        case events.StoodIn():
            return SeenEvent(type=kind, seat=event.seat, level=event.level)
        case events.Started():
            proof = "" if table.seed is None else table.seed.server_commitment.hex()
            return SeenEvent(type=kind, match=event.match, proof=proof)
        case events.Committed():
            return SeenEvent(type=kind, seat=event.seat, proof=event.commitment)
        case events.Revealed():
            return SeenEvent(type=kind, seat=event.seat, proof=event.secret)
        case events.Closed():
            return SeenEvent(type=kind, reason=event.reason)
        case events.Extended():
            return SeenEvent(type=kind, ms=event.ms)
        case _:
            return SeenEvent(type=kind, seat=getattr(event, "seat", None))


def history(table: Table, viewer: int | None) -> list[SeenTurn]:
    """The turns of the match in play, as a seat (None: anybody else) may see them."""
    open_ = table.open_cards
    return [
        SeenTurn(
            round=turn.round,
            seat=turn.seat,
            text=turn.text if open_ or turn.seat == viewer else turn.shown,
            whole=turn.whole,
            out=turn.out,
            stand_in=turn.stand_in,
        )
        for turn in table.turns
    ]


def record(table: Table, number: int | None = None) -> Record:
    """The record of a finished or abandoned match by its number, or of the latest one."""
    wanted = table.match_number if number is None else number
    played = table.played.get(wanted)
    if played is None:
        raise TableError("table-no-record", found=wanted)
    return Record.of(played.match, played.names, abandoned=True)
