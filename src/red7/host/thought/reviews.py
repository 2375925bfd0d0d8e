"""Matches reviewed turn by turn, in the share of the thinking of whoever asks; what is done is kept."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from red7.ai.review.costliest import costliest
from red7.ai.review.eliminations import Elimination
from red7.ai.review.outline import Outline, last_first, outline
from red7.ai.review.review import TurnReview, accuracies, decided_at
from red7.game.record.record import Record
from red7.host.contracts.allowance import CountedNames
from red7.host.contracts.store import Store
from red7.host.contracts.thinker import Thinker
from red7.host.errors import HostError
from red7.host.people.documents import Documents
from red7.host.protocol.messages import encode
from red7.host.thought.fair_queue import FairQueue
from red7.host.thought.falls import Gone, gone_of
from red7.table.views.view import Phrase

REVIEW: Final = "review"
"""The kind of document that a review is."""
MOST_TURNS: Final = 400
_SECONDS: Final = 1.0  # of thinking before what is done is told; one asks again for more
_MOST_AT_ONCE: Final = 3


class ReviewedTurn(Struct, frozen=True):
    """A turn with the chance to win that it kept, and the one it could have had; as `red7 review` says it."""

    round: int
    turn: int
    seat: int
    text: str
    chance: float
    best: str
    best_chance: float
    loss: float
    error: float
    stake: float
    mark: str
    forced: bool
    reasons: list[Phrase]
    chances: tuple[float, ...]
    open_chances: tuple[float, ...]
    gone: list[Gone]


class Decision(Struct, frozen=True):
    """A turn of a match, by its place."""

    round: int
    turn: int


class ReviewAnswer(Struct, frozen=True):
    """A review as far as it is made: the turns after those that one has; the rest comes with the last.

    They come as they were thought about, those that matter most first. `left` counts those of the seat that
    was asked about which are still to come. By seat, `costliest` is the turn that cost it the most, of all
    that are made.
    """

    count: int
    turns: list[ReviewedTurn]
    accuracies: tuple[float | None, ...] = ()
    decided: Decision | None = None
    left: int = 0
    costliest: tuple[Decision | None, ...] = ()


class _Kept(Struct, frozen=True):
    """The turns in the order in which they were thought about; what there is of the match."""

    turns: list[ReviewedTurn]
    outline: Outline | None = None


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
        # So that nothing is thought about twice at a time
        self._under_way: Final = WeakValueDictionary[tuple[str, str], asyncio.Lock]()

    async def answer(
        self,
        guest: str,
        counted: CountedNames,
        id_: str,
        record: Record | str,
        have: int,
        seat: int | None = None,
        *,
        table: str = "",
        own: bool = False,
        think: bool = True,
    ) -> ReviewAnswer:
        """The review of a guest's, some turns further than it was, as long as there are any.

        The last turns of this seat come first, then those of the others, unless only its `own` are wanted.
        Without thinking, it is what there is. A record may be a text; the review of a table goes with it.
        """
        kept = await self._kept(guest, id_)
        if not (think or kept.turns) and isinstance(record, str):
            return ReviewAnswer(0, [])  # to read it would be to think
        match = kept.outline or await self.outline(counted, record)
        if len(match.turns) > MOST_TURNS:
            raise HostError("review-long", most=MOST_TURNS)
        turns = kept.turns
        wanted = [one for one in last_first(match, seat) if not own or match.turns[one][2] == seat]
        if think and _missing(match, turns, wanted):
            turns = await self._go_on(guest, counted, id_, match, record, wanted, table)
        return _answer(match, turns, have, seat)

    async def made(
        self,
        guest: str,
        counted: CountedNames,
        id_: str,
        record: Record | str,
        match: Outline,
        numbers: Sequence[int],
        *,
        table: str = "",
        told: Callable[[int, int], None] = lambda _done, _count: None,
    ) -> list[ReviewedTurn]:
        """These turns of a match, which count from 0; what is kept of them is not thought about again."""
        turns = (await self._kept(guest, id_)).turns
        while missing := _missing(match, turns, numbers):
            told(len(numbers) - len(missing), len(numbers))
            turns = await self._go_on(guest, counted, id_, match, record, numbers, table)
        places = {(turn.round, turn.turn): turn for turn in turns}
        return [places[match.turns[number][:2]] for number in numbers]

    async def outline(self, counted: CountedNames, record: Record | str) -> Outline:
        """What is to be reviewed of a match."""
        if isinstance(record, Record):
            return outline(record)
        with self._thinking.question(counted):
            return await self._thinking.ask(counted, lambda: self._thinker.outline(record))

    async def turns(self, guest: str, id_: str) -> list[ReviewedTurn]:
        """As much of a review as there is, in the order of the match."""
        return _in_order((await self._kept(guest, id_)).turns)

    async def _kept(self, guest: str, id_: str) -> _Kept:
        document = await self._store.document(guest, REVIEW, id_)
        return _Kept([]) if document is None else _read(document.content)

    async def _go_on(
        self,
        guest: str,
        counted: CountedNames,
        id_: str,
        match: Outline,
        record: Record | str,
        wanted: Sequence[int],
        table: str,
    ) -> list[ReviewedTurn]:
        """All turns there are, some of these further; whoever asks meanwhile gets what is made then."""
        if isinstance(record, Record):
            record = replace(record, source=None)  # no secret has to leave this process
        lock = self._under_way.setdefault((guest, id_), asyncio.Lock())
        with self._thinking.question(counted):
            waits = lock.locked()
            async with lock:
                turns = (await self._kept(guest, id_)).turns
                missing = _missing(match, turns, wanted)
                if not missing or (waits and turns):
                    return turns
                further = await self._further(counted, record, missing)
                return await self._keep(guest, id_, match, further, table)

    async def _further(
        self, counted: CountedNames, record: Record | str, numbers: Sequence[int]
    ) -> list[ReviewedTurn]:
        """Some more turns; where one fails, those that were made before it."""
        # Not all places at a time: turns that people wait for find one.
        at_once = max(1, min(_MOST_AT_ONCE, self._thinker.places - 1))
        until = self._now() + _SECONDS
        turns: list[ReviewedTurn] = []
        missing = list(numbers)
        while missing:
            parts = [part for first in range(at_once) if (part := missing[first::at_once])]
            asked = [
                self._thinking.ask_some(
                    counted, [partial(self._thinker.review_turn, record, number) for number in part]
                )
                for part in parts
            ]
            results = await asyncio.gather(*asked, return_exceptions=True)
            for part, made in zip(parts, results, strict=True):
                if not isinstance(made, BaseException):
                    turns += [reviewed(*one) for one in made]
                    missing = [number for number in missing if number not in part[: len(made)]]
            problem = next((one for one in results if isinstance(one, BaseException)), None)
            if problem is not None and not turns:
                raise problem
            if problem is not None or self._now() >= until:
                break
        return turns

    async def _keep(
        self, guest: str, id_: str, match: Outline, further: list[ReviewedTurn], table: str
    ) -> list[ReviewedTurn]:
        """All turns there are, with these; another device may have had some of them made meanwhile."""

        def with_further(before: bytes | None) -> bytes:
            turns = [] if before is None else _read(before).turns
            made = {(turn.round, turn.turn) for turn in turns}
            return encode(_Kept(turns + [one for one in further if (one.round, one.turn) not in made], match))

        document = await self._documents.change(guest, REVIEW, id_, with_further, table=table)
        return _read(document.content).turns


def review_id(table: str, match: int) -> str:
    """The id of the review of a match, among the documents of a guest."""
    return f"{table}.{match}"


def _missing(match: Outline, turns: Sequence[ReviewedTurn], wanted: Sequence[int]) -> list[int]:
    """The numbers of the turns that are not made yet."""
    made = {(turn.round, turn.turn) for turn in turns}
    return [number for number in wanted if match.turns[number][:2] not in made]


def _in_order(turns: Sequence[ReviewedTurn]) -> list[ReviewedTurn]:
    return sorted(turns, key=lambda turn: (turn.round, turn.turn))


def _answer(match: Outline, turns: list[ReviewedTurn], have: int, seat: int | None) -> ReviewAnswer:
    """What is made of a review, for whoever has so many turns of it."""
    count = len(match.turns)
    whole = len(turns) >= count
    in_order = _in_order(turns)
    decided = decided_at(in_order, match.winners) if whole else None
    costly = [costliest(turns, one) for one in range(match.players)]
    own = [number for number, turn in enumerate(match.turns) if seat in (None, turn[2])]
    return ReviewAnswer(
        count,
        turns[have:],
        accuracies(in_order, match.players) if whole else (),
        None if decided is None else Decision(*decided),
        len(_missing(match, turns, own)),
        tuple([None if one is None else Decision(one.round, one.turn) for one in costly]),
    )


def _read(content: bytes) -> _Kept:
    return msgspec.json.decode(content, type=_Kept)


def reviewed(turn: TurnReview, eliminations: Sequence[Elimination] = ()) -> ReviewedTurn:
    """A turn of a review, as it is kept and sent."""
    fields = {name: getattr(turn, name) for name in ReviewedTurn.__struct_fields__ if name != "gone"}
    gone = [gone_of(one) for one in eliminations]
    reasons = [reason.data() for reason in turn.reasons]
    return ReviewedTurn(**{**fields, "mark": turn.mark.value, "reasons": reasons, "gone": gone})
