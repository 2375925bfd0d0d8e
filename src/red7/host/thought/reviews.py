"""Reviews matches turn by turn, in the caller's share of thinking; what is done is kept."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

from red7.ai.review.outline import Outline, outline
from red7.game.record.record import Record
from red7.host.contracts.allowance import CountedNames
from red7.host.contracts.store import Store
from red7.host.contracts.thinker import Thinker
from red7.host.errors import HostError
from red7.host.fair_queue import FairQueue
from red7.host.people.documents import Documents
from red7.host.thought.kept_review import KeptReview, WantedTurns
from red7.host.thought.past_match import PastMatch
from red7.host.thought.review_answer import AskReview, ReviewAnswer
from red7.host.thought.reviewed_turn import ReviewedTurn, reviewed

REVIEW: Final = "review"
"""The kind of document that a review is."""
MOST_TURNS: Final = 400
_SECONDS: Final = 1.0  # of thinking before an answer is sent; the client asks again for more


class Reviews:
    """Makes and keeps the reviews of guests."""

    def __init__(
        self,
        store: Store,
        documents: Documents,
        thinker: Thinker,
        thinking: FairQueue,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store: Final = store
        self._documents: Final = documents
        self._thinker: Final = thinker
        self._thinking: Final = thinking
        self._now: Final = now
        # So that nothing is analysed twice at the same time
        self._under_way: Final = WeakValueDictionary[tuple[str, str], asyncio.Lock]()

    async def answer(self, match: PastMatch, asked: AskReview, counted: CountedNames) -> ReviewAnswer:
        """A guest's review, extended by a few turns if any are missing; or as far as it exists."""
        kept = await self._kept(match.guest, match.id)
        if not (asked.think or kept.outline) and isinstance(match.record, str):
            return ReviewAnswer(0, [])  # reading it would take a thinker
        about = kept.outline or await self.outline(match.record, counted)
        if len(about.turns) > MOST_TURNS:
            raise HostError("review-long", most=MOST_TURNS)
        wanted = asked.wanted(about)
        if asked.think and kept.missing(wanted):
            kept = await self._go_on(match, wanted, counted)
        return asked.answer(kept, about)

    async def judged(
        self,
        match: PastMatch,
        wanted: WantedTurns,
        counted: CountedNames,
        told: Callable[[int, int], None] = lambda _done, _count: None,
    ) -> list[ReviewedTurn]:
        """The wanted turns of a match; kept ones are not analysed again."""
        kept = await self._kept(match.guest, match.id)
        count = len(wanted.numbers)
        while missing := kept.missing(wanted):
            told(count - len(missing), count)
            kept = await self._go_on(match, wanted, counted)
        made = {turn.place: turn for turn in kept.made()}
        return [made[wanted.outline.turns[number].place] for number in wanted.numbers]

    async def outline(self, record: Record | str, counted: CountedNames) -> Outline:
        """What there is to review in a match."""
        if isinstance(record, Record):
            return outline(record)
        with self._thinking.question(counted):
            return await self._thinking.ask(counted, lambda: self._thinker.outline(record))

    async def turns(self, guest: str, id_: str) -> list[ReviewedTurn]:
        """The turns reviewed so far, in the order of the match."""
        return sorted((await self._kept(guest, id_)).made(), key=lambda turn: turn.place)

    async def _kept(self, guest: str, id_: str) -> KeptReview:
        document = await self._store.document(guest, REVIEW, id_)
        return KeptReview.read(None if document is None else document.content)

    async def _go_on(self, match: PastMatch, wanted: WantedTurns, counted: CountedNames) -> KeptReview:
        """The review with a few more of these turns; requests made meanwhile share the result."""
        lock = self._under_way.setdefault((match.guest, match.id), asyncio.Lock())
        with self._thinking.question(counted):
            waits = lock.locked()
            async with lock:
                kept = await self._kept(match.guest, match.id)
                missing = kept.missing(wanted)
                if not missing or (waits and kept.made(whole=wanted.whole)):
                    return kept
                make = self._review if wanted.whole else self._judge
                works = [partial(make, match.record, number) for number in missing]
                return await self._keep(match, wanted, await self._some(works, counted))

    async def _some(
        self, works: Sequence[Callable[[], Coroutine[Any, Any, ReviewedTurn]]], counted: CountedNames
    ) -> list[ReviewedTurn]:
        """A few more turns; if one fails, those made before it."""
        until = self._now() + _SECONDS
        return await self._thinking.ask_some(counted, works, lambda: self._now() >= until)

    async def _review(self, record: Record | str, number: int) -> ReviewedTurn:
        return reviewed(*await self._thinker.review_turn(record, number))

    async def _judge(self, record: Record | str, number: int) -> ReviewedTurn:
        return reviewed(await self._thinker.judge_turn(record, number))

    async def _keep(
        self, match: PastMatch, wanted: WantedTurns, further: Sequence[ReviewedTurn]
    ) -> KeptReview:
        """Keep the review with these turns; another device may have added some meanwhile."""

        def with_further(before: bytes | None) -> bytes:
            return KeptReview.read(before).with_turns(further, wanted).written()

        document = await self._documents.change(
            match.guest, REVIEW, match.id, with_further, table=match.table
        )
        return KeptReview.read(document.content)
