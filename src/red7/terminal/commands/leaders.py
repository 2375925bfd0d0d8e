"""`red7 leaders`: who leads with which palettes under a canvas, and what they would score."""

from typing import IO

import click

from red7.game.text.jsonform import leaders_of, palettes_data, parse_json
from red7.speech.command_help import Spoken, failing_clearly
from red7.speech.progress import counted
from red7.terminal.streams import FILE, at_line, echo_json, is_json, numbered, parse_position, text_lines


@click.command(
    cls=Spoken,
    name="leaders",
    examples=(
        """echo '{"palettes": [["R7", "B6"], ["O6"]], "canvas": "G"}' | red7 leaders""",
        "red7 leaders positions.txt",
    ),
)
@FILE
def leaders_command(file: IO[bytes]) -> None:
    """Palettes or positions in, leaders and scores out."""
    with failing_clearly():
        for number, line in counted(numbered(text_lines(file)), "answers-progress"):
            with at_line(number):
                answer = leaders_of(_palettes(line))
            echo_json(answer)


def _palettes(line: str) -> object:
    """The palettes and the canvas of a line: alone, or those of a position."""
    data = parse_json(line) if is_json(line) else None
    if is_json(line) and not (isinstance(data, dict) and "hands" in data):
        return data
    return palettes_data(parse_position(line))
