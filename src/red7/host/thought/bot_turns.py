"""The turns of computer players: thought out elsewhere, played like anybody's."""

import hashlib
import time
from itertools import islice
from typing import Final

from red7.ai.bots import MEASURING_NODES, moves_of
from red7.game.engine.turns import three_drew
from red7.game.moves import STOP
from red7.host.contracts.observer import Observer
from red7.host.contracts.thinker import Thinker
from red7.host.fair_queue import FairQueue, Priority, Urgency
from red7.host.hub import SYSTEM, Hub
from red7.host.tables.cached_table import CachedTable
from red7.host.viewers import Viewers
from red7.table.commands import BotPlay

_ENOUGH: Final = 8  # of the viewers


class BotTurns:
    """Plays for the bots."""

    def __init__(
        self, hub: Hub, thinker: Thinker, thinking: FairQueue, viewers: Viewers, observer: Observer
    ) -> None:
        self._hub: Final = hub
        self._thinker: Final = thinker
        self._thinking: Final = thinking
        self._viewers: Final = viewers
        self._observer: Final = observer

    def may_play(self, cached: CachedTable) -> bool:
        """Whether there is room to think about a turn at this table; always, if people play there."""
        return self._standing(cached).urgency < Urgency.UNSEEN or self._thinking.has_room()

    async def play(self, cached: CachedTable) -> None:
        """Play the turn that the bot to move answers with, or its part up to a revealed card."""
        to_move = cached.table.bot_to_move
        match = cached.table.match
        if to_move is None or match is None:
            return
        seat, level = to_move
        place = _place(cached)
        sight = match.sight(seat)
        nodes = MEASURING_NODES if cached.table.day else 0
        started_at = time.perf_counter()
        turn = await self._thinking.do(
            lambda: self._standing(cached), lambda: self._thinker.turn(level, sight, _chance(cached), nodes)
        )
        self._observer.thought(time.perf_counter() - started_at)
        if cached.table.bot_to_move != to_move or _place(cached) != place:
            return  # the table has moved on: it may be closed, or the person is back
        moves = [str(move) for move in moves_of(turn, sight) if move is not STOP]
        command = BotPlay(seat=seat, text=" ".join(moves) or str(STOP), whole=not three_drew(turn.code))
        # Whatever else happens at the table meanwhile, it is the same turn.
        await self._hub.act(cached.id, SYSTEM, command)

    def _standing(self, cached: CachedTable) -> Priority:
        """Who waits for a turn at a table."""
        table = cached.table
        people = {table.seats[seat].guest for seat in table.here()}
        viewers = self._viewers.of(cached.id)
        seated = [viewer.counted for viewer in viewers if viewer.who.guest in people]
        if seated:
            return Priority(Urgency.PLAYED, seated)
        if people:
            return Priority(Urgency.EXPECTED, [((guest, 1),) for guest in people if guest])
        if viewers:
            return Priority(Urgency.ASKED, [viewer.counted for viewer in islice(viewers, _ENOUGH)])
        return Priority(Urgency.UNSEEN, [((table.host, 1),)])


def _place(cached: CachedTable) -> tuple[int, int, bool]:
    """The turn to be played, and its match, and whether it has begun."""
    match = cached.table.match
    has_begun = match is not None and match.turn_in_progress is not None
    return cached.table.match_number, len(cached.table.turns), has_begun


def _chance(cached: CachedTable) -> int:
    """A seed for a bot's turn that nobody can predict, the same if the turn is thought out again.

    For the deal of a day it is the same for everybody at this turn, in whichever of their matches.
    """
    seed = cached.table.seed
    assert seed is not None, "somebody is to move"
    number, *turn = _place(cached)
    text = f"{seed.match_id} {(1 if cached.table.day else number, *turn)}".encode()
    return int.from_bytes(hashlib.blake2b(text, key=seed.server_secret or b"", digest_size=7).digest(), "big")
