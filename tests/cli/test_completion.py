"""Shells complete commands, options, levels and languages."""

import shutil
import subprocess

import pytest
from click.testing import CliRunner

from red7.cli import main
from red7.cli.completion import SHELLS


def completed(*words: str) -> list[str]:
    """What fish would offer for the last of these words, after the others."""
    environment = {
        "_RED7_COMPLETE": "fish_complete",
        "COMP_WORDS": " ".join(["red7", *words]),
        "COMP_CWORD": words[-1],
    }
    result = CliRunner().invoke(main, [], prog_name="red7", env=environment)
    return [line.partition(",")[2].partition("\t")[0] for line in result.stdout.splitlines() if line]


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_gets_a_script_that_it_understands(shell: str) -> None:
    script = CliRunner().invoke(main, ["completion", shell]).stdout
    assert "_RED7_COMPLETE" in script
    if program := shutil.which(shell):
        subprocess.run([program, "-n"], input=script, text=True, check=True)


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["si"], ["simulate"]),
        (["play", "--le"], ["--level"]),
        (["play", "--level", "ma"], ["master"]),
        (["play", "--language", "e"], ["en", "es", "es-AR"]),
        (["arena", "sk"], ["skilled"]),
        (["puzzles", "p"], ["play", "prove"]),
        (["completion", "z"], ["zsh"]),
    ],
)
def test_what_can_follow_is_offered(words: list[str], offered: list[str]) -> None:
    assert completed(*words) == offered


def test_an_option_is_offered_with_its_help_in_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    environment = {"_RED7_COMPLETE": "fish_complete", "COMP_WORDS": "red7 play --le", "COMP_CWORD": "--le"}
    assert "computerspelers" in CliRunner().invoke(main, [], prog_name="red7", env=environment).stdout
