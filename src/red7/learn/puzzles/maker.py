"""Puzzles from real play: matches between computer players, looked at turn by turn.

The puzzles of a match depend on its number alone, so a set can be reproduced, on any number of processes.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from red7.ai.bots import bot, play_turn
from red7.game.editions import EDITIONS, MODES, Options
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.position import Position
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.sight import Sight, sight
from red7.learn.puzzles.proof import puzzle_of
from red7.learn.puzzles.puzzle import Puzzle, PuzzleKind, PuzzleTheme

_MODES: Final = (*MODES.values(), Options(actions=True), Options(draw=True))
_PLAYERS: Final = (2, 3, 2, 4)
_CAST: Final = ("casual", "skilled", "expert", "skilled")
_FEW_CARDS: Final = 11  # in all hands: with more, a forced win takes too long to prove
_BEST_EVERY: Final = 6  # matches: trying 20,000 worlds takes as long as everything else in that many


def puzzles_of_match(seed: int, number: int) -> Iterator[Puzzle]:
    """The puzzles found in the match of this number."""
    dice = Dice(seed << 64 | number)
    editions = list(EDITIONS.values())
    # Within a round the booklets differ in actions only; this pairs each booklet with each mode.
    edition = editions[number % len(editions)]
    options = _MODES[number // len(editions) % len(_MODES)]
    players = _PLAYERS[number // (len(editions) * len(_MODES)) % len(_PLAYERS)]
    match = Match(PlainSeed(numbered_seed(seed, number)), players, edition, options)
    cast = [bot(_CAST[dice.below(len(_CAST))]) for _ in range(players)]
    kinds = [kind for kind in PuzzleKind if kind is not PuzzleKind.BEST or number % _BEST_EVERY == 0]
    while not match.is_over and kinds:
        if match.round.is_over:
            match.next_round()
        for kind in list(kinds):
            puzzle = _puzzle_here(match, kind)
            if puzzle is not None:
                kinds.remove(kind)  # one of each kind from a match, so that no two are alike
                yield puzzle
        play_turn(cast[match.round.turn], match, dice)


def balanced(puzzles: Iterable[Puzzle], most: int | None = None) -> Iterator[Puzzle]:
    """The puzzles without those beyond the first `most` of their kind, grade and theme."""
    counts: Counter[tuple[PuzzleKind, int, PuzzleTheme]] = Counter()
    for puzzle in puzzles:
        shelf = puzzle.kind, puzzle.grade, puzzle.theme
        counts[shelf] += 1
        if most is None or counts[shelf] <= most:
            yield puzzle


def _puzzle_here(match: Match, kind: PuzzleKind) -> Puzzle | None:
    position = Position.of(match.round)
    if kind is PuzzleKind.FORCE:
        hands = [hand for seat, hand in enumerate(position.hands) if seat not in position.out]
        if sum([len(hand) for hand in hands]) > _FEW_CARDS:
            return None
        return puzzle_of(_open(position), kind)
    return puzzle_of(sight(position, position.turn), kind)


def _open(position: Position) -> Sight:
    """What the seat to move knows if all hands are open."""
    return sight(replace(position, known=position.hands), position.turn)
