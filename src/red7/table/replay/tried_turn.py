"""A turn of a finished match, put to its player again, and another one tried in its place."""

from typing import NamedTuple

import msgspec

from red7.game.engine.turns import plan_of, three_drew
from red7.game.record.record import Record, before_steps
from red7.game.sight import Sight
from red7.game.steps import Steps
from red7.game.turns import Turn
from red7.table.replay.practice import Practice, practice, reveal


class AttemptedTurn(NamedTuple):
    """How the table stands after a turn tried, what its player knew, and both turns as the analysis has them.

    `text` is the whole turn.
    """

    board: Practice
    seen: Sight
    tried: str
    played: str
    text: str = ""


def trying_steps(
    record: Record, round_: int, turn: int, text: str | None = None, *, whole: bool = True
) -> Steps[AttemptedTurn]:
    """Try a turn, all of it or up to the card that a 3 reveals; without a text, show how the table stood.

    Rounds and turns count from 1; refused if the match has no such turn.
    """
    match = yield from before_steps(record, round_, turn)
    before, seat = match.round.copy(), match.round.turn
    seen, entries = match.sight(seat), record.rounds[round_ - 1].turns[turn - 1 : turn]
    after, tried, tried_text = before.copy(), "", ""
    if text is not None and whole:
        after.play(text)
        choice = before.parse_turn(text)
        drawn = [card.name for card in before.drawn_by(choice)[: three_drew(choice.code)]]
        tried, tried_text = _planned(choice), choice.text(drawn)
    elif text is not None:
        text = reveal(after, text)
    board = practice(after, seat, text or "", whole=whole, out_before=before.out)
    played = _planned(entries[0].turn) if entries else ""  # none, if the match was given up
    return AttemptedTurn(_among(board, record.names), seen, tried, played, tried_text)


def _among(board: Practice, names: tuple[str, ...]) -> Practice:
    """The same table, with the names of those who played."""
    seats = [
        msgspec.structs.replace(seat, kind="person", name=name, level=None, face="")
        for seat, name in zip(board.table.seats, names, strict=True)
    ]
    settings = msgspec.structs.replace(board.table.settings, device=True)
    table = msgspec.structs.replace(board.table, seats=tuple(seats), settings=settings)
    return msgspec.structs.replace(board, table=table)


def _planned(turn: Turn) -> str:
    """A turn as the analysis sees it: with a 3, only up to the card it draws."""
    return str(Turn(plan_of(turn.code)) if three_drew(turn.code) else turn)
