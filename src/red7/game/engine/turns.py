"""Complete turns: their packed form, and all that are legal from where a round stands.

What a turn does to the palette (cards played, the action of the last one) is a *plan*; a plan leads to
one way to stop and to a set of cards that may be discarded. So turns are kept as plans with masks, and
counted, listed and picked without making each one.

A turn is packed into one integer, from the lowest bit: discard (6 bits, card + 1), draw (1), card of the
action (6, card + 1), action (2), last card played (6, card + 1), whether a 3 drew (1), how many 5s came
before it (3), their colours (3 each). The turn that does nothing is 0.
"""

from typing import Final, final

from red7.game.engine.arrays import extend, i64, vec
from red7.game.engine.bits import BIT, DECK_SIZE, lowest, size
from red7.game.engine.layout import PLAY, TAKE, TUCK
from red7.game.engine.moves import DISCARDS, OUT_MOVE, PLAYS, STOP_MOVE, move_of

_CARD: Final[i64] = 63
_DRAW: Final[i64] = 1 << 6
_ACTION_CARD: Final[i64] = 7
_ACTION: Final[i64] = 13
_LAST: Final[i64] = 15
THREE_DREW: Final[i64] = 1 << 21
_FIVES: Final[i64] = 22
_FIVE: Final[i64] = 25
TOOK: Final[i64] = 1
TO_CANVAS: Final[i64] = 2
TO_DECK: Final[i64] = 3
_FIRST_FIVE: Final[i64] = 28

# The places of a plan's numbers after its packed turn.
_STOP: Final[i64] = 1
_STAYING: Final[i64] = 2
_LEAVING: Final[i64] = 3
_DRAWING: Final[i64] = 4
_LEADS: Final[i64] = 5
_WIDTH: Final[i64] = 6
_ROOM: Final[vec[i64]] = vec[i64]([0] * 60)  # room for ten plans; it grows

# How stopping after a plan ends.
BARRED: Final[i64] = 0
STAYS: Final[i64] = 1
LEAVES: Final[i64] = 2


def with_last(plan: i64, card: i64) -> i64:
    """The plan with this card played last."""
    return plan | (card + 1) << _LAST


def with_five(plan: i64, five: i64) -> i64:
    """The plan with this 5 played, and more to come."""
    fives: i64 = plan >> _FIVES & 7
    return (plan + BIT[_FIVES]) | (five - _FIRST_FIVE) << (_FIVE + 3 * fives)


def with_action(plan: i64, action: i64, card: i64) -> i64:
    """The plan with the action of its last card."""
    return plan | action << _ACTION | (card + 1) << _ACTION_CARD


def with_discard(plan: i64, card: i64) -> i64:
    """The plan followed by a discard; -1 for none."""
    return plan | (card + 1)


def with_draw(plan: i64) -> i64:
    """The plan with a card drawn for its discard."""
    return plan | _DRAW


def five_count(code: i64) -> i64:
    """How many 5s a turn plays before its last card."""
    return code >> _FIVES & 7


def five(code: i64, place: i64) -> i64:
    """The 5 at this place among those played before the last card."""
    return _FIRST_FIVE + (code >> (_FIVE + 3 * place) & 7)


def last(code: i64) -> i64:
    """The last card a turn plays to the palette, or -1."""
    return (code >> _LAST & _CARD) - 1


def action(code: i64) -> i64:
    """What the action of the last card does: 0 for nothing, `TOOK`, `TO_CANVAS` or `TO_DECK`."""
    return code >> _ACTION & 3


def action_card(code: i64) -> i64:
    """The card taken by a 1 or moved by a 7, or -1."""
    return (code >> _ACTION_CARD & _CARD) - 1


def discard(code: i64) -> i64:
    """The hand card a turn discards, or -1."""
    return (code & _CARD) - 1


def three_drew(code: i64) -> bool:
    """Whether the last card is a 3 that draws."""
    return code & THREE_DREW != 0


def draws(code: i64) -> bool:
    """Whether a card is drawn for the discard."""
    return code & _DRAW != 0


