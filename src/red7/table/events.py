"""What has happened at a table: the entries of its log, one version each. They hold secrets.

No event depends on who is who, so that the ids of guests can be erased from a log without changing its fold.
"""

from functools import cached_property
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from red7.game.cards import HIDDEN, NAMES
from red7.game.engine.layout import PHASES, PLAY
from red7.game.moves import STOP
from red7.game.round import Round
from red7.game.sight import public_draws
from red7.game.turns import Turn
from red7.table.day import Day
from red7.table.settings import Settings


class _Happened(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all events. Fields that earlier versions did not have are stored only when set."""


class _AtSeat(_Happened, frozen=True, kw_only=True):
    """The base of all events about one seat."""

    seat: int


class Created(_Happened, frozen=True, kw_only=True, tag="created"):
    """The table is open.

    If people share one device, its host has every seat without a bot. `names` are the names of those people
    by seat; without them, they have the host's name and a number. `characters` are those of the bots by seat;
    without them, bots are called by their level.
    """

    settings: Settings
    host: str
    name: str
    names: tuple[str, ...] = ()
    faces: tuple[str, ...] | UnsetType = UNSET  # of the people who share a device
    characters: tuple[str, ...] | UnsetType = UNSET
    invitation: str | UnsetType = UNSET  # the key that invited people have
    start: str | UnsetType = UNSET  # what its matches begin with instead of a shuffle, as text
    once: bool | UnsetType = UNSET  # only the first of them does
    origin: str | UnsetType = UNSET  # the turn it starts from, by the address of a replay
    day: Day | UnsetType = UNSET  # whose deal its matches have
    imported: str | UnsetType = UNSET  # the id it had where it was first played, if it was brought here


class Sat(_AtSeat, frozen=True, kw_only=True, tag="sat"):
    """A guest took a seat and left their earlier one, if any; on the same seat only the face is new."""

    guest: str
    name: str
    before: int | None = None
    face: str | UnsetType = UNSET


class BotSat(_AtSeat, frozen=True, kw_only=True, tag="bot-sat"):
    """A bot was put on a seat."""

    level: str
    character: str | UnsetType = UNSET


class Stood(_AtSeat, frozen=True, kw_only=True, tag="stood"):
    """A guest left a seat before the start; it is free."""


class Removed(_AtSeat, frozen=True, kw_only=True, tag="removed"):
    """The host freed a seat; the guest who had it may not sit down here again."""


class SettingsChanged(_Happened, frozen=True, kw_only=True, tag="settings-changed"):
    """The host chose other rules; with fewer players, this free seat is gone, or the last ones."""

    settings: Settings
    without: int | UnsetType = UNSET


class Hosted(_AtSeat, frozen=True, kw_only=True, tag="hosted"):
    """The host has gone, and the person of this seat is the host now."""


class Started(_Happened, frozen=True, kw_only=True, tag="started"):
    """A match begins: the server has its secret for the deals, and asks people for theirs."""

    match: str
    secret: str


class Committed(_AtSeat, frozen=True, kw_only=True, tag="committed"):
    """A seat promised its secret."""

    commitment: str


class CommitsClosed(_Happened, frozen=True, kw_only=True, tag="commits-closed"):
    """No more promises; now the secrets are asked for."""


class Revealed(_AtSeat, frozen=True, kw_only=True, tag="revealed"):
    """A seat revealed its secret."""

    secret: str


class Dealt(_Happened, frozen=True, kw_only=True, tag="dealt"):
    """The first round was dealt."""


class Played(_AtSeat, frozen=True, kw_only=True, dict=True, tag="played"):
    """A turn or a part of it, with all cards drawn; `shown` is the version that everybody may see."""

    text: str
    shown: str
    whole: bool

    @classmethod
    def of(cls, round_: Round, turn: Turn, *, whole: bool) -> "Played":
        """The event of this turn, or part of a turn, by the seat to move."""
        drawn = round_.drawn_by(turn)
        public = public_draws(turn, round_.deck_known)
        if turn.code == 0 and round_.phase != PHASES[PLAY]:
            text = shown = str(STOP)
        else:
            text = shown = turn.text([NAMES[card] for card in drawn])
            if not all(public):
                cards = zip(drawn, public, strict=True)
                shown = turn.text([NAMES[card] if known else HIDDEN for card, known in cards])
        event = cls(seat=round_.turn, text=text, shown=shown, whole=whole)
        vars(event)["turn"] = turn  # as `turn` would read it
        return event

    @cached_property
    def turn(self) -> Turn:
        """The turn as a value, read once from its text; it is not a field, so it is not stored."""
        return Turn.parse(self.text)


class TimedOut(_AtSeat, frozen=True, kw_only=True, tag="timed-out"):
    """A seat ran out of time; the next event says what became of its turn."""


class NextDealt(_Happened, frozen=True, kw_only=True, tag="next-dealt"):
    """The next round was dealt."""


class Held(_AtSeat, frozen=True, kw_only=True, tag="held"):
    """Somebody is still looking: the next round waits for this seat, or after a match the seat is kept."""


class Released(_AtSeat, frozen=True, kw_only=True, tag="released"):
    """A seat no longer holds up the next round."""


class Left(_AtSeat, frozen=True, kw_only=True, tag="left"):
    """A guest left their seat in a match; nobody else may have it.

    Giving up loses the match, which ends if only one other player is left.
    """

    gives_up: bool | UnsetType = UNSET


class CameBack(_AtSeat, frozen=True, kw_only=True, tag="came-back"):
    """A guest is back on their seat."""


class StoodIn(_AtSeat, frozen=True, kw_only=True, tag="stood-in"):
    """A bot plays for the person of a seat."""

    level: str


class Helped(_AtSeat, frozen=True, kw_only=True, tag="helped"):
    """A seat took help."""


class Asked(_AtSeat, frozen=True, kw_only=True, tag="asked"):
    """A seat would like another match."""


class Rematched(_Happened, frozen=True, kw_only=True, tag="rematched"):
    """Everybody moved on by one seat for another match; the seats of those who left are free."""


class Closed(_Happened, frozen=True, kw_only=True, tag="closed"):
    """The table is closed for good: by its host or operator, because the last person left, or by time."""

    reason: Literal["host", "left", "expired", "operator"]


class Extended(_Happened, frozen=True, kw_only=True, tag="extended"):
    """The deadline is put off by this much."""

    ms: int


Event = (
    Created | Sat | BotSat | Stood | Removed | Hosted | Started | Committed | CommitsClosed | Revealed | Dealt
    | Played | TimedOut | NextDealt | Left | CameBack | StoodIn | Helped | Asked | Rematched | Closed
    | Extended | Held | Released | SettingsChanged
)  # fmt: skip
