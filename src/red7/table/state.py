"""A table between matches, to bytes and back: what its log leads to, without reading the log.

It holds all the secrets of the log. A finished match is kept as its seed and turns, and played through only
when somebody asks for it.
"""

from functools import cached_property
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from red7.game.errors import Red7Error
from red7.game.match import Match
from red7.game.seeds import SharedSeed
from red7.game.start import Start
from red7.game.turns import Turn
from red7.table.day import Day
from red7.table.match_played import MatchPlayed, SavedMatch, ShownTurn
from red7.table.seat import Seat
from red7.table.settings import Settings
from red7.table.table import Phase, Table

FORMAT: Final = 2
"""Raise it when the fold of a log or this form changes: a state with another number is not read."""


class TableState(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a table knows; `match` says whether it still shows the last match played."""

    version: int
    last_at: int
    settings: Settings
    host: str
    seats: list[Seat]
    removed: frozenset[str]
    invitation: str
    phase: Phase
    match: bool
    match_number: int
    seed: SharedSeed | None
    revealing: bool
    deadline: int | None
    round_until: int
    holds: dict[int, int]
    held: tuple[int, ...]
    late: bool
    turns: list[ShownTurn]
    asked: tuple[int, ...]
    played: dict[int, SavedMatch]
    end: str | None
    start: str | UnsetType = UNSET
    once: bool | UnsetType = UNSET
    rules_at: int | UnsetType = UNSET  # not needed once a match has been played
    origin: str | UnsetType = UNSET
    day: Day | UnsetType = UNSET
    imported: str | UnsetType = UNSET


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(TableState).decode


def can_save(table: Table) -> bool:
    """Whether a table is between matches, so that it can be saved."""
    return table.match is None or table.match_number in table.played


def save(table: Table) -> bytes:
    """A table between matches, as bytes."""
    fields = vars(table) | {
        "match": table.match is not None,
        "start": str(table.start) if table.start else UNSET,
        "once": table.once or UNSET,
        "rules_at": UNSET,
        "origin": table.origin or UNSET,
        "day": table.day or UNSET,
        "imported": table.imported or UNSET,
        "played": {number: played.saved for number, played in table.played.items()},
    }
    return _encode(TableState(**fields))


def load(state: bytes) -> Table:
    """The saved table; `msgspec.MsgspecError` or `Red7Error` if the bytes are not one."""
    saved = _decode(state)
    table = Table()
    vars(table).update(msgspec.structs.asdict(saved))
    table.start = Start.parse(saved.start) if saved.start else None
    table.once, table.rules_at = saved.once is True, 0
    table.origin = saved.origin or ""
    table.day = saved.day or None
    table.imported = saved.imported or ""
    table.played = {
        number: _LaterMatch(match, saved.settings, table.start_of(number))
        for number, match in saved.played.items()
    }
    table.match = table.played[saved.match_number].match if saved.match else None
    return table


def put_away(table: Table) -> None:
    """Keep only the saved form of the match before the last: all matches of a long log would fill memory.

    Call it after each event of such a log. Saving the table is then quick.
    """
    number = table.match_number - 1
    before = table.played.get(number)
    if before is not None and not isinstance(before, _LaterMatch):
        table.played[number] = _LaterMatch(before.saved, table.settings, table.start_of(number))


def is_state_of(state: bytes, table: Table) -> bool:
    """Whether this is the saved state of the table as it stands; False if it is no state at all."""
    try:
        return _decode(state) == _decode(save(table))
    except (msgspec.MsgspecError, Red7Error):
        return False


def guests_of(table: Table) -> tuple[str, ...]:
    """All guests named in the state of a table."""
    seated = {seat.guest for seat in table.seats if seat.guest}
    earlier = {guest for played in table.played.values() for guest in played.guests}
    return tuple(sorted({guest for guest in (table.host, *table.removed, *seated, *earlier) if guest}))


class _LaterMatch(MatchPlayed):
    """A match that is played through when it is first asked for."""

    def __init__(self, saved: SavedMatch, settings: Settings, start: Start | None) -> None:
        self.names, self.guests = saved.names, saved.guests
        self._saved: Final = saved
        self._settings: Final = settings
        self._start: Final = start
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        if self._match is None:
            self._match = _played_through(self._saved, self._settings, self._start)
        return self._match

    @cached_property
    def saved(self) -> SavedMatch:
        return self._saved


def _played_through(saved: SavedMatch, settings: Settings, start: Start | None) -> Match:
    match = Match(saved.seed, settings.players, *settings.parsed(), start=start)
    for number, turns in enumerate(saved.rounds):
        if number:
            match.next_round()
        for text, whole in turns:
            match.play(Turn.parse(text), whole=whole)
    return match
