"""Analyses any position, step by step, in the caller's share of thinking.

Nothing is kept from one step to the next, so any process can take the next one: the chances of a turn are a
mean over steps with as many nodes, each in worlds of its own.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from red7.ai.analysis import Analysis, is_open, joined
from red7.ai.solution import Solution
from red7.game.position import Position
from red7.game.sight import Sight
from red7.host.contracts.allowance import CountedNames
from red7.host.contracts.thinker import HINT_NODES, SOLVE_NODES, Thinker
from red7.host.errors import UnavailableError
from red7.host.fair_queue import FairQueue

_SAMPLES: Final = 10
_SOLVE_NODES: Final = (SOLVE_NODES // 20, SOLVE_NODES)  # most lines take few nodes, and are found soon
STEPS: Final = _SAMPLES + len(_SOLVE_NODES)
"""First the chances of all turns, then the line with open hands."""
_SECONDS: Final = 1.0  # of thinking before an answer is sent; the client asks again for more
_MOST_TOLD: Final = 1_000


class Insight(NamedTuple):
    """The findings of some steps: the chances with their number of samples, and the line, if reached."""

    done: int
    """How many steps are done, including earlier ones."""
    samples: int
    analysis: Analysis | None
    solution: Solution | None


class Boards:
    """Analyses positions."""

    def __init__(
        self, thinker: Thinker, thinking: FairQueue, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._thinker: Final = thinker
        self._thinking: Final = thinking
        self._now: Final = now
        self._told: OrderedDict[tuple[CountedNames, Position], int] = OrderedDict()

    def goes_on(self, counted: CountedNames, position: Position, have: int | None) -> bool:
        """Whether a request continues an answer: once for each answer, in the process that gave it.

        Any other is a new question, whatever it claims to have.
        """
        return bool(have) and self._told.pop((counted, position), None) == have

    async def further(
        self, counted: CountedNames, seen: Sight, position: Position, have: int | None
    ) -> Insight:
        """The findings of the steps after those the client has, as many as are done soon; with None, all.

        If a step fails, the findings before it.
        """
        done, until = have or 0, self._now() + _SECONDS
        samples: list[Analysis] = []
        solution: Solution | None = None
        with self._thinking.question(counted):
            while done < STEPS:
                try:
                    if done < _SAMPLES:
                        samples.append(await self._sample(counted, seen, done))
                        is_exact = all(turn.error == 0 for turn in samples[-1].turns)
                        done = _SAMPLES if is_exact or is_open(seen) else done + 1
                    else:
                        solution = await self._solution(counted, position, _SOLVE_NODES[done - _SAMPLES])
                        done = done + 1 if solution is None or solution.winner is None else STEPS
                except UnavailableError:
                    if done == (have or 0) or have is None:
                        raise
                    break
                if have is not None and self._now() >= until:
                    break
        if have is not None and done < STEPS:
            self._told[counted, position] = done
            if len(self._told) > _MOST_TOLD:
                self._told.popitem(last=False)
        return Insight(done, len(samples), joined(samples) if samples else None, solution)

    async def _sample(self, counted: CountedNames, seen: Sight, number: int) -> Analysis:
        nodes = HINT_NODES if is_open(seen) else HINT_NODES // _SAMPLES  # open ones are proved at once
        return await self._thinking.ask(counted, lambda: self._thinker.analyse(seen, number, nodes))

    async def _solution(self, counted: CountedNames, position: Position, nodes: int) -> Solution | None:
        """The line with open hands; None if it takes too long to find."""
        try:
            return await self._thinking.ask(counted, lambda: self._thinker.solve(position, nodes))
        except UnavailableError as error:
            if error.code != "server-thinking-late":
                raise
            return None
