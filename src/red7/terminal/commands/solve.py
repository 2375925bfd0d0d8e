"""`red7 solve`: who wins with open hands, the turn that does it, and how play goes on."""

from typing import IO

import click

from red7.ai.solver.solver import DEFAULT_NODES, Verdict, solve
from red7.game.messages import Seat
from red7.game.text.jsonform import position_of
from red7.speech.command_help import Spoken, failing_clearly, words_here
from red7.terminal.streams import FILE, answers, echo, positions, text_lines


def verdict_data(verdict: Verdict) -> dict[str, object]:
    """A verdict as plain data; `lost` is there only where no winner was found."""
    data: dict[str, object] = {"winner": verdict.winner, "turn": verdict.turn, "line": list(verdict.line)}
    if verdict.winner is None:
        data |= {"nodes": verdict.nodes, "lost": list(verdict.lost)}
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
                text_lines(file), lambda data: verdict_data(solve(position_of(data).round(), most_nodes))
            ):
                echo(line)
            return
        for _, position in positions(text_lines(file)):
            echo(_told(solve(position.round(), most_nodes)))


def _told(verdict: Verdict) -> str:
    words = words_here()
    if verdict.winner is None:
        return words.say("solve-unknown", nodes=verdict.nodes, lost=len(verdict.lost))
    winner = Seat(verdict.winner)
    if verdict.turn is None:
        return words.say("solve-over", who=winner)
    return words.say("solve-wins", who=winner, line=" | ".join(verdict.line))
