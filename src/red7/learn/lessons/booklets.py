"""Where the editions differ."""

from typing import Final

from red7.game.cards import Color
from red7.game.moves import Kind
from red7.learn.lessons.lesson import Goal, Lesson, position

LESSONS: Final = (
    Lesson(
        "first",
        "booklets",
        position("R", "G1 V2 / O6 I3 B5", "I6 O2 / R7 V4", edition="first", options="actions"),
        Goal(uses=(Kind.TAKE,)),
        (("gives-up", "out"),),
    ),
    Lesson(
        "international",
        "booklets",
        position("R", "G1 Y2 / O6 Y3 Y5", "I6 O2 / R7 V4", options="actions"),
        Goal(),
        (("spared", "G1p"), ("gives-up", "out")),
    ),
    Lesson(
        "argentina",
        "booklets",
        position("R", "B6 G2 V5 / G4 I2", "I6 O2 / R7 V3", edition="es-ar"),
        Goal(),
        (("gives-up", "out"),),
    ),
    Lesson(
        "spain",
        "booklets",
        position("R", "V5 G7 / B1", "I6 O2 / R7 V3", "Y1 I4 / Y6 O4", edition="es-1.3"),
        Goal(stays=False, discards=True, color=Color.GREEN),
        (("no-change", "out"),),
    ),
    Lesson(
        "netherlands",
        "booklets",
        position("R", "Y7 G1 / V2 I4 B6", "I6 O2 / R7 O3", edition="nl-2016", options="actions"),
        Goal(uses=(Kind.TO_CANVAS, Kind.DISCARD)),
        (("gives-up", "out"),),
    ),
)
