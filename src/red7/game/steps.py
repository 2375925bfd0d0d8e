"""Long work that can be carried on step by step, by whoever has something else to do in between.

Each is a generator that yields after a step and returns what it has come to. That is the same whether or not
anything happens between the steps.
"""

from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")
Steps = Generator[None, None, T]

STEP: Final = 40
"""Nodes of a search in one step: some milliseconds where nothing is compiled, and few enough to be noticed
by nobody. Of a match that is followed a step is one turn, of long lists one thing."""


def finish(steps: Steps[T]) -> T:
    """What the work comes to, without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
