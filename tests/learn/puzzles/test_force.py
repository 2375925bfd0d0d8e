"""Forced wins against a plain search by the rules alone, which shares nothing with that of the puzzles."""

from functools import cache
from itertools import islice

import pytest
from support.long_run import LONG

from red7.game.engine.dice import Dice
from red7.game.position import Position
from red7.game.round import Round
from red7.game.turns import Turn
from red7.game.worlds import Worlds
from red7.learn.puzzles.force import NEVER, Force, InDoubt
from red7.learn.puzzles.puzzle import Puzzle, PuzzleKind
from red7.learn.puzzles.puzzle_set import puzzles_like

MOST_CARDS = 7  # in all hands: a plain search takes long


def wins(round_: Round, seat: int) -> bool:
    """Whether a seat wins whatever the others do."""
    return _wins(Position.of(round_), seat)


@cache
def _wins(position: Position, seat: int) -> bool:
    if seat in position.out:
        return False
    round_ = position.round()
    if round_.is_over:
        return True
    results = (wins(after(round_, turn), seat) for turn in round_.turns())
    return any(results) if round_.turn == seat else all(results)


def after(round_: Round, turn: Turn) -> Round:
    then = round_.copy()
    then.play(turn)
    return then


def small_puzzles() -> list[Puzzle]:
    """Puzzles in which nobody can draw, with few cards."""
    small = [
        puzzle
        for puzzle in puzzles_like(PuzzleKind.FORCE)
        if not (puzzle.sight.options.draw or puzzle.sight.options.actions)
        and sum(puzzle.sight.hand_sizes) <= MOST_CARDS
    ]
    return small if LONG else list(islice(small, 0, None, max(1, len(small) // 6)))


def test_a_forced_win_is_one_by_plain_search_and_the_only_one() -> None:
    puzzles = small_puzzles()
    assert len(puzzles) >= 5
    for puzzle in puzzles:
        round_ = Worlds(puzzle.sight).sample(Dice(0))
        winning = [str(turn) for turn in round_.turns() if wins(after(round_, turn), puzzle.seat)]
        assert winning == [puzzle.answer], str(puzzle)


def force(text: str, seat: int = 0, nodes: int = 1_000) -> int:
    return Force(seat, nodes).turns_to_win(Position.parse(text).round().kernel)


def test_a_win_at_once_takes_one_turn() -> None:
    assert force("intl-1.2 basic R 0 R7:V1/V2:O6 - - play") == 1


def test_who_cannot_lead_never_wins() -> None:
    assert force("intl-1.2 basic R 0 V1:V2/V3:O6 - - play") == NEVER


def test_what_depends_on_the_deck_is_in_doubt() -> None:
    with pytest.raises(InDoubt):
        force("intl-1.2 draw R 0 R7B2:V1/G4:O6 B1B3B4 - play")


def test_no_step_tries_more_than_the_turns_of_one_position() -> None:
    most, steps = 0, 0
    for puzzle in small_puzzles():
        round_ = Worlds(puzzle.sight).sample(Dice(0))
        round_.play(puzzle.answer)
        search, left = Force(puzzle.seat, 1_000), 1_000
        for _ in search.steps(round_.kernel):
            most, left = max(most, left - search.left), search.left
            steps += 1
    assert steps > 20
    assert most < (MOST_CARDS + 1) ** 2, "each card to the palette, or none, and each to the canvas, or none"


def test_a_search_ends_when_its_nodes_do() -> None:
    with pytest.raises(InDoubt):
        force("intl-1.2 basic R 0 R7V1B3:V2/O7V3B4G4:O6 - - play", nodes=3)
