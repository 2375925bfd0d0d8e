"""Checks of arguments that people hand in."""


def is_within(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number from `least` to `most`."""
    return isinstance(value, int) and least <= value <= most
