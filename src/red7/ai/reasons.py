"""Why a turn is good or bad, as codes with arguments: what it leads with, and how rivals could answer it.

Everything is said from what the seat to move knows. "Could" counts every card that a rival may hold by that
knowledge, whether it is likely or not; "no rival can" is true for every hand that is possible.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from red7.game.cards import BIT, Card, Color, cards_of, size
from red7.game.engine.canvas import grown, higher, key, leads_over
from red7.game.engine.layout import OVER
from red7.game.engine.movegen import IN_COLORS
from red7.game.engine.round import Round
from red7.game.engine.turns import TOOK, action, action_card, draws
from red7.game.sight import Sight

# The plain English form of every reason. A language file has the same codes and arguments.
PLAIN_REASONS: Final[dict[str, str]] = {
    "reason-answers-action": "an answer takes two cards or an action",
    "reason-answers-cards": "{rivals} rivals could answer with {cards}",
    "reason-answers-known": "seat {who} is known to hold {card} and can answer with it",
    "reason-answers-many": "{rivals} rivals could answer with any of {count} cards among {total} unseen",
    "reason-answers-none": "no rival can answer, whatever they hold",
    "reason-answers-number": "{rivals} rivals could answer with a {number}",
    "reason-answers-two": "{rivals} rivals could answer, but only with two cards",
    "reason-draws": "draws a card",
    "reason-forced": "nothing else keeps you in",
    "reason-gamble": "only the card drawn can keep you in: {good} of {total} would",
    "reason-keeps": "keeps {count} cards",
    "reason-leads": "leads under {rule} with {set}",
    "reason-must-discard": "needs a discard after the card drawn",
    "reason-out": "puts you out",
    "reason-takes": "takes {card} from seat {who}",
    "reason-wins": "wins the round at once",
    "set-blue": "{count} colours",
    "set-green": "{count} evens",
    "set-indigo": "a run of {count}",
    "set-orange": "{count} of number {number}",
    "set-red": "{top}",
    "set-violet": "{count} below four",
    "set-yellow": "{count} {color} cards",
}
FEW: Final = 3  # cards up to which answers are named one by one


@dataclass(frozen=True)
class Reason:
    """A code with arguments: numbers, cards, colours, a set as a reason of its own; `who` is a seat."""

    code: str
    arguments: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return PLAIN_REASONS[self.code].format(**self.arguments)

    def data(self) -> dict[str, object]:
        """The reason in the form of JSON."""
        return {"code": self.code} | {name: _plain(value) for name, value in self.arguments.items()}


def reason(code: str, **arguments: object) -> Reason:
    """A reason of a code and its arguments."""
    return Reason(code, arguments)


def shown(palette: int, color: Color) -> Reason:
    """What a palette shows under a rule that it meets."""
    strength = key(palette, color)
    top = Card((strength & 63) - 1)
    return reason(f"set-{color}", count=strength >> 6, top=top, number=top.number, color=top.color)


def reasons_of(seen: Sight, world: Round, code: int) -> tuple[Reason, ...]:
    """Why a turn that draws no card with a 3 is good or bad. `world` is any that fits what is seen."""
    seat = int(world.seat)
    after = world.copy()
    after.carry_out(code)
    if not after.is_in(seat):
        return (reason("reason-out"),)
    if after.phase == OVER:
        return (reason("reason-wins"),)
    found: list[Reason] = []
    if action(code) == TOOK:
        card = Card(action_card(code))
        owner = [cards >> card & 1 for cards in seen.palettes].index(1)
        found.append(reason("reason-takes", card=card, who=owner))
    color = Color(int(after.canvas % 7))
    found.append(reason("reason-leads", rule=color, set=shown(int(after.palettes[seat]), color)))
    found.append(_answers(seen, after, seat))
    if draws(code):
        found.append(reason("reason-draws"))
    found.append(reason("reason-keeps", count=int(size(after.hands[seat]))))
    return tuple(found)


@dataclass(frozen=True)
class _Answers:
    """The cards with which a rival could take the lead, each alone: in the palette, or on the canvas."""

    palette: int
    canvas: int
    certain: int  # those of them that the rival is known to hold

    @property
    def cards(self) -> int:
        return self.palette | self.canvas


def _answers(seen: Sight, after: Round, seat: int) -> Reason:
    """How rivals could take the lead from a seat that has just played, the next one first."""
    unseen = seen.unseen
    rivals = [(seat + step) % seen.players for step in range(1, seen.players)]
    rivals = [rival for rival in rivals if after.is_in(rival) and seen.hand_sizes[rival]]
    single = {rival: _single_answers(after, rival, _could_hold(seen, rival)) for rival in rivals}
    able = [rival for rival in rivals if single[rival].cards]
    for rival in able:
        if single[rival].certain:
            card = cards_of(single[rival].certain)[-1]
            return reason("reason-answers-known", who=rival, card=card)
    if able:
        palette = canvas = 0
        for rival in able:
            palette |= single[rival].palette
            canvas |= single[rival].canvas
        cards = cards_of(palette | canvas)[::-1]
        numbers = {card.number for card in cards}
        if not canvas and len(numbers) == 1:
            return reason("reason-answers-number", rivals=len(able), number=cards[0].number)
        if len(cards) <= FEW:
            return reason("reason-answers-cards", rivals=len(able), cards=cards)
        return reason("reason-answers-many", rivals=len(able), count=len(cards), total=int(size(unseen)))
    if seen.options.actions:
        return reason("reason-answers-action")
    able = [rival for rival in rivals if _answers_with_two(seen, after, rival)]
    return reason("reason-answers-two", rivals=len(able)) if able else reason("reason-answers-none")


def _could_hold(seen: Sight, rival: int) -> int:
    """Every card that a rival may hold."""
    known = seen.seen_hand(rival)
    return known | (seen.unseen if seen.hand_sizes[rival] > size(known) else 0)


def _single_answers(after: Round, rival: int, cards: int) -> _Answers:
    bar = _bar(after, rival)
    mine = after.strengths_of(rival)
    table = after.palettes[rival]
    rule = BIT[after.canvas % 7]
    palette = 0
    for card in cards_of(cards):
        if leads_over(grown(mine, table | BIT[card], card), bar) & rule:
            palette |= BIT[card]
    canvas = cards & IN_COLORS[leads_over(mine, bar)]
    return _Answers(palette, canvas, (palette | canvas) & int(after.known[rival]))


def _answers_with_two(seen: Sight, after: Round, rival: int) -> bool:
    """Whether a rival may hold a card for the palette and one for the canvas that take the lead together."""
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


def _bar(after: Round, rival: int) -> tuple[int, int]:
    """What a rival has to beat under each rule."""
    best = (0, 0)
    for seat in range(after.players):
        if seat != rival and after.is_in(seat):
            best = higher(best, after.strengths_of(seat))
    return best


def _plain(value: object) -> object:
    if isinstance(value, Reason):
        return value.data()
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return str(value) if isinstance(value, Card | Color) else value
