"""The open question of a connection."""

import asyncio
from collections.abc import Callable, Coroutine


class Question:
    """The question of a connection that waits for its answer; a newer one replaces it.

    It is answered in the background: a player who has asked for a hint can still play.
    """

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._replaced: Callable[[], None] = lambda: None

    def ask(self, answering: Coroutine[object, object, None], replaced: Callable[[], None]) -> None:
        """Start answering; if another question comes first, `replaced` is called instead."""
        if self.drop():
            self._replaced()
        self._task = asyncio.create_task(answering)
        self._replaced = replaced

    def drop(self) -> bool:
        """Give up the open question; returns whether there was one."""
        return self._task is not None and self._task.cancel()
