"""No sentence is hard-coded: in a language without Latin letters, no English is left on any screen."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from red7.cli import main
from red7.game.editions import ALL_EDITIONS, DEFAULT_EDITION, Ending, Options
from red7.game.engine.layout import PHASES
from red7.game.errors import Red7Error
from red7.game.messages import Message
from red7.game.position import Position
from red7.game.record.reader import read_record
from red7.game.record.record import Record
from red7.game.simulation import simulate
from red7.game.text.jsonform import position_data, position_of
from red7.speech import words

TYPED = ("command-", "answer-")  # what is typed stays as it is, so that this test can type it
NAMES = ("Ξ", "Ψ", "Ω", "Δ")
LINE = "intl-1.2 draw+actions G4 0 R7O6:B2/!V2*Y3:O5/V5:R1 G1V4*B3 - play"


class _Disguise(Transformer):
    """Replaces every letter of the texts of a language."""

    def visit_Message(self, node: ast.Message) -> ast.BaseNode:  # noqa: N802 - fluent's name
        return node if node.id.name.startswith(TYPED) else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - fluent's name
        return ast.TextElement(re.sub("[A-Za-z]", "ж", node.value))


@pytest.fixture
def _disguised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    for path in (words.LOCALES / "en").glob("*.ftl"):
        disguised = _Disguise().visit(FluentParser().parse(path.read_text("utf-8")))
        (tmp_path / "en" / path.name).write_text(FluentSerializer().serialize(disguised), "utf-8")
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    monkeypatch.chdir(tmp_path)


def english(output: str) -> set[str]:
    """The words left, without cards, steps, names of editions, files, and the line that was typed."""
    output = re.sub(r" > .*", "", output)
    output = re.sub(r"\b[ROYGBIV][1-7]?[pctxd]?\b|\bout\b|\bred7-\d+\.red7\b|intl-1\.2", "", output)
    commands = {"hint", "why", "rules", "log", "all", "more", "undo", "quit"}
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
    assert english(result.output) <= {"hello", "y", "n", "Y", "N"}  # quoted, or what to answer


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
    result = CliRunner().invoke(main, ["show"], input=LINE)
    assert result.exit_code == 0
    assert english(result.output) == set()


def damaged(text: str) -> Iterator[str]:
    """A text with each of its lines damaged in several ways."""
    lines = text.split("\n")
    for place, line in enumerate(lines):
        before, after = lines[:place], lines[place + 1 :]
        wrong = [f"!{line}", f"{line} 9", line[:-2], line + line[-3:]]
        wrong += [line.replace(old, new, 1) for old, new in ((" ", "  "), (" |", ""), (": ", " "))]
        for others in ([], [line, line], *([other] for other in wrong)):
            yield "\n".join([*before, *others, *after])
        yield "\n".join(before)


def mistakes() -> Iterator[tuple[str, Red7Error]]:
    """What is wrong with texts of all kinds, each with the words that may be quoted or asked for."""
    for players, mode in ((2, "expert"), (4, "basic")):
        [match] = simulate(3, 1, players, DEFAULT_EDITION, Options.parse(mode), Ending.CARDS)
        whole = str(replace(Record.of(match, NAMES[:players]), source=None))
        for text in damaged(whole):
            if (error := read_record(text).error) is not None:
                yield whole + text, error
    for place in range(len(LINE)):
        for text in (LINE[:place], f"{LINE[:place]}?{LINE[place + 1 :]}", f"{LINE[:place]} {LINE[place:]}"):
            try:
                Position.parse(text)
            except Red7Error as error:
                yield text, error
    data = {"hands": [["R7"], ["V1"]], "palettes": [["R6"], ["V2"]], "canvas": "R"}
    for field in ("edition", "draw", "hands", "palettes", "deck", "canvas", "turn", "out", "colour"):
        for value in (2, "?", [[2]], ["??"]):
            try:
                position_of({**data, field: value})
            except Red7Error as error:
                yield field, error


@pytest.mark.usefixtures("_disguised")
def test_what_is_wrong_with_a_text_has_no_words_of_its_own() -> None:
    """What is left is quoted from the text, or has to be written so: names of fields, editions, phases."""
    typed = english(" ".join([*ALL_EDITIONS, *PHASES, *position_data(Position.parse(LINE))]))
    codes: set[str] = set()
    for text, error in mistakes():
        sentence = words.Words().render(error.message)
        assert "ж" in sentence
        assert english(sentence) <= english(text) | typed, sentence
        codes |= {part.code for part in error.arguments.values() if isinstance(part, Message)}
    assert len(codes) > 30


@pytest.mark.usefixtures("_disguised")
@pytest.mark.parametrize("line", ["[" * 100000, f'{{"turn": {"9" * 5000}}}', '{"turn": NaN}', "{"])
def test_what_is_wrong_with_json_has_no_words_of_its_own(line: str) -> None:
    result = CliRunner().invoke(main, ["turns"], input=line)
    assert result.exit_code == 1
    assert english(result.output) <= {"Error", "JSON"} | english(line)


def test_the_disguise_is_seen_through_where_words_are_hard_coded() -> None:
    assert english("жж R7p G4 Hello > typed") == {"Hello"}
