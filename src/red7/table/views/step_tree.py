"""Everything that a player may stage, with its result, so that a page need not ask at every step.

It is made from what the player's seat may know, never from the true deck. It ends at a card that a 3 reveals:
nobody knows that card, or what may follow it, before the turn is played up to it.
"""

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType

from red7.game.cards import NAMES
from red7.game.editions import rules_of
from red7.game.engine.bits import size
from red7.game.engine.layout import PHASES, PLAY
from red7.game.engine.movegen import legal_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import (
    TOOK,
    KernelTurns,
    action,
    action_card,
    five,
    five_count,
    last,
    played,
    three_drew,
)
from red7.game.moves import SIGNS, Kind
from red7.game.round import Round
from red7.game.sight import FaceUp, face_up, own_cards
from red7.game.worlds import seen_round
from red7.table.errors import TableError
from red7.table.table import Table
from red7.table.views.card_names import Cards, names

MOST_AT_ONCE: Final = 150
"""The most plans whose steps are all in a view of a table; nearly always enough."""
MOST_ASKED: Final = 1_500
"""The most plans whose steps are all in an answer to a question."""

_NO_CARDS: Final[Cards] = ()
_ENDS: Final = ("no", "in", "out")  # as the kernel counts the ways to stop
_REVEALS: Final = "reveal"
_HIGHEST: Final = 7
_PLAYS: Final = tuple([name + SIGNS[Kind.PLAY] for name in NAMES])
_ACTS: Final = [tuple([f" {name}{sign}" for name in NAMES]) for sign in SIGNS]


class StepNode(Struct, frozen=True, array_like=True):
    """A turn after some steps, none of them a discard, and what may follow."""

    text: str  # the steps
    end: Literal["no", "in", "out", "reveal"]  # whether the turn may end here, and what becomes of its player
    stays: Cards  # discards that keep the player in
    leaves: Cards  # discards that put the player out
    draws_above: int  # a discard of a higher number earns a card


class StepTree(Struct, frozen=True, kw_only=True):
    """Everything that a player may stage up to a card that a 3 reveals, from what the player knows."""

    nodes: list[StepNode]
    partial: bool  # only the nodes of one step are here; the rest comes on request
    out_in: tuple[int, ...]  # the seats that are out after a turn that keeps its player in
    out_out: tuple[int, ...]  # and after one that does not
    drawing: list[str] | UnsetType = UNSET  # the nodes whose 3 draws a card that everybody knows: the top one


def step_tree(round_: Round, seat: int, most: int) -> StepTree:
    """What a seat may stage on the table as it stands, as if it were its turn.

    If there are more plans than `most`, the tree has only what one step leads to.
    """
    seen = face_up(round_)
    hand, _ = own_cards(round_, seat)
    kernel = _kernel(round_, seen, seat, hand)
    turns = legal_turns(kernel)
    nodes = _Nodes(kernel, turns, hand, partial=turns.plans > most)
    return StepTree(
        nodes=nodes.nodes,
        partial=nodes.partial,
        out_in=_out_after(seen, seat, stays=True),
        out_out=_out_after(seen, seat, stays=False),
        drawing=nodes.drawing or UNSET,
    )


def asked_steps(table: Table, seat: int) -> StepTree:
    """What a seat may stage, even while others think."""
    match = table.match
    if match is None or table.mover is None:
        raise TableError("table-not-playing")
    if seat in match.round.out:
        raise TableError("table-not-your-turn", seat=table.mover)
    return step_tree(match.round, seat, MOST_ASKED)


def _kernel(round_: Round, seen: FaceUp, seat: int, hand: int) -> KernelRound:
    """The round as far as the seat knows it, with this seat to move; unseen cards lie in any order."""
    if seen.turn != seat:
        seen = seen._replace(turn=seat, phase=PHASES[PLAY], bound=False, seven=-1)
    hands = [hand if one == seat else known for one, known in enumerate(seen.known)]
    return seen_round(seen, hands, rules_of(round_.edition, round_.options))


class _Nodes:
    """The nodes of all legal plans, and of the steps on the way to them."""

    def __init__(self, kernel: KernelRound, turns: KernelTurns, hand: int, *, partial: bool) -> None:
        self.nodes: list[StepNode] = []
        self.drawing: list[str] = []
        self.partial = partial
        self._kernel = kernel
        self._turns = turns
        self._palette = int(kernel.palettes[kernel.seat])
        self._hand = hand
        self._passed: set[str] = set()
        for number in range(turns.plans):
            self._add(number)

    def _add(self, number: int) -> None:
        plan, stop, staying, drawing, _ = self._turns.plan(number)
        if self.partial and five_count(plan):
            return self._pass(_PLAYS[five(plan, 0)])
        cards = int(played(plan))
        palette = self._palette | cards
        text = self._played_text(plan)
        act = action(plan)
        if act:
            if text:
                self._pass(text)
                if self.partial:
                    return None
            card = action_card(plan)
            text = (text + _ACTS[act][card]).lstrip()
            if act != TOOK:
                palette ^= 1 << card
        hand = self._hand & ~cards
        if three_drew(plan):
            kernel = self._kernel
            if not kernel.deck_known:
                self.nodes.append(StepNode(text, _REVEALS, _NO_CARDS, _NO_CARDS, _HIGHEST))
                return None
            self.drawing.append(text)
            hand |= 1 << kernel.deck[kernel.deck_size - 1]
        rest = int(hand & ~staying)
        leaving = rest if rest and self._turns.has(plan | rest.bit_length()) else 0
        above = int(size(palette)) if drawing else _HIGHEST
        self.nodes.append(StepNode(text, _ENDS[stop], names(staying), names(leaving), above))
        return None

    def _played_text(self, plan: int) -> str:
        """The steps that play cards; a 5 that still needs its second card has a node of its own."""
        text = ""
        for place in range(five_count(plan)):
            card = five(plan, place)
            text = f"{text} {_PLAYS[card]}" if text else _PLAYS[card]
            self._pass(text)
        card = last(plan)
        if card < 0:
            return text
        return f"{text} {_PLAYS[card]}" if text else _PLAYS[card]

    def _pass(self, text: str) -> None:
        """Add a node where the turn cannot end."""
        if text not in self._passed:
            self._passed.add(text)
            self.nodes.append(StepNode(text, _ENDS[0], _NO_CARDS, _NO_CARDS, _HIGHEST))


def _out_after(seen: FaceUp, seat: int, *, stays: bool) -> tuple[int, ...]:
    """The seats that are out once a turn is over: its player or not, and those without cards after it."""
    players = len(seen.palettes)
    out = {*seen.out} if stays else {*seen.out, seat}
    for step in range(1, players):
        rival = (seat + step) % players
        if len(out) == players - 1 or (rival not in out and seen.hand_sizes[rival]):
            break
        out.add(rival)
    return tuple(sorted(out))
