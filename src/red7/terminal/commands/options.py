"""The options that say how many play, and by which rules."""

from collections.abc import Callable
from typing import Any

import click

from red7.game.editions import DEFAULT_EDITION, EDITIONS, Options
from red7.game.errors import InvalidError
from red7.speech.command_help import words_here


def rule_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that say how many play, and by which rules."""
    editions = click.Choice(list(EDITIONS))
    function = click.option(
        "--mode", "--options", "mode", default="basic", show_default=True, callback=_parse_mode
    )(function)
    function = click.option("--edition", type=editions, default=DEFAULT_EDITION.name, show_default=True)(
        function
    )
    return click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)(function)


def _parse_mode(_ctx: click.Context, _option: click.Parameter, text: str) -> Options:
    try:
        return Options.parse(text)
    except InvalidError as error:
        raise click.BadParameter(words_here().render(error.message)) from None
