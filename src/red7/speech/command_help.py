"""What the commands of all windows share: help from the language file, and failures that are clear."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from red7.game.errors import Red7Error
from red7.game.seeds import MOST_NUMBERS

if TYPE_CHECKING:
    from red7.speech.words import Words

SEED_RANGE = click.IntRange(0, MOST_NUMBERS)


class Spoken(click.Command):
    """A command that takes its help from the language file, and only when somebody asks for it.

    The help of an option is `tool-option-NAME`: of its own name, or of the one that stands as its `help`.
    """

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        options = [option for option in self.params if isinstance(option, click.Option)]
        self._help_of = {option: f"tool-option-{option.help or option.name}" for option in options}

    def _learn(self) -> None:
        say = words_here().say
        self.help = say(f"{self.name}-about")
        for option, code in self._help_of.items():
            option.help = say(code)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self._learn()
        super().format_help(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        self._learn()
        return super().get_short_help_str(limit)


def language_here() -> str:
    """The language of the environment, as the system names it."""
    wishes = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((wish for wish in wishes if wish), "en")


def words_here() -> "Words":
    """The words of the commands, in the language of the environment."""
    # Loading a language takes longer than many a command: only those that speak do it.
    from red7.speech.words import Words

    return Words(language_here())


@contextmanager
def failing_clearly() -> Iterator[None]:
    """Turn what can go wrong with input and files into one clear message and a status other than 0."""
    try:
        yield
    except Red7Error as error:
        raise click.ClickException(words_here().render(error.message)) from None
    except OSError as error:
        if error.errno == errno.EPIPE:
            raise  # click ends quietly when nobody reads on
        raise click.ClickException(str(error)) from None
