"""`red7 solve`: who wins with open hands, the turn that does it, and how play goes on."""

from typing import IO

import click

from red7.ai.solution import Solution
from red7.ai.solver.solve import solve
from red7.ai.solver.solver import DEFAULT_NODES
from red7.game.messages import SeatName
from red7.speech.command_help import Spoken, failing_clearly, words_here
from red7.speech.progress import progress_bar
from red7.terminal.streams import FILE, at_line, echo, echo_json, positions, text_lines


def solution_data(solution: Solution) -> dict[str, object]:
    """A solution as plain data; `lost` is there only if no winner was found."""
    data: dict[str, object] = {"winner": solution.winner, "turn": solution.turn, "line": list(solution.line)}
    if solution.winner is None:
        data |= {"nodes": solution.nodes, "lost": list(solution.lost)}
    return data


@click.command(
    cls=Spoken,
    name="solve",
    examples=(
        "echo 'intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play' | red7 solve",
        "red7 solve positions.jsonl --json --nodes 1000000",
    ),
)
@FILE
@click.option("--json", "as_json", is_flag=True)
@click.option("--nodes", type=click.IntRange(1), default=DEFAULT_NODES, show_default=True, help="most_nodes")
def solve_command(file: IO[bytes], as_json: bool, nodes: int) -> None:
    """Positions in, winners out."""
    with failing_clearly():
        for number, position in positions(text_lines(file)):
            with at_line(number), progress_bar("solve-progress"):
                solution = solve(position.round(), nodes)
            if as_json:
                echo_json(solution_data(solution))
            else:
                echo(_sentence(solution))


def _sentence(solution: Solution) -> str:
    words = words_here()
    if solution.winner is None:
        return words.say("solve-unknown", nodes=solution.nodes, lost=len(solution.lost))
    winner = SeatName(solution.winner)
    if solution.turn is None:
        return words.say("solve-over", who=winner)
    return words.say("solve-wins", who=winner, line=" | ".join(solution.line))
