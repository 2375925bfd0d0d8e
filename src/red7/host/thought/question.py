"""What one connection waits to have thought about."""

import asyncio
from collections.abc import Callable, Coroutine


class Question:
    """The question of a connection that waits for its answer; a newer one takes its place.

    It is answered beside everything else: a player who has asked for a hint can still play.
    """

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._replaced: Callable[[], None] = lambda: None

    def ask(self, answering: Coroutine[object, object, None], replaced: Callable[[], None]) -> None:
        """Have it answered; should another question come first, `replaced` is called instead."""
        if self.drop():
            self._replaced()
        self._task = asyncio.create_task(answering)
        self._replaced = replaced

    def drop(self) -> bool:
        """Whether there was a question without an answer: nobody waits for that any more."""
        return self._task is not None and self._task.cancel()
