"""Long work that can be carried on step by step, by whoever has something else to do in between.

Each is a generator that yields after a step and returns what it has come to. That is the same whether or not
anything happens between the steps.
"""

from collections.abc import Generator, Iterator
from typing import Final, Generic, TypeVar

T = TypeVar("T")
Steps = Generator[None, None, T]

STEP: Final = 40
"""Nodes of a search in one step: some milliseconds where nothing is compiled, and few enough to be noticed
by nobody. Of a match that is followed a step is one turn, of long lists one thing."""


class Work(Generic[T]):
    """Steps to be gone through in a loop, and their result after it."""

    result: T

    def __init__(self, steps: Steps[T]) -> None:
        self._steps: Final = steps

    def __iter__(self) -> Iterator[None]:
        self.result = yield from self._steps


def finish(steps: Steps[T]) -> T:
    """What the work comes to, without a pause."""
    work = Work(steps)
    for _ in work:
        pass
    return work.result