def plan_of(code: i64) -> i64:
    """A turn without its discard and the card drawn for it."""
    return code & ~(_CARD | _DRAW)


def rest_of(code: i64) -> i64:
    """What is left of a turn after its plan: the discard, and the card drawn for it."""
    return code & (_CARD | _DRAW)


def without_draw(code: i64) -> i64:
    """A turn without the card drawn for its discard."""
    return code & ~_DRAW


def played(code: i64) -> i64:
    """All cards that a turn plays to the palette, as a mask."""
    cards: i64 = 0
    if last(code) >= 0:
        cards = BIT[last(code)]
    place: i64 = 0
    while place < five_count(code):
        cards |= BIT[five(code, place)]
        place += 1
    return cards


def outcome(code: i64) -> tuple[i64, i64, bool]:
    """The result of a turn: equal for turns that only play their cards in another order."""
    return played(code), code & (BIT[_LAST] - 1), three_drew(code)


def is_code(code: i64) -> bool:
    """Whether a number is the packed form of a turn or of the rest of one, legal or not."""
    fives = five_count(code)
    if code < 0 or code >> (_FIVE + 3 * fives) or (fives and last(code) < 0):
        return False
    place: i64 = 0
    while place < fives:
        if code >> (_FIVE + 3 * place) & 7 == 7:
            return False
        place += 1
    if max(code & _CARD, code >> _LAST & _CARD, code >> _ACTION_CARD & _CARD) > DECK_SIZE:
        return False
    if (action(code) == 0) != (action_card(code) < 0):
        return False
    return not three_drew(code) or last(code) // 7 == 2


