"""What the commands of all windows share: help from the language file, and failures that are clear."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import click

from red7.game.errors import Red7Error
from red7.game.seeds import MOST_NUMBERS

if TYPE_CHECKING:
    from red7.speech.words import Words

SEED_RANGE = click.IntRange(0, MOST_NUMBERS)


_SECTIONS: Final = {"Options": "help-options", "Commands": "help-list"}


class SpokenHelp(click.HelpFormatter):
    """The help of a command with headings of the language."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{words_here().say('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        title = words_here().say(_SECTIONS[heading]) if heading in _SECTIONS else f"{heading}:"
        self.write(f"{'':>{self.current_indent}}{title}\n")


def help_of(command: click.Command, ctx: click.Context) -> str:
    """All that `--help` shows of a command, in the language of the environment."""
    own = command.get_help_option(ctx)
    if own:
        own.help = words_here().say("help-help")
    formatter = SpokenHelp(width=ctx.terminal_width, max_width=ctx.max_content_width)
    command.format_help(ctx, formatter)
    return formatter.getvalue().rstrip("\n")


class Spoken(click.Command):
    """A command that takes its help from the language file, and only when somebody asks for it.

    The help of an option is `tool-option-NAME`: of its own name, or of the one that stands as its `help`.
    """

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        options = [option for option in self.params if isinstance(option, click.Option)]
        self._help_of = {option: f"tool-option-{option.help or option.name}" for option in options}

    @property
    def about(self) -> str:
        """The message that says what it is for."""
        return f"{self.name}-about"

    def _learn(self) -> None:
        say = words_here().say
        self.help = say(self.about)
        for option, code in self._help_of.items():
            option.help = say(code)

    def get_help(self, ctx: click.Context) -> str:
        self._learn()
        return help_of(self, ctx)

    def get_short_help_str(self, limit: int = 45) -> str:
        self._learn()
        return super().get_short_help_str(limit)


class SpokenGroup(Spoken, click.Group):
    """A command of several; its help is from the language file, too."""


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
