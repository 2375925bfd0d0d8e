"""Any position looked into, step by step, in the share of the thinking of whoever asks.

Nothing that was thought is kept from one step to the next, so any process can take the next one: the chances
of a turn are a mean over steps of as many nodes, each in worlds of its own.
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
_SOLVE_NODES: Final = (SOLVE_NODES // 20, SOLVE_NODES)  # most lines take few, and are there soon
STEPS: Final = _SAMPLES + len(_SOLVE_NODES)
"""First the chances of all turns, then the line with open hands."""
_SECONDS: Final = 1.0  # of thinking before what is done is told; one asks again for more
_MOST_TOLD: Final = 1_000


class Insight(NamedTuple):
    """What some steps have shown: the chances, by so many samples, and the line, if they came to them."""

    done: int
    """How many steps are done now, with those before."""
    samples: int
    analysis: Analysis | None
    solution: Solution | None


class Boards:
    """Looks into positions."""

    def __init__(
        self, thinker: Thinker, thinking: FairQueue, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._thinker: Final = thinker
        self._thinking: Final = thinking
        self._now: Final = now
        self._told: OrderedDict[tuple[CountedNames, Position], int] = OrderedDict()

    def goes_on(self, counted: CountedNames, position: Position, have: int | None) -> bool:
        """Whether this asks for what comes after an answer: once for each, and of the process that gave it.

        Everything else is a new question, whatever it says to have.
        """
        return bool(have) and self._told.pop((counted, position), None) == have

    async def further(
        self, counted: CountedNames, seen: Sight, position: Position, have: int | None
    ) -> Insight:
        """What the steps after those that one has show, as many as are done soon; with None all of them.

        Where one fails, what those before it have shown.
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
        nodes = HINT_NODES if is_open(seen) else HINT_NODES // _SAMPLES  # what is open can be proved at once
        return await self._thinking.ask(counted, lambda: self._thinker.analyse(seen, number, nodes))

    async def _solution(self, counted: CountedNames, position: Position, nodes: int) -> Solution | None:
        """The line with open hands; None where it takes too long to find out."""
        try:
            return await self._thinking.ask(counted, lambda: self._thinker.solve(position, nodes))
        except UnavailableError as error:
            if error.code != "server-thinking-late":
                raise
            return None
