"""Line editing at a terminal: arrow keys, history and completion, if Python has readline."""

import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

_ESCAPES = re.compile(r"(\x1b\[[0-9;]*m)")


class LineEditor:
    """Reads lines from a terminal. Its history lasts as long as the program, and is in no file."""

    def __init__(self) -> None:
        self._readline = _readline()
        self._words: Sequence[str] = ()
        if self._readline:
            self._readline.set_auto_history(False)
            self._readline.set_completer(self._complete)
            self._readline.set_completer_delims(" ,;")
            self._readline.parse_and_bind("tab: complete")

    def read(self, prompt: str, words: Sequence[str] = (), *, remember: bool = True) -> str:
        """The typed line; the Tab key completes `words`. `EOFError` at the end of input."""
        self._words = words
        if self._readline is None:
            return input(prompt)
        # These two characters tell readline that what is between them takes no room on the line.
        line = input(_ESCAPES.sub("\x01\\1\x02", prompt))
        if remember and line.strip():
            self._readline.add_history(line)
        return line

    def _complete(self, start: str, number: int) -> str | None:
        fitting = [word for word in self._words if word.casefold().startswith(start.casefold())]
        return f"{fitting[number]} " if number < len(fitting) else None


def at_terminal() -> bool:
    """Whether a person types at a terminal; redirected input is read as it is."""
    given = sys.stdin
    return given is sys.__stdin__ and given is not None and given.isatty() and sys.stdout.isatty()


def _readline() -> Any:
    try:
        return import_module("readline")
    except ImportError:  # as on Windows
        return None
