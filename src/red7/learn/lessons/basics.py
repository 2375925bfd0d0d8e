"""Cards, the seven rules, a turn and a round."""

from typing import Final

from red7.game.cards import Color
from red7.learn.lessons.lesson import Goal, Lesson, position

_PLAY: Final = Goal(plays=1, discards=False)

LESSONS: Final = (
    Lesson(
        "number",
        "cards",
        position("R", "R5 V7 G3 / B2", "O2 I4 / Y6"),
        _PLAY,
        (("color-first", "R5p"), ("lowest", "G3p")),
    ),
    Lesson(
        "color",
        "cards",
        position("R", "O7 B7 R6 / V3", "O2 I4 / G7"),
        _PLAY,
        (("lower-color", "B7p"), ("color-first", "R6p")),
    ),
    Lesson(
        "red",
        "rules",
        position("R", "Y7 R6 O5 / R2 B6", "O2 I4 / G7 V6 I5"),
        _PLAY,
        (("more-cards", "O5p"), ("color-first", "R6p")),
    ),
    Lesson(
        "orange",
        "rules",
        position("O", "V2 O4 R7 / B4 G4 R2", "I6 V7 / Y5 O5 V3"),
        _PLAY,
        (("two-pairs", "V2p"), ("red-habit", "R7p")),
    ),
    Lesson(
        "yellow",
        "rules",
        position("Y", "G7 R5 B7 / G1 G3 R7", "O2 I4 / V6 V5 V1"),
        _PLAY,
        (("two-colors", "R5p"), ("red-habit", "B7p")),
    ),
    Lesson(
        "green",
        "rules",
        position("G", "V2 R3 O7 / R7 Y5 B4", "O2 I4 / O6 I1"),
        _PLAY,
        (("red-habit", "O7p"), ("odd", "R3p")),
    ),
    Lesson(
        "blue",
        "rules",
        position("B", "R6 V1 G6 / R5 R2 G3", "I2 I4 / O7 Y4"),
        _PLAY,
        (("same-color", "R6p"), ("same-color", "G6p")),
    ),
    Lesson(
        "indigo",
        "rules",
        position("I", "V4 O7 G3 / R2 B3 Y5", "I2 V1 / O5 G6 I4"),
        _PLAY,
        (("gap", "O7p"), ("twice", "G3p")),
    ),
    Lesson(
        "violet",
        "rules",
        position("V", "I1 R4 O7 / R6 Y3 B5", "I6 B4 / R3 V7"),
        _PLAY,
        (("four", "R4p"), ("red-habit", "O7p")),
    ),
    Lesson(
        "tie",
        "rules",
        position("G", "R6 V4 Y7 / Y6 R7", "I3 V5 / O6 B2"),
        Goal(plays=1, discards=False, color=Color.GREEN),
        (("lower-tie", "V4p"), ("red-habit", "Y7p")),
    ),
    Lesson(
        "change",
        "turn",
        position("R", "G1 Y3 O5 / G4 B2", "I6 V5 / R7"),
        Goal(discards=True),
        (("unbeatable", "O5p"), ("gives-up", "out")),
    ),
    Lesson(
        "both",
        "turn",
        position("R", "G6 Y2 V5 / G3", "I6 V4 / R7 O6 Y3"),
        Goal(plays=1, discards=True),
        (("half", "G6p"), ("gives-up", "out")),
    ),
    Lesson(
        "out",
        "round",
        position("R", "V6 G5 O1 / B2 I4", "Y5 V5 / R7 O3", "B1 I2 / Y6 V1"),
        Goal(),
        (("unbeatable", "V6p"), ("gives-up", "out")),
    ),
    Lesson(
        "others-out",
        "round",
        position("R", "O7 G5 V3 / B2", "I6 V4 / Y6", "Y5 I1 / R7 out"),
        _PLAY,
        (("lowest", "V3p"), ("gives-up", "out")),
    ),
    Lesson(
        "last",
        "round",
        position("B", "R5 B4 / Y2 G6 I1", "/ O6 V7 B2"),
        Goal(wins=True),
        (("gives-up", "out"),),
    ),
)
