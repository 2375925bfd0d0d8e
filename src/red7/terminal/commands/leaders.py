"""`red7 leaders`: who leads with palettes under a canvas, and what they would score."""

from typing import IO

import click

from red7.game.position import Position
from red7.game.text.jsonform import leaders_of, palettes_data, parse_json
from red7.speech.command_help import Spoken, failing_clearly
from red7.terminal.streams import FILE, at_line, echo_json, is_json, numbered, text_lines


@click.command(cls=Spoken, name="leaders")
@FILE
def leaders_command(file: IO[bytes]) -> None:
    """Palettes or positions in, leaders and scores out."""
    with failing_clearly():
        for number, line in numbered(text_lines(file)):
            with at_line(number):
                data = parse_json(line) if is_json(line) else palettes_data(Position.parse(line.strip()))
                answer = leaders_of(data)
            echo_json(answer)
