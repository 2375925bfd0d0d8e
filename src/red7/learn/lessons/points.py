"""The advanced rules: drawing cards, and points."""

from typing import Final

from red7.game.moves import Kind
from red7.learn.lessons.lesson import Goal, Lesson, position

LESSONS: Final = (
    Lesson(
        "draw",
        "points",
        position("R", "G3 G1 V5 / G4 B2", "I6 V4 / R7", options="draw"),
        Goal(uses=(Kind.DRAW,)),
        (("too-low", "G1c"), ("left-lying", "G3c")),
    ),
    Lesson(
        "score",
        "points",
        position("R", "G1 Y1 O7 / R6 R2 B4", "/ Y7", options="scoring"),
        Goal(wins=True, points=12),
        (("seven-points", "O7p"), ("eight-points", "Y1c")),
    ),
    Lesson(
        "pairs",
        "points",
        position("R", "O1 B1 / R5 G5 B2 V2", "/ O7", options="scoring"),
        Goal(wins=True, points=14),
        (("one-pair", "O1c"),),
    ),
)
