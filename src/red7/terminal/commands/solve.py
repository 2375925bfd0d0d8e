"""`red7 solve`: who wins with open hands, the turn that does it, and how play goes on."""

from typing import IO

import click

from red7.ai.solver.solver import DEFAULT_NODES, Solution, solve
from red7.game.messages import Seat
from red7.game.text.jsonform import position_of
from red7.speech.command_help import Spoken, failing_clearly, words_here
from red7.terminal.streams import FILE, answers, echo, positions, text_lines


def solution_data(solution: Solution) -> dict[str, object]:
    """A solution as plain data; `lost` is there only where no winner was found."""
    data: dict[str, object] = {"winner": solution.winner, "turn": solution.turn, "line": list(solution.line)}
    if solution.winner is None:
        data |= {"nodes": solution.nodes, "lost": list(solution.lost)}
    return data


@click.command(cls=Spoken, name="solve")
@FILE
@click.option("--json", "json_lines", is_flag=True)
@click.option("--nodes", "most_nodes", type=click.IntRange(1), default=DEFAULT_NODES, show_default=True)
def solve_command(file: IO[bytes], json_lines: bool, most_nodes: int) -> None:
    """Positions in, winners out."""
    with failing_clearly():
        if json_lines:
            for line in answers(
                text_lines(file), lambda data: solution_data(solve(position_of(data).round(), most_nodes))
            ):
                echo(line)
            return
        for _, position in positions(text_lines(file)):
            echo(_told(solve(position.round(), most_nodes)))


def _told(solution: Solution) -> str:
    words = words_here()
    if solution.winner is None:
        return words.say("solve-unknown", nodes=solution.nodes, lost=len(solution.lost))
    winner = Seat(solution.winner)
    if solution.turn is None:
        return words.say("solve-over", who=winner)
    return words.say("solve-wins", who=winner, line=" | ".join(solution.line))
