"""Who wins with open hands, exactly: the best turn, and how play goes on from there.

Two players without draw and actions are solved on numbers alone (`duel`), all else on rounds (`max_n`). A
search that would need more nodes than allowed gives no winner, and says what it has proved.
"""

from collections.abc import Generator
from typing import Final, final

from red7.ai.solution import Solution
from red7.ai.solver.duel import NO_LIMIT, Duel
from red7.ai.solver.max_n import UNKNOWN, MaxN
from red7.game.engine.arrays import i64
from red7.game.engine.layout import OVER, PLAY
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import with_discard, with_last
from red7.game.errors import IllegalError
from red7.game.position import InRound, Position, round_of
from red7.game.round import Round
from red7.game.steps import STEP, Steps
from red7.game.text.notation import turn_text
from red7.game.turns import Turn

DEFAULT_NODES: Final = 200_000


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
        self._max_n: MaxN | None = None

    def lift_limit(self) -> None:
        """Go on without a limit: for what follows a position that is solved, and so is known or nearly so."""
        self._limit = NO_LIMIT
        if self._duel is not None:
            self._duel.limit = NO_LIMIT
        if self._max_n is not None:
            self._max_n.limit = NO_LIMIT

    def best_turn(self, round_: KernelRound) -> i64:
        """The `turn` to play, with `winner` set."""
        for _ in self.steps(round_):
            pass
        return self.turn

    def steps(self, round_: KernelRound) -> Generator[None, None, None]:
        """Find the `turn` to play and the `winner`, step by step."""
        rules = round_.rules
        if round_.players == 2 and not rules.draw and not rules.actions:
            yield from self._duel_steps(round_)
        else:
            yield from self._max_n_steps(round_)

    def _duel_steps(self, round_: KernelRound) -> Generator[None, None, None]:
        if self._duel is None:
            self._duel = Duel(self._limit)
        duel = self._duel
        duel.begin(round_)
        while not duel.run(STEP):
            self.nodes = duel.nodes
            yield
        self.nodes = duel.nodes
        self.turn = -1
        if duel.stopped:
            return
        self.winner = round_.seat if duel.won else 1 - round_.seat
        code: i64 = 0
        if duel.best >> 6:
            code = with_last(code, (duel.best >> 6) - 1)
        self.turn = with_discard(code, (duel.best & 63) - 1)

    def _max_n_steps(self, round_: KernelRound) -> Generator[None, None, None]:
        if self._max_n is None:
            self._max_n = MaxN(self._limit)
        search = self._max_n
        search.begin(round_)
        while not search.run(STEP):
            self.nodes = search.nodes
            yield
        self.nodes = search.nodes
        self.turn = search.best
        self.winner = search.winner
        self.lost = search.lost
