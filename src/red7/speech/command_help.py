"""What the commands of all windows share: help from the language files, and clear failures."""

import errno
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from red7.game.errors import Red7Error
from red7.game.seeds import MOST_NUMBERS
from red7.speech.settings import own_settings

if TYPE_CHECKING:
    from red7.speech.words import Words

SEED_RANGE = click.IntRange(0, MOST_NUMBERS)
LANGUAGE_VARIABLE: Final = "RED7_LANGUAGE"


_SECTIONS: Final = {"Options": "help-options", "Commands": "help-list", "Examples": "help-examples"}


class SpokenHelp(click.HelpFormatter):
    """The help of a command, with headings in the user's language."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{words_here().say('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        title = words_here().say(_SECTIONS[heading]) if heading in _SECTIONS else f"{heading}:"
        self.write(f"{'':>{self.current_indent}}{title}\n")


def help_of(command: click.Command, ctx: click.Context) -> str:
    """Everything `--help` shows for a command, in the language of the environment."""
    own = command.get_help_option(ctx)
    if own:
        own.help = words_here().say("help-help")
    formatter = SpokenHelp(width=ctx.terminal_width, max_width=ctx.max_content_width)
    command.format_help(ctx, formatter)
    return formatter.getvalue().rstrip("\n")


class Spoken(click.Command):
    """A command that takes its help from the language file, and only when it is needed.

    The help of an option is `tool-option-NAME`, where NAME is its own name or the one given as its `help`.
    `examples` are lines to type, shown at the end.
    """

    def __init__(self, *arguments: Any, examples: Sequence[str] = (), **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.examples = tuple(examples)
        options = [option for option in self.params if isinstance(option, click.Option)]
        self._help_of = {option: f"tool-option-{option.help or option.name}" for option in options}

    @property
    def about(self) -> str:
        """The code of the message that says what it is for."""
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

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.examples:
            with formatter.section("Examples"):
                for line in self.examples:
                    formatter.write(f"{'':>{formatter.current_indent}}{line}\n")

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        self._learn()
        return super().shell_complete(ctx, incomplete)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        if parent is not None and info_name is not None:
            extra.setdefault("default_map", own_settings(self, info_name, parent))
        return super().make_context(info_name, args, parent, **extra)


class SpokenGroup(Spoken, click.Group):
    """A group of commands; its help is from the language file, too."""


def language_here() -> str:
    """The language to speak: from our own settings, or else from the system."""
    context = click.get_current_context(silent=True)
    file = (context.find_root().default_map or {}).get("language") if context else None
    system = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wishes = (os.environ.get(LANGUAGE_VARIABLE), file, *system)
    return next((wish for wish in wishes if isinstance(wish, str) and wish), "en")


def _check_language(ctx: click.Context, option: click.Parameter, tag: str) -> str:
    from red7.speech.words import languages

    if ctx.get_parameter_source(option.name or "") is ParameterSource.DEFAULT:
        return tag  # the system may name a language we do not have: then we speak English
    known = {name.lower(): name for name in languages()}
    plain = tag.partition(".")[0].replace("_", "-").lower()
    if plain not in known and plain.partition("-")[0] not in known:
        choices = ", ".join(sorted(known.values()))
        raise click.BadParameter(words_here().say("language-unknown", found=tag, choices=choices))
    return tag


def _complete_language(_ctx: click.Context, _option: click.Parameter, start: str) -> list[str]:
    from red7.speech.words import languages

    return [name for name in languages() if name.startswith(start)]


LANGUAGE: Final = click.option(
    "--language",
    envvar=LANGUAGE_VARIABLE,
    default=language_here,
    callback=_check_language,
    shell_complete=_complete_language,
)


def words_here() -> "Words":
    """The words of the commands, in the language of the environment."""
    # Loading a language takes longer than many a command, so only those that need words do it.
    from red7.speech.words import Words

    return Words(language_here())


def reason_of(error: OSError) -> str:
    """The system's error in one line: which file, and why."""
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason


@contextmanager
def refusing_usage() -> Iterator[None]:
    """Turn a refusal of command-line values into a usage error, with status 2."""
    try:
        yield
    except Red7Error as error:
        raise click.UsageError(words_here().render(error.message)) from None


@contextmanager
def failing_clearly() -> Iterator[None]:
    """Turn failures of input and files into one clear message and a status other than 0."""
    try:
        yield
    except Red7Error as error:
        raise click.ClickException(words_here().render(error.message)) from None
    except OSError as error:
        if error.errno == errno.EPIPE:
            raise  # click exits quietly when nobody is reading
        raise click.ClickException(reason_of(error)) from None
