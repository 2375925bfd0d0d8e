"""Why a move is refused: the one place that says so, for the engine, the commands and the windows alike."""

from typing import Final

from mypy_extensions import i64

from red7.game.cards import BIT, Card
from red7.game.engine.canvas import leads_over, strengths
from red7.game.engine.layout import OVER, PHASES, State
from red7.game.engine.movegen import legal_moves
from red7.game.errors import IllegalError
from red7.game.moves import Kind, Move

# The kinds of move each phase knows.
_FITTING: Final[dict[str, tuple[Kind, ...]]] = {
    "play": (Kind.PLAY, Kind.DISCARD, Kind.OUT),
    "follow": (Kind.PLAY,),
    "take": (Kind.TAKE,),
    "tuck": (Kind.TO_CANVAS, Kind.TO_DECK),
    "discard": (Kind.DISCARD, Kind.STOP),
    "draw": (Kind.DRAW, Kind.STOP),
}


def why_not(state: State, move: Move) -> IllegalError | None:
    """Why the seat to move may not make this move, or None if it may."""
    if state.phase == OVER:
        return IllegalError("round-over")
    if move in legal_moves(state):
        return None
    phase = PHASES[state.phase]
    if move.kind not in _FITTING[phase]:
        return IllegalError(f"now-{phase}", move=str(move))
    card = move.card
    if card is None:
        return IllegalError("stop-must-lead")
    match move.kind:
        case Kind.PLAY:
            return _why_not_play(state, card)
        case Kind.DISCARD:
            return _why_not_discard(state, card)
        case Kind.TAKE:
            return _why_not_take(state, card)
        case _:
            return _why_not_tuck(state, card, move.kind)


def why_no_draw(state: State, discarded: Card, palette_size: int) -> IllegalError:
    """Why a discard earns no card."""
    if not state.rules.draw:
        return IllegalError("draw-off")
    if discarded.number <= palette_size:
        return IllegalError("draw-low", card=discarded, count=palette_size)
    return IllegalError("deck-empty")


def _why_not_play(state: State, card: Card) -> IllegalError:
    if not state.hands[state.seat] & BIT[card]:
        return IllegalError("not-in-hand", card=card)
    if state.rules.actions and card.number == 1:
        return IllegalError("one-must-lead", card=card)
    if state.rules.actions and card.number == 7:
        return IllegalError("seven-must-lead", card=card)
    return IllegalError("play-must-lead", card=card)


def _why_not_discard(state: State, card: Card) -> IllegalError:
    if not state.hands[state.seat] & BIT[card]:
        return IllegalError("not-in-hand", card=card)
    return IllegalError("discard-must-lead", card=card, color=card.color)


def _why_not_take(state: State, card: Card) -> IllegalError:
    palette = state.palettes[state.seat]
    owner: i64 = 0
    while owner < state.players:
        if owner != state.seat and state.is_in(owner) and state.palettes[owner] & BIT[card]:
            if state.takeable(owner, palette) & BIT[card]:
                return IllegalError("take-must-lead", card=card)
            limit = "take-fewer" if state.rules.one_spares_fewer else "take-last"
            return IllegalError(limit, card=card, owner=int(owner))
        owner += 1
    return IllegalError("take-absent", card=card)


def _why_not_tuck(state: State, card: Card, kind: Kind) -> IllegalError:
    palette = state.palettes[state.seat]
    if not palette & BIT[card]:
        return IllegalError("tuck-absent", card=card)
    if not state.rules.seven_to_deck:
        if kind == Kind.TO_DECK:
            return IllegalError("tuck-deck", card=card)
        if card == state.seven:
            return IllegalError("tuck-itself", card=card)
    leads = leads_over(strengths(palette ^ BIT[card]), state.bar())
    if kind == Kind.TO_CANVAS and state.rules.seven_leads_at_once and not leads & BIT[card.color]:
        return IllegalError("tuck-at-once", card=card, color=card.color)
    return IllegalError("tuck-must-lead", card=card)
