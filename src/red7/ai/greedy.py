"""Turns that look best right after they are played: for a simple player, and for playouts.

A turn is worth the cards it keeps in hand, and a little for each rule under which its palette then leads
and for each card in hand that could be discarded to stay in.
"""

from typing import Final

from red7.game.engine.arrays import i64, vec
from red7.game.engine.bits import BIT, lowest, size
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER
from red7.game.engine.movegen import find_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import STAYS, KernelTurns, five_count, last, three_drew, with_discard, with_draw

CARD: Final[i64] = 20
WAY: Final[i64] = 3
_COLORS: Final[vec[i64]] = vec[i64]([colors.bit_count() for colors in range(128)])


def worth(plan: i64, hand_size: i64, leads: i64, discards: i64, way: i64 = WAY) -> i64:
    """What a plan is worth if nothing is discarded after it; with a `way` of 0, only the cards it keeps."""
    cards: i64 = hand_size - five_count(plan)
    if last(plan) >= 0:
        cards -= 1
    if three_drew(plan):
        cards += 1
    return CARD * cards + way * (_COLORS[leads] + size(discards))


def greedy_code(turns: KernelTurns, hand_size: i64, dice: Dice, only: i64 = -1, way: i64 = WAY) -> i64:
    """The turn that looks best, ties broken by dice; nothing (and out) if none keeps the player in.

    With `only`, the best way to complete that plan; `way` as for `worth`.
    """
    best: i64 = max(only, 0)
    best_worth: i64 = -1
    equals: i64 = 0
    number: i64 = 0
    while number < turns.plans:
        plan, stop, discards, drawing, leads = turns.plan(number)
        number += 1
        if (stop != STAYS and not discards) or (only >= 0 and plan != only):
            continue
        value = worth(plan, hand_size, leads, 0, way)
        drawn = discards & drawing
        if stop != STAYS:
            value -= way if drawn else CARD + way
        if value + way * hand_size < best_worth:
            continue  # even with the most discards: counting them takes longer than everything else
        value += way * size(discards)
        if value < best_worth:
            continue
        if value > best_worth:
            equals = 0
        equals += 1
        if equals > 1 and dice.below(equals):
            continue
        best_worth = value
        best = plan
        if stop != STAYS:
            best = with_discard(plan, _one_of(drawn or discards, dice))
            if drawn:
                best = with_draw(best)
    return best


def top_card(world: KernelRound) -> i64:
    """The card on top of the deck, as a mask; 0 for an empty deck."""
    return BIT[world.deck[world.deck_size - 1]] if world.deck_size else 0


def gambles(plan: i64, stop: i64, discards: i64, hidden: i64) -> bool:
    """Whether a plan keeps its player in only with the hidden card (a mask) that a 3 draws."""
    return three_drew(plan) and hidden != 0 and stop != STAYS and discards & ~hidden == 0


def _one_of(cards: i64, dice: Dice) -> i64:
    skip = dice.below(size(cards))
    rest = cards
    while skip:
        rest &= rest - 1
        skip -= 1
    return lowest(rest)


def play_out(round_: KernelRound, turns: KernelTurns, dice: Dice, way: i64 = WAY) -> i64:
    """Play a round to its end with greedy turns; returns how many. `turns` is scratch space."""
    played: i64 = 0
    while round_.phase != OVER:
        turns.clear()
        find_turns(round_, turns)
        round_.carry_out(greedy_code(turns, size(round_.hands[round_.seat]), dice, -1, way))
        played += 1
    return played
