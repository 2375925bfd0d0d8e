"""How things draw themselves in a notebook: by a function that the front door sets on first use."""

from collections.abc import Callable

_drawer: Callable[[object], str] | None = None


def set_drawer(drawer: Callable[[object], str]) -> None:
    """Let this function draw whatever shows itself."""
    global _drawer
    _drawer = drawer


class Drawn:
    """Something that a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        return None if _drawer is None else _drawer(self)
