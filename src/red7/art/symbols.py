"""The small pictures on cards, as SVG paths in a square of 24 by 24 that are filled with one ink."""

from typing import Final

from red7.game.cards import Color

SIDE: Final = 24

# What the rule of a colour asks for.
RULES: Final[dict[Color, str]] = {
    Color.RED: "M12 8.2 21.5 21h-19zM12 1.6a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z",
    Color.ORANGE: "M5.5 3h5v18h-5zM13.5 3h5v18h-5z",
    Color.YELLOW: "M12 1.5c3 4.4 7 8.6 7 13.3a7 7 0 0 1-14 0C5 10.1 9 5.9 12 1.5z",
    Color.GREEN: "M6 7.5a4.5 4.5 0 0 1 4.3 3.2h3.4a4.5 4.5 0 1 1 0 2.6h-3.4A4.5 4.5 0 1 1 6 7.5z",
    Color.BLUE: (
        "M12 2c1.7 2.5 3.3 4.7 3.3 7.2a3.3 3.3 0 0 1-6.6 0C8.7 6.7 10.3 4.5 12 2z"
        "M2.2 8.6c3 .5 5.7 1 7.4 2.9a3.3 3.3 0 0 1-4.9 4.4C3 14 2.7 11.6 2.2 8.6z"
        "M21.8 8.6c-3 .5-5.7 1-7.4 2.9a3.3 3.3 0 0 0 4.9 4.4c1.7-1.9 2-4.3 2.5-7.3z"
        "M8.5 20.3h7v2h-7z"
    ),
    Color.INDIGO: "M2.5 21v-5h5v-4.5h5V7h5V2.5h4V21z",
    # three dots under a line instead of a number: a card has one already
    Color.VIOLET: (
        "M2.5 4.2h19v3.6h-19z"
        "M5.4 12.6a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
        "M12 12.6a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
        "M18.6 12.6a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
    ),
}

# What the action of an odd card does, by its number.
ACTIONS: Final[dict[int, str]] = {
    1: (
        "M7.3 22.5v-4.3L3.6 13a1.7 1.7 0 0 1 2.7-2l1.5 1.7V5a1.5 1.5 0 0 1 3 0v5h.5V3.2a1.5"
        " 1.5 0 0 1 3 0V10h.5V4.6a1.5 1.5 0 0 1 3 0v6.1h.5V7.6a1.5 1.5 0 0 1 3 0v7.2c0 1.9-.9"
        " 3.3-2.3 4.4v3.3z"
    ),
    3: "M10.2 1.5h3.6v8.2h4.4L12 16.8 5.8 9.7h4.4zM2.5 14.5h3.2v4.8h12.6v-4.8h3.2v8H2.5z",
    5: "M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z",
    7: "M9 3h12v12h-3.6V9.1L8.8 17.8l-2.6-2.6 8.7-8.6H9zM3 8h3v10h10v3H3z",
}

# The card counts under the rule in force.
CHECK: Final = "M4.5 12.5l2.6-2.6 3 3 6.8-6.8 2.6 2.6-9.4 9.4z"
