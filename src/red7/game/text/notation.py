"""Turns as text: the notation, read with errors that point at the mistake.

Words in order, separated by spaces: `R7p` from hand to palette, `G4c` from hand to canvas, `B3t` taken by
a 1, `O5x` and `O5d` sent by a 7 to the canvas or onto the deck, `Y2+` drawn (`??+` where hidden), `out`.
"""

from collections.abc import Sequence

from red7.game.cards import NAMES, Card
from red7.game.engine.bits import DECK_SIZE, size
from red7.game.engine.layout import OVER, PLAY
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import three_drew
from red7.game.errors import IllegalError, InvalidError
from red7.game.moves import DRAW_CARD, STOP, Move
from red7.game.refusal import why_no_draw, why_not
from red7.game.text.steps import Step, decisions, parse_steps
from red7.game.turns import Turn


def parse_moves(round_: KernelRound, text: str, *, whole: bool = True) -> list[Move]:
    """The moves of the text of a turn in this round, with the stop that completes it.

    The card that a 3 or a discard draws may be named, hidden or left out; a wrong name is an error. With
    `whole=False` the turn stays in progress: a text that completes it is an error. Errors change nothing.
    """
    return _try(round_, parse_steps(text), whole)


def moves_of(round_: KernelRound, turn: Turn, *, whole: bool = True) -> list[Move]:
    """The moves of a turn, or of a part of one, for `Match.play`: checked as `parse_moves` checks a text."""
    rest = round_.phase != PLAY and turn.code == 0
    return _try(round_, [Step(move, None, 0) for move in (() if rest else turn.moves)], whole)


def parse_turn(round_: KernelRound, text: str) -> Turn:
    """The legal complete turn of a text in this round."""
    if round_.phase == OVER:
        raise IllegalError("round-over")
    if round_.phase != PLAY:
        raise IllegalError("turn-started")
    return legal_turn(round_, parse_steps(text))


def legal_turn(round_: KernelRound, steps: Sequence[Step]) -> Turn:
    """The legal complete turn of these steps, at the start of a turn; an error says what is wrong."""
    three_draws = round_.rules.actions and round_.deck_size > 0
    try:
        turn = Turn.of(decisions(steps), three_draws)
    except InvalidError:
        turn = None
    if turn is not None and round_.turns().has(turn.code) and _drawn_is_right(round_, turn, steps):
        return turn
    # Trying it takes longer, but says what is wrong, and allows a needless stop.
    return Turn.of([move for move in _try(round_, steps, whole=True) if move is not STOP], three_draws)


def _drawn_is_right(round_: KernelRound, turn: Turn, steps: Sequence[Step]) -> bool:
    """Whether all cards named as drawn would be drawn; a word may be left out only after a 3."""
    if not any(step.move is DRAW_CARD for step in steps):
        return True
    cards = round_.drawn_by(turn.code)
    by_three = cards[0] if three_drew(turn.code) else None
    for step in steps:
        if step.names_draw and by_three is None:
            return False
        if step.drawn is not None and step.drawn != (by_three if step.names_draw else cards[-1]):
            return False
    return True


def _try(round_: KernelRound, steps: Sequence[Step], whole: bool) -> list[Move]:
    trial = round_.copy()
    seat = trial.seat
    moves: list[Move] = []
    by_three: Card | None = None  # drawn by the step before
    for step in steps:
        if step.names_draw and by_three is not None:
            _check_drawn(step, by_three)
            by_three = None
            continue
        if trial.phase == OVER or trial.seat != seat:
            if step.move is DRAW_CARD and moves and moves[-1] is not DRAW_CARD and trial.canvas < DECK_SIZE:
                raise why_no_draw(round_, Card(trial.canvas), int(size(trial.palettes[seat])))
            raise IllegalError("turn-over", move=step.move)
        deck_size = trial.deck_size
        top = Card(trial.deck[deck_size - 1]) if deck_size else None
        _play(trial, step.move)
        moves.append(step.move)
        by_three = None
        if top is not None and trial.deck_size < deck_size:
            if step.move is DRAW_CARD:
                _check_drawn(step, top)
            else:
                by_three = top
    ended = trial.phase == OVER or trial.seat != seat
    if ended and not whole:
        raise IllegalError("record-turn-whole")
    if whole and not ended:
        _play(trial, STOP)
        moves.append(STOP)
    return moves


def turn_text(round_: KernelRound, turn: Turn) -> str:
    """The notation of a turn that could be played now, with the cards it would draw."""
    return turn.text([NAMES[card] for card in round_.drawn_by(turn.code)])


def _play(trial: KernelRound, move: Move) -> None:
    refusal = why_not(trial, move)
    if refusal is not None:
        raise refusal
    trial.carry_out_move(move.id)


def _check_drawn(step: Step, card: Card) -> None:
    if step.drawn is not None and step.drawn != card:
        raise IllegalError("turn-drawn", found=step.drawn)  # without the right card, which may be hidden
