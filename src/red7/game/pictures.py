"""How things draw themselves in a notebook: with a function that `red7` sets on first use."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from red7.game.errors import InvalidError

PIGMENTS: Final = ("standard", "safe", "contrast")


@dataclass(frozen=True)
class Look:
    """How something is drawn: with which pigments, on a light or a dark ground, and from which seat.

    `safe` pigments can be told apart by colour-blind eyes and in grey; `contrast` ones differ most.
    """

    pigments: str = PIGMENTS[0]
    dark: bool = False
    seat: int | None = None  # None: all cards face up

    def __post_init__(self) -> None:
        if self.pigments not in PIGMENTS:
            raise InvalidError("argument", found=repr(self.pigments), expected=", ".join(PIGMENTS))


class Picture(str):
    """The text of an SVG picture, which a notebook shows as one."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        return f"<Picture of {len(self)} characters>"


Drawer = Callable[[object, Look], str]
_drawer: Drawer | None = None
_look = Look()


def set_drawer(drawer: Drawer) -> None:
    """Let this function draw things that show themselves."""
    global _drawer
    _drawer = drawer


def set_look(*, pigments: str = PIGMENTS[0], dark: bool = False) -> None:
    """Set the default look, for a whole notebook.

    >>> set_look(pigments="safe", dark=True)
    >>> set_look()
    """
    global _look
    _look = Look(pigments, dark)


class Drawn:
    """Something that a notebook shows as a picture."""

    __slots__ = ()

    def picture(self, *, pigments: str | None = None, dark: bool | None = None) -> Picture:
        """An SVG picture of it.

        It has `standard`, `safe` or `contrast` pigments, on a light or dark ground.
        """
        return self._picture(_look_with(pigments, dark))

    def _picture(self, look: Look) -> Picture:
        if _drawer is None:
            raise NotImplementedError("nothing is there to draw with")
        return Picture(_drawer(self, look))

    def _repr_svg_(self) -> str:
        return self._picture(_look)


class DrawnTable(Drawn):
    """Something with hidden cards, which can also be drawn as one seat may see it."""

    __slots__ = ()

    def picture(
        self, *, seat: int | None = None, pigments: str | None = None, dark: bool | None = None
    ) -> Picture:
        """An SVG picture of it: with all cards, or as a seat or a watcher (`seat=WATCHER`) may see it."""
        return self._picture(replace(_look_with(pigments, dark), seat=seat))


def _look_with(pigments: str | None, dark: bool | None) -> Look:
    return Look(
        _look.pigments if pigments is None else pigments,
        _look.dark if dark is None else dark,
    )
