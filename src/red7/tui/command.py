"""`red7 tui`: the table in the terminal."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

from red7.ai.bots import LEVELS
from red7.game.editions import DEFAULT_EDITION, EDITIONS, MODES, Options
from red7.game.errors import InvalidError
from red7.speech.command_help import LANGUAGE, Spoken, words_here

INSTALL: Final = 'pip install "red7[tui]"'
_LOOKS: Final = ("dark", "light", "safe", "contrast")


def _has_textual() -> bool:
    try:
        return find_spec("textual") is not None
    except ValueError:  # somebody has disabled it
        return False


def _parse_mode(_ctx: click.Context, _option: click.Parameter, text: str) -> str:
    try:
        options = Options.parse(text)
    except InvalidError as error:
        raise click.BadParameter(words_here().render(error.message)) from None
    return next((mode for mode, known in MODES.items() if known == options), str(options))


@click.command(
    cls=Spoken,
    name="tui",
    examples=(
        "red7 tui",
        "red7 tui --players 4 --mode expert --level master --look light",
        "red7 tui https://red7.example/table/ID --name Ann",
    ),
)
@click.argument("link", required=False, default="")
@click.option("-p", "--players", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option(
    "-m",
    "--mode",
    "--options",
    "mode",
    default="basic",
    show_default=True,
    callback=_parse_mode,
)
@click.option(
    "-e", "--edition", type=click.Choice(list(EDITIONS)), default=DEFAULT_EDITION.name, show_default=True
)
@click.option("-l", "--level", type=click.Choice(list(LEVELS)), default="casual", show_default=True)
@click.option("--name", default="", help="tui_name")
@click.option("--guest", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--look", type=click.Choice(_LOOKS), default="dark", show_default=True)
@click.option("--pace", type=click.FloatRange(0, 60), default=1.0, show_default=True)
@LANGUAGE
def tui_command(
    link: str,
    players: int,
    mode: str,
    edition: str,
    level: str,
    name: str,
    guest: Path | None,
    look: str,
    pace: float,
    language: str,
) -> None:
    """The table in the terminal, with keys and mouse."""
    if not _has_textual():
        raise click.ClickException(words_here().say("tui-missing", command=INSTALL))
    from red7.tui.app import TableApp
    from red7.tui.wishes import Wishes

    wishes = Wishes(language, look, name, players, level, mode, edition, pace, link, guest=guest)
    TableApp(wishes).run()
