"""The settings file: options of the commands, in TOML, so that nobody has to type them each time.

    language = "de"      # for all commands that have the option

    [play]
    level = "master"

    [serve]
    public-url = "https://red7.example"

An option on the command line comes first, then its environment variable, then this file, then the default.
"""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import click

FILE_VARIABLE: Final = "RED7_CONFIG"
PREFIX: Final = "RED7"
"""The prefix of environment variables for options: `RED7_PLAY_LEVEL` is `--level` of `red7 play`."""


class SettingsError(click.UsageError):
    """The file cannot be used; its message names the place."""


def usual_file() -> Path:
    """Where the file is looked for unless another one is named."""
    return Path(click.get_app_dir("red7")) / "config.toml"


def named_file() -> Path | None:
    """The file that the environment names."""
    name = os.environ.get(FILE_VARIABLE)
    return Path(name) if name else None


def read_settings(path: Path) -> dict[str, Any]:
    """What a file says; `OSError` if it cannot be read."""
    text = path.read_bytes()
    try:
        return tomllib.loads(text.decode("utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path}: {error}") from None


def settable(command: click.Command) -> Iterator[tuple[str, click.Option]]:
    """The options of a command that a file may set, with their names there."""
    for option in command.params:
        if isinstance(option, click.Option) and not option.is_eager:
            for name in option.opts:
                if name.startswith("--"):
                    yield name.removeprefix("--"), option


def own_settings(command: click.Command, name: str, parent: click.Context) -> dict[str, Any]:
    """The file's settings for one command, by parameter name: those for all commands, then its own."""
    options = dict(settable(command))
    tables = set(command.commands) if isinstance(command, click.Group) else set[str]()
    root: Mapping[str, Any] = parent.find_root().default_map or {}
    shared = {key: value for key, value in root.items() if key in options and not isinstance(value, Mapping)}
    section: object = (parent.default_map or {}).get(name, {})
    if not isinstance(section, Mapping):
        raise _mistake(parent, name, "settings-no-table")
    own: dict[str, Any] = {}
    for key, value in {**shared, **section}.items():
        if isinstance(value, Mapping) and key in tables:
            own[key] = value
            continue
        option = options.get(key)
        if option is None:
            raise _mistake(parent, name, "settings-unknown", option=key)
        if isinstance(value, list) != option.multiple or isinstance(value, Mapping):
            raise _mistake(parent, name, "settings-value", option=key)
        own[option.name or key] = value
    return own


def masked(url: str) -> str:
    """A URL without the parts that may hold a password."""
    address, _, query = url.partition("?")
    if "@" in query:  # it may belong to a password with a question mark
        return re.sub(r"(?s)^([a-z][a-z+]*://)?.*", r"\1***", url)
    return re.sub(r"(?s)^([a-z][a-z+]*://)?.*@", r"\1***@", address)


def _mistake(parent: click.Context, name: str, code: str, **about: str) -> SettingsError:
    from red7.speech.command_help import words_here

    command = " ".join([*parent.command_path.split()[1:], name])
    file = str(parent.find_root().meta.get(FILE_VARIABLE, ""))
    return SettingsError(words_here().say(code, file=file, command=command, **about))
