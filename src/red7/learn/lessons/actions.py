"""What the odd numbers do when actions are on."""

from typing import Final

from red7.game.moves import Kind
from red7.learn.lessons.lesson import Goal, Lesson, position

LESSONS: Final = (
    Lesson(
        "one",
        "actions",
        position("R", "G1 V6 Y5 / O6", "I6 V4 / R7 B3", options="actions"),
        Goal(uses=(Kind.TAKE,)),
        (("unbeatable", "V6p"), ("gives-up", "out")),
    ),
    Lesson(
        "three",
        "actions",
        position("R", "Y3 R5 / B4 V6", "I6 O2 / R7 O5", options="actions", top="G2"),
        Goal(),
        (("gives-up", "out"), ("keeps-drawn", "Y3p")),
    ),
    Lesson(
        "five",
        "actions",
        position("I", "V5 O4 R6 / B2 G3", "I6 V4 / R4 O5 Y6", options="actions"),
        Goal(plays=2),
        (("one-short", "O4p"), ("gap", "V5p R6p")),
    ),
    Lesson(
        "seven",
        "actions",
        position("R", "Y7 V1 / V2 G4 B6", "I6 O2 / R7 O3", options="actions"),
        Goal(plays=1, discards=False),
        (("onto-deck", "Y7p V2d"), ("gives-up", "out")),
    ),
    Lesson(
        "chain",
        "actions",
        position("B", "V5 G1 V2 / O6", "I6 O2 / R7 B2 Y4 I3", options="actions"),
        Goal(plays=2, uses=(Kind.TAKE,)),
        (("one-short", "V5p V2p"), ("gives-up", "out")),
    ),
)
