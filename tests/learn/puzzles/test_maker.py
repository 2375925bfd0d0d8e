"""Puzzles from play: the same from the same numbers, and not too many alike."""

import pytest
from support.long_run import LONG

from red7.learn.puzzles.maker import balanced, puzzles_of_match
from red7.learn.puzzles.puzzle import PuzzleKind
from red7.learn.puzzles.puzzle_set import all_puzzles, puzzles_like

SEED = 7  # of the set that comes with the game


@pytest.mark.parametrize("number", range(600) if LONG else [3, 26, 51, 52])
def test_a_match_gives_the_same_puzzles_again(number: int) -> None:
    here = {str(puzzle) for puzzle in all_puzzles()}
    made = [str(puzzle) for puzzle in puzzles_of_match(SEED, number)]
    assert LONG or made
    assert len(made) <= len(PuzzleKind)
    assert LONG or set(made) <= here


def test_those_that_are_too_many_alike_are_left_out() -> None:
    few = list(balanced(puzzles_like(PuzzleKind.ONLY), 2))
    shelves = [(puzzle.grade, puzzle.theme) for puzzle in few]
    assert max(shelves.count(shelf) for shelf in shelves) == 2
    assert list(balanced(few, None)) == few
