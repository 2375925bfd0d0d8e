"""`red7 config`: the settings of each command, and where they come from."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import click

from red7.speech.command_help import Spoken, words_here
from red7.speech.settings import FILE_VARIABLE, SettingsError, masked, settable


class OptionValue(NamedTuple):
    """The value of an option, and its source: `default`, `file` or `environment`."""

    value: Any
    source: str


Sections = dict[str, dict[str, OptionValue]]
_SCHEME: Final = re.compile(r"(?i)[a-z][a-z0-9+.-]*:")  # how a URL begins, and hardly anything else


@click.command(
    cls=Spoken,
    name="config",
    examples=("red7 config", "red7 config play simulate", "red7 --config mine.toml config --json"),
)
@click.argument("commands", metavar="[COMMAND]...", nargs=-1)
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def config_command(ctx: click.Context, commands: tuple[str, ...], as_json: bool) -> None:
    """Show all settings with where they come from."""
    root = ctx.find_root()
    path: Path = root.meta[FILE_VARIABLE]
    sections = dict(_sections(root))
    _refuse_unknown(root.default_map or {}, sections, path)
    for name in commands:
        if name not in root.command.list_commands(root):  # type: ignore[attr-defined]
            raise click.BadArgumentUsage(words_here().say("settings-no-command", command=name))
    asked = {
        name: values for name, values in sections.items() if not commands or name.split(".")[0] in commands
    }
    if as_json:
        click.echo(json.dumps(_data(path, asked), indent=2, ensure_ascii=False))
        return
    click.echo(
        "# " + words_here().say("settings-file" if path.exists() else "settings-no-file", file=str(path))
    )
    for name, values in asked.items():
        click.echo(f"\n[{name}]")
        for key, setting in values.items():
            click.echo(_line(key, setting))


def _sections(ctx: click.Context, prefix: str = "") -> Iterator[tuple[str, dict[str, OptionValue]]]:
    """The settings of all commands; subcommands are named like `puzzles.play`."""
    group = ctx.command
    assert isinstance(group, click.Group)
    for name in group.list_commands(ctx):
        command = group.get_command(ctx, name)
        assert command is not None
        inner = command.make_context(name, [], ctx, resilient_parsing=True)
        if isinstance(command, click.Group):
            yield from _sections(inner, f"{prefix}{name}.")
            continue
        options = {option.name: (key, option) for key, option in reversed(list(settable(command)))}
        values = {key: _setting(inner, option) for key, option in reversed(options.values())}
        if values:
            yield prefix + name, values


def _setting(ctx: click.Context, option: click.Option) -> OptionValue:
    """The value of an option; an impossible one is refused."""
    given = option.value_from_envvar(ctx)
    if given is not None:
        setting = OptionValue(given, "environment")
    elif option.name in (ctx.default_map or {}):
        setting = OptionValue((ctx.default_map or {})[option.name], "file")
    else:
        return OptionValue(option.get_default(ctx), "default")
    try:
        option.type_cast_value(ctx, setting.value)
    except click.BadParameter as error:
        raise click.BadParameter(error.message, ctx, option) from None
    return setting


def _refuse_unknown(settings: Mapping[str, Any], sections: Sections, path: Path) -> None:
    """Refuse tables of unknown commands, and settings for all commands that none of them has."""
    known = {name.split(".")[0] for name in sections}
    keys = {key for values in sections.values() for key in values}
    for key, value in settings.items():
        if isinstance(value, Mapping) and key not in known:
            raise SettingsError(words_here().say("settings-no-section", file=str(path), command=key))
        if not isinstance(value, Mapping) and key not in keys:
            raise SettingsError(words_here().say("settings-no-option", file=str(path), option=key))


def _data(path: Path, sections: Sections) -> dict[str, object]:
    return {
        "file": {"path": str(path), "exists": path.exists()},
        "commands": {
            name: {
                key: {"value": _plain(setting.value), "source": setting.source}
                for key, setting in values.items()
            }
            for name, values in sections.items()
        },
    }


def _line(key: str, setting: OptionValue) -> str:
    """A line as it could stand in the file; a default is commented out."""
    value = _plain(setting.value)
    if setting.source == "default":
        return f"# {key} =" if value in (None, []) else f"# {key} = {_toml(value)}"
    return f"{key} = {_toml(value)}  # {words_here().say(f'settings-from-{setting.source}')}"


def _plain(value: Any) -> Any:
    """A value in JSON's types, without passwords; None if there is no value."""
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if isinstance(value, bool | int | float):
        return value
    if isinstance(value, str | Path):
        text = str(value)
        return masked(text) if _SCHEME.match(text) else text
    return None


def _toml(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)  # for these values that is valid TOML too
