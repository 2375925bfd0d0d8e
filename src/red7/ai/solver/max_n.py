"""The exact solver for all rounds with open hands and a known deck, on the kernel's rounds.

Everybody plays for their own win and, where that is out of reach, takes the first of the turns as the
engine lists them; between two that is a search for a forced win. Where the limit of nodes left a turn open
that could matter, the position is open, too.
"""

from typing import Final, final

from red7.ai.solver.round_state import state_with_deck
from red7.game.engine.arrays import i64
from red7.game.engine.interrupts import check_interrupt
from red7.game.engine.layout import OVER
from red7.game.engine.round import KernelRound

UNKNOWN: Final[i64] = -2
_BETWEEN_CHECKS: Final[i64] = 255  # nodes, about a millisecond, minus one


@final
class _Frame:
    """A position on the way from the root, and what is known of its turns so far."""

    def __init__(self, round_: KernelRound) -> None:
        turns = round_.turns()
        self.round: KernelRound = round_
        self.first: i64 = turns.code(0)  # the turn that is taken where none wins
        self.value: i64 = UNKNOWN  # of that turn
        self.doubt: bool = False  # whether a turn was left open
        self.codes: list[int] = [turns.code(index) for index in range(turns.staying)] or [int(self.first)]
        self.after: list[KernelRound] = []  # where a turn leads to, if that is known already
        self.place: i64 = 0  # of the turn that is tried
        self.state: tuple[int, ...] = ()
        if round_.players == 2 and turns.staying > 1:
            self._order()

    def _order(self) -> None:
        """Between two, those turns come first that leave the fewest answers."""
        ranked: list[tuple[int, int, KernelRound]] = []
        for code in self.codes:
            after = _after(self.round, code)
            ranked.append((-1 if after.phase == OVER else int(after.turns().staying), code, after))
        ranked.sort(key=_rank)
        self.codes = [code for _, code, _ in ranked]
        self.after = [after for _, _, after in ranked]

    def next_round(self) -> KernelRound:
        """What follows the turn that is tried."""
        return self.after[self.place] if self.after else _after(self.round, self.codes[self.place])


@final
class MaxN:
    """Searches for the winner of a round; what it has proved serves the next question too.

    It has frames of its own instead of calling itself, so that it can pause between any two nodes.
    """

    def __init__(self, limit: i64) -> None:
        self.nodes: i64 = 0
        self.limit: i64 = limit
        self.winner: i64 = UNKNOWN  # the answer
        self.best: i64 = -1  # the turn to play at the root; -1 if the limit was reached before it was known
        self.lost: list[int] = []  # turns at the root that are proved not to win
        self._known: dict[tuple[int, ...], int] = {}
        self._frames: list[_Frame] = []

    def begin(self, round_: KernelRound) -> None:
        """Ask who wins a round in which a turn begins; `run` finds the answer."""
        self.lost = []
        self._frames = [_Frame(round_)]

    def run(self, nodes: i64) -> bool:
        """Carry the search on for so many nodes; whether it has come to its end."""
        until = self.nodes + nodes
        while self._frames:
            if self.nodes >= until:
                return False
            frame = self._frames[-1]
            if frame.place == len(frame.codes):
                self._close(frame, UNKNOWN if frame.doubt else frame.value)
                continue
            after = frame.next_round()
            value = self._look(after)
            if value is not None:
                self._take(frame, value)
        return True

    def _look(self, round_: KernelRound) -> int | None:
        """The seat that wins from here, or UNKNOWN; None if that is to be searched next."""
        if round_.phase == OVER:
            return round_.winner
        if self.nodes >= self.limit:
            return UNKNOWN
        self.nodes += 1
        if self.nodes & _BETWEEN_CHECKS == 0:
            check_interrupt()
        state = state_with_deck(round_)
        known = self._known.get(state)
        if known is None:
            frame = _Frame(round_)
            frame.state = state
            self._frames.append(frame)
        return known

    def _take(self, frame: _Frame, value: i64) -> None:
        """Note the value of the turn that was tried, and go on to the next one."""
        code = frame.codes[frame.place]
        frame.place += 1
        if value == frame.round.seat:
            frame.first = code
            self._close(frame, value)
            return
        if value == UNKNOWN:
            frame.doubt = True
        elif len(self._frames) == 1:
            self.lost.append(code)
        if code == frame.first:
            frame.value = value

    def _close(self, frame: _Frame, value: i64) -> None:
        """The value of a position is found: it is that of a turn in the one before."""
        self._frames.pop()
        if self._frames:
            if value != UNKNOWN:
                self._known[frame.state] = value
            self._take(self._frames[-1], value)
        else:
            self.winner = value
            self.best = frame.first if value != UNKNOWN else -1


def _after(round_: KernelRound, code: i64) -> KernelRound:
    after = round_.copy()
    after.carry_out(code)
    return after


def _rank(ranked: tuple[int, int, KernelRound]) -> tuple[int, int]:
    return ranked[0], ranked[1]
