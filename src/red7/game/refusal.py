"""Why a move is refused: the one place that says so, for the engine, the commands and the windows."""

from typing import Final

from red7.game.cards import Card
from red7.game.engine.bits import size
from red7.game.engine.canvas import leads_over, strengths
from red7.game.engine.layout import OVER, PHASES, PLAY, Layout
from red7.game.engine.movegen import legal_moves
from red7.game.engine.round import KernelRound
from red7.game.errors import IllegalError
from red7.game.moves import STOP, Kind, Move
from red7.game.turns import Turn

# The kinds of moves in each phase.
_FITTING: Final[dict[str, tuple[Kind, ...]]] = {
    "play": (Kind.PLAY, Kind.DISCARD, Kind.OUT),
    "follow": (Kind.PLAY,),
    "take": (Kind.TAKE,),
    "tuck": (Kind.TO_CANVAS, Kind.TO_DECK),
    "discard": (Kind.DISCARD, Kind.STOP),
    "draw": (Kind.DRAW, Kind.STOP),
}


def why_not(layout: Layout, move: Move) -> IllegalError | None:
    """Why the seat to move may not make this move, or None if it may."""
    if layout.phase == OVER:
        return IllegalError("round-over")
    if move.id in legal_moves(layout):
        return None
    phase = PHASES[layout.phase]
    if move.kind not in _FITTING[phase]:
        return IllegalError(f"now-{phase}", move=str(move))
    card = move.card
    if card is None:
        return IllegalError("stop-must-lead")
    match move.kind:
        case Kind.PLAY:
            return _why_not_play(layout, card)
        case Kind.DISCARD:
            return _why_not_discard(layout, card)
        case Kind.TAKE:
            return _why_not_take(layout, card)
        case _:
            return _why_not_tuck(layout, card, move.kind)


def why_not_turn(round_: KernelRound, turn: Turn) -> IllegalError | None:
    """Why the seat to move may not play this complete turn, or None if it may."""
    if round_.phase == OVER:
        return IllegalError("round-over")
    if round_.phase != PLAY:
        return IllegalError("turn-started")
    if round_.turns().has(turn.code):
        return None
    trial = round_.copy()
    for move in turn.moves:
        if trial.phase == OVER or trial.seat != round_.seat:
            return why_no_draw(round_, Card(trial.canvas), int(size(trial.palettes[round_.seat])))
        refusal = why_not(trial, move)
        if refusal is not None:
            return refusal
        trial.carry_out_move(move.id)
    if trial.seat == round_.seat and trial.phase != OVER:
        refusal = why_not(trial, STOP)
        if refusal is not None:
            return refusal
    return IllegalError("turn-other", turn=str(turn))


def why_no_draw(layout: Layout, discarded: Card, palette_size: int) -> IllegalError:
    """Why a discard earns no card."""
    if not layout.rules.draw:
        return IllegalError("draw-off")
    if discarded.number <= palette_size:
        return IllegalError("draw-low", card=discarded, count=palette_size)
    return IllegalError("deck-empty")


def _why_not_play(layout: Layout, card: Card) -> IllegalError:
    if not layout.hands[layout.seat] & 1 << card:
        return IllegalError("not-in-hand", card=card)
    if layout.rules.actions and card.number == 1:
        return IllegalError("one-must-lead", card=card)
    if layout.rules.actions and card.number == 7:
        return IllegalError("seven-must-lead", card=card)
    return IllegalError("play-must-lead", card=card)


def _why_not_discard(layout: Layout, card: Card) -> IllegalError:
    if not layout.hands[layout.seat] & 1 << card:
        return IllegalError("not-in-hand", card=card)
    return IllegalError("discard-must-lead", card=card, color=card.color)


def _why_not_take(layout: Layout, card: Card) -> IllegalError:
    palette = layout.palettes[layout.seat]
    for owner in range(layout.players):
        if owner != layout.seat and layout.is_in(owner) and layout.palettes[owner] & 1 << card:
            if layout.takeable(owner, palette) & 1 << card:
                return IllegalError("take-must-lead", card=card)
            limit = "take-fewer" if layout.rules.one_spares_fewer else "take-last"
            return IllegalError(limit, card=card, owner=owner)
    return IllegalError("take-absent", card=card)


def _why_not_tuck(layout: Layout, card: Card, kind: Kind) -> IllegalError:
    palette = layout.palettes[layout.seat]
    if not palette & 1 << card:
        return IllegalError("tuck-absent", card=card)
    if not layout.rules.seven_to_deck:
        if kind == Kind.TO_DECK:
            return IllegalError("tuck-deck", card=card)
        if card == layout.seven:
            return IllegalError("tuck-itself", card=card)
    leads = leads_over(strengths(palette ^ 1 << card), layout.bar())
    if kind == Kind.TO_CANVAS and layout.rules.seven_leads_at_once and not leads & 1 << card.color:
        return IllegalError("tuck-at-once", card=card, color=card.color)
    return IllegalError("tuck-must-lead", card=card)
