"""Matches reviewed turn by turn, in the share of the thinking of whoever asks; what is done is kept."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct

from red7.ai.review.eliminations import Elimination
from red7.ai.review.review import TurnReview, accuracies, decided_at
from red7.game.record.record import Record
from red7.host.contracts.allowance import Caller
from red7.host.contracts.store import Store
from red7.host.contracts.thinker import Thinker
from red7.host.errors import HostError
from red7.host.people.documents import Documents
from red7.host.protocol.messages import encode
from red7.host.thought.fair_queue import FairQueue
from red7.table.views import Phrase

REVIEW: Final = "review"
"""The kind of document that a review is."""
MOST_TURNS: Final = 400
_SECONDS: Final = 3.0  # of thinking before what is done is told; one asks again for more
_MOST_AT_ONCE: Final = 3


class Luck(Struct, frozen=True):
    """A turn with a 3 that could have kept a player in, by luck."""

    text: str
    chance: float
    drawn: str
    saves: bool


class Gone(Struct, frozen=True):
    """Who went out with a turn, why, and what would have kept them in: for certain, or by luck."""

    seat: int
    cause: str
    saving: tuple[str, ...]
    gambles: tuple[Luck, ...]


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
    """The turn after which the winners stayed ahead."""

    round: int
    turn: int


class ReviewAnswer(Struct, frozen=True):
    """A review as far as it is made: the turns after those that one has; the rest comes with the last."""

    count: int
    turns: list[ReviewedTurn]
    accuracies: tuple[float | None, ...] = ()
    decided: Decision | None = None


class _Kept(Struct, frozen=True):
    turns: list[ReviewedTurn]


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

    async def answer(self, guest: str, caller: Caller, id_: str, record: Record, have: int) -> ReviewAnswer:
        """The review of a guest's, some turns further than it was, as long as there are any."""
        count = sum(turn.whole for entry in record.rounds for turn in entry.turns)
        if count > MOST_TURNS:
            raise HostError("review-long", most=MOST_TURNS)
        document = await self._store.document(guest, REVIEW, id_)
        turns = [] if document is None else msgspec.json.decode(document.content, type=_Kept).turns
        if len(turns) < count:
            turns = await self._further(caller, replace(record, source=None), turns, count)
            content = encode(_Kept(turns))
            await self._documents.change(
                guest, REVIEW, id_, lambda before: max(before or b"", content, key=len)
            )
        if len(turns) < count:
            return ReviewAnswer(count, turns[have:])
        decided = decided_at(turns, record.winners)
        return ReviewAnswer(
            count,
            turns[have:],
            accuracies(turns, len(record.names)),
            None if decided is None else Decision(*decided),
        )

    async def _further(
        self, caller: Caller, record: Record, turns: list[ReviewedTurn], count: int
    ) -> list[ReviewedTurn]:
        # Not all places at a time: turns that people wait for find one.
        at_once = max(1, min(_MOST_AT_ONCE, self._thinker.places - 1))
        until = self._now() + _SECONDS
        turns = list(turns)
        with self._thinking.question(caller):
            while len(turns) < count:
                numbers = range(len(turns), min(count, len(turns) + at_once))
                asked = [
                    self._thinking.ask(caller, partial(self._thinker.review_turn, record, number))
                    for number in numbers
                ]
                turns += [_turn(*result) for result in await asyncio.gather(*asked)]
                if self._now() >= until:
                    break
        return turns


def _turn(turn: TurnReview, eliminations: list[Elimination]) -> ReviewedTurn:
    fields = {name: getattr(turn, name) for name in ReviewedTurn.__struct_fields__ if name != "gone"}
    gone = [
        Gone(one.seat, one.cause.value, one.saving, tuple([Luck(**vars(luck)) for luck in one.gambles]))
        for one in eliminations
    ]
    reasons = [reason.data() for reason in turn.reasons]
    return ReviewedTurn(**{**fields, "mark": turn.mark.value, "reasons": reasons, "gone": gone})
