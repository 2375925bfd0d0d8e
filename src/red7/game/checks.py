"""Checks of arguments."""

from red7.game.errors import InvalidError


def expect(value: object, *kinds: type) -> None:
    """Refuse a value that has none of these types."""
    if not isinstance(value, kinds):
        names = ", ".join([kind.__name__ for kind in kinds])
        raise InvalidError("argument", found=repr(value), expected=names)


def short(text: str) -> str:
    """A text as it is quoted, cut if it is long."""
    return text if len(text) <= 60 else text[:57] + "..."


def is_within(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number from `least` to `most`."""
    return isinstance(value, int) and least <= value <= most
