"""The solver for people: plain Python, so that it keeps its documentation where the search is compiled."""

from red7.ai.solution import Solution
from red7.ai.solver.solver import DEFAULT_NODES, solution_steps
from red7.game.position import InRound, Position
from red7.game.round import Round
from red7.game.steps import finish


def solve(round_: Round | Position | InRound, nodes: int = DEFAULT_NODES) -> Solution:
    """The winner of a round if everybody knows all cards, found within so many nodes.

        >>> solution = solve(Position.parse("intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play"))
        >>> solution.winner, solution.turn
        (0, 'R7p')

    Where the nodes do not suffice there is no winner, and `lost` has the turns that are proved not to win.
    """
    return finish(solution_steps(round_, nodes))
