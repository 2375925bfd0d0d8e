"""No sentence is hard-coded: in a language without Latin letters, no English is left on any screen."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from red7 import words
from red7.cli import main
from red7.game.editions import DEFAULT_EDITION, Ending, Options
from red7.game.record import Record
from red7.game.simulation import simulate

TYPED = ("command-", "answer-")  # what is typed stays as it is, so that this test can type it
NAMES = ("Ξ", "Ψ", "Ω", "Δ")


class _Disguise(Transformer):
    """Replaces every letter of the texts of a language."""

    def visit_Message(self, node: ast.Message) -> ast.BaseNode:  # noqa: N802 - fluent's name
        return node if node.id.name.startswith(TYPED) else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - fluent's name
        return ast.TextElement(re.sub("[A-Za-z]", "ж", node.value))


@pytest.fixture
def _disguised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (words.LOCALES / "en.ftl").read_text("utf-8")
    disguised = _Disguise().visit(FluentParser().parse(source))
    (tmp_path / "en.ftl").write_text(FluentSerializer().serialize(disguised), "utf-8")
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    monkeypatch.chdir(tmp_path)


def english(output: str) -> set[str]:
    """The words left, without cards, steps, names of editions, files, and the line that was typed."""
    output = re.sub(r" > .*", "", output)
    output = re.sub(r"\b[ROYGBIV][1-7]?[pctxd]?\b|\bout\b|\bred7-\d+\.red7\b|intl-1\.2", "", output)
    commands = {"why", "rules", "log", "all", "more", "undo", "quit"}
    return set(re.findall(r"[A-Za-z]+", output)) - commands


@pytest.mark.usefixtures("_disguised")
@pytest.mark.parametrize(
    ("mode", "columns"), [("basic", 60), ("advanced", 80), ("expert", 120), ("draw+actions", 80)]
)
def test_a_game_has_no_words_of_its_own(mode: str, columns: int) -> None:
    lines = ["?", "why", "rules", "all", "more", "hello", "99", "R7", "B4t", "undo", "log"]
    lines += ["1", "y", "2", "y", "1", "n", "3", "y", "", "1", "y"] * 6
    command = ["play", "-s", "5", "-p", "4", "-m", mode, "--names", ",".join(NAMES)]
    result = CliRunner().invoke(main, command, input="\n".join(lines), env={"COLUMNS": str(columns)})
    assert result.exit_code == 0
    assert "жжж" in result.output
    assert english(result.output) <= {"hello", "y", "n"}  # quoted where they were no answer


@pytest.mark.usefixtures("_disguised")
@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_a_shown_record_has_no_words_of_its_own(mode: str) -> None:
    match = next(iter(simulate(3, 1, 3, DEFAULT_EDITION, Options.parse(mode), Ending.CARDS)))
    result = CliRunner().invoke(
        main, ["show"], input=str(Record.of(match, NAMES[:3])), env={"COLUMNS": "120"}
    )
    assert result.exit_code == 0
    assert english(result.output) == set()


@pytest.mark.usefixtures("_disguised")
def test_a_shown_position_has_no_words_of_its_own() -> None:
    line = "intl-1.2 draw+actions G4 0 R7O6:B2/!V2*Y3:O5/V5:R1 G1V4*B3 - play"
    result = CliRunner().invoke(main, ["show"], input=line)
    assert result.exit_code == 0
    assert english(result.output) == set()


def test_the_disguise_is_seen_through_where_words_are_hard_coded() -> None:
    assert english("жж R7p G4 Hello > typed") == {"Hello"}
