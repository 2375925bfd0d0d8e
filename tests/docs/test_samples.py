"""Every sample of every document works: what is typed exists, and what comes out is what stands there."""

import doctest
import json
import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import msgspec
import pytest
from click.testing import CliRunner
from support.documents import DOCS, PAGES, blocks, command_lines, name_of

import dev
from red7.cli import main
from red7.game.position import Position
from red7.game.text.jsonform import position_data
from red7.host.endpoints.guests import NewName
from red7.host.endpoints.tables import NewTable
from red7.host.protocol.messages import FromClient

ELSEWHERE = DOCS / "research.md"  # its samples need packages of their own: tests/envs runs them
IN_PYTHON = [page for page in PAGES if ">>> " in page.read_text("utf-8") and page != ELSEWHERE]
ON_A_CONSOLE = [
    pytest.param(sample, id=f"{name_of(page)}-{number}")
    for page in PAGES
    for number, sample in enumerate(blocks(page, "console"))
]
TO_TYPE = [
    pytest.param(list(command_lines(page)), id=name_of(page)) for page in PAGES if any(command_lines(page))
]


@pytest.mark.parametrize("page", IN_PYTHON, ids=name_of)
def test_python_gives_what_a_page_says(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted
    assert result.failed == 0


@pytest.mark.parametrize("sample", ON_A_CONSOLE)
def test_a_console_shows_what_a_page_says(sample: str, tmp_path: Path) -> None:
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    around = {**os.environ, "PATH": programs, "RED7_LANGUAGE": "en", "COLUMNS": "100", "NO_COLOR": "1"}
    for entry in sample.removeprefix("$ ").split("\n$ "):
        command, _, expected = entry.partition("\n")
        done = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=tmp_path, env=around)
        assert done.stdout.strip() == expected.strip(), done.stderr


@pytest.mark.parametrize("lines", TO_TYPE)
def test_what_a_page_says_to_type_exists(lines: list[str]) -> None:
    for line in lines:
        words = shlex.split(line, comments=True)
        if words[0] == "python3":
            assert words[2] in dev.COMMANDS, line
            continue
        options = [word.partition("=")[0] for word in words if word.startswith("--")]
        assert {"--help", "--version", "--config", *options_of(words[1:])} >= set(options), line


def options_of(words: list[str]) -> set[str]:
    """The options of the command that a line begins with; a command that does not exist fails."""
    context = click.Context(main, info_name="red7")
    command: click.Command = main
    for word in words:
        if not isinstance(command, click.Group) or word.startswith("-"):
            break
        below = command.get_command(context, word)
        assert below is not None, f"there is no command {word}"
        command = below
    return {name for option in command.params for name in (*option.opts, *option.secondary_opts)}


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "toml")], ids=name_of)
def test_a_file_of_settings_is_understood(page: Path, tmp_path: Path) -> None:
    for sample in blocks(page, "toml"):
        tomllib.loads(sample)
        (tmp_path / "config.toml").write_text(sample, "utf-8")
        result = CliRunner().invoke(main, ["--config", str(tmp_path / "config.toml"), "config"])
        assert result.exit_code == 0, result.output


def test_the_messages_of_the_protocol_are_understood() -> None:
    name, table, *messages = blocks(DOCS / "protocol.md", "json")
    assert msgspec.json.decode(name, type=NewName).name == "Ada"
    assert msgspec.json.decode(table, type=NewTable).start
    assert len([msgspec.json.decode(message, type=FromClient) for message in messages]) > 1


def test_every_field_of_a_position_is_explained() -> None:
    table = (DOCS / "commands.md").read_text("utf-8").split("As JSON, an object", 1)[1].split("\n\n")[1]
    explained = [name.strip(" `") for row in table.splitlines()[2:] for name in row.split("|")[1].split(",")]
    position = Position.parse("intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play")
    assert sorted(explained) == sorted(position_data(position))


def test_what_stands_as_json_can_be_read() -> None:
    samples = [sample for page in PAGES for sample in blocks(page, "json")]
    assert len(samples) >= 5
    for sample in samples:
        json.loads(sample)
