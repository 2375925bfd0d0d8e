"""Tells in which form the hot modules run: compiled by mypyc, or interpreted from the very same files."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Literal

Form = Literal["compiled", "interpreted"]


def form_of(module: str) -> Form:
    """The form in which `module` is, or would be, imported.

    >>> form_of("red7._build_form")
    'interpreted'
    """
    spec = find_spec(module)
    if spec is None:
        raise ModuleNotFoundError(f"no module named {module!r}", name=module)
    return "compiled" if (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def form() -> Form:
    """The form of the rules. A build compiles all hot modules or none, so one stands for all."""
    return form_of("red7.game.engine.round")
