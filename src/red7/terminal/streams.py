"""What the commands read and write: lines of text, positions in text or JSON, answers line by line.

A command reads its input line by line, answers as it goes, and stops at the first line it cannot read.
"""

import errno
import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import click

from red7.game.errors import InvalidError, Red7Error, placed
from red7.game.position import Position
from red7.game.text.jsonform import parse_json, position_of

FILE: Final = click.argument("file", type=click.File("rb"), default="-")


def text_lines(stream: Iterable[bytes]) -> Iterator[str]:
    """The lines of a UTF-8 stream; `InvalidError` names a line that is something else."""
    for number, line in enumerate(stream, 1):
        try:
            yield line.decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError:
            raise InvalidError("encoding", line=number) from None


def positions(lines: Iterable[str]) -> Iterator[tuple[int, Position]]:
    """The positions in lines of text or JSON, each with its line number; blank lines are skipped."""
    for number, line in numbered(lines):
        with at_line(number):
            position = parse_position(line)
        yield number, position


def parse_position(line: str) -> Position:
    """The position in a line of text or JSON."""
    return position_of(parse_json(line)) if is_json(line) else Position.parse(line.strip())


def numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The lines that are not blank, with their numbers; `InvalidError` if there is none."""
    number = 0
    for place, line in enumerate(lines, 1):
        if line.strip():
            number = place
            yield place, line
    if not number:
        raise InvalidError("input-empty")


def is_json(line: str) -> bool:
    """Whether a line is meant as JSON: no position starts with a bracket."""
    return line.lstrip().startswith(("{", "["))


@contextmanager
def at_line(number: int) -> Iterator[None]:
    """Add the line number to errors."""
    try:
        yield
    except Red7Error as error:
        raise placed(error, line=number) from None


def echo_json(data: dict[str, object]) -> None:
    """Print an answer as a line of JSON."""
    echo(json.dumps(data, separators=(",", ":")))


def echo(line: str) -> None:
    """Print a line at once, whatever the encoding of the terminal."""
    if sys.stdout is None:  # the program was started with its output closed
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    encoding = sys.stdout.encoding or "utf-8"
    click.echo(line.encode(encoding, "backslashreplace").decode(encoding))
