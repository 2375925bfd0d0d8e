"""Help with a turn, now or afterwards: thought out elsewhere, counted in the log, and seen by everybody."""

import asyncio
import dataclasses
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Final

import msgspec

from red7.game.record.record import Record
from red7.game.sight import Sight
from red7.host.cached_table import CachedTable
from red7.host.contracts.allowance import Caller
from red7.host.contracts.thinker import PastTurn, Thinker
from red7.host.errors import HostError
from red7.host.fair_queue import FairQueue
from red7.host.hub import Hub
from red7.host.protocol.messages import AskHint, AskMissed, HintAnswer, TurnChance
from red7.table.commands import Help
from red7.table.decide import Who

_MOST_TURNS: Final = 4  # of the past that are thought about to find the one that decided
_MOST_KEPT: Final = 200  # answers about the past
_DECIDES: Final = 0.2  # of the chance to win: where so much was lost, it was there


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
        with self._thinking.question(caller):
            await self._count(cached, who, asked)
            return await self._answer(cached, caller, asked, seen)

    async def missed(self, cached: CachedTable, who: Who, caller: Caller, asked: AskMissed) -> HintAnswer:
        """What a seat could have played in an earlier turn, or in the one that decided the round for it."""
        table, match = cached.table, cached.table.match
        if match is None:
            raise _no_turn(asked)
        key = (cached.id, table.match_number, len(table.turns), asked.seat, asked.round, asked.turn)
        with self._thinking.question(caller):
            answer = self._past.get(key)
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
                answer = self._past[key] = await self._decisive(cached, caller, asked, turns)
        self._past.move_to_end(key)
        if len(self._past) > _MOST_KEPT:
            self._past.popitem(last=False)
        return msgspec.structs.replace(answer, id=asked.id)

    async def _decisive(
        self, cached: CachedTable, caller: Caller, asked: AskMissed, turns: list[PastTurn]
    ) -> HintAnswer:
        answers: list[tuple[float, HintAnswer]] = []
        for number, seen, played in turns[: -_MOST_TURNS - 1 : -1]:
            answer = await self._answer(cached, caller, asked, seen)
            lost = answer.turns[0].chance - next(
                (one.chance for one in answer.turns if one.text == played), 1
            )
            answers.append(
                (lost, msgspec.structs.replace(answer, round=asked.round, turn=number, played=played))
            )
            if lost >= _DECIDES:
                break
        return max(answers, key=lambda one: one[0])[1]

    async def _count(self, cached: CachedTable, who: Who, asked: AskHint | AskMissed) -> None:
        """Note that help was used: once for a question, however often it is sent, but again for each turn."""
        table = cached.table
        place = f"{table.match_number}.{len(table.turns)}.{table.mover}"
        if isinstance(asked, AskMissed):
            place = f"{table.match_number}.{asked.round}.{asked.turn}"
        # No id of a client has a space, so none can pass for this one.
        key = f"{asked.id} {type(asked).__name__} {place}"
        await self._hub.act(cached.id, who, Help(seat=asked.seat), key=key)

    async def _answer(
        self, cached: CachedTable, caller: Caller, asked: AskHint | AskMissed, seen: Sight
    ) -> HintAnswer:
        version = cached.version
        analysis = await self._thinking.ask(caller, lambda: self._thinker.analyse(seen, version))
        turns = [
            TurnChance(
                text=turn.text,
                fate=turn.fate.value,
                chance=round(turn.chance, 4),
                error=round(turn.error, 4),
                reasons=[reason.data() for reason in turn.reasons],
            )
            for turn in analysis.turns
        ]
        return HintAnswer(asked.id, asked.seat, turns)


def _no_turn(asked: AskMissed) -> HostError:
    return HostError("server-no-turn", seat=asked.seat, round=asked.round, turn=asked.turn)


class Question:
    """What one connection waits to have thought about; a newer question takes its place.

    It is answered beside everything else: a player who has asked for a hint can still play.
    """

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._replaced: Callable[[], None] = lambda: None

    def ask(self, answering: Coroutine[object, object, None], replaced: Callable[[], None]) -> None:
        """Have it answered; should another question come first, `replaced` is called instead."""
        if self.drop():
            self._replaced()
        self._task = asyncio.create_task(answering)
        self._replaced = replaced

    def drop(self) -> bool:
        """Whether there was a question without an answer: nobody waits for that any more."""
        return self._task is not None and self._task.cancel()
