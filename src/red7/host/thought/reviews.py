"""Matches reviewed turn by turn, in the share of the thinking of whoever asks; what is done is kept."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from itertools import takewhile
from typing import Any, Final
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
from red7.host.fair_queue import FairQueue
from red7.host.people.documents import Documents
from red7.host.protocol.messages import encode
from red7.host.thought.falls import SentElimination, sent_elimination
from red7.table.views.view import Phrase

REVIEW: Final = "review"
"""The kind of document that a review is."""
MOST_TURNS: Final = 400
_SECONDS: Final = 1.0  # of thinking before what is done is told; one asks again for more
_EDITION: Final = 2  # of what a review says: one of an earlier edition is made again


class ReviewedTurn(Struct, frozen=True):
    """A turn with the chance to win its round that it kept, and the one it could have had.

    It is as `red7 review` says it, but for the chance after it of who comes next: that one only stands in
    until their own turn is there, which says the best it could have had.
    """

    round: int
    turn: int
    seat: int
    text: str
    chance: float
    best: str
    best_chance: float
    loss: float
    error: float
    mark: str
    forced: bool
    reasons: list[Phrase]
    chances: tuple[float, ...]
    open_chances: tuple[float, ...]
    match_chances: tuple[float, ...]
    gone: list[SentElimination]


class Decision(Struct, frozen=True):
    """A turn of a match, by its place."""

    round: int
    turn: int


class ReviewAnswer(Struct, frozen=True):
    """A review as far as it is made: the turns after those that one has; the rest comes with the last.

    They come as they were thought about, those that matter most first. `left` counts those of the seat that
    was asked about which are still to come. By seat, `costliest` is the turn that cost it the most, of all
    that are made. Where only the own turns of a seat were asked for, they are judged without the chances
    after them, and nobody else is blamed.
    """

    count: int
    turns: list[ReviewedTurn]
    accuracies: tuple[float | None, ...] = ()
    decided: Decision | None = None
    left: int = 0
    costliest: tuple[Decision | None, ...] = ()


class _Kept(Struct, frozen=True):
    """The turns in the order in which they were thought about; what there is of the match.

    Some may be judged alone: which turn did it is known sooner without the chances after each of them.
    """

    turns: list[ReviewedTurn]
    outline: Outline | None = None
    judged: list[ReviewedTurn] = []
    edition: int = _EDITION

    def all(self) -> list[ReviewedTurn]:
        """Those that were judged, with or without all the rest."""
        return self.turns + _others(self.judged, self.turns)


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
        """A guest's review, extended by a few turns while any are missing.

        The last turns of this seat come first, then those of the others, unless only its `own` are wanted:
        then it is sooner known which of them did it.
        Without thinking, it is what there is. A record may be a text; the review of a table goes with it.
        """
        kept = await self._kept(guest, id_)
        if not (think or kept.turns) and isinstance(record, str):
            return ReviewAnswer(0, [])  # to read it would be to think
        match = kept.outline or await self.outline(counted, record)
        if len(match.turns) > MOST_TURNS:
            raise HostError("review-long", most=MOST_TURNS)
        whole = not own or seat is None
        wanted = [one for one in last_first(match, seat) if whole or match.turns[one][2] == seat]
        if think and _missing(match, kept.turns if whole else kept.all(), wanted):
            kept = await self._go_on(guest, counted, id_, match, record, wanted, table, whole=whole)
        if whole or seat is None:
            return _answer(match, kept.turns, have, seat)
        return _own_answer(match, kept.all(), have, seat, wanted)

    async def judged(
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
        """These turns of a match, judged at least; what is kept of them is not thought about again."""
        kept = await self._kept(guest, id_)
        while missing := _missing(match, kept.all(), numbers):
            told(len(numbers) - len(missing), len(numbers))
            kept = await self._go_on(guest, counted, id_, match, record, numbers, table, whole=False)
        places = {(turn.round, turn.turn): turn for turn in kept.all()}
        return [places[match.turns[number][:2]] for number in numbers]

    async def outline(self, counted: CountedNames, record: Record | str) -> Outline:
        """What is to be reviewed of a match."""
        if isinstance(record, Record):
            return outline(record)
        with self._thinking.question(counted):
            return await self._thinking.ask(counted, lambda: self._thinker.outline(record))

    async def turns(self, guest: str, id_: str) -> list[ReviewedTurn]:
        """As much of a review as there is, in the order of the match."""
        return _in_order((await self._kept(guest, id_)).all())

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
        *,
        whole: bool,
    ) -> _Kept:
        """What there is, some of these turns further; whoever asks meanwhile gets what is made then.

        Unless it is to be `whole`, they are only judged.
        """
        if isinstance(record, Record):
            record = record.without_seed()  # no secret has to leave this process
        lock = self._under_way.setdefault((guest, id_), asyncio.Lock())
        with self._thinking.question(counted):
            waits = lock.locked()
            async with lock:
                kept = await self._kept(guest, id_)
                turns = kept.turns if whole else kept.all()
                missing = _missing(match, turns, wanted)
                if not missing or (waits and turns):
                    return kept
                make = self._reviewed if whole else self._judged
                further = await self._further(counted, record, missing, make)
                return await self._keep(guest, id_, match, further, table, whole=whole)

    async def _reviewed(self, record: Record | str, number: int) -> ReviewedTurn:
        return reviewed(*await self._thinker.review_turn(record, number))

    async def _judged(self, record: Record | str, number: int) -> ReviewedTurn:
        return reviewed(await self._thinker.judge_turn(record, number))

    async def _further(
        self,
        counted: CountedNames,
        record: Record | str,
        numbers: Sequence[int],
        make: Callable[[Record | str, int], Coroutine[Any, Any, ReviewedTurn]],
    ) -> list[ReviewedTurn]:
        """Some more turns; where one fails, those that were made before it."""
        until = self._now() + _SECONDS
        works = [partial(make, record, number) for number in numbers]
        return await self._thinking.ask_some(counted, works, lambda: self._now() >= until)

    async def _keep(
        self, guest: str, id_: str, match: Outline, further: list[ReviewedTurn], table: str, *, whole: bool
    ) -> _Kept:
        """What there is, with these turns; another device may have had some of them made meanwhile."""

        def with_further(before: bytes | None) -> bytes:
            kept = _Kept([]) if before is None else _read(before)
            if not whole:
                judged = kept.judged + _others(further, kept.all())
                return encode(_Kept(kept.turns, match, judged))
            turns = kept.turns + _others(further, kept.turns)
            return encode(_Kept(turns, match, _others(kept.judged, turns)))

        document = await self._documents.change(guest, REVIEW, id_, with_further, table=table)
        return _read(document.content)


def review_id(table: str, match: int) -> str:
    """The id of the review of a match, among the documents of a guest."""
    return f"{table}.{match}"


def _others(turns: Sequence[ReviewedTurn], made: Sequence[ReviewedTurn]) -> list[ReviewedTurn]:
    """Those of these turns that are not among those made."""
    places = {(turn.round, turn.turn) for turn in made}
    return [turn for turn in turns if (turn.round, turn.turn) not in places]


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


def _own_answer(
    match: Outline, turns: list[ReviewedTurn], have: int, seat: int, wanted: Sequence[int]
) -> ReviewAnswer:
    """What is known of a seat's own turns, for whoever has so many of them: in this order, without gaps."""
    places = {(turn.round, turn.turn): turn for turn in turns}
    known = takewhile(lambda turn: turn is not None, [places.get(match.turns[one][:2]) for one in wanted])
    own = [turn for turn in known if turn is not None]
    worst = costliest(own, seat)
    place = None if worst is None else Decision(worst.round, worst.turn)
    return ReviewAnswer(
        len(match.turns),
        own[have:],
        left=len(wanted) - len(own),
        costliest=tuple([place if one == seat else None for one in range(match.players)]),
    )


class _Edition(Struct, frozen=True):
    edition: int = 1


def _read(content: bytes) -> _Kept:
    if msgspec.json.decode(content, type=_Edition).edition != _EDITION:
        return _Kept([])
    return msgspec.json.decode(content, type=_Kept)


def reviewed(turn: TurnReview, eliminations: Sequence[Elimination] = ()) -> ReviewedTurn:
    """A turn of a review, as it is kept and sent."""
    fields = {name: getattr(turn, name) for name in ReviewedTurn.__struct_fields__ if name != "gone"}
    gone = [sent_elimination(one) for one in eliminations]
    reasons = [reason.data() for reason in turn.reasons]
    return ReviewedTurn(**{**fields, "mark": turn.mark.value, "reasons": reasons, "gone": gone})
