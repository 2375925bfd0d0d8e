"""The words of a turn, each with its place."""

from collections.abc import Iterable
from typing import NamedTuple

from red7.game.cards import HIDDEN, NAMES, Card
from red7.game.checks import expect
from red7.game.errors import InvalidError, syntax_error
from red7.game.messages import Message
from red7.game.moves import DRAW_CARD, Kind, Move


class Step(NamedTuple):
    """One word of a turn: a move, and the card that a word such as `Y2+` says was drawn."""

    move: Move
    drawn: Card | None
    column: int
    names_draw: bool = False  # not a decision: it follows a 3, and says what that draws


def parse_steps(text: str) -> list[Step]:
    """The words of a turn, each checked for its form."""
    expect(text, str)
    steps: list[Step] = []
    column = 1
    after_three = False
    for word in text.split(" "):
        card = word[:-1]
        if word.endswith("+") and (card in NAMES or card == HIDDEN):
            steps.append(Step(DRAW_CARD, None if card == HIDDEN else Card[card], column, after_three))
        else:
            try:
                move = Move.parse(word)
            except InvalidError:
                raise syntax_error(word, Message("expected-step"), column) from None
            steps.append(Step(move, None, column, after_three and move is DRAW_CARD))
        move = steps[-1].move
        after_three = move.kind == Kind.PLAY and move.card is not None and move.card.number == 3
        column += len(word) + 1
    return steps


def decisions(steps: Iterable[Step]) -> list[Move]:
    """The moves of the steps, without words that only say what a 3 draws."""
    return [step.move for step in steps if not step.names_draw]
