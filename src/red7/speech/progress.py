"""A bar that shows how far a long command is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich import progress as bars
from rich.console import Console

from red7.speech.command_help import words_here


@contextmanager
def progress_bar(code: str, total: int) -> Iterator[Callable[[int], None]]:
    """What to call with the number of things that are done now; on a terminal only, and gone in the end."""
    console = Console(stderr=True)
    columns = (
        bars.TextColumn("{task.description}"),
        bars.BarColumn(),
        bars.MofNCompleteColumn(),
        bars.TimeElapsedColumn(),
        bars.TimeRemainingColumn(),
    )
    with bars.Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words_here().say(code), total=total)
        yield lambda number: bar.advance(task, number)
