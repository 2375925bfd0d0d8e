"""Who wins with open hands, exactly: the best turn, and how play goes on from there.

Two players without draw and actions are solved on numbers alone (`duel`). All else is searched on rounds,
with the deck known: two players for a forced win, more by max-n, where everybody plays for their own win
and, if that is out of reach, takes the first of the turns as the engine lists them. A search that would
need more nodes than allowed gives no winner, and says what it has proved.
"""

from collections.abc import Generator
from typing import Final, final

from red7.ai.solution import Solution
from red7.ai.solver.duel import NO_LIMIT, Duel
from red7.ai.steps import STEP, Steps
from red7.game.engine.arrays import i64
from red7.game.engine.interrupts import check_interrupt
from red7.game.engine.layout import OVER, PLAY
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import with_discard, with_last
from red7.game.errors import IllegalError
from red7.game.position import InRound, Position, round_of
from red7.game.round import Round
from red7.game.text.notation import turn_text
from red7.game.turns import Turn

DEFAULT_NODES: Final = 200_000
UNKNOWN: Final[i64] = -2


def solution_steps(round_: Round | Position | InRound, nodes: int = DEFAULT_NODES) -> Steps[Solution]:
    """What `solve` gives, step by step."""
    kernel = round_of(round_).kernel
    if kernel.phase == OVER:
        return Solution(int(kernel.winner), None, (), 0)
    if kernel.phase != PLAY:
        raise IllegalError("turn-started")
    solver = Solver(nodes)
    yield from solver.steps(kernel)
    code = solver.turn
    if code < 0:
        lost = tuple([turn_text(kernel, Turn(turn)) for turn in solver.lost])
        return Solution(None, None, (), int(solver.nodes), lost)
    winner, spent = int(solver.winner), int(solver.nodes)
    solver.lift_limit()
    line: list[str] = []
    ahead = kernel.copy()
    while True:
        line.append(turn_text(ahead, Turn(code)))
        ahead.carry_out(code)
        if ahead.phase == OVER:
            return Solution(winner, line[0], tuple(line), spent)
        yield from solver.steps(ahead)
        code = solver.turn


@final
class Solver:
    """Solves rounds within a limit of nodes; what it has proved serves the next question too."""

    def __init__(self, limit: int) -> None:
        self.nodes: i64 = 0
        self.turn: i64 = -1  # the packed turn to play; -1 if the limit was reached before it was known
        self.winner: i64 = UNKNOWN
        self.lost: list[int] = []  # turns at the root that are proved not to win
        self._limit: i64 = limit
        self._duel: Duel | None = None
        self._known: dict[tuple[object, ...], int] = {}

    def lift_limit(self) -> None:
        """Go on without a limit: for what follows a position that is solved, and so is known or nearly so."""
        self._limit = NO_LIMIT
        if self._duel is not None:
            self._duel.limit = NO_LIMIT

    def best_turn(self, round_: KernelRound) -> i64:
        """The `turn` to play, with `winner` set."""
        for _ in self.steps(round_):
            pass
        return self.turn

    def steps(self, round_: KernelRound) -> Generator[None, None, None]:
        """Find the `turn` to play and the `winner`, step by step."""
        self.lost = []
        rules = round_.rules
        if round_.players == 2 and not rules.draw and not rules.actions:
            self.turn = yield from self._duel_steps(round_)
            return
        turns = round_.turns()
        best: i64 = turns.code(0)
        doubt = False
        self.winner = UNKNOWN
        for code in self._ordered(round_):
            value = yield from self._value_after(round_, code)
            if value == round_.seat:
                self.winner = value
                self.turn = code
                return
            if value == UNKNOWN:
                doubt = True
                continue
            self.lost.append(code)
            if code == best:
                self.winner = value
        if doubt:
            self.winner = UNKNOWN
        elif not turns.staying:
            self.winner = yield from self._value_after(round_, best)
        self.turn = best if self.winner != UNKNOWN else -1

    def _duel_steps(self, round_: KernelRound) -> Generator[None, None, int]:
        if self._duel is None:
            self._duel = Duel(self._limit)
        duel = self._duel
        duel.begin(round_)
        while not duel.run(STEP):
            self.nodes = duel.nodes
            yield
        self.nodes = duel.nodes
        if duel.stopped:
            return -1
        self.winner = round_.seat if duel.won else 1 - round_.seat
        code: i64 = 0
        if duel.best >> 6:
            code = with_last(code, (duel.best >> 6) - 1)
        return with_discard(code, (duel.best & 63) - 1)

    def _ordered(self, round_: KernelRound) -> list[int]:
        """The turns that keep the player in; between two, those that leave the fewest answers first."""
        turns = round_.turns()
        codes: list[int] = [turns.code(index) for index in range(turns.staying)]
        if round_.players > 2:
            return codes
        ranked: list[tuple[int, int]] = []
        for code in codes:
            after = round_.copy()
            after.carry_out(code)
            ranked.append((-1 if after.phase == OVER else int(after.turns().staying), code))
        return [code for _, code in sorted(ranked)]

    def _value_after(self, round_: KernelRound, code: int) -> Generator[None, None, int]:
        after = round_.copy()
        after.carry_out(code)
        value = yield from self._value(after)
        return value

    def _value(self, round_: KernelRound) -> Generator[None, None, int]:
        """The seat that wins from here, or UNKNOWN."""
        if round_.phase == OVER:
            return round_.winner
        if self.nodes >= self._limit:
            return UNKNOWN
        self.nodes += 1
        check_interrupt()
        yield
        state = _key(round_)
        known = self._known.get(state)
        if known is not None:
            return known
        value = yield from self._search(round_)
        if value != UNKNOWN:
            self._known[state] = value
        return value

    def _search(self, round_: KernelRound) -> Generator[None, None, int]:
        turns = round_.turns()
        if not turns.staying:
            only = yield from self._value_after(round_, turns.code(0))
            return only
        doubt = False
        first = turns.code(0)
        otherwise: i64 = UNKNOWN
        for code in self._ordered(round_):
            value = yield from self._value_after(round_, code)
            if value == round_.seat:
                return value
            if value == UNKNOWN:
                doubt = True
            if code == first:
                otherwise = value
        return UNKNOWN if doubt else otherwise


def _key(round_: KernelRound) -> tuple[object, ...]:
    """All that decides how a round goes on."""
    seats = range(round_.players)
    deck: tuple[int, ...] = ()
    if round_.rules.draw or round_.rules.actions:
        deck = tuple([int(round_.deck[place]) for place in range(round_.deck_size)])
    return (
        tuple([int(round_.hands[seat]) for seat in seats if round_.is_in(seat)]),
        tuple([int(round_.palettes[seat]) for seat in seats if round_.is_in(seat)]),
        int(round_.alive),
        int(round_.seat),
        int(round_.canvas % 7),
        deck,
    )
