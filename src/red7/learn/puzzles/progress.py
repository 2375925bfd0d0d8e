"""A player's progress with puzzles: a rating, a streak, and what was tried.

The rating is Elo's, with puzzles as opponents. The easiest puzzles have 600 points, the hardest 2400; a
player begins with 1000. Only the first try at a puzzle counts, as a win or a loss; a win after a hint counts
as half. A rating moves by up to 40 points in the first 20 puzzles, then by up to 20.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final

from red7.learn.puzzles.puzzle import Puzzle

FIRST_RATING: Final = 1000
_EASIEST: Final = 600
_POINTS_A_STEP: Final = 18  # of difficulty, which has 100 steps
_SPREAD: Final = 400  # points: a player that far ahead wins ten times as often
_NEW: Final = 20  # puzzles, while a rating is still rough
_FIRST: Final = 5  # puzzles, while somebody may know only the basic rules
_EASY: Final = 2  # the highest grade of these
_FOREIGN: Final = 300  # points by which a puzzle of another edition has to be closer to the player's rating
_LEAST: Final = 100
_MOST: Final = 3_200  # nobody gets higher: even the hardest puzzle adds nothing up here
_WEIGHT_OF_NEW: Final = 40  # points that one try can move a rating by
_WEIGHT: Final = 20


@dataclass(frozen=True)
class Progress:
    """A player's progress. `tried` says, by id, whether a puzzle was solved at the first try without help.

    `helped` are the ids of puzzles with a hint given that are not tried yet, or were solved with it.
    """

    rating: int = FIRST_RATING
    streak: int = 0
    longest: int = 0
    tried: dict[str, bool] = field(default_factory=dict[str, bool])
    helped: tuple[str, ...] = ()

    @property
    def solved(self) -> int:
        """How many puzzles were solved at the first try, with help or without."""
        return self.alone + sum(id_ in self.tried for id_ in self.helped)

    @property
    def alone(self) -> int:
        """How many puzzles were solved at the first try without help."""
        return sum(self.tried.values())


def rating_of(puzzle: Puzzle) -> int:
    """How strong a puzzle is as an opponent."""
    return _EASIEST + _POINTS_A_STEP * puzzle.difficulty


def after_hint(progress: Progress, puzzle: Puzzle) -> Progress:
    """The progress after a hint; once a puzzle has been tried, a hint changes nothing."""
    if puzzle.id in progress.tried or puzzle.id in progress.helped:
        return progress
    return replace(progress, helped=(*progress.helped, puzzle.id))


def after_try(progress: Progress, puzzle: Puzzle, *, right: bool, helped: bool = False) -> Progress:
    """The progress after a try, with help if any was given or admitted; only the first try counts."""
    if puzzle.id in progress.tried:
        return progress
    helped = helped or puzzle.id in progress.helped
    expected = 1 / (1 + 10 ** ((rating_of(puzzle) - progress.rating) / _SPREAD))
    score = 0.0 if not right else 0.5 if helped else 1.0
    weight = _WEIGHT_OF_NEW if len(progress.tried) < _NEW else _WEIGHT
    rating = max(_LEAST, progress.rating + round(weight * (score - expected)))
    alone = right and not helped
    streak = progress.streak + 1 if alone else progress.streak if right else 0
    others = tuple([one for one in progress.helped if one != puzzle.id])
    return Progress(
        rating=rating,
        streak=streak,
        longest=max(streak, progress.longest),
        tried={**progress.tried, puzzle.id: alone},
        helped=(*others, puzzle.id) if right and helped else others,
    )


def believable(progress: Progress) -> Progress:
    """Progress that somebody reports, limited to what is possible with what they have tried."""
    tried = len(progress.tried)
    moved = _WEIGHT_OF_NEW * min(tried, _NEW) + _WEIGHT * max(0, tried - _NEW)
    lowest, highest = max(_LEAST, FIRST_RATING - moved), min(_MOST, FIRST_RATING + moved)
    longest = min(max(0, progress.longest), progress.alone)
    return replace(
        progress,
        rating=min(max(lowest, progress.rating), highest),
        streak=min(max(0, progress.streak), longest),
        longest=longest,
    )


def together(own: Progress, other: Progress) -> Progress:
    """The progress of one person in two places, merged; a puzzle tried in both counts as in `own`.

    Rating and streak come from the place where more was tried.
    """
    more = other if len(other.tried) > len(own.tried) else own
    tried = {**{id_: solved for id_, solved in other.tried.items() if id_ not in own.tried}, **own.tried}
    helped = [id_ for id_ in own.helped if id_ in own.tried or id_ not in other.tried]
    helped += [id_ for id_ in other.helped if id_ not in own.tried and id_ not in helped]
    return replace(more, longest=max(own.longest, other.longest), tried=tried, helped=tuple(helped))


def next_puzzle(
    progress: Progress, puzzles: Sequence[Puzzle], edition: str = "", without: Collection[str] = ()
) -> Puzzle | None:
    """A puzzle not tried yet that is about as strong as the player, in their own edition if possible.

    New players get their own edition first, then plain and easy ones. Puzzles in `without` are passed over.
    """
    fresh = [puzzle for puzzle in puzzles if puzzle.id not in progress.tried]
    left = [puzzle for puzzle in fresh if puzzle.id not in without] or fresh

    def order(puzzle: Puzzle) -> tuple[bool, bool, bool, int]:
        foreign = edition not in ("", puzzle.edition)
        if len(progress.tried) < _FIRST:
            return foreign, not puzzle.is_plain, puzzle.grade > _EASY, _distance(progress, puzzle)
        return False, False, False, _distance(progress, puzzle) + _FOREIGN * foreign

    return min(left, key=order, default=None)


def _distance(progress: Progress, puzzle: Puzzle) -> int:
    """How far a puzzle is from the player's rating, with some variety, so that orders differ."""
    digest = sha256(f"{len(progress.tried)} {puzzle.id}".encode()).digest()
    return abs(rating_of(puzzle) - progress.rating) + int.from_bytes(digest[:2]) % 200
