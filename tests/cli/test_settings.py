"""Settings come from the command line, the environment, one file and the defaults, in this order."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from red7.cli import COMMANDS, main

FILE = """
language = "de"

[simulate]
players = 3
mode = "expert"
level = ["beginner"]

[serve]
database = "postgresql://red7:secret@db/red7"
public-url = "https://red7.example"

[puzzles.play]
grade = 2
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "config.toml"
    path.write_text(FILE, "utf-8")
    return path


def run(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(main, arguments, env=environment)


def settings(*arguments: str, **environment: str) -> dict[str, Any]:
    result = run(*arguments, "config", "--json", **environment)
    assert result.exit_code == 0, result.output
    commands: dict[str, Any] = json.loads(result.stdout)["commands"]
    return commands


def test_a_file_says_what_nobody_wants_to_type_each_time(file: Path) -> None:
    record = run("--config", str(file), "simulate").stdout
    assert "Options: draw+scoring+actions" in record
    assert "Seat-2: beginner 2" in record
    assert run("--config", str(file), "simulate", "--help").stdout.startswith("Aufruf: ")


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(file: Path) -> None:
    environment = {"RED7_CONFIG": str(file), "RED7_SIMULATE_PLAYERS": "4", "RED7_LANGUAGE": "fr"}
    assert "Seat-3" in run("simulate", **environment).stdout
    record = run("simulate", "--players", "2", **environment).stdout
    assert ("Seat-1" in record, "Seat-2" in record) == (True, False)
    assert run("simulate", "--help", **environment).stdout.startswith("Utilisation")


def test_the_usual_file_need_not_be_there_but_one_that_is_named_must(tmp_path: Path) -> None:
    assert run("simulate").exit_code == 0
    result = run("--config", str(tmp_path / "none.toml"), "simulate")
    assert (result.exit_code, "none.toml: No such file" in result.stderr) == (2, True)


def test_config_shows_what_is_set_and_where_it_comes_from(file: Path) -> None:
    shown = settings("--config", str(file), RED7_SIMULATE_SEED="7")
    assert set(shown) >= set(COMMANDS) - {"puzzles", "admin", "completion", "leaders", "turns"}
    assert shown["simulate"]["seed"] == {"value": "7", "source": "environment"}
    assert shown["simulate"]["players"] == {"value": 3, "source": "file"}
    assert shown["simulate"]["matches"] == {"value": 1, "source": "default"}
    assert shown["show"]["language"] == {"value": "de", "source": "file"}
    assert shown["puzzles.play"]["grade"] == {"value": 2, "source": "file"}


def test_what_config_prints_is_a_file_with_the_same_settings_and_no_password(file: Path) -> None:
    text = run("--config", str(file), "config").stdout
    assert "secret" not in text
    data = tomllib.loads(text)
    assert data["simulate"] == {"players": 3, "mode": "expert", "level": ["beginner"]}
    assert data["puzzles"]["play"] == {"grade": 2, "language": "de"}
    assert data["serve"]["database"] == "postgresql://***@db/red7"
    assert "# matches = 1" in text
    assert "[serve]" not in run("--config", str(file), "config", "simulate").stdout


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://red7@db/red7?password=secret", "postgresql://***@db/red7"),
        ("postgresql://db/red7?user=red7&password=secret", "postgresql://db/red7"),
        ("postgresql://red7:se/secret@db/red7", "postgresql://***@db/red7"),
        ("postgresql://red7:secret?secret@db/red7", "postgresql://***"),
        ("postgresql://db/red7?user=me@home&password=secret", "postgresql://***"),
        ("POSTGRESQL://red7:secret@db/red7", "***@db/red7"),
        ("red7:secret@db/red7", "***@db/red7"),
        ("postgresql://db:5432/red7", "postgresql://db:5432/red7"),
    ],
)
def test_config_prints_no_password_wherever_it_stands_in_a_url(url: str, shown: str) -> None:
    assert settings(RED7_SERVE_DATABASE=url)["serve"]["database"]["value"] == shown


def test_config_prints_what_is_no_url_as_it_is() -> None:
    assert settings(RED7_PLAY_NAMES="me@home?,you")["play"]["names"]["value"] == "me@home?,you"


@pytest.mark.parametrize(
    ("text", "command", "message"),
    [
        ("[simulate]\nplayer = 3", "simulate", "“red7 simulate” has no option “player”"),
        ("[simulate]\nplayers = [3]", "simulate", "can’t have this kind of value"),
        ("[simulate]\nplayers = 7", "simulate", "--players"),
        ("simulate = 3", "simulate", "has to be a table"),
        ("[puzzles.play]\ngrad = 3", "config", "“red7 puzzles play” has no option “grad”"),
        ("[simulat]\nplayers = 3", "config", "there’s no command for the table [simulat]"),
        ("colour = true", "config", "no command has an option “colour”"),
        ("[play]\nlevel = 'wizard'", "config", "'wizard' is not one of"),
        ("players = = 3", "simulate", "line 1"),
    ],
)
def test_a_file_that_cannot_be_meant_is_refused(
    text: str, command: str, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    result = run("--config", str(path), command)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_an_unknown_command_has_no_settings() -> None:
    result = run("config", "chess")
    assert (result.exit_code, "there’s no command “chess”" in result.stderr) == (2, True)
