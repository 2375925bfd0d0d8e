"""The options that say how many play, and by which rules."""

from collections.abc import Callable
from typing import Any, Final

import click

from red7.game.editions import ALL_EDITIONS, DEFAULT_EDITION, Ending, Options
from red7.game.errors import InvalidError
from red7.speech.command_help import words_here

ENDING: Final = click.option(
    "--ending", type=click.Choice([ending.value for ending in Ending]), default="cards", show_default=True
)


def rule_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that say how many play, and by which rules."""
    players, edition = click.IntRange(2, 4), click.Choice(list(ALL_EDITIONS))
    names = ("-m", "--mode", "--options", "mode")
    function = click.option(*names, default="basic", show_default=True, callback=_parse_mode)(function)
    default = DEFAULT_EDITION.name
    function = click.option("-e", "--edition", type=edition, default=default, show_default=True)(function)
    return click.option("-p", "--players", type=players, default=2, show_default=True)(function)


def _parse_mode(_ctx: click.Context, _option: click.Parameter, text: str) -> Options:
    try:
        return Options.parse(text)
    except InvalidError as error:
        raise click.BadParameter(words_here().render(error.message)) from None
