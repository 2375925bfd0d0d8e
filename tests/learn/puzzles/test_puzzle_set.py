"""The puzzles that come with the game: enough of all kinds, all proved, and nothing hidden in them."""

from collections import Counter
from importlib import resources
from itertools import islice

import pytest
from support.long_run import LONG

from red7.ai.candidates import turn_text
from red7.game.cards import HIDDEN
from red7.game.editions import EDITIONS, MODES
from red7.game.errors import InvalidError
from red7.game.sight import sight
from red7.game.worlds import Worlds
from red7.learn.puzzles.attempt import attempt
from red7.learn.puzzles.choices import choices_of, staying
from red7.learn.puzzles.proof import is_proved
from red7.learn.puzzles.puzzle import GRADES, Puzzle, PuzzleKind, PuzzleTheme
from red7.learn.puzzles.puzzle_set import FILE, all_puzzles, puzzle_by_id, puzzle_of_day, puzzles_like
from red7.learn.puzzles.worlds_won import can_count, shares

EVERY = all_puzzles()


def sample(kind: PuzzleKind, count: int) -> list[Puzzle]:
    """So many puzzles of a kind, spread over all grades; all of them in the long form."""
    puzzles = puzzles_like(kind)
    return list(puzzles if LONG else puzzles[:: len(puzzles) // count])


def test_there_are_a_thousand_over_all_grades_and_themes() -> None:
    assert len(EVERY) >= 1_000
    assert len({puzzle.id for puzzle in EVERY}) == len(EVERY)
    grades = Counter((puzzle.kind, puzzle.grade) for puzzle in EVERY)
    assert min(grades[kind, grade] for kind in PuzzleKind for grade in range(2, GRADES + 1)) >= 3
    assert {puzzle.theme for puzzle in EVERY} == set(PuzzleTheme)
    assert {puzzle.sight.options for puzzle in EVERY} >= set(MODES.values())
    assert {puzzle.sight.edition for puzzle in EVERY} == set(EDITIONS.values())
    assert {puzzle.sight.players for puzzle in EVERY} == {2, 3, 4}


def test_they_fit_into_one_small_file() -> None:
    text = resources.files("red7.learn.puzzles").joinpath(FILE).read_text("utf-8")
    assert len(text.encode()) < 150_000
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert sorted(lines) == sorted(map(str, EVERY))
    assert [Puzzle.parse(str(puzzle)) for puzzle in EVERY] == list(EVERY)


@pytest.mark.parametrize("kind", PuzzleKind if LONG else [PuzzleKind.ONLY, PuzzleKind.FORCE])
def test_what_a_puzzle_claims_is_proved(kind: PuzzleKind) -> None:
    assert [str(puzzle) for puzzle in sample(kind, 24) if not is_proved(puzzle)] == []


def test_the_best_turn_wins_in_most_worlds() -> None:
    """A proof takes 20,000 worlds, or all there are; a few of them point the same way."""
    counted = [puzzle for puzzle in puzzles_like(PuzzleKind.BEST) if can_count(puzzle.sight)]
    for puzzle in (*counted[:1], *sample(PuzzleKind.BEST, 4)[:4]):
        options = staying(choices_of(puzzle.sight))
        won = shares(puzzle.sight, [one.code for one in options], worlds=60)
        best = options[won.index(max(won))]
        assert attempt(puzzle, turn_text(puzzle.sight, best.code)).right, str(puzzle)


def test_another_answer_is_not_proved() -> None:
    puzzle = puzzles_like(PuzzleKind.ONLY)[0]
    assert not is_proved(Puzzle(puzzle.kind, puzzle.difficulty, "out", puzzle.sight_text))


def test_a_puzzle_has_nothing_in_it_that_is_hidden() -> None:
    """Whatever lies hidden, the player sees the same: so nothing hidden is in the text, nor in the sight."""
    for puzzle in EVERY[::25]:
        for world in islice(Worlds(puzzle.sight), 3):
            assert str(sight(world, puzzle.seat)) == puzzle.sight_text
        if puzzle.kind is not PuzzleKind.FORCE:
            rivals = [hand for seat, hand in enumerate(puzzle.sight.known) if seat != puzzle.seat]
            assert puzzle.sight_text.count(HIDDEN) == sum(puzzle.sight.hidden()) + (
                puzzle.sight.deck_size - len(puzzle.sight.deck_top)
            )
            assert all(not hand or puzzle.sight.options.actions for hand in rivals)


def test_the_puzzle_of_a_day_is_the_same_for_everybody() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    assert puzzle_of_day(days[0]) is puzzle_of_day(days[0])
    assert len({puzzle_of_day(day).id for day in days}) > 25


def test_a_puzzle_is_found_by_its_id() -> None:
    assert puzzle_by_id(EVERY[7].id) is EVERY[7]
    with pytest.raises(InvalidError, match="no puzzle nothing"):
        puzzle_by_id("nothing")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "only 12",
        "any 12 R7p | intl-1.2 basic R 0 -:- - - play - @0",
        "only 12 R7p | intl-1.2 basic R 0 -:- - - play -",
        "only 12 R7p | intl-1.2 basic R 0 R7:O1/??:O2 ?? - play - @0",
        "only 12 R7p | intl-1.2 basic R 0 R7:O1/??:O2 ?? - play - @-",
    ],
)
def test_what_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(InvalidError, match=r"isn’t a puzzle|isn’t what a player sees"):
        _ = Puzzle.parse(line).sight
