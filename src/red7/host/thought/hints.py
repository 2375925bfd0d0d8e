"""Help with a turn, now or afterwards: thought out elsewhere, counted in the log, and seen by everybody."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from red7.ai.analysis import Analysis
from red7.ai.review.costliest import costliest
from red7.ai.review.options import TurnOptions
from red7.ai.review.outline import outline
from red7.game.record.record import Record
from red7.host.contracts.allowance import CountedNames
from red7.host.contracts.thinker import Thinker
from red7.host.errors import HostError
from red7.host.fair_queue import FairQueue
from red7.host.hub import Hub
from red7.host.protocol.messages import AskHint, AskMissed, HintAnswer, TurnChance, TurnLoss
from red7.host.tables.cached_table import CachedTable
from red7.host.thought.past_match import PastMatch, review_id
from red7.host.thought.past_turns import PastTurns
from red7.host.thought.reviewed_turn import ReviewedTurn
from red7.host.thought.reviews import MOST_TURNS
from red7.table.commands import Help
from red7.table.decisions.asker import Who

_MOST_AT_ONCE: Final = 8  # turns among which to find the costliest, if no review is made

Progress = Callable[[AskMissed, int, int], None]
"""Called with how many turns have been analysed, of how many."""


class Hints:
    """Answers players who ask what they can play, or could have played."""

    def __init__(self, hub: Hub, thinker: Thinker, thinking: FairQueue, past: PastTurns) -> None:
        self._hub: Final = hub
        self._thinker: Final = thinker
        self._thinking: Final = thinking
        self._past: Final = past

    async def hint(self, cached: CachedTable, who: Who, counted: CountedNames, asked: AskHint) -> HintAnswer:
        """All turns of the seat to move, with their chances."""
        match = cached.table.match
        if match is None or cached.table.mover != asked.seat:
            raise HostError("server-not-to-move", seat=asked.seat)
        seen = match.sight(asked.seat)  # before the help is noted, since the table could move on
        number = len(outline(Record.of(match)).turns)
        with self._thinking.question(counted):
            await self._count(cached, who, asked)
            analysis = await self._thinking.ask(counted, lambda: self._thinker.advise(seen, number))
        return _answer(asked, analysis)

    async def missed(
        self,
        cached: CachedTable,
        who: Who,
        counted: CountedNames,
        asked: AskMissed,
        progress: Progress = lambda *_: None,
    ) -> HintAnswer:
        """What a seat could have played in an earlier turn, or in the one that cost it the most.

        Each turn is thought about by itself, the latest first, so that others can come between.
        """
        table, match = cached.table, cached.table.match
        if match is None:
            raise _no_turn(asked)
        record, is_over = Record.of(match), table.open_cards
        id_ = review_id(cached.id, table.match_number)
        past, about = PastMatch(record, id_, who.guest, cached.id, is_over), outline(record)
        turns = about.turns
        own = [number for number, turn in enumerate(turns) if turn.seat == asked.seat][::-1]
        wanted = [
            one for one in own if turns[one].round == asked.round and asked.turn in (0, turns[one].turn)
        ]
        if not wanted:
            raise _no_turn(asked)
        if not is_over:  # after the match it is no help
            with self._thinking.question(counted):  # refused before anything is counted
                await self._count(cached, who, asked)
        has_review = is_over and len(turns) <= MOST_TURNS
        numbers = own if has_review and not asked.turn else wanted[:_MOST_AT_ONCE]

        def told(done: int, count: int) -> None:
            if count > 1:
                progress(asked, done, count)

        judged = await self._past.judged(past, about, numbers, counted, told)
        turn = (None if asked.turn else costliest(judged, asked.seat)) or judged[numbers.index(wanted[0])]
        number = next(one for one in numbers if turns[one].place == turn.place)
        options = await self._past.options(past, number, turn, counted)
        if asked.turn:
            judged = await self._past.kept(past)
        known = len([one for one in judged if one.seat == asked.seat])
        return HintAnswer(
            asked.id,
            asked.seat,
            _past_chances(options, turn),
            round=turn.round,
            turn=turn.turn,
            played=options.played,
            own=_in_short(judged, turn.round, asked.seat, all_=not asked.turn or known == len(own)),
        )

    async def _count(self, cached: CachedTable, who: Who, asked: AskHint | AskMissed) -> None:
        """Note that help was taken: once for a question, however often it is sent, but again in each turn."""
        table = cached.table
        place = f"{table.match_number}.{len(table.turns)}.{table.mover}"
        if isinstance(asked, AskMissed):
            place = f"{table.match_number}.{asked.round}.{asked.turn}"
        # Clients' ids have no space, so none can be mistaken for this one.
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


def _past_chances(options: TurnOptions, turn: ReviewedTurn) -> list[TurnChance]:
    """The possible turns; for the best one, what its review says."""
    best, *others = [
        TurnChance(one.text, one.fate.value, one.chance, one.error, [reason.data() for reason in one.reasons])
        for one in options.turns
    ]
    return [msgspec.structs.replace(best, reasons=turn.reasons), *others]


def _in_short(judged: Sequence[ReviewedTurn], round_: int, seat: int, *, all_: bool) -> list[TurnLoss]:
    """The turns of a seat in a round, the costliest first, if all of them have been judged."""
    worst = costliest(judged, seat) if all_ else None
    return [
        TurnLoss(one.turn, one.text, one.chance, one.best, one.best_chance, costliest=one is worst)
        for one in sorted(judged, key=lambda one: (one is not worst, one.turn))
        if (one.round, one.seat) == (round_, seat)
    ]


def _no_turn(asked: AskMissed) -> HostError:
    return HostError("server-no-turn", seat=asked.seat, round=asked.round, turn=asked.turn)
