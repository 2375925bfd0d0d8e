"""How a table would stand with what is staged, read from the tree of steps that came with the view.

The server has worked out what is legal; here it is only looked up, so that staging needs no waiting.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from red7.game.cards import LETTERS, Card, mask_of
from red7.table.views.card_names import Cards, names
from red7.table.views.preview import WhatIf
from red7.table.views.round import RoundView, counting_cards, leads
from red7.table.views.step_tree import StepTree

_STAGED: Final = re.compile("..[ptxd]")
_END: Final = (".", "out")


class Rescues(NamedTuple):
    """The cards that can still keep a player in this turn, and those that would take luck."""

    sure: frozenset[str] = frozenset()
    lucky: frozenset[str] = frozenset()


class Steps:
    """What a seat may stage in a round, by its tree."""

    def __init__(self, tree: StepTree, round_: RoundView, seat: int) -> None:
        self._tree: Final = tree
        self._round: Final = round_
        self._seat: Final = seat
        self._nodes: Final = {node.text: node for node in tree.nodes}

    @property
    def is_partial(self) -> bool:
        """Whether the tree is incomplete."""
        return self._tree.partial

    def what_if(self, steps: Sequence[str]) -> WhatIf | None:
        """The table after these steps; None if the tree does not say."""
        plan, ending = _parted(steps)
        node = self._nodes.get(" ".join(plan))
        if node is None or (self.is_partial and plan and node.end == "no"):
            return None
        if not ending:
            if node.end == "reveal":
                return self._within(steps, (), reveals=True)
            stop = "out" if not plan and self._is_at_its_start else "."
            discards = sorted([*node.stays, *node.leaves], key=_place)
            moves = (*self._next_steps(plan), *[f"{card}c" for card in discards])
            may_end = node.end != "no"
            return self._within(steps, (*moves, stop) if may_end else moves, may_end=may_end and stop == ".")
        discard, *last = ending
        if discard in _END:
            return None if node.end in ("no", "reveal") else self._over(steps, stays=node.end == "in")
        card = discard[:2]
        if card not in node.stays and card not in node.leaves:
            return None
        if not last and int(card[1]) > node.draws_above:
            return self._within(steps, ("+", "."), may_end=True)
        return self._over(steps, stays=card in node.stays)

    def rescues(self, steps: Sequence[str]) -> Rescues:
        """What keeps the player in after these steps; cards missing from a partial tree count as doing so."""
        plan, ending = _parted(steps)
        if ending:
            return Rescues()
        node = self._nodes.get(" ".join(plan))
        sure = set(node.stays) if node else set[str]()
        lucky: set[str] = set()
        start = _start(plan)
        for one in self._tree.nodes:
            if not one.text.startswith(start) or len(one.text) <= len(start):
                continue
            card = one.text[len(start) : len(start) + 2]
            if one.end == "in" or one.stays or (self.is_partial and one.end == "no"):
                sure.add(card)
            elif one.end == "reveal":
                lucky.add(card)
        return Rescues(frozenset(sure), frozenset(lucky - sure))

    @property
    def _is_at_its_start(self) -> bool:
        return self._round.turn != self._seat or self._round.phase == "play"

    def _next_steps(self, plan: Sequence[str]) -> Cards:
        """The steps that may follow these, other than discards."""
        start = _start(plan)
        rests = [node.text[len(start) :] for node in self._tree.nodes if node.text.startswith(start)]
        return tuple(sorted({rest.partition(" ")[0] for rest in rests if rest}, key=_place))

    def _within(
        self, steps: Sequence[str], moves: Cards, *, may_end: bool = False, reveals: bool = False
    ) -> WhatIf:
        """In the middle of the turn."""
        what = self._stand(steps, self._round.out)
        leads_now = any(lead.color == what.color and lead.seat == self._seat for lead in what.leads)
        return replace(what, moves=moves, may_end=may_end, reveals=reveals, stays=leads_now)

    def _over(self, steps: Sequence[str], *, stays: bool) -> WhatIf:
        """After the turn."""
        out = self._tree.out_in if stays else self._tree.out_out
        return replace(self._stand(steps, out), whole=True, stays=stays)

    def _stand(self, steps: Sequence[str], out: tuple[int, ...]) -> WhatIf:
        canvas = self._round.canvas
        palettes = [_mask(cards) for cards in self._round.palettes]
        for step in steps:
            card, sign = step[:2], step[2:]
            if sign == "p":
                palettes[self._seat] |= _mask([card])
            elif sign in ("t", "x", "d"):
                palettes = [palette & ~_mask([card]) for palette in palettes]
            if sign in ("c", "x"):
                canvas = card
        color = canvas[0]
        return WhatIf(
            canvas=canvas,
            color=color,
            palettes=tuple([names(palette) for palette in palettes]),
            out=out,
            leads=leads(palettes, out),
            counting=counting_cards(palettes, LETTERS.index(color)),
            moves=(),
            may_end=False,
            whole=False,
            reveals=False,
            stays=False,
            drawn=self._drawn(steps),
        )

    def _drawn(self, steps: Sequence[str]) -> str | UnsetType:
        """The top card of the deck, if these steps draw it and everybody knows it."""
        plan = " ".join(_parted(steps)[0])
        return self._round.deck_top[-1] if plan in (self._tree.drawing or ()) else UNSET


def _mask(cards: Iterable[str]) -> int:
    return mask_of([Card[card] for card in cards])


def _place(step: str) -> int:
    """A card's rank: by number, then by colour."""
    return int(Card[step[:2]])


def _start(plan: Sequence[str]) -> str:
    return "".join(f"{step} " for step in plan)


def _parted(steps: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """The steps of a turn in two parts: those that nodes have, and what ends the turn."""
    end = next((place for place, step in enumerate(steps) if not _STAGED.fullmatch(step)), len(steps))
    return steps[:end], steps[end:]
