"""Proof of what a puzzle claims: its one answer, and how hard that is to find.

Difficulty grows with the number of turns to choose from, with how tempting the wrong ones are, and with how
far ahead one has to look.
"""

from math import log2
from typing import Final

from red7.ai.candidates import Fate, turn_text
from red7.game.engine.bits import size
from red7.game.engine.turns import action, discard, draws, five_count, last, three_drew
from red7.game.sight import Sight
from red7.game.turns import Turn
from red7.learn.puzzles.choices import Choice, any_world, choices_of, staying
from red7.learn.puzzles.force import NEVER, Force, InDoubt
from red7.learn.puzzles.puzzle import Puzzle, PuzzleKind
from red7.learn.puzzles.worlds_won import worlds_won

FORCE_NODES: Final = 4_000
_MOST: Final = 24  # turns that stay in: with more, a puzzle is not for people
_EASY: Final = 20  # points of the easiest
_FEWEST: Final = 5  # turns to choose from: with fewer there is nothing to find


def puzzle_of(seen: Sight, kind: PuzzleKind) -> Puzzle | None:
    """The puzzle of this kind in a sight; None if it has no answer, several, or nothing to find."""
    choices = choices_of(seen)
    if len(choices) < _FEWEST:
        return None
    match kind:
        case PuzzleKind.ONLY:
            return _only(seen, choices)
        case PuzzleKind.FORCE:
            return _force(seen, choices)
        case PuzzleKind.BEST:
            return _best(seen, choices)


def is_proved(puzzle: Puzzle) -> bool:
    """Whether a puzzle is of its kind, with this one answer and this difficulty."""
    return puzzle_of(puzzle.sight, puzzle.kind) == puzzle


def _only(seen: Sight, choices: list[Choice]) -> Puzzle | None:
    saving = staying(choices)
    if len(saving) != 1 or saving[0].fate is not Fate.IN:
        return None
    answer = saving[0].code
    near = [one for one in choices if one.code != answer and _is_near(one.code, answer)]
    depth = len(Turn(answer).moves) + three_drew(answer)
    return _puzzle(seen, PuzzleKind.ONLY, answer, len(choices), len(near), depth)


def _force(seen: Sight, choices: list[Choice]) -> Puzzle | None:
    if any(seen.hidden()):
        return None
    search = Force(seen.viewer, FORCE_NODES)
    world = any_world(seen)
    answer, depth = -1, 0
    saving = staying(choices)
    if not 2 <= len(saving) <= _MOST or any(three_drew(one.code) or draws(one.code) for one in saving):
        return None
    for one in saving:
        after = world.copy()
        after.carry_out(one.code)
        try:
            turns = search.turns_to_win(after)
        except InDoubt:
            return None
        if turns < NEVER:
            if answer >= 0:
                return None
            answer, depth = one.code, 1 + turns
    if answer < 0:
        return None
    return _puzzle(seen, PuzzleKind.FORCE, answer, len(choices), len(saving) - 1, 2 * depth - 1)


def _best(seen: Sight, choices: list[Choice]) -> Puzzle | None:
    saving = staying(choices)
    if not 3 <= len(saving) <= _MOST:
        return None
    result = worlds_won(seen, [one.code for one in saving])
    if result is None:
        return None
    answer = saving[result.best].code
    depth = 1 + int(size(seen.hand)) // 2
    return _puzzle(seen, PuzzleKind.BEST, answer, len(choices), len(saving) - 1, depth)


def _is_near(code: int, answer: int) -> bool:
    """Whether a wrong turn is half of the answer: it plays the same card, or makes the same rule."""
    same_card = last(code) >= 0 and last(code) == last(answer)
    rules = discard(code), discard(answer)
    return same_card or (min(rules) >= 0 and rules[0] % 7 == rules[1] % 7)


def _is_thrifty(answer: int) -> bool:
    """Whether the answer spends only one card, as a thrifty player would."""
    spent = five_count(answer) + (last(answer) >= 0) + (discard(answer) >= 0) - draws(answer)
    return spent - three_drew(answer) <= 1 and not action(answer)


def _puzzle(seen: Sight, kind: PuzzleKind, answer: int, legal: int, tempting: int, depth: int) -> Puzzle:
    """The puzzle, with a difficulty by its number of legal and tempting turns and of steps ahead."""
    points = 7 * log2(legal) + 7 * log2(1 + tempting) + 9 * depth
    if not _is_thrifty(answer):
        points += 9  # nobody likes to spend two cards
    return Puzzle(kind, max(0, min(99, round(points) - _EASY)), turn_text(seen, answer), str(seen))
