"""A move: one decision of a player. Turns are made of them."""

from enum import IntEnum
from typing import Final, final

from red7.game.cards import CARDS, NAMES, Card
from red7.game.checks import is_within
from red7.game.engine.moves import DRAW_MOVE, OUT_MOVE, STOP_MOVE, move_of
from red7.game.errors import InvalidError


class Kind(IntEnum):
    """What a move does with its card, in the order of a turn."""

    PLAY = 0
    TAKE = 1
    TO_CANVAS = 2
    TO_DECK = 3
    DISCARD = 4
    DRAW = 5
    STOP = 6
    OUT = 7


SIGNS: Final = "ptxdc"


@final
class Move:
    """One decision. There is one object for each possible move, so moves compare by identity.

    Its `id` never changes, not even in later versions, so programs may store it and networks may learn it:
    `49 * kind + card` for a move with a card, then 245 to draw, 246 to stop and 247 to be out.

        >>> Move.parse("R7c").id
        244
        >>> Move.of_id(244)
        Move.parse('R7c')
    """

    __slots__ = ("kind", "card", "id", "_text")

    def __init__(self, kind: Kind, card: Card | None, text: str, id_: int) -> None:
        self.kind: Final = kind
        self.card: Final = card
        self.id: Final = id_
        self._text: Final = text

    @staticmethod
    def of_id(id_: int) -> "Move":
        """The move with this id, from 0 to 247."""
        if not is_within(id_, 0, len(MOVES) - 1):
            raise InvalidError("argument", found=repr(id_), expected=f"0–{len(MOVES) - 1}")
        return MOVES[id_]

    @staticmethod
    def parse(text: str) -> "Move":
        """The move of a text such as `R7p`, `+` (draw), `.` (end the turn) or `out`."""
        if text not in _BY_TEXT:
            raise InvalidError("move", found=text)
        return _BY_TEXT[text]

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Move.parse({self._text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Move.parse, (self._text,)


WITH_CARD: Final[list[list[Move]]] = [
    [Move(Kind(kind), card, NAMES[card] + sign, int(move_of(kind, card))) for card in CARDS]
    for kind, sign in enumerate(SIGNS)
]
DRAW_CARD: Final = Move(Kind.DRAW, None, "+", int(DRAW_MOVE))
STOP: Final = Move(Kind.STOP, None, ".", int(STOP_MOVE))
OUT: Final = Move(Kind.OUT, None, "out", int(OUT_MOVE))
MOVES: Final = (*[move for moves in WITH_CARD for move in moves], DRAW_CARD, STOP, OUT)
"""All moves, each at its id."""
_BY_TEXT: Final = {str(move): move for move in MOVES}
