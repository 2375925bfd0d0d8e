"""Help with a turn, now or afterwards: thought out elsewhere, counted in the log, and seen by everybody."""

from typing import Final

from red7.game.errors import IllegalError
from red7.game.match import Match
from red7.game.record.record import Record
from red7.game.sight import Sight
from red7.host.cached_table import Live
from red7.host.hub import Hub
from red7.host.protocol.messages import AskHint, AskMissed, HintAnswer, TurnChance
from red7.server.thinkers import Thinking
from red7.table.commands import Help as HelpUsed
from red7.table.decide import Who


class Help:
    """Answers those who ask what they can play, or could have played."""

    def __init__(self, hub: Hub, thinking: Thinking) -> None:
        self._hub: Final = hub
        self._thinking: Final = thinking

    async def hint(self, live: Live, who: Who, asked: AskHint) -> HintAnswer:
        """All turns of the seat to move, with their chances."""
        match = live.table.match
        if match is None or live.table.mover != asked.seat:
            raise IllegalError("server-not-to-move", seat=asked.seat)
        seen = match.sight(asked.seat)  # before the help is noted, or the table could have moved on
        await self._count(live, who, asked)
        return await self._answer(live, asked.id, asked.seat, seen)

    async def missed(self, live: Live, who: Who, asked: AskMissed) -> HintAnswer:
        """What a seat could have played in an earlier turn."""
        seen = _sight_before(live.table.match, asked)
        if not live.table.open_cards:  # after the match it helps nobody
            await self._count(live, who, asked)
        return await self._answer(live, asked.id, asked.seat, seen)

    async def _count(self, live: Live, who: Who, asked: AskHint | AskMissed) -> None:
        """Note that help was used: once for a question, however often it is sent, but anew for each turn."""
        if self._thinking.is_full:
            raise IllegalError("server-thinking-full")
        table = live.table
        place = f"{table.match_number}.{len(table.turns)}.{table.mover}"
        if isinstance(asked, AskMissed):
            place = f"{table.match_number}.{asked.round}.{asked.turn}"
        # No id of a client has a space, so none can pass for this one.
        key = f"{asked.id} {type(asked).__name__} {place}"
        await self._hub.act(live.id, who, HelpUsed(seat=asked.seat), key=key)

    async def _answer(self, live: Live, id_: str, seat: int, seen: Sight) -> HintAnswer:
        analysis = await self._thinking.analyse(seen, live.version)
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


def _sight_before(match: Match | None, asked: AskMissed) -> Sight:
    """What the seat knew before that turn."""
    for then in Record.of(match).follow() if match else ():
        if (len(then.played), len(then.played[-1].turns) + 1) == (asked.round, asked.turn):
            if then.round.turn != asked.seat or then.round.is_over:
                break
            return then.sight(asked.seat)
    raise IllegalError("server-no-turn", seat=asked.seat, round=asked.round, turn=asked.turn)
