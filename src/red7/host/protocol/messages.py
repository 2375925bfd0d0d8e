"""The messages on a table's socket: JSON both ways, one message per frame, told apart by `type`.

`red7.host.protocol.schema` publishes these types; the browser's are made from them.
"""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from red7.table.commands import Command
from red7.table.replay.earlier import Earlier
from red7.table.views.history import SeenEvent, SeenTurn
from red7.table.views.preview import WhatIf
from red7.table.views.private import PrivateView
from red7.table.views.public import PublicView
from red7.table.views.step_tree import StepTree
from red7.table.views.view import Phrase

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Reaction = Literal["hello", "thanks", "well-played", "wow", "oops", "thinking", "hurry", "good-game"]


encode: Final = msgspec.json.Encoder().encode


def reader(kind: Any) -> Callable[[bytes | bytearray | str], Any]:
    """A function that reads input as this type; it raises `msgspec.MsgspecError` for anything else."""
    decode = msgspec.json.Decoder(kind).decode

    def read(text: bytes | bytearray | str) -> Any:
        try:
            return decode(text)
        except RecursionError:
            raise msgspec.DecodeError("it is nested too deeply") from None

    return read


class ClientMessage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message. `since` is the version the client has; a token replaces the cookie.

    `invitation` is the key of a table that is for invited people only.
    """

    since: int | None = None
    token: Annotated[str, Meta(max_length=512)] = ""
    invitation: Annotated[str, Meta(max_length=64)] = ""


class Do(ClientMessage, frozen=True, tag="do"):
    """A command. Its id makes it safe to send again; `version` is the game's version it was made for."""

    id: Id
    command: Command
    version: int | None = None


class AskWhatIf(ClientMessage, frozen=True, tag="what-if"):
    """How the table would stand after this much of a turn."""

    id: Id
    seat: int
    text: Annotated[str, Meta(max_length=200)]


class AskSteps(ClientMessage, frozen=True, tag="steps"):
    """Everything that may be staged on the table as it stands, even while others think."""

    id: Id
    seat: int


class AskHint(ClientMessage, frozen=True, tag="hint"):
    """All turns of the seat to move, with their chances. It counts as help, which everybody sees."""

    id: Id
    seat: int


class AskMissed(ClientMessage, frozen=True, tag="missed"):
    """What a seat could have played in an earlier turn of its own; both count from 1.

    It counts as help, too. Without a turn it is about the one that cost this seat the most: in the match, if
    that is over and not too long to be reviewed, otherwise in the round.
    """

    id: Id
    seat: int
    round: int
    turn: int = 0


class AskEarlier(ClientMessage, frozen=True, tag="earlier"):
    """How a round of the match stood before these turns; all count from 1."""

    id: Id
    round: int
    first: int
    last: int


class Hand(ClientMessage, frozen=True, tag="hand"):
    """The device is with the player of this seat, or with nobody yet."""

    seat: int | None


class React(ClientMessage, frozen=True, tag="react"):
    """A quick word to everybody at the table."""

    reaction: Reaction


class Beat(ClientMessage, frozen=True, tag="beat"):
    """Checks whether the server is still there; it answers with a beat."""


FromClient = Hello | Do | AskWhatIf | AskSteps | AskHint | AskMissed | AskEarlier | Hand | React | Beat


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """The whole table as its viewer may see it; `SnapshotShape` has the types of the encoded parts."""

    id: str
    version: int
    table: Raw
    you: Raw
    turns: Raw


class Happened(ServerMessage, frozen=True, tag="happened"):
    """The events that led to this version, and how the table stands after them."""

    version: int
    events: list[Raw]
    table: Raw
    you: Raw


class SnapshotShape(ServerMessage, frozen=True, tag="snapshot"):
    """`Snapshot` as the client reads it."""

    id: str
    version: int
    table: PublicView
    you: PrivateView | None
    turns: list[SeenTurn]


class HappenedShape(ServerMessage, frozen=True, tag="happened"):
    """`Happened` as the client reads it."""

    version: int
    events: list[SeenEvent]
    table: PublicView
    you: PrivateView | None


class Done(ServerMessage, frozen=True, tag="done"):
    """The command is carried out and on disk; the game has this version after it."""

    id: str
    version: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """The request is refused.

    The code is stable, the text plain English; clients translate the code. An argument may itself be a phrase
    to be translated: a `code` with arguments of its own.
    """

    id: str | None
    code: str
    arguments: dict[str, str | int | bool | dict[str, str | int | bool | None] | None]
    text: str


class WhatIfAnswer(ServerMessage, frozen=True, tag="what-if"):
    """How the table would stand."""

    id: str
    what: WhatIf


class StepsAnswer(ServerMessage, frozen=True, tag="steps"):
    """What may be staged in this version of the game."""

    id: str
    version: int
    tree: StepTree


class TurnChance(Struct, frozen=True):
    """A turn, what becomes of its player, its chance to win, the standard error of that, and the reason.

    A reason is a `code` of the language files and its arguments.
    """

    text: str
    fate: str
    chance: float
    error: float
    reasons: list[Phrase]


class TurnLoss(Struct, frozen=True):
    """A past turn in short: what was played, what would have been best, and the chances of both.

    `costliest`: of the turns looked at, this one cost its player the most.
    """

    turn: int
    played: str
    chance: float
    best: str
    best_chance: float
    costliest: bool = False


class HintAnswer(ServerMessage, frozen=True, omit_defaults=True, tag="hint"):
    """The possible turns, the best first; for an earlier turn also which one it was, and what was played.

    What was played is one of the texts. `own` has the seat's turns in that round that were looked at, the
    costliest first.
    """

    id: str
    seat: int
    turns: list[TurnChance]
    round: int = 0
    turn: int = 0
    played: str = ""
    own: list[TurnLoss] = []


class Thinking(ServerMessage, frozen=True, tag="thinking"):
    """The progress of an answer: how many of all turns have been thought about."""

    id: str
    done: int
    count: int


class EarlierAnswer(ServerMessage, frozen=True, tag="earlier"):
    """How a round stood before each of the requested turns that exist."""

    id: str
    rounds: list[Earlier]


class BeatAnswer(ServerMessage, frozen=True, tag="beat"):
    """The server is there."""


class Present(ServerMessage, frozen=True, tag="present"):
    """Which seats have somebody connected, and how many people watch."""

    seats: list[int]
    watchers: int


class Reacted(ServerMessage, frozen=True, tag="reacted"):
    """A quick word from somebody at the table."""

    seat: int
    reaction: Reaction


class Announced(ServerMessage, frozen=True, tag="announced"):
    """The server will restart at this time, in milliseconds since the epoch; 0 takes that back."""

    at: int


class Delayed(ServerMessage, frozen=True, tag="delayed"):
    """The processes of the server do not hear each other: other people's moves may arrive late."""

    on: bool


class Goodbye(ServerMessage, frozen=True, tag="goodbye"):
    """The server stops, or has no room for this client: come back after this many milliseconds, if given."""

    code: str
    retry_ms: int | None


def goodbye() -> bytes:
    """The message to everybody when the server stops."""
    return encode(Goodbye("server-restarting", 1_000))


FromServer = (
    SnapshotShape | HappenedShape | Done | Refused | WhatIfAnswer | StepsAnswer | HintAnswer | Thinking
    | EarlierAnswer | BeatAnswer | Present | Reacted | Announced | Delayed | Goodbye
)  # fmt: skip