@final
class KernelTurns:
    """The legal complete turns from where a round stands; those that keep the player in come first."""

    def __init__(self) -> None:
        self._plans: vec[i64] = _ROOM[:]  # six numbers for each plan, see above
        self._end: i64 = 0
        self.staying: i64 = 0  # how many turns keep the player in
        self.leaving: i64 = 0  # how many put the player out

    def clear(self) -> None:
        """Remove all turns, to be filled again."""
        self._end = 0
        self.staying = 0
        self.leaving = 0

    def add(self, plan: i64, stop: i64, staying: i64, leaving: i64, drawing: i64, leads: i64) -> bool:
        """Add a plan unless nothing legal follows it; returns whether it was added.

        `stop` says how stopping ends, `staying` which discards keep the player in, `leaving` which are legal
        but do not, `drawing` which of both earn a card, `leads` under which colours the palette leads.
        """
        stays: i64 = size(staying)
        leaves: i64 = 0
        if leaving:
            leaves = size(leaving) + size(leaving & drawing)
        if drawing:
            stays += size(staying & drawing)
        if stop == STAYS:
            stays += 1
        elif stop == LEAVES:
            leaves += 1
        if stays == 0 and leaves == 0:
            return False
        end = self._end
        if end == len(self._plans):
            self._plans = extend(self._plans, self._plans)
        self._plans[end] = plan
        self._plans[end + _STOP] = stop
        self._plans[end + _STAYING] = staying
        self._plans[end + _LEAVING] = leaving
        self._plans[end + _DRAWING] = drawing
        self._plans[end + _LEADS] = leads
        self._end = end + _WIDTH
        self.staying += stays
        self.leaving += leaves
        return True

    @property
    def plans(self) -> i64:
        """How many plans there are."""
        return self._end // _WIDTH

    def plan(self, number: i64) -> tuple[i64, i64, i64, i64, i64]:
        """A plan as its packed turn, the way stopping ends, the discards that keep the player in, those
        discards that earn a draw, and the colours under which the palette then leads.
        """
        place = number * _WIDTH
        return (
            self._plans[place],
            self._plans[place + _STOP],
            self._plans[place + _STAYING],
            self._plans[place + _DRAWING],
            self._plans[place + _LEADS],
        )

    def code(self, index: i64) -> i64:
        """The packed form of the turn with this index."""
        wanted: i64 = index
        wanted_stop = STAYS
        stay = True
        if wanted >= self.staying:
            wanted -= self.staying
            wanted_stop = LEAVES
            stay = False
        plan: i64 = 0
        while plan < self._end:
            if self._plans[plan + _STOP] == wanted_stop:
                if wanted == 0:
                    return self._plans[plan]
                wanted -= 1
            discards = self._plans[plan + _STAYING] if stay else self._plans[plan + _LEAVING]
            drawing = self._plans[plan + _DRAWING]
            ways = size(discards)
            if drawing:
                ways += size(discards & drawing)
            if wanted < ways:
                while True:
                    card = lowest(discards)
                    if wanted == 0:
                        return self._plans[plan] | (card + 1)
                    wanted -= 1
                    if drawing & BIT[card]:
                        if wanted == 0:
                            return self._plans[plan] | (card + 1) | _DRAW
                        wanted -= 1
                    discards &= discards - 1
            wanted -= ways
            plan += _WIDTH
        raise IndexError("no such turn")

    def has(self, code: i64) -> bool:
        """Whether the packed turn is legal."""
        discard: i64 = code & _CARD
        wanted: i64 = code & ~(_CARD | _DRAW)
        plan: i64 = 0
        while plan < self._end:
            if self._plans[plan] == wanted:
                if discard == 0:
                    return self._plans[plan + _STOP] != BARRED and not code & _DRAW
                bit = BIT[discard - 1]
                if code & _DRAW and not self._plans[plan + _DRAWING] & bit:
                    return False
                return (self._plans[plan + _STAYING] | self._plans[plan + _LEAVING]) & bit != 0
            plan += _WIDTH
        return False

    def keeps_in(self, index: int) -> bool:
        """Whether the turn with this index keeps the player in."""
        return index < self.staying

    def first_cards(self, phase: i64) -> tuple[i64, i64, i64, i64, i64, bool]:
        """The different first moves of these turns, in the phase they start from.

        For each kind of move, the cards it may be made with; and whether doing nothing is one of the turns.
        """
        plays: i64 = 0
        takes: i64 = 0
        to_canvas: i64 = 0
        to_deck: i64 = 0
        discards: i64 = 0
        stop = False
        acts = phase == TAKE or phase == TUCK
        plan: i64 = 0
        while plan < self._end:
            code = self._plans[plan]
            if acts:
                card = BIT[action_card(code)]
                if action(code) == TOOK:
                    takes |= card
                elif action(code) == TO_CANVAS:
                    to_canvas |= card
                else:
                    to_deck |= card
            elif five_count(code):
                plays |= BIT[five(code, 0)]
            elif code:
                plays |= BIT[last(code)]
            else:
                discards = self._plans[plan + _STAYING] | self._plans[plan + _LEAVING]
                stop = self._plans[plan + _STOP] != BARRED
            plan += _WIDTH
        return plays, takes, to_canvas, to_deck, discards, stop

    def safe(self, hidden: i64) -> "KernelTurns":
        """The turns that keep the player in whatever is drawn, without draws for a discard.

        `hidden` is the card, as a set, that a 3 would draw and that the player does not know.
        """
        turns = KernelTurns()
        plan: i64 = 0
        while plan < self._end:
            stop = self._plans[plan + _STOP]
            staying: i64 = self._plans[plan + _STAYING] & ~hidden
            turns.add(self._plans[plan], STAYS if stop == STAYS else BARRED, staying, 0, 0, 0)
            plan += _WIDTH
        return turns

    def first_moves(self, phase: i64) -> list[int]:
        """The different first moves of these turns, in the phase they start from."""
        moves: list[int] = []
        if phase == TAKE or phase == TUCK:
            plan: i64 = 0
            while plan < self._end:
                code = self._plans[plan]
                moves.append(move_of(action(code), action_card(code)))
                plan += _WIDTH
            return moves
        plays, _, _, _, discards, stop = self.first_cards(phase)
        while plays:
            moves.append(move_of(PLAYS, lowest(plays)))
            plays &= plays - 1
        while discards:
            moves.append(move_of(DISCARDS, lowest(discards)))
            discards &= discards - 1
        if stop:
            moves.append(OUT_MOVE if phase == PLAY else STOP_MOVE)
        return moves

    def __len__(self) -> int:
        return self.staying + self.leaving
