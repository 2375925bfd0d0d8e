"""The tuned greedy player: what any level has to be measured against, in the arena only.

It looks no further than its own turn, which is worth the cards it keeps in hand, 0.15 for each of the seven
rules under which its palette then leads, and 0.15 for each card in hand that could be discarded to stay in.
It is written without regard to speed, and kept as it is while our own players change.
"""

from collections.abc import Sequence
from typing import Final

from red7.game.cards import size
from red7.game.engine.canvas import higher, leads_over
from red7.game.engine.dice import Dice
from red7.game.engine.movegen import IN_COLORS, legal_turns
from red7.game.engine.round import Round
from red7.game.engine.turns import Turn
from red7.game.moves import DRAW_CARD, STOP, Move
from red7.game.sight import Sight

_LED: Final = 15  # in hundredths of a card
_WAY: Final = 15


class TunedGreedy:
    """Plays the turn that is worth most right after it, one of the best by dice."""

    name = "tuned-greedy"

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        if DRAW_CARD in moves:
            return DRAW_CARD
        world = sight.sample(dice)
        turns = legal_turns(world)
        codes = [int(turns.code(index)) for index in range(turns.staying)]
        if not codes:
            return moves[-1]  # to be out, or to stop where that is allowed
        worths = [worth_after(world, code) for code in codes]
        best = [code for code, worth in zip(codes, worths, strict=True) if worth == max(worths)]
        code = best[dice.below(len(best))]
        return Turn(code).moves[0] if code else STOP


def worth_after(round_: Round, code: int) -> int:
    """What a turn of the seat to move is worth, in hundredths of a card."""
    seat = round_.seat
    after = round_.copy()
    after.carry_out(code)
    rivals = (0, 0)
    for rival in range(round_.players):
        if rival != seat and round_.is_in(rival):
            rivals = higher(rivals, after.strengths_of(rival))
    leads = leads_over(after.strengths_of(seat), rivals)
    hand = after.hands[seat]
    return 100 * int(size(hand)) + _LED * int(size(leads)) + _WAY * int(size(hand & IN_COLORS[leads]))
