"""Ratings and streaks: moved by the first try only, and half by one with help."""

import pytest

from red7.learn.puzzles.progress import (
    FIRST_RATING,
    Progress,
    after_hint,
    after_try,
    believable,
    next_puzzle,
    rating_of,
    together,
)
from red7.learn.puzzles.puzzle import PuzzleKind
from red7.learn.puzzles.puzzle_set import all_puzzles, puzzles_like

EVERY = all_puzzles()
EASY, HARD = EVERY[0], EVERY[-1]


def test_a_rating_rises_more_for_a_hard_puzzle_than_for_an_easy_one() -> None:
    easy = after_try(Progress(), EASY, right=True, helped=False)
    hard = after_try(Progress(), HARD, right=True, helped=False)
    assert FIRST_RATING < easy.rating < hard.rating <= FIRST_RATING + 40
    assert after_try(Progress(), EASY, right=False, helped=False).rating < FIRST_RATING


def test_help_counts_half_and_does_not_lengthen_a_streak() -> None:
    alone = after_try(Progress(), HARD, right=True, helped=False)
    helped = after_try(Progress(streak=2, longest=2), HARD, right=True, helped=True)
    assert FIRST_RATING < helped.rating < alone.rating
    assert (alone.streak, helped.streak, helped.longest) == (1, 2, 2)
    assert (alone.solved, helped.solved) == (1, 1)
    assert (alone.alone, helped.alone) == (1, 0)


def test_what_was_solved_with_help_stays_so_when_progress_is_merged() -> None:
    hinted = after_hint(Progress(), HARD)
    solved = after_try(hinted, HARD, right=True)
    failed = after_try(hinted, HARD, right=False)
    assert (together(hinted, solved).solved, together(hinted, failed).solved) == (1, 0)
    assert (together(failed, solved).solved, together(solved, failed).solved) == (0, 1)
    assert together(failed, hinted).helped == ()


def test_a_hint_is_remembered_until_the_puzzle_was_tried() -> None:
    hinted = after_hint(after_hint(Progress(), HARD), HARD)
    assert hinted.helped == (HARD.id,)
    tried = after_try(hinted, HARD, right=True)
    assert tried == after_try(Progress(), HARD, right=True, helped=True)
    assert after_hint(tried, HARD) is tried


def test_a_wrong_turn_ends_a_streak_but_not_its_record() -> None:
    before = Progress(streak=4, longest=6)
    assert after_try(before, EASY, right=False, helped=False).streak == 0
    assert after_try(before, EASY, right=False, helped=False).longest == 6


def test_only_the_first_try_counts() -> None:
    once = after_try(Progress(), EASY, right=False, helped=False)
    assert after_try(once, EASY, right=True, helped=False) is once


def test_nothing_is_lost_of_what_was_tried_in_two_places() -> None:
    own = Progress(1300, 2, 9, {"a": True, "b": False}, ("e", "c"))
    other = Progress(1100, 3, 3, {"c": True, "b": True, "d": False}, ("f", "a"))
    both = together(own, other)
    assert both == Progress(1100, 3, 9, {"c": True, "d": False, "a": True, "b": False}, ("e", "f"))
    assert list(both.tried) == ["c", "d", "a", "b"], "the latest here stays the latest"
    assert together(both, other) == both, "brought twice it counts once"
    assert together(Progress(), other) == other
    assert together(own, Progress()) == own


@pytest.mark.parametrize("right", [True, False])
def test_what_really_came_about_is_believed(right: bool) -> None:
    progress = Progress()
    for puzzle in [*EVERY[::7], HARD]:
        progress = after_try(progress, puzzle, right=right)
        assert believable(progress) == progress


def test_nobody_says_to_be_better_than_what_was_tried_can_make_them() -> None:
    assert believable(Progress(10**9, 50, 10**6)) == Progress()
    boasting = believable(Progress(10**9, 7, -3, {"a": True, "b": True, "c": False}))
    assert (boasting.rating, boasting.streak, boasting.longest) == (1120, 0, 0)
    many = {str(number): True for number in range(900)}
    assert believable(Progress(10**9, 901, 901, many)) == Progress(3_200, 900, 900, many)
    assert believable(Progress(-5, -1, 2, many)) == Progress(100, 0, 2, many)


def test_the_next_puzzle_is_new_and_near_the_rating() -> None:
    progress = Progress()
    for _ in range(30):
        puzzle = next_puzzle(progress, EVERY)
        assert puzzle is not None
        assert puzzle.id not in progress.tried
        assert puzzle.is_plain or len(progress.tried) >= 5, "who is new may know the basic rules only"
        assert abs(rating_of(puzzle) - progress.rating) < 300
        progress = after_try(progress, puzzle, right=True, helped=False)
    assert progress.rating > FIRST_RATING
    assert next_puzzle(progress, [EVERY[0]][:0]) is None


@pytest.mark.parametrize("edition", ["intl-1.2", "es-1.3", "nl-2016"])
def test_who_is_new_begins_with_easy_puzzles_by_their_own_rules(edition: str) -> None:
    """The first puzzle that somebody met was often in a foreign edition."""
    progress = Progress()
    for _ in range(5):
        puzzle = next_puzzle(progress, EVERY, edition)
        assert puzzle is not None
        assert (puzzle.edition, puzzle.is_plain, puzzle.grade <= 2) == (edition, True, True)
        progress = after_try(progress, puzzle, right=True)


@pytest.mark.parametrize("kind", PuzzleKind)
def test_the_first_puzzle_of_each_kind_is_by_ones_own_rules(kind: PuzzleKind) -> None:
    """International has no plain puzzle of the best turn: one in a foreign edition came first."""
    puzzle = next_puzzle(Progress(), puzzles_like(kind), "intl-1.2")
    assert puzzle is not None
    assert (puzzle.edition, puzzle.grade <= 2) == ("intl-1.2", True)


def test_a_puzzle_that_was_passed_over_does_not_come_again_at_once() -> None:
    first = next_puzzle(Progress(), EVERY, "intl-1.2")
    assert first is not None
    second = next_puzzle(Progress(), EVERY, "intl-1.2", [first.id])
    assert second not in (None, first)
    assert next_puzzle(Progress(), [first], "intl-1.2", [first.id]) is first, "unless no other is left"
