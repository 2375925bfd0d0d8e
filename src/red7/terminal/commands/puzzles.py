"""`red7 puzzles`: solve puzzles, make new ones from play, and prove them."""

import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from multiprocessing import get_context
from typing import IO, Final, TypeVar

import click

from red7.learn.days import day_of
from red7.learn.puzzles.maker import balanced, puzzles_of_match
from red7.learn.puzzles.proof import is_proved
from red7.learn.puzzles.puzzle import GRADES, Puzzle, PuzzleKind, PuzzleTheme
from red7.learn.puzzles.puzzle_set import puzzle_of_day, puzzles_like, read_puzzles
from red7.speech.command_help import (
    LANGUAGE,
    SEED_RANGE,
    Spoken,
    SpokenGroup,
    failing_clearly,
    words_here,
)
from red7.speech.progress import progress_bar
from red7.terminal.puzzles import TerminalPuzzles
from red7.terminal.screen import console_for
from red7.terminal.streams import FILE, echo, echo_json, text_lines

T = TypeVar("T")
R = TypeVar("R")
_CHUNK: Final = 4  # matches or puzzles per task of a process

_processes = click.option(
    "--processes", type=click.IntRange(1), default=os.cpu_count() or 1, show_default="all"
)


class _Task(Spoken):
    """One of the commands of `red7 puzzles`; its description is `puzzles-task-NAME`."""

    @property
    def about(self) -> str:
        return f"puzzles-task-{self.name}"


@click.group(cls=SpokenGroup, name="puzzles", examples=("red7 puzzles play", "red7 puzzles play --today"))
def puzzles_command() -> None:
    """Solve puzzles, or make and prove new ones."""


@puzzles_command.command(
    cls=_Task,
    name="play",
    examples=("red7 puzzles play --today", "red7 puzzles play --kind win --grade 3"),
)
@click.option("--kind", type=click.Choice([kind.value for kind in PuzzleKind]))
@click.option("--theme", type=click.Choice([theme.value for theme in PuzzleTheme]))
@click.option("--grade", type=click.IntRange(1, GRADES))
@click.option("--today", is_flag=True)
@LANGUAGE
@click.option("--color/--no-color", default=None)
def play(
    kind: str | None,
    theme: str | None,
    grade: int | None,
    today: bool,
    language: str,
    color: bool | None,
) -> None:
    """Solve puzzles until you have had enough."""
    if today:
        puzzles: tuple[Puzzle, ...] = (puzzle_of_day(day_of(time.time_ns() // 1_000_000)),)
    else:
        puzzles = puzzles_like(
            PuzzleKind(kind) if kind else None, PuzzleTheme(theme) if theme else None, grade
        )
    TerminalPuzzles(console_for(color), language, puzzles).run()


@puzzles_command.command(
    cls=_Task, name="make", examples=("red7 puzzles make --seed 7 --matches 50 --out puzzles.txt",)
)
@click.option("--seed", type=SEED_RANGE, default=0, show_default=True)
@click.option("--first", type=click.IntRange(0), default=0, show_default=True)
@click.option("--matches", type=click.IntRange(1), default=100, show_default=True)
@click.option("--most", type=click.IntRange(1), help="most_alike")
@_processes
@click.option("--out", type=click.File("w", encoding="utf-8"), default="-")
def make(seed: int, first: int, matches: int, most: int | None, processes: int, out: IO[str]) -> None:
    """Puzzles from this many matches; the same for the same numbers, whatever the number of processes."""
    with failing_clearly():
        made = _mapped(partial(_made, seed), range(first, first + matches), processes)
        for puzzle in balanced(chain.from_iterable(made), most):
            click.echo(str(puzzle), file=out)


@puzzles_command.command(cls=_Task, name="prove", examples=("red7 puzzles prove puzzles.txt --json",))
@FILE
@_processes
@click.option("--json", "as_json", is_flag=True)
def prove(file: IO[bytes], processes: int, as_json: bool) -> None:
    """Puzzles in, a status of 0 if all are proved."""
    with failing_clearly():
        puzzles = list(read_puzzles(text_lines(file)))
        unproved = [
            puzzle
            for puzzle, proved in zip(puzzles, _mapped(is_proved, puzzles, processes), strict=True)
            if not proved
        ]
        if as_json:
            echo_json({"puzzles": len(puzzles), "unproved": [str(puzzle) for puzzle in unproved]})
        else:
            for puzzle in unproved:
                echo(words_here().say("puzzles-unproved", puzzle=str(puzzle)))
            if not unproved:
                echo(words_here().say("puzzles-proved", count=len(puzzles)))
        if unproved:
            click.get_current_context().exit(1)


def _made(seed: int, number: int) -> list[Puzzle]:
    return list(puzzles_of_match(seed, number))


def _mapped(work: Callable[[T], R], items: Iterable[T], processes: int) -> Iterator[R]:
    """The result of work for each item, in order, with a progress bar."""
    todo = list(items)
    with progress_bar("puzzles-progress", len(todo)) as advance:
        if processes == 1:
            for item in todo:
                yield work(item)
                advance(1)
            return
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            for result in pool.map(work, todo, chunksize=_CHUNK):
                yield result
                advance(1)
