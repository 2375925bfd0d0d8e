"""A turn of a match that is over, put to somebody again: what else could have been played."""

import re
from dataclasses import replace
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta, Struct

from red7.ai.analysis import AnalysedTurn
from red7.game.engine.turns import plan_of, three_drew
from red7.game.errors import InvalidError, placed
from red7.game.record.record import Record
from red7.game.round import Round
from red7.game.turns import Turn
from red7.host.contracts.allowance import Act
from red7.host.contracts.thinker import REVIEW_NODES, PastTurn
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.endpoints.records import finished_match
from red7.host.endpoints.replays import brought_record
from red7.table.practice import Practice, practice, reveal

_CLEAR: Final = 0.05
"""How much more chance a turn has to have, to be called better."""


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn that is tried: all of it, or up to the card that a 3 reveals."""

    text: Annotated[str, Meta(max_length=80)]
    whole: bool = True


class TryAnswer(Struct, frozen=True):
    """How the table stands after it; of a whole turn its chance to win, the played one's, and the best one's.

    All of them by what the player knew before it.
    """

    board: Practice
    chance: float = 0.0
    played: float = 0.0
    best: float = 0.0
    better: bool = False


class _Moment(NamedTuple):
    """How it stood before a turn."""

    record: Record
    round: int
    turn: int
    before: Round
    seat: int

    def board(self, round_: Round, text: str = "", *, whole: bool = True) -> Practice:
        """The table of this moment, with the names of those who played."""
        board = practice(round_, self.seat, text, whole=whole, out_before=self.before.out)
        seats = [
            msgspec.structs.replace(seat, kind="person", name=name, level=None, face="")
            for seat, name in zip(board.table.seats, self.record.names, strict=True)
        ]
        settings = msgspec.structs.replace(board.table.settings, device=True)
        table = msgspec.structs.replace(board.table, seats=tuple(seats), settings=settings)
        return msgspec.structs.replace(board, table=table)


async def see_turn_of_match(call: Call) -> Practice:
    """A turn of a finished match, as its player saw the table before it."""
    await call.limit(Act.REPLAY)
    return _see(call, (await finished_match(call)).record)


async def see_turn_of_record(call: Call) -> Practice:
    """A turn of a record one has brought, as its player saw the table before it."""
    await call.limit(Act.REPLAY)
    return _see(call, await brought_record(call))


async def try_turn_of_match(call: Call) -> TryAnswer:
    """Try another turn than was played in a finished match."""
    await call.limit(Act.REPLAY)
    return await _try(call, (await finished_match(call)).record)


async def try_turn_of_record(call: Call) -> TryAnswer:
    """Try another turn than was played in a record one has brought."""
    await call.limit(Act.REPLAY)
    return await _try(call, await brought_record(call))


def _see(call: Call, record: Record) -> Practice:
    moment = _moment(call, record)
    return moment.board(moment.before)


async def _try(call: Call, record: Record) -> TryAnswer:
    moment, attempt = _moment(call, record), call.body
    after = moment.before.copy()
    if not attempt.whole:
        text = reveal(after, attempt.text)
        return TryAnswer(moment.board(after, text, whole=False))
    after.play(attempt.text)
    past, turns = await _analysed(call, moment)
    tried, played = _planned(moment.before.parse_turn(attempt.text)), past.played
    chances = {turn.text: turn.chance for turn in turns}
    best = turns[0].chance
    chance, before = chances.get(tried, 0.0), chances.get(played, 0.0)
    better = tried != played and (chance >= before + _CLEAR or chance == best > before)
    return TryAnswer(moment.board(after, attempt.text), chance, before, best, better)


async def _analysed(call: Call, moment: _Moment) -> tuple[PastTurn, tuple[AnalysedTurn, ...]]:
    """What was played, and all turns there were, thought about in the caller's share."""
    names = call.host.allowance.names(call.caller, call.guest_id)
    thinker, record = call.host.thinker, replace(moment.record, source=None)
    with call.host.thinking.question(names):
        [past] = await call.host.thinking.ask(
            names, lambda: thinker.past(record, moment.seat, moment.round, moment.turn)
        )
        analysis = await call.host.thinking.ask(
            names, lambda: thinker.analyse(past.seen, past.number, REVIEW_NODES)
        )
    return past, analysis.turns


def _moment(call: Call, record: Record) -> _Moment:
    """The moment that the address names; refused where the match has no such turn."""
    numbers = [call.parts["round"], call.parts["turn"]]
    number, turn = [int(text) if re.fullmatch("[0-9]{1,3}", text) else 0 for text in numbers]
    place = 0
    for match in record.follow():
        place = place + 1 if len(match.played) == number else 0
        if place and place == turn and match.awaits_turn:
            return _Moment(record, number, turn, match.round.copy(), match.round.turn)
    raise placed(InvalidError("record-no-turn"), round=number, turn=turn)


def _planned(turn: Turn) -> str:
    """A turn as an analysis has it: one with a 3 only up to the card it draws."""
    return str(Turn(plan_of(turn.code)) if three_drew(turn.code) else turn)


_MATCH: Final = "/api/tables/{table}/records/{match}/turns/{round}/{turn}"
_RECORD: Final = "/api/me/records/{record}/turns/{round}/{turn}"
ENDPOINTS: Final = (
    Endpoint("GET", _MATCH, see_turn_of_match, gives=Practice),
    Endpoint("POST", _MATCH, try_turn_of_match, body=Try, gives=TryAnswer),
    Endpoint("GET", _RECORD, see_turn_of_record, gives=Practice),
    Endpoint("POST", _RECORD, try_turn_of_record, body=Try, gives=TryAnswer),
)
