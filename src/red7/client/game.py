"""What a client knows of a table, as a fold over the server's messages."""

from collections.abc import Sequence
from typing import NamedTuple

from red7.host.protocol.messages import HappenedShape, SnapshotShape
from red7.table.table import Phase
from red7.table.views.history import SeenEvent, SeenTurn
from red7.table.views.private import PrivateView
from red7.table.views.public import PublicView
from red7.table.views.round import RoundView


class Game(NamedTuple):
    """One version of a table, as its viewer may see it."""

    version: int
    table: PublicView
    you: PrivateView | None
    """What only the player of your seat sees; None without a seat, or before the device is handed to you."""
    turns: tuple[SeenTurn, ...]
    """The turns of the match in play."""
    events: tuple[SeenEvent, ...] = ()
    """What led here from the version before; empty if the whole table was sent again."""

    @property
    def round(self) -> RoundView | None:
        """The round in play."""
        return self.table.round

    @property
    def mover(self) -> int | None:
        """The seat to move, if any."""
        return self.table.round.turn if self.table.phase == Phase.PLAYING and self.table.round else None

    @property
    def is_your_turn(self) -> bool:
        """Whether your seat is to move."""
        return self.you is not None and self.mover == self.you.seat and bool(self.you.moves)

    @property
    def is_over(self) -> bool:
        """Whether the match is over, or the table closed."""
        return self.table.phase in (Phase.FINISHED, Phase.CLOSED)

    @property
    def moment(self) -> tuple[object, ...] | None:
        """Identifies the moment in which a turn is made: staged steps hold only for this one."""
        if not self.is_your_turn or self.you is None or self.round is None:
            return None
        whole = self.turns[-1].whole if self.turns else None
        return self.table.match_number, self.round.number, len(self.turns), whole, self.you.seat


def after(game: Game | None, message: SnapshotShape | HappenedShape) -> Game | None:
    """The game after a message; None before the first whole table. Older messages change nothing."""
    if isinstance(message, SnapshotShape):
        return Game(message.version, message.table, message.you, tuple(message.turns))
    if game is None or message.version < game.version:
        return game
    turns = _turns_after(game, message.events)
    return Game(message.version, message.table, message.you, turns, tuple(message.events))


def _turns_after(game: Game, events: Sequence[SeenEvent]) -> tuple[SeenTurn, ...]:
    turns, number = game.turns, game.round.number if game.round else 0
    for event in events:
        match event.type:
            case "rematched":
                turns = ()
            case "dealt":
                number = 1
            case "next-dealt":
                number += 1
            case "played":
                turns = _with_turn(turns, number, event)
            case _:
                pass
    return turns


def _with_turn(turns: tuple[SeenTurn, ...], number: int, event: SeenEvent) -> tuple[SeenTurn, ...]:
    """The turns with one more, or with the rest of a turn that a revealed card had interrupted."""
    interrupted = turns[-1:] if turns and not turns[-1].whole else ()
    parts = [part for part in (*[turn.text for turn in interrupted], event.text) if part not in ("", ".")]
    turn = SeenTurn(
        round=number, seat=event.seat or 0, text=" ".join(parts), whole=event.whole, out=event.out
    )
    return (*turns[: len(turns) - len(interrupted)], turn)
