"""Turns as text: the notation, read with errors that point at the mistake.

Words in order, separated by spaces: `R7p` from hand to palette, `G4c` from hand to canvas, `B3t` taken by
a 1, `O5x` and `O5d` sent by a 7 to the canvas or onto the deck, `Y2+` drawn (`??+` where hidden), `out`.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from red7.game.cards import DECK_SIZE, NAMES, Card, size
from red7.game.engine.layout import OVER, PLAY
from red7.game.engine.round import Round
from red7.game.engine.turns import Turn
from red7.game.errors import Expected, IllegalError, InvalidError, syntax_error
from red7.game.moves import DRAW_CARD, STOP, Kind, Move
from red7.game.refusal import why_no_draw
from red7.game.values import Value

HIDDEN: Final = "??"


@dataclass(frozen=True)
class Step(Value):
    """One word of a turn: a move, and the card that a word such as `Y2+` says was drawn."""

    move: Move
    drawn: Card | None
    column: int


def parse_steps(text: str) -> list[Step]:
    """The words of a turn, each checked for its form."""
    steps: list[Step] = []
    column = 1
    for word in text.split(" "):
        card = word[:-1]
        if word.endswith("+") and card in NAMES:
            steps.append(Step(DRAW_CARD, Card[card], column))
        elif word == HIDDEN + "+":
            steps.append(Step(DRAW_CARD, None, column))
        else:
            try:
                steps.append(Step(Move.parse(word), None, column))
            except InvalidError:
                raise syntax_error(word, Expected("step"), column) from None
        column += len(word) + 1
    return steps


def parse_moves(round_: Round, text: str, *, whole: bool = True) -> list[Move]:
    """The moves that the text of a turn stands for in this round, with the stop that makes it whole.

    The card that a 3 or a discard draws may be named, hidden or left out; named wrongly is an error. With
    `whole=False` the turn stays in progress: a text that completes it is an error. Errors change nothing.
    """
    trial = round_.copy()
    seat = trial.seat
    moves: list[Move] = []
    three_drew: Card | None = None  # drawn by a 3, and not yet named
    for step in parse_steps(text):
        if step.move is DRAW_CARD and three_drew is not None:
            _check_drawn(step, three_drew)
            three_drew = None
            continue
        if trial.phase == OVER or trial.seat != seat:
            if step.move is DRAW_CARD and moves and moves[-1] is not DRAW_CARD and trial.canvas < DECK_SIZE:
                raise why_no_draw(round_, Card(trial.canvas), size(trial.palettes[seat]))
            raise IllegalError("turn-over", move=step.move)
        deck_size = trial.deck_size
        top = Card(trial.deck[deck_size - 1]) if deck_size else None
        trial.play(step.move)
        moves.append(step.move)
        three_drew = None
        if top is not None and trial.deck_size < deck_size:
            if step.move is DRAW_CARD:
                _check_drawn(step, top)
            else:
                three_drew = top
    ended = trial.phase == OVER or trial.seat != seat
    if ended and not whole:
        raise IllegalError("record-turn-whole")
    if whole and not ended:
        trial.play(STOP)
        moves.append(STOP)
    return moves


def parse_turn(round_: Round, text: str) -> Turn:
    """The legal complete turn that a text stands for in this round."""
    if round_.phase == OVER:
        raise IllegalError("round-over")
    if round_.phase != PLAY:
        raise IllegalError("turn-started")
    moves = [move for move in parse_moves(round_, text) if move is not STOP]
    return Turn.of(moves, three_draws=round_.rules.actions and round_.deck_size > 0)


def written_turn(round_: Round, text: str) -> Turn | None:
    """The legal turn of this round whose full notation this is, if there is one: found without a trial."""
    steps = parse_steps(text)
    moves = [steps[0].move]
    for before, step in pairwise(steps):
        if step.move is not DRAW_CARD or before.move.kind != Kind.PLAY:  # else it is what a 3 draws
            moves.append(step.move)
    try:
        turn = Turn.of(moves, three_draws=round_.rules.actions and round_.deck_size > 0)
    except InvalidError:
        return None
    return turn if turn in round_.turns() and round_.text(turn) == text else None


def _check_drawn(step: Step, card: Card) -> None:
    if step.drawn is not None and step.drawn != card:
        raise IllegalError("turn-drawn", found=step.drawn)  # not which was: that may be hidden
