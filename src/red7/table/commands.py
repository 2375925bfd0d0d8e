"""The commands to a table: by people, and by the server when time is up or a bot has decided."""

from typing import Literal

import msgspec

from red7.table.settings import Pace


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all commands."""


class _AtSeat(_Asked, frozen=True, kw_only=True):
    """The base of all commands about one seat."""

    seat: int


class Sit(_Asked, frozen=True, kw_only=True, tag="sit"):
    """Take a seat before the start, or change seats: this one, or the first free one.

    Taking one's own seat again only changes the face. A quick match begins once its last seat is taken.
    """

    seat: int | None = None
    face: str = ""


class SeatBot(_AtSeat, frozen=True, kw_only=True, tag="seat-bot"):
    """The host puts a bot on a free seat before the start, as this character if it is free."""

    level: str
    character: str = ""


class Leave(_Asked, frozen=True, kw_only=True, tag="leave"):
    """Leave a seat, or all of one's own; before the start that frees it.

    Leaving a match with other people means giving it up: of two players the other wins, with more a bot plays
    on. A table that nobody else plays at is closed.
    """

    seat: int | None = None


class ComeBack(_AtSeat, frozen=True, kw_only=True, tag="come-back"):
    """Take one's own seat back after leaving, or from the bot that stands in."""


class StandIn(_AtSeat, frozen=True, kw_only=True, tag="stand-in"):
    """Somebody at the table lets a bot play for a person who left, is away, or ran out of time twice."""

    level: str


class StartMatch(_Asked, frozen=True, kw_only=True, tag="start"):
    """The host starts the match when every seat is taken."""


class Remove(_AtSeat, frozen=True, kw_only=True, tag="remove"):
    """The host frees a seat before the start; the guest who had it may not sit down here again."""


class ChangeSettings(_Asked, frozen=True, kw_only=True, tag="change-settings"):
    """The host chooses other rules, or how many play, before the first match; None leaves a setting as it is.

    With fewer players free seats go, the last ones first, or the free seat that `without` names.
    """

    players: int | None = None
    edition: str | None = None
    options: str | None = None
    ending: Literal["cards", "target"] | None = None
    help: bool | None = None
    open_hands: bool | None = None
    pace: Pace | None = None
    without: int | None = None


class Close(_Asked, frozen=True, kw_only=True, tag="close"):
    """The host closes the table, unless other people are playing a match at it."""


class Commit(_AtSeat, frozen=True, kw_only=True, tag="commit"):
    """Promise a secret that will go into the deals, by its hash in hexadecimal digits."""

    commitment: str


class Reveal(_AtSeat, frozen=True, kw_only=True, tag="reveal"):
    """Reveal the promised secret, in hexadecimal digits."""

    secret: str


class Play(_AtSeat, frozen=True, kw_only=True, tag="play"):
    """Play a turn in notation; with `whole=False` only up to the card that its 3 reveals."""

    text: str
    whole: bool = True


class NextRound(_Asked, frozen=True, kw_only=True, tag="next-round"):
    """Somebody at the table has the next round dealt."""


class Hold(_AtSeat, frozen=True, kw_only=True, tag="hold"):
    """Hold up the next deal for up to two minutes, to look at the end of a round; or stop doing so.

    After a match it says that the person is still here, and keeps the seat if the others go on.
    """

    on: bool = True


class Rematch(_AtSeat, frozen=True, kw_only=True, tag="rematch"):
    """Ask for another match; once all people at the table have, it begins with the seats moved on by one.

    A minute after the first has asked, those who have neither asked nor held their seat count as gone.
    """


class Help(_AtSeat, frozen=True, kw_only=True, tag="help"):
    """Take help, which everybody will see."""


class AutoDeal(_Asked, frozen=True, kw_only=True, tag="deal"):
    """The time for commitments, or for secrets, is up."""


class TimeUp(_Asked, frozen=True, kw_only=True, tag="time-up"):
    """The time for the turn is up."""


class BotPlay(_AtSeat, frozen=True, kw_only=True, tag="bot-play"):
    """A bot plays its turn, or up to the card that its 3 reveals."""

    text: str
    whole: bool = True


class AutoNextRound(_Asked, frozen=True, kw_only=True, tag="auto-next-round"):
    """Everybody has had time to look at the end of the round."""


class RematchOn(_Asked, frozen=True, kw_only=True, tag="rematch-on"):
    """The time to ask for another match is up."""


class Expire(_Asked, frozen=True, kw_only=True, tag="expire"):
    """Nobody has done anything for too long."""


class End(_Asked, frozen=True, kw_only=True, tag="end"):
    """The operator of the server ends the table."""


class Extend(_Asked, frozen=True, kw_only=True, tag="extend"):
    """The server was down for this many milliseconds, which no clock counts."""

    ms: int


Command = (
    Sit | SeatBot | Leave | ComeBack | StandIn | StartMatch | Remove | Close | Commit | Reveal | Play
    | NextRound | Hold | Rematch | Help | ChangeSettings
)  # fmt: skip
"""What a person may send."""

SystemCommand = AutoDeal | TimeUp | BotPlay | AutoNextRound | RematchOn | Expire | End | Extend
"""What only the server itself may ask for; no message from outside is read as one of these."""
