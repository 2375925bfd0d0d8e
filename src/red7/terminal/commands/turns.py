"""`red7 turns`: every legal turn of positions."""

from typing import IO

import click

from red7.game.engine.layout import PHASES, PLAY
from red7.game.errors import IllegalError
from red7.game.text.jsonform import turns_of
from red7.speech.command_help import Spoken, failing_clearly
from red7.speech.progress import counted
from red7.terminal.streams import FILE, at_line, echo_json, positions, text_lines


@click.command(
    cls=Spoken,
    name="turns",
    examples=(
        "echo 'intl-1.2 basic G 0 O5B6:Y2/I4R1:G4 V4 - play' | red7 turns",
        """echo '{"hands": [["O5", "B6"], ["I4"]], "palettes": [["Y2"], ["G4"]], "canvas": "G"}' |
    red7 turns""",
        "red7 turns positions.jsonl > turns.jsonl",
    ),
)
@FILE
def turns_command(file: IO[bytes]) -> None:
    """Positions in, their legal turns out."""
    with failing_clearly():
        for number, position in counted(positions(text_lines(file)), "answers-progress"):
            with at_line(number):
                if position.winner is None and position.phase != PHASES[PLAY]:
                    raise IllegalError("turn-started")
                answer = turns_of(position)
            echo_json(answer)
