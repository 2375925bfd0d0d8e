"""Whether a seat wins by force with open hands, whatever the others do and whatever lies on the deck.

A plain search over turns, by the rules alone. Drawn cards are unknown, so a position whose outcome could
depend on one is in doubt. All others play together against the seat: with three or more players that is
stricter than the solver, whose players only look to their own win.
"""

from collections.abc import Iterator

from red7.ai.solver.round_state import state_of
from red7.game.engine.bits import size
from red7.game.engine.layout import OVER
from red7.game.engine.movegen import legal_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import draws, three_drew
from red7.game.steps import Steps, finish

NEVER = 99  # turns to a win that cannot be forced


class InDoubt(Exception):
    """The answer depends on the deck, or takes too many nodes."""


class Force:
    """Searches for forced wins of one seat, and reuses what it has proved."""

    def __init__(self, seat: int, nodes: int) -> None:
        self.seat = seat
        self.left = nodes  # turns that may still be tried
        self._known: dict[tuple[int, ...], int] = {}

    def turns_to_win(self, round_: KernelRound) -> int:
        """How many of its own turns the seat needs if the others hold out as long as they can, or NEVER.

        Raises `InDoubt`.
        """
        return finish(self.steps(round_))

    def steps(self, round_: KernelRound) -> Steps[int]:
        """The same, step by step: each tries the turns of one position."""
        if not round_.is_in(self.seat):
            return NEVER
        if round_.phase == OVER:
            return 0
        state = state_of(round_)
        if state not in self._known:
            yield
            own = round_.seat == self.seat
            self._known[state] = yield from self._attack(round_) if own else self._resist(round_)
        return self._known[state]

    def _attack(self, round_: KernelRound) -> Steps[int]:
        quickest = NEVER
        doubt = False
        for after in self._after(round_):
            try:
                quickest = min(quickest, 1 + (yield from self._steps_after(after)))
            except InDoubt:
                doubt = True
            if quickest == 1:
                break
        if doubt and quickest >= NEVER:
            raise InDoubt
        return min(quickest, NEVER)

    def _resist(self, round_: KernelRound) -> Steps[int]:
        longest = 0
        doubt = False
        for after in self._after(round_):
            try:
                longest = max(longest, (yield from self._steps_after(after)))
            except InDoubt:
                doubt = True
            if longest >= NEVER:
                return NEVER
        if doubt:
            raise InDoubt
        return longest

    def _steps_after(self, after: KernelRound | None) -> Steps[int]:
        if after is None:
            raise InDoubt
        return self.steps(after)

    def _after(self, round_: KernelRound) -> Iterator[KernelRound | None]:
        """The distinct rounds after each turn; None for all turns that draw a card."""
        turns = legal_turns(round_)
        # Going out loses; but one of several rivals may go out and leave another rule behind.
        last = round_.seat == self.seat or size(round_.alive) == 2
        count = int(turns.staying) if last and turns.staying else len(turns)
        seen: set[tuple[int, ...]] = set()
        for index in range(count):
            code = turns.code(index)
            if three_drew(code) or draws(code):
                state: tuple[int, ...] = ()
                after = None
            else:
                if not self.left:
                    raise InDoubt
                self.left -= 1
                after = round_.copy()
                after.carry_out(code)
                state = state_of(after)
            if state not in seen:
                seen.add(state)
                yield after
