"""`red7 turns`: every legal turn of positions."""

from typing import IO

import click

from red7.game.engine.layout import PHASES, PLAY
from red7.game.errors import IllegalError
from red7.game.text.jsonform import turns_of
from red7.speech.command_help import Spoken, failing_clearly
from red7.terminal.streams import FILE, at_line, echo_json, positions, text_lines


@click.command(cls=Spoken, name="turns")
@FILE
def turns_command(file: IO[bytes]) -> None:
    """Positions in, their legal turns out."""
    with failing_clearly():
        for number, position in positions(text_lines(file)):
            with at_line(number):
                if position.winner is None and position.phase != PHASES[PLAY]:
                    raise IllegalError("turn-started")
                answer = turns_of(position)
            echo_json(answer)
