"""What goes wrong in an arena, as a code with arguments; `str()` says it in the language of the commands."""

from collections.abc import Callable
from functools import partial

from red7.speech.command_help import words_here


class Trouble(Exception):
    """A code of the language file and its arguments."""

    def __init__(self, code: str, **arguments: str | int) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    def __reduce__(self) -> tuple[Callable[[], "Trouble"], tuple[()]]:
        return partial(type(self), self.code, **self.arguments), ()

    def __str__(self) -> str:
        return words_here().say(self.code, **self.arguments)


class ArenaError(Trouble):
    """The tournament cannot be played as asked for."""


class Forfeit(Trouble):
    """A player failed, and loses the match it is in."""
