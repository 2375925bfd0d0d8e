"""A puzzle as a value, and as a line of text.

    >>> line = "only 12 G7p | intl-1.2 basic R 0 G7Y2*:B2/?3:O6 ?40 - play - @0"

A line has the kind, the difficulty, the answer, and what the player sees: a sight, with `?3` for three hidden
cards. Open hands stand after a `*`: everybody knows them. No line contains a hidden card.
"""

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from hashlib import sha256
from typing import Final

from red7.game.cards import HIDDEN, NO_CARDS
from red7.game.engine.dice import Dice
from red7.game.engine.turns import TOOK, action, discard, five_count, last, three_drew
from red7.game.errors import InvalidError
from red7.game.position import Position
from red7.game.sight import Sight
from red7.game.start import Start
from red7.game.turns import Turn
from red7.game.worlds import Worlds
from red7.learn.puzzles.sight_text import parse_sight

GRADES: Final = 5
_STEP: Final = 20  # difficulties per grade; they go from 0 to 99
_HIDDEN_RUN: Final = re.compile(r"(?:\?\?)+")
_COUNTED: Final = re.compile(r"\?(\d+)")
_LINE: Final = re.compile(r"([a-z]+) ([0-9]{1,2}) ([^|]+) \| (.+)")


class PuzzleKind(StrEnum):
    """What is asked for."""

    ONLY = "only"  # the only turn that keeps you in
    FORCE = "force"  # win by force, with open hands
    BEST = "best"  # the turn that wins most often, by what you know


class PuzzleTheme(StrEnum):
    """What the answer does; if several fit, the first of these."""

    TAKE = "take"  # a 1 takes a card
    THREE = "three"  # a 3 draws
    CHAIN = "chain"  # a 5 lets another card be played
    SEVEN = "seven"  # a 7 moves an own card
    BOTH = "both"  # a card to the palette and one to the canvas
    RULE = "rule"  # a new rule alone
    PALETTE = "palette"  # a card to the palette alone


@dataclass(frozen=True)
class Puzzle:
    """A problem for a player, and its one answer; turns that lead to the same position count as one."""

    kind: PuzzleKind
    difficulty: int  # from 0 to 99
    answer: str
    sight_text: str

    @cached_property
    def sight(self) -> Sight:
        """What the player sees."""
        return parse_sight(self.sight_text)

    @cached_property
    def id(self) -> str:
        """A short name that stays the same, whatever else is in the set."""
        return sha256(f"{self.kind} {self.sight_text}".encode()).hexdigest()[:10]

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5."""
        return 1 + self.difficulty // _STEP

    @cached_property
    def theme(self) -> PuzzleTheme:
        """What the answer does."""
        return theme_of(Turn.parse(self.answer).code)

    @property
    def edition(self) -> str:
        """The name of the edition by whose rules it is solved."""
        return self.sight.edition.name

    @property
    def is_plain(self) -> bool:
        """Whether it needs only the basic rules, and has one rival."""
        _edition, options, *position = self.sight_text.split(" ")
        return options == "basic" and position[2].count("/") == 1

    @property
    def seat(self) -> int:
        """The player's seat, whose turn it is."""
        return self.sight.viewer

    @cached_property
    def board(self) -> str:
        """The position as a line for the analysis board, with hidden cards in one of the possible places.

        Nobody knows who has the scored cards, so they are among the discards.
        """
        position = Position.of(Worlds(self.sight).sample(Dice(0)))
        return str(Start(replace(position, scored=NO_CARDS)))

    def __str__(self) -> str:
        seen = _HIDDEN_RUN.sub(lambda run: f"?{len(run[0]) // len(HIDDEN)}", self.sight_text)
        return f"{self.kind} {self.difficulty} {self.answer} | {seen}"

    @classmethod
    def parse(cls, line: str) -> "Puzzle":
        """The puzzle of a line of text; `InvalidError` if it isn't one."""
        parts = _LINE.fullmatch(line.strip())
        if parts is None or parts[1] not in list(PuzzleKind):
            raise InvalidError("puzzle", found=line.strip())
        seen = _COUNTED.sub(lambda run: HIDDEN * min(int(run[1]), 49), parts[4])
        return cls(PuzzleKind(parts[1]), int(parts[2]), parts[3], seen)


def theme_of(code: int) -> PuzzleTheme:
    """What a packed turn does."""
    if action(code):
        return PuzzleTheme.TAKE if action(code) == TOOK else PuzzleTheme.SEVEN
    if three_drew(code):
        return PuzzleTheme.THREE
    if five_count(code):
        return PuzzleTheme.CHAIN
    if last(code) < 0:
        return PuzzleTheme.RULE
    return PuzzleTheme.BOTH if discard(code) >= 0 else PuzzleTheme.PALETTE
