"""A progress bar for long commands."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import IO, Final, TypeVar

from red7.speech.command_help import words_here

T = TypeVar("T")
PATIENCE: Final = 2.0
"""Seconds before the bar appears."""


@contextmanager
def progress_bar(code: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """A function to call with the number of things just done; `total` is of how many, if known.

    The bar is written to standard error, only on a terminal; it appears after two seconds and is removed at
    the end.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _number: None
        return
    from rich import progress as bars  # slow to import
    from rich.console import Console

    columns = (
        bars.TextColumn("{task.description}"),
        bars.BarColumn(),
        bars.MofNCompleteColumn(),
        bars.TimeElapsedColumn(),
        bars.TimeRemainingColumn(),
    )
    bar = bars.Progress(
        *(columns if total is not None else (columns[0], columns[1], columns[3])),
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    task = bar.add_task(words_here().say(code), total=total)
    start = Timer(PATIENCE, bar.start)
    start.daemon = True
    start.start()
    try:
        yield lambda number: bar.advance(task, number)
    finally:
        start.cancel()
        start.join()
        bar.stop()


def counted(
    items: Iterable[T], code: str, total: int | None = None, out: IO[str] | None = None
) -> Iterator[T]:
    """The same items, with a progress bar, unless the output itself is written to the terminal."""
    if (out or sys.stdout).isatty():
        yield from items
        return
    with progress_bar(code, total) as advance:
        for item in items:
            yield item
            advance(1)
