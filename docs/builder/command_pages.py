"""The commands as a page: what `--help` says of each."""

from collections.abc import Iterator

import click

from red7.cli import main
from red7.speech.command_help import Spoken


def reference() -> str:
    """All commands with their arguments, options and examples."""
    lines = [
        "# Every command",
        "",
        (
            "What `red7 COMMAND --help` says, made from the program. "
            "[The commands](../commands.md) tells what they have in common, and what goes in and comes out."
        ),
    ]
    with click.Context(main, info_name="red7") as ctx:
        for name in main.list_commands(ctx):
            command = main.get_command(ctx, name)
            assert command is not None
            lines += _entry(command, click.Context(command, info_name=name, parent=ctx), 2)
    return "\n".join([*lines, ""])


def _entry(command: click.Command, ctx: click.Context, depth: int) -> Iterator[str]:
    command.get_help(ctx)  # which fetches its words from the language file
    usage = " ".join([ctx.command_path, *command.collect_usage_pieces(ctx)])
    about = [paragraph.replace("\b\n", "") for paragraph in (command.help or "").split("\n\n")]
    yield from ["", f"{'#' * depth} `{ctx.command_path}`", "", *"\n\n".join(about).splitlines()]
    yield from ["", "```text", usage, "```", ""]
    for option in command.get_params(ctx):
        if record := option.get_help_record(ctx):
            yield from [f"`{record[0]}`", f":   {escaped(record[1])}", ""]
    if isinstance(command, Spoken) and command.examples:
        yield from ["", "```sh", *command.examples, "```"]
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            below = command.get_command(ctx, name)
            assert below is not None
            yield from _entry(below, click.Context(below, info_name=name, parent=ctx), depth + 1)


def escaped(text: str) -> str:
    """Plain text as Markdown that shows it."""
    return text.replace("*", r"\*").replace("_", r"\_").replace("<", "&lt;").replace("[", r"\[")
