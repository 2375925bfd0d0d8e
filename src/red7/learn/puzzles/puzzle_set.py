"""The puzzles that come with the game, in one file, and the puzzle of a day."""

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib import resources

from red7.game.errors import InvalidError
from red7.learn.puzzles.puzzle import Puzzle, PuzzleKind, PuzzleTheme

FILE = "puzzles.txt"


def read_puzzles(lines: Iterable[str]) -> Iterator[Puzzle]:
    """The puzzles of lines of text; blank lines and those that begin with `#` are skipped."""
    for line in lines:
        if line.strip() and not line.startswith("#"):
            yield Puzzle.parse(line)


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle of the set, from easy to hard."""
    text = resources.files("red7.learn.puzzles").joinpath(FILE).read_text("utf-8")
    return tuple(sorted(read_puzzles(text.splitlines()), key=lambda puzzle: (puzzle.difficulty, puzzle.id)))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in all_puzzles()}


def find_puzzle(id_: str) -> Puzzle | None:
    """The puzzle of this id, if there is one."""
    return _by_id().get(id_)


def puzzle_by_id(id_: str) -> Puzzle:
    """The puzzle of this id; `InvalidError` if there is none."""
    puzzle = find_puzzle(id_)
    if puzzle is None:
        raise InvalidError("puzzle-unknown", found=id_)
    return puzzle


def puzzle_of_day(day: str) -> Puzzle:
    """The puzzle of a day such as `2026-11-16`: the same for everybody."""
    number = int.from_bytes(sha256(f"red7 puzzle of {day}".encode()).digest()[:8])
    puzzles = all_puzzles()
    return puzzles[number % len(puzzles)]


def puzzles_like(
    kind: PuzzleKind | None = None, theme: PuzzleTheme | None = None, grade: int | None = None
) -> tuple[Puzzle, ...]:
    """The puzzles of a kind, a theme and a grade, from easy to hard; None stands for any."""
    return tuple(
        [
            puzzle
            for puzzle in all_puzzles()
            if kind in (None, puzzle.kind) and grade in (None, puzzle.grade) and theme in (None, puzzle.theme)
        ]
    )
