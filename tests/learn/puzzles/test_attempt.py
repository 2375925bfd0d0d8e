"""Turns that are tried in a puzzle: the answer, and why all others fail."""

import pytest

from red7.ai.candidates import turn_text
from red7.game.engine.dice import Dice
from red7.game.errors import Red7Error
from red7.game.messages import SeatName
from red7.game.worlds import Worlds
from red7.learn.puzzles.attempt import attempt, hints, round_after, round_to_try
from red7.learn.puzzles.choices import choices_of
from red7.learn.puzzles.puzzle import Puzzle, PuzzleKind, PuzzleTheme
from red7.learn.puzzles.puzzle_set import all_puzzles, puzzles_like
from red7.learn.puzzles.worlds_won import can_count
from red7.speech.words import Words


def puzzles(kind: PuzzleKind) -> list[Puzzle]:
    quick = [
        puzzle for puzzle in puzzles_like(kind) if kind is not PuzzleKind.BEST or can_count(puzzle.sight)
    ]
    return quick[:: max(1, len(quick) // 5)][:6]


@pytest.mark.parametrize("kind", PuzzleKind)
def test_one_turn_is_right_and_every_other_one_fails_for_a_reason(kind: PuzzleKind) -> None:
    words = Words("en", ["Ada", "Bo", "Cy", "Di"], 0)
    for puzzle in puzzles(kind):
        tries = [attempt(puzzle, turn_text(puzzle.sight, one.code)) for one in choices_of(puzzle.sight)[:12]]
        tries.append(attempt(puzzle, puzzle.answer))
        assert {one.turn for one in tries if one.right} == {puzzle.answer}
        for one in tries:
            assert one.reasons
            assert all(words.render(reason) for reason in one.reasons)


def test_a_right_answer_says_what_rivals_could_do_about_it() -> None:
    told = {
        kind: [[reason.code for reason in attempt(puzzle, puzzle.answer).reasons] for puzzle in puzzles(kind)]
        for kind in PuzzleKind
    }
    assert any(codes[1:] and codes[1].startswith("lead-") for codes in told[PuzzleKind.ONLY])
    assert any("puzzle-answers" in codes for codes in told[PuzzleKind.BEST])
    assert all(len(codes) > 1 for codes in told[PuzzleKind.FORCE])


def test_a_forced_win_in_two_turns_names_the_longest_defence_and_the_reply() -> None:
    defences = [
        (puzzle, reason)
        for puzzle in puzzles_like(PuzzleKind.FORCE)[::10]
        for reason in attempt(puzzle, puzzle.answer).reasons
        if reason.code == "puzzle-defence"
    ]
    assert defences
    for puzzle, reason in defences[:5]:
        round_ = round_after(puzzle, puzzle.answer)
        assert reason.arguments["who"] == SeatName(round_.turn)
        for text in (reason.arguments["turn"], reason.arguments["reply"]):
            round_.play(str(text))
        assert puzzle.seat not in round_.out


def test_a_turn_that_plays_its_fives_in_another_order_is_the_same() -> None:
    chains = [puzzle for puzzle in all_puzzles() if puzzle.theme is PuzzleTheme.CHAIN]
    swapped = [
        (puzzle, f"{second} {first} {rest}".strip())
        for puzzle in chains
        for first, second, rest in [(puzzle.answer + "  ").split(" ", 2)]
        if second[1:2] == "5"
    ]
    assert swapped
    for puzzle, text in swapped[:5]:
        assert attempt(puzzle, text.strip()).right


def test_where_staying_in_is_the_question_a_forbidden_turn_is_a_wrong_answer() -> None:
    forbidden = 0
    for puzzle in puzzles_like(PuzzleKind.ONLY)[::40]:
        round_ = round_to_try(puzzle)
        legal = {one.code for one in Worlds(puzzle.sight).sample(Dice(0)).turns()}
        every = {one.code for one in round_.turns()}
        assert legal <= every
        for code in sorted(every - legal)[:3]:
            one = attempt(puzzle, turn_text(puzzle.sight, code))
            assert not one.right
            assert [reason.code for reason in one.reasons] != ["puzzle-out"]
            forbidden += 1
    assert forbidden


def test_a_text_that_is_not_a_turn_is_refused() -> None:
    puzzle = puzzles_like(PuzzleKind.ONLY)[0]
    with pytest.raises(Red7Error):
        attempt(puzzle, "R9p")


def test_hints_name_what_the_answer_does_and_one_of_its_cards() -> None:
    for puzzle in all_puzzles()[::100]:
        like, card = hints(puzzle)
        assert like.code == f"puzzle-hint-{puzzle.theme}"
        assert str(card.arguments["card"]) in puzzle.answer
