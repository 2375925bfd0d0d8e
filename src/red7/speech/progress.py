"""A bar that shows how far a long command is."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import IO, Final, TypeVar

from red7.speech.command_help import words_here

T = TypeVar("T")
PATIENCE: Final = 2.0
"""Seconds for which nobody wants to know how far it is."""


@contextmanager
def progress_bar(code: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """What to call with the number of things that are done now; `total` is of how many, where that is known.

    The bar is on a terminal only, among the errors, comes when it takes longer than two seconds, and is gone
    in the end.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _number: None
        return
    from rich import progress as bars  # which takes longer to import than many a command
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
    """The same items, with a bar unless what becomes of them is written to the terminal, where it is seen."""
    if (out or sys.stdout).isatty():
        yield from items
        return
    with progress_bar(code, total) as advance:
        for item in items:
            yield item
            advance(1)
