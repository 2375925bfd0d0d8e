"""`red7 show`: positions and records, drawn."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import IO

import click

from red7.game.errors import Red7Error, placed
from red7.game.history import RoundEntry
from red7.game.match import Match
from red7.game.position import Position
from red7.game.record.reader import read_records
from red7.game.record.record import Record
from red7.game.record.writer import MARK
from red7.game.round import Round
from red7.game.sight import WATCHER, sight
from red7.game.text.jsonform import position_data, sight_data
from red7.game.text.notation import moves_of
from red7.speech.command_help import LANGUAGE, Spoken, failing_clearly, words_here
from red7.speech.words import Words
from red7.terminal.narration import Narration, tell_result, tell_round
from red7.terminal.screen import Around, Screen, console_for
from red7.terminal.streams import FILE, at_line, echo_json, positions, text_lines


@click.command(
    cls=Spoken,
    name="show",
    examples=(
        "red7 show match.red7",
        "echo 'intl-1.2 basic G 0 O5B6:Y2/I4R1:G4 V4 - play' | red7 show --seat 0",
        "red7 show positions.txt --json > positions.jsonl",
    ),
)
@FILE
@click.option("--seat", type=click.IntRange(0, 3))
@click.option("--json", "as_json", is_flag=True)
@LANGUAGE
@click.option("--color/--no-color", default=None)
def show(file: IO[bytes], seat: int | None, as_json: bool, language: str, color: bool | None) -> None:
    """Positions or records, drawn."""
    console = console_for(color)
    with failing_clearly():
        first, lines = _begin(text_lines(file))
        if first is None:
            raise click.ClickException(Words(language).say("show-nothing"))
        if first.startswith(MARK):
            if as_json:
                raise click.UsageError(words_here().say("show-json-record"))
            for record in read_records(lines):
                show_record(Screen(console, Words(language, record.names)), record, seat)
        else:
            screen = Screen(console, Words(language))
            for number, position in positions(lines):
                with at_line(number):
                    if as_json:
                        echo_json(_data(position, seat))
                    else:
                        show_round(screen, position.round(), seat, Around())


def _data(position: Position, seat: int | None) -> dict[str, object]:
    """A position as plain data, or what a seat sees of it."""
    return position_data(position) if seat is None else sight_data(sight(position.round(), seat))


def _begin(lines: Iterator[str]) -> tuple[str | None, Iterator[str]]:
    """The first line that is not blank, and all lines, so that errors still have their line numbers."""
    start: list[str] = []
    for line in lines:
        start.append(line)
        if line.strip():
            return line, chain(start, lines)
    return None, lines


def show_round(screen: Screen, round_: Round, seat: int | None, around: Around) -> None:
    """Draw a round with all cards open, or as a seat sees it."""
    if seat is None:
        around = replace(around, hands=round_.hands)
    seen = sight(round_, WATCHER if seat is None else seat)
    screen.console.print(screen.table(seen, around))
    screen.console.print()


def show_record(screen: Screen, record: Record, seat: int | None) -> None:
    """Show a record round by round; an error in it is raised at the end."""
    match: Match | None = None
    for entry in record.rounds:
        match = record.begin_round(match, entry.deal)
        _show_entry(screen, match, entry, seat)
    if record.error is not None:
        raise record.error
    if match is not None and match.is_over:
        tell_result(screen, match)
    else:
        screen.say("show-unfinished")


def _show_entry(screen: Screen, match: Match, entry: RoundEntry, seat: int | None) -> None:
    """A round: the table as dealt, every turn in words, and the table at the end."""
    number = len(match.played)
    points = match.points if match.options.scoring else ()
    show_round(screen, match.round, seat, Around(number, points))
    story = Narration(match, seat)
    for turn in entry.turns:
        try:
            for move in moves_of(match.round.kernel, turn.turn, whole=turn.whole):
                story.play(move)
        except Red7Error as error:
            raise placed(error, round=number, turn=len(story.lines) + 1) from None
    screen.console.print(screen.bullets(map(screen.words.render, story.lines)))
    screen.console.print()
    points = match.points if match.options.scoring else ()
    show_round(screen, match.round, seat, Around(number, points))
    if match.round.is_over:
        tell_round(screen, match)
        screen.console.print()
