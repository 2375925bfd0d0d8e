"""The statistics of guests, from their finished matches and the summaries of their reviews.

A match leaves a line in the store when it ends, and a review a small document when it is complete. So
statistics take time only by the number of the guest's matches, stay as long as the guest, even when tables
are deleted, and know nothing of a match in play.
"""

from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from red7.ai.review.review import accuracies
from red7.game.record.record import Record
from red7.host.contracts.allowance import CountedNames
from red7.host.contracts.store import Store
from red7.host.contracts.thinker import Thinker
from red7.host.fair_queue import FairQueue
from red7.host.people.documents import Documents
from red7.host.protocol.messages import encode
from red7.host.slices import Slices
from red7.host.tables.summaries import own_match
from red7.host.thought.past_match import review_id
from red7.host.thought.reviewed_turn import ReviewedTurn
from red7.host.thought.reviews import Reviews
from red7.learn.statistics import MistakeMade, OwnMatch, ReviewSummary, round_lines

FIGURES: Final = "figures"
"""The kind of document with the summary of a review."""
MOST_MATCHES: Final = 1_000
"""How many of a guest's latest matches count."""


class PlayerFigures:
    """Keeps and finds what statistics are made from."""

    def __init__(
        self, store: Store, documents: Documents, reviews: Reviews, thinker: Thinker, thinking: FairQueue
    ) -> None:
        self._store: Final = store
        self._documents: Final = documents
        self._reviews: Final = reviews
        self._thinker: Final = thinker
        self._thinking: Final = thinking

    async def matches(self, guest: str) -> list[OwnMatch]:
        """The matches of a guest that count, the latest first, each with the summary of its review."""
        lines = await self._store.documents(guest, FIGURES)
        kept = {line.id: line.summary for line in lines}
        matches: list[OwnMatch] = []
        slices = Slices()
        for result in await self._store.played(guest, MOST_MATCHES):
            await slices.pause()
            match = own_match(result)
            if match is not None:
                summary = kept.get(review_id(match.table, match.match))
                review = msgspec.json.decode(summary, type=ReviewSummary) if summary else None
                # Matches of earlier versions have no rounds, unless they have been reviewed since.
                rounds = match.rounds or (review.rounds if review else ())
                matches.append(replace(match, review=review, rounds=rounds))
        return matches

    async def note_review(
        self, guest: str, counted: CountedNames, table: str, number: int, record: Record
    ) -> None:
        """Keep what a guest's statistics need of a complete review, if the match counts."""
        id_ = review_id(table, number)
        if await self._store.document(guest, FIGURES, id_) is not None:
            return
        results = await self._store.played(guest, MOST_MATCHES)
        match = next((one for one in results if (one.table, one.match) == (table, number)), None)
        if match is None or own_match(match) is None:
            return
        turns = await self._reviews.turns(guest, id_)
        bad = [turn for turn in turns if turn.seat == match.seat and turn.mark != "good"]
        summary = encode(
            ReviewSummary(
                accuracies(turns, len(record.names))[match.seat],
                await self._mistakes(counted, record, bad),
                round_lines(record.rounds),
            )
        )
        await self._documents.keep(guest, FIGURES, id_, b"", summary)

    async def _mistakes(
        self, counted: CountedNames, record: Record, turns: list[ReviewedTurn]
    ) -> tuple[MistakeMade, ...]:
        if not turns:
            return ()
        best = {turn.place: turn.best for turn in turns}
        with self._thinking.question(counted):
            work = partial(self._thinker.mistakes, record.without_seed(), best)
            names = await self._thinking.ask(counted, work)
        return tuple([MistakeMade(name, *turn.place) for name, turn in zip(names, turns, strict=True)])
