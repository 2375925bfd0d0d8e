"""Help with a turn, now or afterwards: thought out elsewhere, counted in the log, and seen by everybody."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final

from msgspec.structs import replace

from red7.game.engine.turns import plan_of, three_drew
from red7.game.match import Match
from red7.game.record.record import Record
from red7.game.sight import Sight
from red7.game.turns import Turn
from red7.host.cached_table import CachedTable
from red7.host.contracts.thinker import Thinker
from red7.host.errors import HostError, UnavailableError
from red7.host.hub import Hub
from red7.host.protocol.messages import AskHint, AskMissed, HintAnswer, TurnChance
from red7.table.commands import Help
from red7.table.decide import Who

_MOST_TURNS: Final = 4  # of the past that are thought about to find the one that decided
_DECIDES: Final = 0.2  # of the chance to win: where so much was lost, it was there


class Hints:
    """Answers those who ask what they can play, or could have played."""

    def __init__(self, hub: Hub, thinker: Thinker) -> None:
        self._hub: Final = hub
        self._thinker: Final = thinker

    async def hint(self, cached: CachedTable, who: Who, asked: AskHint) -> HintAnswer:
        """All turns of the seat to move, with their chances."""
        match = cached.table.match
        if match is None or cached.table.mover != asked.seat:
            raise HostError("server-not-to-move", seat=asked.seat)
        seen = match.sight(asked.seat)  # before the help is noted, or the table could have moved on
        await self._count(cached, who, asked)
        return await self._answer(cached, asked.id, asked.seat, seen)

    async def missed(self, cached: CachedTable, who: Who, asked: AskMissed) -> HintAnswer:
        """What a seat could have played in an earlier turn, or in the one that decided the round for it."""
        turns = _turns_of(cached.table.match, asked)
        if not cached.table.open_cards:  # after the match it helps nobody
            await self._count(cached, who, asked)
        answers: list[tuple[float, HintAnswer]] = []
        for number, seen, played in turns[: -_MOST_TURNS - 1 : -1]:
            answer = await self._answer(cached, asked.id, asked.seat, seen)
            lost = answer.turns[0].chance - next(
                (one.chance for one in answer.turns if one.text == played), 1
            )
            answers.append((lost, replace(answer, round=asked.round, turn=number, played=played)))
            if lost >= _DECIDES:
                break
        return max(answers, key=lambda one: one[0])[1]

    async def _count(self, cached: CachedTable, who: Who, asked: AskHint | AskMissed) -> None:
        """Note that help was used: once for a question, however often it is sent, but again for each turn."""
        if self._thinker.is_full:
            raise UnavailableError("server-thinking-full")
        table = cached.table
        place = f"{table.match_number}.{len(table.turns)}.{table.mover}"
        if isinstance(asked, AskMissed):
            place = f"{table.match_number}.{asked.round}.{asked.turn}"
        # No id of a client has a space, so none can pass for this one.
        key = f"{asked.id} {type(asked).__name__} {place}"
        await self._hub.act(cached.id, who, Help(seat=asked.seat), key=key)

    async def _answer(self, cached: CachedTable, id_: str, seat: int, seen: Sight) -> HintAnswer:
        analysis = await self._thinker.analyse(seen, cached.version)
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
        return HintAnswer(id_, seat, turns)


def _turns_of(match: Match | None, asked: AskMissed) -> list[tuple[int, Sight, str]]:
    """The turn that was asked for, or all of the seat in that round: what it knew before, and played."""
    turns: list[tuple[int, Sight, str]] = []
    record = Record.of(match) if match else None
    for then in record.follow() if record else ():
        number = len(then.played[-1].turns) + 1
        if len(then.played) != asked.round or asked.turn not in (0, number):
            continue
        if record and then.round.turn == asked.seat and not then.round.is_over and not then.turn_in_progress:
            entries = record.rounds[asked.round - 1].turns[number - 1 : number]
            turns.append((number, then.sight(asked.seat), _planned(entries[0].turn) if entries else ""))
    if not turns:
        raise HostError("server-no-turn", seat=asked.seat, round=asked.round, turn=asked.turn)
    return turns


def _planned(turn: Turn) -> str:
    """A turn as an analysis has it: one with a 3 only up to the card it draws."""
    return str(Turn(plan_of(turn.code)) if three_drew(turn.code) else turn)


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
