"""`red7 puzzles` as people run it: solving, making, proving."""

import pytest
from click.testing import CliRunner, Result

from red7.cli import main
from red7.game.editions import DEFAULT_EDITION
from red7.learn.puzzles.progress import Progress, next_puzzle
from red7.learn.puzzles.puzzle import PuzzleKind
from red7.learn.puzzles.puzzle_set import all_puzzles, puzzles_like
from red7.speech.words import languages


def run(*arguments: str, given: str = "") -> Result:
    return CliRunner(env={"LC_ALL": "en"}).invoke(main, ["puzzles", *arguments], input=given)


def first(kind: PuzzleKind) -> str:
    puzzle = next_puzzle(Progress(), puzzles_like(kind), DEFAULT_EDITION.name)
    assert puzzle is not None
    return puzzle.answer


@pytest.mark.parametrize("kind", [PuzzleKind.ONLY, PuzzleKind.FORCE])
def test_a_puzzle_is_solved(kind: PuzzleKind) -> None:
    result = run("play", "--kind", kind.value, given=f"{first(kind)}\nquit\n")
    assert f"Right: {first(kind)}" in result.output
    assert "1 in a row" in result.output
    assert "1 of 1 solved" in result.output
    assert result.exit_code == 0


def test_hints_wrong_turns_and_the_answer() -> None:
    result = run("play", "--kind", "only", given="hint\nhint\nout\nR9p\nanswer\nquit\n")
    assert "is in the answer" in result.output
    assert "Not quite: out" in result.output
    assert "This puts you out." in result.output
    assert f"The answer: {first(PuzzleKind.ONLY)}" in result.output
    assert "0 of 1 solved" in result.output


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(language: str) -> None:
    result = run("play", "--today", "--language", language, given="out\n")
    assert result.exit_code == 0
    assert ("Not quite" in result.output) == (language == "en")


def test_there_may_be_no_such_puzzle() -> None:
    assert run("play", "--kind", "force", "--theme", "three").output == "There’s no puzzle like that.\n"


def test_made_puzzles_are_proved() -> None:
    made = run("make", "--seed", "7", "--first", "51", "--matches", "2", "--processes", "1")
    assert made.exit_code == 0
    assert made.output.count("\n") == 2
    proved = run("prove", "--processes", "1", given=made.output)
    assert (proved.exit_code, "proved" in proved.output) == (0, True)


def test_a_puzzle_with_another_answer_is_not_proved() -> None:
    puzzle = str(all_puzzles()[0])
    wrong = puzzle.replace(all_puzzles()[0].answer, "out", 1)
    result = run("prove", "--processes", "1", given=f"{wrong}\n")
    assert (result.exit_code, result.output) == (1, f"Not proved: {wrong}\n")
    assert run("prove", "--processes", "1", given="nonsense\n").exit_code == 1
