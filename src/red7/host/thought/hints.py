"""Help with a turn, now or afterwards: thought out elsewhere, counted in the log, and seen by everybody."""

import dataclasses
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Final

import msgspec

from red7.ai.analysis import Analysis
from red7.ai.review.own_turns import Reviewed, by_loss
from red7.game.record.record import Record
from red7.host.contracts.allowance import Caller
from red7.host.contracts.thinker import REVIEW_NODES, PastTurn, Thinker
from red7.host.errors import HostError
from red7.host.hub import Hub
from red7.host.protocol.messages import AskHint, AskMissed, HintAnswer, TurnChance, TurnLoss
from red7.host.tables.cached_table import CachedTable
from red7.host.thought.fair_queue import FairQueue
from red7.table.commands import Help
from red7.table.decide import Who

_MOST_TURNS: Final = 8  # of the past that are thought about to find the one that decided
_MOST_KEPT: Final = 200  # answers about the past

Progress = Callable[[AskMissed, int, int], None]
"""Told how many turns of how many are thought about."""


class Hints:
    """Answers those who ask what they can play, or could have played."""

    def __init__(self, hub: Hub, thinker: Thinker, thinking: FairQueue) -> None:
        self._hub: Final = hub
        self._thinker: Final = thinker
        self._thinking: Final = thinking
        # What was thought about the past, by table, match, turns so far, seat, round and turn.
        self._past: OrderedDict[tuple[str, int, int, int, int, int], HintAnswer] = OrderedDict()

    async def hint(self, cached: CachedTable, who: Who, caller: Caller, asked: AskHint) -> HintAnswer:
        """All turns of the seat to move, with their chances."""
        match = cached.table.match
        if match is None or cached.table.mover != asked.seat:
            raise HostError("server-not-to-move", seat=asked.seat)
        seen = match.sight(asked.seat)  # before the help is noted, or the table could have moved on
        version = cached.version
        with self._thinking.question(caller):
            await self._count(cached, who, asked)
            analysis = await self._thinking.ask(caller, lambda: self._thinker.analyse(seen, version))
        return _answer(asked, analysis)

    async def missed(
        self,
        cached: CachedTable,
        who: Who,
        caller: Caller,
        asked: AskMissed,
        progress: Progress = lambda *_: None,
    ) -> HintAnswer:
        """What a seat could have played in an earlier turn, or in the one that decided the round for it.

        Each turn is thought about by itself, the latest first, so that others can come between.
        """
        table, match = cached.table, cached.table.match
        if match is None:
            raise _no_turn(asked)
        moment = (cached.id, table.match_number, len(table.turns), asked.seat, asked.round)
        with self._thinking.question(caller):
            answer, turns = self._past.get((*moment, asked.turn)), list[PastTurn]()
            if answer is None:
                # Without its seed: the deals are in the record, and no secret has to leave this process.
                record = dataclasses.replace(Record.of(match), source=None)
                turns = await self._thinking.ask(
                    caller, lambda: self._thinker.past(record, asked.seat, asked.round, asked.turn)
                )
                if not turns:
                    raise _no_turn(asked)
            if not (table.open_cards or cached.table.open_cards):  # after the match it helps nobody
                await self._count(cached, who, asked)
            if answer is None:
                reviewed = by_loss([one async for one in self._review(caller, asked, turns, progress)])
                for one in reviewed:
                    self._keep((*moment, one.number), _past_answer(asked, one))
                answer = _past_answer(asked, reviewed[0])
                if not asked.turn:
                    answer = msgspec.structs.replace(answer, own=[_in_short(one) for one in reviewed])
        self._keep((*moment, asked.turn), answer)
        return msgspec.structs.replace(answer, id=asked.id)

    async def _review(
        self, caller: Caller, asked: AskMissed, turns: list[PastTurn], progress: Progress
    ) -> AsyncIterator[Reviewed]:
        for done, past in enumerate(turns[: -_MOST_TURNS - 1 : -1]):
            if len(turns) > 1:
                progress(asked, done, min(len(turns), _MOST_TURNS))
            analysis = await self._thinking.ask(caller, partial(self._analyse, past))
            yield Reviewed(past.number, past.played, analysis)

    async def _analyse(self, past: PastTurn) -> Analysis:
        return await self._thinker.analyse(past.seen, past.number, REVIEW_NODES)

    def _keep(self, key: tuple[str, int, int, int, int, int], answer: HintAnswer) -> None:
        self._past[key] = answer
        self._past.move_to_end(key)
        if len(self._past) > _MOST_KEPT:
            self._past.popitem(last=False)

    async def _count(self, cached: CachedTable, who: Who, asked: AskHint | AskMissed) -> None:
        """Note that help was used: once for a question, however often it is sent, but again for each turn."""
        table = cached.table
        place = f"{table.match_number}.{len(table.turns)}.{table.mover}"
        if isinstance(asked, AskMissed):
            place = f"{table.match_number}.{asked.round}.{asked.turn}"
        # No id of a client has a space, so none can pass for this one.
        key = f"{asked.id} {type(asked).__name__} {place}"
        await self._hub.act(cached.id, who, Help(seat=asked.seat), key=key)


def _answer(asked: AskHint | AskMissed, analysis: Analysis) -> HintAnswer:
    return HintAnswer(asked.id, asked.seat, turn_chances(analysis))


def turn_chances(analysis: Analysis) -> list[TurnChance]:
    """The turns of an analysis, as they are sent."""
    return [
        TurnChance(
            text=turn.text,
            fate=turn.fate.value,
            chance=round(turn.chance, 4),
            error=round(turn.error, 4),
            reasons=[reason.data() for reason in turn.reasons],
        )
        for turn in analysis.turns
    ]


def _past_answer(asked: AskMissed, one: Reviewed) -> HintAnswer:
    answer = _answer(asked, one.analysis)
    return msgspec.structs.replace(answer, round=asked.round, turn=one.number, played=one.text)


def _in_short(one: Reviewed) -> TurnLoss:
    return TurnLoss(
        turn=one.number,
        played=one.text,
        chance=round(one.played.chance, 4),
        best=one.best.text,
        best_chance=round(one.best.chance, 4),
    )


def _no_turn(asked: AskMissed) -> HostError:
    return HostError("server-no-turn", seat=asked.seat, round=asked.round, turn=asked.turn)
