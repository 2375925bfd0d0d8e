"""Why a turn is good or bad, as messages: what it leads with, and how rivals could reply.

Everything follows from what the seat to move knows. "Could" counts every card that a rival may hold by that
knowledge, however unlikely; "no rival can" is true for every possible hand.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from red7.ai.stakes import scored
from red7.game.cards import Card, Color, cards_of
from red7.game.engine.bits import BIT, IN_COLORS, size
from red7.game.engine.canvas import grown, higher, leads_over, strengths
from red7.game.engine.layout import OVER
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import TOOK, action, action_card, draws
from red7.game.lead import shown
from red7.game.messages import Message, SeatName
from red7.game.sight import Sight

FEW: Final = 3  # up to this many cards, replies are named one by one


def reasons_of(seen: Sight, world: KernelRound, code: int) -> tuple[Message, ...]:
    """Why a turn that draws no card with a 3 is good or bad. `world` is any world that fits."""
    seat = int(world.seat)
    after = world.copy()
    after.carry_out(code)
    if not after.is_in(seat):
        return (Message("reason-out"),)
    if after.phase == OVER:
        return (_wins(seen, after),)
    reasons: list[Message] = []
    if action(code) == TOOK:
        card = Card(action_card(code))
        owner = [cards >> card & 1 for cards in seen.palettes].index(1)
        reasons.append(Message("reason-takes", card=card, who=SeatName(owner)))
    color = Color(int(after.canvas % 7))
    reasons.append(Message("reason-leads", rule=color, set=shown(int(after.palettes[seat]), color)))
    reasons.append(answers(seen, after, seat))
    if draws(code):
        reasons.append(Message("reason-draws"))
    reasons.append(Message("reason-keeps", count=int(size(after.hands[seat]))))
    return tuple(reasons)


def _wins(seen: Sight, after: KernelRound) -> Message:
    return (
        Message("reason-wins-points", points=scored(after))
        if seen.options.scoring
        else Message("reason-wins")
    )


def answer_count(seen: Sight, world: KernelRound, code: int) -> int:
    """With how many single cards a rival could take the lead after a turn, by what its seat knew."""
    seat = int(world.seat)
    after = world.copy()
    after.carry_out(code)
    cards = 0
    for rival in _rivals(seen, after, seat):
        cards |= _single_answers(after, rival, _could_hold(seen, rival)).cards
    return int(size(cards))


@dataclass(frozen=True)
class _Answers:
    """The single cards with which a rival could take the lead: in the palette, or on the canvas."""

    palette: int
    canvas: int
    certain: int  # those that the rival is known to hold

    @property
    def cards(self) -> int:
        return self.palette | self.canvas


def answers(seen: Sight, after: KernelRound, seat: int) -> Message:
    """How rivals could take the lead from a seat that has just played, the next one first."""
    unseen = seen.unseen
    rivals = _rivals(seen, after, seat)
    single = {rival: _single_answers(after, rival, _could_hold(seen, rival)) for rival in rivals}
    able = [rival for rival in rivals if single[rival].cards]
    for rival in able:
        if single[rival].certain:
            card = cards_of(single[rival].certain)[-1]
            return Message("reason-answers-known", who=SeatName(rival), card=card)
    if able:
        palette = canvas = 0
        for rival in able:
            palette |= single[rival].palette
            canvas |= single[rival].canvas
        cards = cards_of(palette | canvas)[::-1]
        numbers = {card.number for card in cards}
        if not canvas and len(numbers) == 1:
            return Message("reason-answers-number", rivals=len(able), number=cards[0].number)
        if len(cards) <= FEW:
            return Message("reason-answers-cards", rivals=len(able), cards=cards)
        return Message("reason-answers-many", rivals=len(able), count=len(cards), total=int(size(unseen)))
    if seen.options.actions:
        return Message("reason-answers-action")
    able = [rival for rival in rivals if _answers_with_two(seen, after, rival)]
    return Message("reason-answers-two", rivals=len(able)) if able else Message("reason-answers-none")


def _rivals(seen: Sight, after: KernelRound, seat: int) -> list[int]:
    """The rivals who may still reply, the next one first."""
    rivals = [(seat + step) % seen.players for step in range(1, seen.players)]
    return [rival for rival in rivals if after.is_in(rival) and seen.hand_sizes[rival]]


def _could_hold(seen: Sight, rival: int) -> int:
    """Every card that a rival may hold."""
    known = seen.seen_hand(rival)
    return known | (seen.unseen if seen.hand_sizes[rival] > size(known) else 0)


def _single_answers(after: KernelRound, rival: int, cards: int) -> _Answers:
    bar = _bar(after, rival)
    palette = _leading_cards(int(after.palettes[rival]), cards, bar)[after.canvas % 7]
    canvas = cards & IN_COLORS[leads_over(after.strengths_of(rival), bar)]
    return _Answers(palette, canvas, (palette | canvas) & int(after.known[rival]))


@lru_cache(maxsize=1024)  # turns that differ only in their discard leave the same palettes
def _leading_cards(palette: int, cards: int, bar: tuple[int, int]) -> tuple[int, ...]:
    """For each colour, the cards that would make the palette lead under it."""
    before = strengths(palette)
    leading = [0] * len(Color)
    for card in cards_of(cards):
        leads = leads_over(grown(before, palette | BIT[card], card), bar)
        for color in Color:
            if leads & BIT[color]:
                leading[color] |= BIT[card]
    return tuple(leading)


def _answers_with_two(seen: Sight, after: KernelRound, rival: int) -> bool:
    """Whether a rival may hold two cards, for palette and canvas, that take the lead together."""
    known = seen.seen_hand(rival)
    hidden = seen.hand_sizes[rival] - size(known)
    could = _could_hold(seen, rival)
    bar = _bar(after, rival)
    for card in cards_of(could):
        table = after.palettes[rival] | BIT[card]
        leads = leads_over(grown(after.strengths_of(rival), table, card), bar)
        others = could & ~BIT[card] & IN_COLORS[leads]
        if hidden < 2 and not known & BIT[card]:
            others &= known  # one card of the two is known
        if others:
            return True
    return False


def _bar(after: KernelRound, rival: int) -> tuple[int, int]:
    """What a rival has to beat under each rule."""
    best = (0, 0)
    for seat in range(after.players):
        if seat != rival and after.is_in(seat):
            best = higher(best, after.strengths_of(seat))
    return best
