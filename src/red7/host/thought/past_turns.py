"""Judges past turns for their player: the one place that answers which turn did it.

For a finished match the answer is the review: made once, kept, and used at the table, in the replay and for
the statistics. A match in play has no review yet, so nothing is kept; but a turn is judged with the same
nodes and dice, so its review will agree.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final, Generic, TypeVar

from red7.ai.review.options import TurnOptions
from red7.ai.review.outline import Outline
from red7.host.contracts.allowance import CountedNames
from red7.host.contracts.thinker import Thinker
from red7.host.fair_queue import FairQueue
from red7.host.thought.kept_review import WantedTurns
from red7.host.thought.past_match import PastMatch
from red7.host.thought.reviewed_turn import ReviewedTurn, reviewed
from red7.host.thought.reviews import MOST_TURNS, Reviews

_MOST_REMEMBERED: Final = 200
_AT_A_TIME: Final = 4
T = TypeVar("T")


class PastTurns:
    """Judges turns, and finds what else could have been played."""

    def __init__(self, reviews: Reviews, thinker: Thinker, thinking: FairQueue) -> None:
        self._reviews: Final = reviews
        self._thinker: Final = thinker
        self._thinking: Final = thinking
        self._judged: Final = _Memory[ReviewedTurn]()
        self._options: Final = _Memory[TurnOptions]()

    async def judged(
        self,
        match: PastMatch,
        outline: Outline,
        numbers: Sequence[int],
        counted: CountedNames,
        told: Callable[[int, int], None] = lambda _done, _count: None,
    ) -> list[ReviewedTurn]:
        """These turns, which count from 0; `told` is called with how many are done, of how many."""
        if match.is_over and match.guest and len(outline.turns) <= MOST_TURNS:
            wanted = WantedTurns(outline, numbers, whole=False)
            return await self._reviews.judged(match, wanted, counted, told)
        keys = {number: (match.id, number) for number in numbers}
        turns = {number: self._judged[key] for number, key in keys.items() if key in self._judged}
        with self._thinking.question(counted):
            while missing := [number for number in numbers if number not in turns]:
                told(len(turns), len(numbers))
                works = [partial(self._judge, match, number) for number in missing]
                # A few at a time, to report progress
                turns |= dict(await self._thinking.ask_some(counted, works[:_AT_A_TIME]))
        return [turns[number] for number in numbers]

    async def _judge(self, match: PastMatch, number: int) -> tuple[int, ReviewedTurn]:
        turn = self._judged[match.id, number] = reviewed(await self._thinker.judge_turn(match.record, number))
        return number, turn

    async def kept(self, match: PastMatch) -> list[ReviewedTurn]:
        """The turns of a finished match reviewed so far."""
        return await self._reviews.turns(match.guest, match.id) if match.is_over else []

    async def options(
        self, match: PastMatch, number: int, turn: ReviewedTurn, counted: CountedNames
    ) -> TurnOptions:
        """What else could have been played in a judged turn."""
        key = match.id, number
        if key not in self._options:
            with self._thinking.question(counted):
                work = partial(self._thinker.options, match.record, number, turn)
                self._options[key] = await self._thinking.ask(counted, work)
        return self._options[key]


class _Memory(Generic[T]):
    """The latest answers."""

    def __init__(self) -> None:
        self._answers: OrderedDict[Hashable, T] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._answers

    def __getitem__(self, key: Hashable) -> T:
        self._answers.move_to_end(key)
        return self._answers[key]

    def __setitem__(self, key: Hashable, answer: T) -> None:
        self._answers[key] = answer
        if len(self._answers) > _MOST_REMEMBERED:
            self._answers.popitem(last=False)
