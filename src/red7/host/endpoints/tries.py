"""A turn of a finished match, to be tried again: what else could have been played."""

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct

from red7.ai.analysis import AnalysedTurn
from red7.ai.review.outline import Place
from red7.game.engine.turns import outcome
from red7.game.record.record import Record
from red7.game.turns import Turn
from red7.host.contracts.allowance import Act
from red7.host.contracts.thinker import REVIEW_NODES
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.endpoints.records import finished_match
from red7.host.endpoints.replays import brought_record, without_seed
from red7.host.thought.past_match import PastMatch, record_review_id, review_id
from red7.table.replay.practice import Practice

_CLEAR: Final = 0.05
"""By how much a turn's chance must be higher to be called better."""


class TurnAttempt(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn to try: all of it, or up to the card that a 3 reveals."""

    text: Annotated[str, Meta(max_length=80)]
    whole: bool = True


class TurnAttemptAnswer(Struct, frozen=True):
    """How the table stands after a turn; for a whole turn its chance, that of the turn played, and the best.

    All chances are by what the player knew before.
    """

    board: Practice
    chance: float = 0.0
    played: float = 0.0
    best: float = 0.0
    better: bool = False
    same: bool = False
    """It is the very turn that was played."""


async def see_turn_of_match(call: Call) -> Practice:
    """A turn of a finished match, as its player saw the table before it."""
    await call.limit(Act.REPLAY)
    return await _see(call, without_seed(await finished_match(call)))


async def see_turn_of_record(call: Call) -> Practice:
    """A turn of a record you brought, as its player saw the table before it."""
    await call.limit(Act.REPLAY)
    return await _see(call, await brought_record(call))


async def try_turn_of_match(call: Call) -> TurnAttemptAnswer:
    """Try another turn than the one played in a finished match."""
    await call.limit(Act.REPLAY)
    match = await finished_match(call)
    id_, table = review_id(match.cached.id, match.number), match.cached.id
    return await _try(call, PastMatch(match.record, id_, call.guest_id, table))


async def try_turn_of_record(call: Call) -> TurnAttemptAnswer:
    """Try another turn than the one played in a record you brought."""
    await call.limit(Act.REPLAY)
    id_ = record_review_id(call.parts["record"])
    return await _try(call, PastMatch(await brought_record(call), id_, call.guest_id))


async def _see(call: Call, record: Record | str) -> Practice:
    place = _place(call)
    return (await call.think(lambda: call.host.thinker.try_turn(record, *place))).board


async def _try(call: Call, match: PastMatch) -> TurnAttemptAnswer:
    """The result of a turn, thought about in the caller's share; the chances are those of its review."""
    place, attempt, host = _place(call), call.body, call.host
    board, seen, tried, played, text = await call.think(
        lambda: host.thinker.try_turn(match.record, *place, attempt.text, whole=attempt.whole)
    )
    if not attempt.whole:
        return TurnAttemptAnswer(board)
    outline = await host.reviews.outline(match.record, call.counted)
    number = outline.number_at(place)
    if number is not None:
        [turn] = await host.past.judged(match, outline, [number], call.counted)
        options = await host.past.options(match, number, turn, call.counted)
        turns, played = options.turns, options.played
    else:  # no turn was played, as the match was given up
        turns = (await call.think(lambda: host.thinker.analyse(seen, place.turn, REVIEW_NODES))).turns
    best = turns[0].chance
    chance, before = _chance(turns, text, tried), _chance(turns, played)
    same = played in (tried, text)
    better = not same and (chance >= before + _CLEAR or chance == best > before)
    return TurnAttemptAnswer(board, chance, before, best, better, same)


def _chance(turns: Sequence[AnalysedTurn], *texts: str) -> float:
    """The chance of the first of these texts that is listed, or of one with the same cards; 0 without any."""
    chances = {one.text: one.chance for one in turns}
    for text in texts:
        if text in chances:
            return chances[text]
    if not texts[-1]:
        return 0.0
    alike = {outcome(Turn.parse(one.text).code): one.chance for one in reversed(turns)}
    return alike.get(outcome(Turn.parse(texts[-1]).code), 0.0)


def _place(call: Call) -> Place:
    """The turn that the address names."""
    return Place(call.number("round", digits=3), call.number("turn", digits=3))


_MATCH: Final = "/api/tables/{table}/records/{match}/turns/{round}/{turn}"
_RECORD: Final = "/api/me/records/{record}/turns/{round}/{turn}"
ENDPOINTS: Final = (
    Endpoint("GET", _MATCH, see_turn_of_match, gives=Practice),
    Endpoint("POST", _MATCH, try_turn_of_match, body=TurnAttempt, gives=TurnAttemptAnswer),
    Endpoint("GET", _RECORD, see_turn_of_record, gives=Practice),
    Endpoint("POST", _RECORD, try_turn_of_record, body=TurnAttempt, gives=TurnAttemptAnswer),
)
