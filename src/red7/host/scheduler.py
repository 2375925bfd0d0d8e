"""What happens at tables by itself: clocks run out, bots play, rounds follow, idle tables end.

The log says what is due and when, so any process can see to it, also after the one that should have is dead.
Each looks at its own tables when they are due, and every second at those of all others.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Coroutine
from typing import Final

import structlog

from red7.ai.bots import moves_of
from red7.game.engine.turns import three_drew
from red7.game.errors import Red7Error
from red7.game.moves import STOP
from red7.host.cached_table import Live
from red7.host.hub import Hub
from red7.server.thinkers import Thinking
from red7.table.commands import BotPlay, Extend
from red7.table.deadlines import due
from red7.table.decide import Who

LOOK_EVERY: Final = 1.0  # seconds
SWEEP_EVERY: Final = 10  # looks
BEAT_EVERY_MS: Final = 2_000
DOWN_AFTER_MS: Final = 6_000  # without any beat for so long, no process was there
LEASE_MS: Final = 10_000
_SYSTEM: Final = Who(system=True)
_log = structlog.get_logger("red7.waker")


class Waker:
    """Sees to what is due; `alone` where no other process can write to the logs."""

    def __init__(self, hub: Hub, thinking: Thinking, *, alone: bool) -> None:
        self._hub: Final = hub
        self._thinking: Final = thinking
        self._alone: Final = alone
        self._owner: Final = secrets.token_hex(8)
        self._beaten = 0  # when this process last noted that it is there
        self._busy: set[str] = set()
        self._again: set[str] = set()  # those of them that have moved on meanwhile
        self._closed = False
        self._looks = 0
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin; the time that no server was there is given back to the players first."""
        await self._beat()
        self._hub.watch(self.moved)
        self._spawn(self._keep_looking())

    def moved(self, live: Live) -> None:
        """A table has moved on: wait for what is due there now."""
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        waiting = due(live.table)
        if waiting is not None:
            delay = max(0, waiting.at - self._hub.now()) / 1000
            self._timers[live.id] = asyncio.get_running_loop().call_later(delay, self._ring, live.id)

    async def close(self) -> None:
        """Stop: what is due now will be due at the next start."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ring(self, id_: str) -> None:
        self._timers.pop(id_, None)
        self._wake(id_)

    def _wake(self, id_: str, version: int = 0) -> None:
        if self._closed:
            return
        if id_ in self._busy:
            self._again.add(id_)
        else:
            self._busy.add(id_)
            self._spawn(self._see_to(id_, version))

    async def _see_to(self, id_: str, version: int) -> None:
        try:
            live = await self._hub.live(id_, version)
            waiting = due(live.table)
            now = self._hub.now()
            if waiting is None or waiting.at > now:
                return
            if now - self._beaten >= DOWN_AFTER_MS:  # no clock runs out before lost time is given back
                return
            if not await self._hub.store.claim(id_, live.version, self._owner, now, now + LEASE_MS):
                return
            if waiting.command is None:
                await self._play_bot(live)
            else:
                await self._hub.act(id_, _SYSTEM, waiting.command, version=live.version)
        except Red7Error as error:  # somebody else was faster, or the store is away: it will be due again
            _log.info("not done", table=id_, code=error.code)
        except Exception:  # which must not hide: it would be tried again every second
            self._hub.metrics.failures.inc()
            _log.exception("not done", table=id_)
        finally:
            self._busy.discard(id_)
            if id_ in self._again:
                self._again.discard(id_)
                self._wake(id_)

    async def _play_bot(self, live: Live) -> None:
        """Play the turn that the bot to move answers with, or its part up to a revealed card."""
        to_move = live.table.bot_to_move
        match = live.table.match
        if to_move is None or match is None:
            return
        seat, level = to_move
        place = _place(live)
        sight = match.sight(seat)
        with self._hub.metrics.thought_seconds.time():
            urgent = bool(live.table.here())  # nobody waits for bots among themselves
            turn = await self._thinking.turn(level, sight, _chance(live), urgent=urgent)
        if live.table.bot_to_move != to_move or _place(live) != place:
            return  # the table has moved on: it was closed, perhaps, or the person is back
        moves = [str(move) for move in moves_of(turn, sight) if move is not STOP]
        command = BotPlay(seat=seat, text=" ".join(moves) or str(STOP), whole=not three_drew(turn.code))
        # Whatever else happens at the table meanwhile, it is the same turn.
        await self._hub.act(live.id, _SYSTEM, command)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._beat()
                await self._look()
            except Red7Error as error:  # the store is away
                _log.warning("not done", code=error.code)
            except Exception:  # whatever it was, all tables depend on the next look
                self._hub.metrics.failures.inc()
                _log.exception("look failed")

    async def _look(self) -> None:
        """Look for what is due at any table: its process may be dead."""
        rows = await self._hub.store.due(self._hub.now(), 100)
        self._looks += 1
        # Another process may have died between committing something and telling the others.
        sweeps = not self._alone and self._looks % SWEEP_EVERY == 0
        if sweeps or not self._hub.hears:
            self._hub.catch_up()
        for row in rows:
            self._wake(row.id, row.version)

    async def _beat(self) -> None:
        """Note that somebody is there; if nobody was for a while, no clock has run in that time."""
        now = self._hub.now()
        away = now - self._beaten
        if away < BEAT_EVERY_MS:
            return
        if away >= DOWN_AFTER_MS:  # this process has just come, or the store was away
            before = await self._hub.store.beat(self._owner, 0)  # no beat: asks for the latest
            if before and now - before >= DOWN_AFTER_MS:
                await self._give_back(before)
        # Not before all have their time back: if this process is killed meanwhile, the next one goes on.
        await self._hub.store.beat(self._owner, now)
        self._beaten = now

    async def _give_back(self, before: int) -> None:
        """Give all time since then back that a table has not got back yet."""
        _log.info("time given back", milliseconds=self._hub.now() - before)
        for id_ in await self._hub.store.timed():
            try:
                live = await self._hub.live(id_)
                lost = self._hub.now() - max(before, live.table.last_at)
                if live.table.deadline is not None and lost > 0:
                    await self._hub.act(id_, _SYSTEM, Extend(ms=lost), version=live.version)
            except Red7Error as error:
                if error.code == "store-unavailable":
                    raise
                _log.info("no time given back", table=id_, code=error.code)  # somebody else was faster

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _place(live: Live) -> tuple[int, int, bool]:
    """Which turn of which match is to be played, and whether it has begun."""
    match = live.table.match
    return (
        live.table.match_number,
        len(live.table.turns),
        match is not None and match.turn_in_progress is not None,
    )


def _chance(live: Live) -> int:
    """A seed for a bot's turn that nobody can foresee, the same when the turn is thought out again."""
    seed = live.table.seed
    assert seed is not None, "somebody is to move"
    text = f"{seed.match_id} {_place(live)}".encode()
    return int.from_bytes(hashlib.blake2b(text, key=seed.server_secret or b"", digest_size=7).digest(), "big")
