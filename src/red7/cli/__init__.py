"""The `red7` command. A subcommand is imported only when it is run, so that each starts fast."""

import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import click
from click.exceptions import NoArgsIsHelpError

from red7 import __version__
from red7.cli.exits import exit_with
from red7.speech.settings import FILE_VARIABLE, PREFIX, named_file, read_settings, usual_file

# name of the subcommand: the module that holds it, and its name in there
COMMANDS: dict[str, str] = {
    "play": "red7.terminal.commands.play:play",
    "tui": "red7.tui.command:tui_command",
    "show": "red7.terminal.commands.show:show",
    "turns": "red7.terminal.commands.turns:turns_command",
    "leaders": "red7.terminal.commands.leaders:leaders_command",
    "simulate": "red7.terminal.commands.simulate:simulate_command",
    "review": "red7.terminal.commands.review:review_command",
    "verify": "red7.terminal.commands.verify:verify_command",
    "perft": "red7.terminal.commands.perft:perft_command",
    "solve": "red7.terminal.commands.solve:solve_command",
    "puzzles": "red7.terminal.commands.puzzles:puzzles_command",
    "arena": "red7.arena.cli:arena_command",
    "serve": "red7.server.cli:serve_command",
    "static": "red7.server.offline.cli:static_command",
    "backup": "red7.server.cli:backup_command",
    "restore": "red7.server.cli:restore_command",
    "rekey": "red7.server.cli:rekey_command",
    "admin": "red7.server.operator.cli:admin_command",
    "config": "red7.cli.config:config_command",
    "completion": "red7.cli.completion:completion_command",
}


class LazyGroup(click.Group):
    """A group that knows its commands by name, and imports only the one that is run."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        place = COMMANDS.get(cmd_name)
        if place is None:
            return None
        module, _, name = place.partition(":")
        command = getattr(import_module(module), name)
        if not isinstance(command, click.Command):
            raise TypeError(f"{place} is to be a click command, not {command!r}")
        return command

    def get_help(self, ctx: click.Context) -> str:
        from red7.speech.command_help import help_of, words_here

        say = words_here().say
        self.help = say("help-about-red7")
        for option in self.params:
            if isinstance(option, click.Option) and option.name in ("version", "config"):
                option.help = say(f"help-{option.name}")
        return help_of(self, ctx)

    def main(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, args: Sequence[str] | None = None, *arguments: Any, standalone_mode: bool = True, **extra: Any
    ) -> Any:
        run = partial(super().main, args, *arguments, standalone_mode=False, **extra)
        return exit_with(run) if standalone_mode else run()


def _show_version(ctx: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if not wanted or ctx.resilient_parsing:
        return
    from red7._build_form import form

    click.echo(f"red7 {__version__} ({form()})")
    ctx.exit()


def _read_config(ctx: click.Context, _option: click.Parameter, named: Path | None) -> None:
    """Read the settings file: the one that is named, which must exist, or the usual one."""
    path = named or named_file() or usual_file()
    ctx.meta[FILE_VARIABLE] = path
    if path.exists() or path != usual_file():
        try:
            ctx.default_map = read_settings(path)
        except OSError as error:
            raise click.UsageError(f"{path}: {error.strerror}", ctx) from None


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "auto_envvar_prefix": PREFIX},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    allow_from_autoenv=False,
    callback=_show_version,
)
@click.option(
    "--config",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    is_eager=True,
    expose_value=False,
    allow_from_autoenv=False,
    callback=_read_config,
)
@click.pass_context
def main(ctx: click.Context) -> None:
    """The commands; their `--help` is in the language files.

    Without a command, somebody at a terminal wants to play; a script has made a mistake.
    """
    if ctx.invoked_subcommand is None:
        if not (sys.stdin.isatty() and sys.stderr.isatty()):
            raise NoArgsIsHelpError(ctx)
        _open_table(ctx)


def _open_table(ctx: click.Context) -> None:
    """Open the table in the browser: `red7 serve --open`, which keeps its data in the player's own folder."""
    from red7.server.cli import serve_command
    from red7.speech.command_help import words_here

    given = (ctx.default_map or {}).get("serve", {})
    ctx.default_map = {"serve": {"data": str(usual_file().parent / "data"), **given}}
    with serve_command.make_context("serve", ["--open"], parent=ctx) as serve:
        click.echo(words_here().say("serve-own", data=str(serve.params["data"])), err=True)
        serve_command.invoke(serve)
