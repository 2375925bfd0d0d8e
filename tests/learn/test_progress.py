"""Ratings and streaks: moved by the first try only, and half by one with help."""

from red7.learn.progress import FIRST_RATING, Progress, after_try, next_puzzle, rating_of
from red7.learn.puzzle_set import all_puzzles

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
    assert helped.solved == 0


def test_a_wrong_turn_ends_a_streak_but_not_its_record() -> None:
    before = Progress(streak=4, longest=6)
    assert after_try(before, EASY, right=False, helped=False).streak == 0
    assert after_try(before, EASY, right=False, helped=False).longest == 6


def test_only_the_first_try_counts() -> None:
    once = after_try(Progress(), EASY, right=False, helped=False)
    assert after_try(once, EASY, right=True, helped=False) is once


def test_the_next_puzzle_is_new_and_near_the_rating() -> None:
    progress = Progress()
    for _ in range(30):
        puzzle = next_puzzle(progress, EVERY)
        assert puzzle is not None
        assert puzzle.id not in progress.tried
        assert abs(rating_of(puzzle) - progress.rating) < 300
        progress = after_try(progress, puzzle, right=True, helped=False)
    assert progress.rating > FIRST_RATING
    assert next_puzzle(progress, [EVERY[0]][:0]) is None
