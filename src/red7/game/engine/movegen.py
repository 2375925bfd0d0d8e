"""Finds every legal turn: all plans for the palette, each with what may follow it.

A card may be played exactly if some legal turn follows, so the editions need no look-ahead of their own: a
plan that can neither stop nor discard is simply left out.
"""

from typing import Final

from red7.game.engine.arrays import i64, vec
from red7.game.engine.bits import ALL, BIT, IN_COLORS, lowest, size
from red7.game.engine.canvas import grown, higher, leads_over, strengths
from red7.game.engine.layout import DRAW, FOLLOW, OVER, PLAY, TAKE, TUCK, Layout
from red7.game.engine.moves import DRAW_MOVE, STOP_MOVE
from red7.game.engine.turns import (
    BARRED,
    LEAVES,
    STAYS,
    THREE_DREW,
    TO_CANVAS,
    TO_DECK,
    TOOK,
    KernelTurns,
    with_action,
    with_five,
    with_last,
)

_ABOVE: Final[vec[i64]] = vec[i64]([ALL >> min(7 * n, 49) << min(7 * n, 49) for n in range(50)])


def legal_moves(layout: Layout) -> list[int]:
    """All legal moves of the seat to move; none once the round is over."""
    if layout.phase == OVER:
        return []
    if layout.phase == DRAW:
        return [int(DRAW_MOVE), int(STOP_MOVE)]
    return legal_turns(layout).first_moves(layout.phase)


def legal_turns(layout: Layout) -> KernelTurns:
    """All ways for the seat to move to complete its turn, from the phase the round is in."""
    turns = KernelTurns()
    find_turns(layout, turns)
    return turns


def find_turns(layout: Layout, turns: KernelTurns) -> None:
    """Fill an empty `turns` with the legal turns."""
    seat = layout.seat
    hand = layout.hands[seat]
    palette = layout.palettes[seat]
    mine = layout.strengths_of(seat)
    bar = layout.bar()
    if layout.phase == PLAY:
        plan_plays(layout, turns, 0, palette, hand, mine, bar)
        # Play nothing: discard at once, or do nothing and be out, leading or not.
        _add(layout, turns, 0, palette, hand, leads_over(mine, bar), LEAVES, False, layout.deck_size)
    elif layout.phase == FOLLOW:
        plan_plays(layout, turns, 0, palette, hand, mine, bar)
    elif layout.phase == TAKE:
        plan_takes(layout, turns, 0, palette, hand, mine)
    elif layout.phase == TUCK:
        plan_tucks(layout, turns, 0, palette, hand, layout.seven, bar)
    else:
        leads = leads_over(mine, bar)
        _finish(layout, turns, 0, palette, hand, leads, layout.canvas % 7, layout.bound, layout.deck_size)


def plan_plays(
    layout: Layout,
    turns: KernelTurns,
    plan: i64,
    palette: i64,
    hand: i64,
    mine: tuple[i64, i64],
    bar: tuple[i64, i64],
) -> bool:
    """Add all plans that play one more card; returns whether there are any."""
    rules = layout.rules
    color: i64 = layout.canvas % 7
    any_plan = False
    rest = hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        table: i64 = palette | BIT[card]
        left: i64 = hand ^ BIT[card]
        after = with_last(plan, card)
        number: i64 = card // 7 + 1
        ours = grown(mine, table, card)
        bound = rules.must_lead
        if rules.actions and number & 1:
            if number == 1:
                if plan_takes(layout, turns, after, table, left, ours):
                    any_plan = True
                    continue
                bound = rules.must_lead or rules.one_must_lead
            elif number == 3 and layout.deck_size:
                drawn = BIT[layout.deck[layout.deck_size - 1]]
                leads = leads_over(ours, bar)
                _finish(
                    layout,
                    turns,
                    after | THREE_DREW,
                    table,
                    left | drawn,
                    leads,
                    color,
                    False,
                    layout.deck_size - 1,
                )
                any_plan = True
                continue
            elif number == 5:
                if plan_plays(layout, turns, with_five(plan, card), table, left, ours, bar):
                    any_plan = True
                    continue
            elif number == 7:
                if plan_tucks(layout, turns, after, table, left, card, bar):
                    any_plan = True
                    continue
                if rules.seven_to_deck:
                    continue  # some card must move, and none may
        if _finish(layout, turns, after, table, left, leads_over(ours, bar), color, bound, layout.deck_size):
            any_plan = True
    return any_plan


def plan_takes(
    layout: Layout, turns: KernelTurns, plan: i64, palette: i64, hand: i64, mine: tuple[i64, i64]
) -> bool:
    """Add all plans in which a 1 takes a card; returns whether there are any."""
    color: i64 = layout.canvas % 7
    bound = not layout.rules.one_spites
    any_plan = False
    loser: i64 = 0
    while loser < layout.players:
        rest = layout.takeable(loser, palette)
        theirs: i64 = rest  # all of it, or nothing
        others: tuple[i64, i64] = layout.bar(loser) if rest else (0, 0)
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            leads = leads_over(mine, higher(others, strengths(theirs ^ BIT[card])))
            taken = with_action(plan, TOOK, card)
            if _finish(layout, turns, taken, palette, hand, leads, color, bound, layout.deck_size + 1):
                any_plan = True
        loser += 1
    return any_plan


def plan_tucks(
    layout: Layout, turns: KernelTurns, plan: i64, palette: i64, hand: i64, seven: i64, bar: tuple[i64, i64]
) -> bool:
    """Add all plans in which a 7 moves a card of its own palette; returns whether there are any."""
    rules = layout.rules
    bound = rules.must_lead or rules.seven_must_lead
    any_plan = False
    rest = palette if rules.seven_to_deck else palette ^ BIT[seven]
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        left = palette ^ BIT[card]
        leads = leads_over(strengths(left), bar)
        color: i64 = card % 7
        if leads & BIT[color] or not rules.seven_leads_at_once:
            moved = with_action(plan, TO_CANVAS, card)
            if _finish(layout, turns, moved, left, hand, leads, color, bound, layout.deck_size):
                any_plan = True
        if rules.seven_to_deck:
            moved = with_action(plan, TO_DECK, card)
            if _finish(
                layout, turns, moved, left, hand, leads, layout.canvas % 7, bound, layout.deck_size + 1
            ):
                any_plan = True
    return any_plan


def _finish(
    layout: Layout,
    turns: KernelTurns,
    plan: i64,
    palette: i64,
    hand: i64,
    leads: i64,
    color: i64,
    bound: bool,
    deck_size: i64,
) -> bool:
    """Add a plan whose palette is done, with the stop and discards after it; returns if it is legal."""
    stop = LEAVES
    if leads & BIT[color]:
        stop = STAYS
    elif bound:
        if not leads:
            return False
        stop = BARRED
    return _add(layout, turns, plan, palette, hand, leads, stop, bound, deck_size)


def _add(
    layout: Layout,
    turns: KernelTurns,
    plan: i64,
    palette: i64,
    hand: i64,
    leads: i64,
    stop: i64,
    bound: bool,
    deck_size: i64,
) -> bool:
    staying: i64 = hand & IN_COLORS[leads]
    leaving: i64 = 0
    if layout.rules.weak_discard and not bound:
        leaving = hand ^ staying
    drawing: i64 = 0
    if layout.rules.draw and deck_size:
        drawing = (staying | leaving) & _ABOVE[size(palette)]
    return turns.add(plan, stop, staying, leaving, drawing, leads)
