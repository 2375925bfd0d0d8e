"""Two players to measure others by, known to the arena only: a yardstick and a ceiling.

The yardstick, a tuned greedy player, looks no further than its own turn. A turn is worth the cards it keeps
in hand, 0.15 for each of the seven rules under which its palette then leads, and 0.15 for each card in hand
that could be discarded to stay in. It is not written for speed, and stays as it is while our own players
change. The ceiling, a cheat, sees all cards and solves the round.
"""

from math import exp
from typing import Final

from red7.ai.solver.solver import Solver
from red7.game.engine.bits import IN_COLORS, size
from red7.game.engine.canvas import higher, leads_over
from red7.game.engine.dice import Dice
from red7.game.engine.layout import DRAW, OVER, PHASES
from red7.game.engine.movegen import legal_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import with_draw
from red7.game.round import Round
from red7.game.sight import Sight
from red7.game.simulation import random_turn
from red7.game.turns import Turn
from red7.game.worlds import sampler

_LED: Final = 15  # in hundredths of a card
_WAY: Final = 15

SOLVER_NODES: Final = 50_000
_TRAP_NODES: Final = 200_000
_TEMPTING: Final = 30.0  # a reply worth this many hundredths of a card more is e times as likely


class TunedGreedy:
    """Plays the turn that is worth most right after it; ties are broken by dice."""

    name = "tuned-greedy"

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        if sight.phase == PHASES[DRAW]:
            return Turn(with_draw(0))
        world = sampler(sight).sample(dice)
        turns = legal_turns(world)
        codes = [int(turns.code(index)) for index in range(turns.staying)]
        if not codes:
            return Turn(0)
        worths = [worth_after(world, code) for code in codes]
        best = [code for code, worth in zip(codes, worths, strict=True) if worth == max(worths)]
        return Turn(best[dice.below(len(best))])


def worth_after(round_: KernelRound, code: int) -> int:
    """What a turn of the seat to move is worth, in hundredths of a card."""
    seat = round_.seat
    after = round_.copy()
    after.carry_out(code)
    rivals = (0, 0)
    for rival in range(round_.players):
        if rival != seat and round_.is_in(rival):
            rivals = higher(rivals, after.strengths_of(rival))
    leads = leads_over(after.strengths_of(seat), rivals)
    hand = after.hands[seat]
    return 100 * int(size(hand)) + _LED * int(size(leads)) + _WAY * int(size(hand & IN_COLORS[leads]))


class Oracle:
    """Plays a winning turn if there is one, else sets a trap: the replies that look best let it win."""

    def cheat(self, round_: Round, dice: Dice) -> Turn:
        solver = Solver(SOLVER_NODES)
        kernel = round_.kernel
        code = int(solver.best_turn(kernel))
        if code > 0 and kernel.players == 2 and solver.winner != kernel.seat:
            code = best_trap(kernel, code)
        return Turn(code) if code >= 0 else random_turn(round_, dice)


def best_trap(round_: KernelRound, otherwise: int) -> int:
    """In a lost round of two, the turn whose replies most likely throw the win away."""
    solver = Solver(_TRAP_NODES)
    turns = round_.turns()
    best, best_hope = otherwise, 0.0
    for code in [int(turns.code(index)) for index in range(turns.staying)]:
        after = round_.copy()
        after.carry_out(code)
        hope = _hope(after, solver)
        if hope > best_hope:
            best, best_hope = code, hope
    return best


def _hope(after: KernelRound, solver: Solver) -> float:
    """How likely a rival who goes by looks picks a wrong reply."""
    answers = after.turns()
    wrong = total = 0.0
    for code in [int(answers.code(index)) for index in range(answers.staying)]:
        likely = exp(worth_after(after, code) / _TEMPTING)
        total += likely
        then = after.copy()
        then.carry_out(code)
        if then.phase != OVER and solver.best_turn(then) >= 0 and solver.winner == then.seat:
            wrong += likely
    return wrong / total if total else 0.0
