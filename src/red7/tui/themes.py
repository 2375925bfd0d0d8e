"""The looks of the table: grounds and pigments."""

from functools import cache
from typing import Final, NamedTuple

from textual.theme import Theme

from red7.art.pigments import CONTRAST, LINEN, ON_DARK, SAFE, SLATE, STANDARD, Pigments
from red7.tui.pictures import Painter


class TerminalLook(NamedTuple):
    """A ground, and the pigments of the cards on it."""

    theme: Theme
    pigments: Pigments


def _dark(name: str) -> Theme:
    return Theme(
        name=name,
        primary="#8fb4d8",
        foreground="#f0ece4",
        background=SLATE,
        surface="#262b30",
        panel="#30363c",
        accent="#f2c21a",
        success="#5fc27e",
        warning="#f2c21a",
        error="#f0808f",
        dark=True,
    )


def _light(name: str, background: str = LINEN, foreground: str = "#22262a") -> Theme:
    return Theme(
        name=name,
        primary="#2a5b86",
        foreground=foreground,
        background=background,
        surface="#ece5d6",
        panel="#e0d8c6",
        accent="#8a5a00",
        success="#1d6b34",
        warning="#8a5a00",
        error="#a3122a",
        dark=False,
    )


LOOKS: Final = {
    "dark": TerminalLook(_dark("red7-dark"), ON_DARK),
    "light": TerminalLook(_light("red7-light"), STANDARD),
    "safe": TerminalLook(_dark("red7-safe"), SAFE),
    "contrast": TerminalLook(_light("red7-contrast", "#ffffff", "#000000"), CONTRAST),
}
"""By name, in the order in which they are offered."""


@cache
def painter_of(look: str) -> Painter:
    """The painter for the cards of a look."""
    return Painter(LOOKS[look].pigments)
