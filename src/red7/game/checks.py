"""Checks of arguments that people hand in."""


def is_within(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number from `least` to `most`."""
    return isinstance(value, int) and least <= value <= most


def is_instance(value: object, kind: type) -> bool:
    """Whether a value is of a type, said so that type checkers do not take it for granted."""
    return isinstance(value, kind)
