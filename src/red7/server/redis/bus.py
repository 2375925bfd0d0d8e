"""The bus of many processes, in Redis; while Redis is away, each process hears only itself."""

import asyncio
import secrets
from contextlib import suppress
from typing import Final, Self

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from red7.host.contracts.bus import Heard, LocalBus, Missed, nothing_missed
from red7.server.watch.alarms import Alarm

_PATIENCE: Final = 2.0  # seconds for an answer
_QUIET: Final = 5.0  # seconds without news before we ask whether Redis is still there
_FIRST_PAUSE: Final = 0.05
_LONGEST_PAUSE: Final = 2.0
_log = structlog.get_logger("red7.bus")


class RedisBus:
    """A `Bus` over a Redis channel, named after the database in the address; see `open`."""

    def __init__(self, url: str) -> None:
        # We retry ourselves, so that no move waits for it.
        self._redis: Final = Redis.from_url(
            url, socket_timeout=_PATIENCE, socket_connect_timeout=_PATIENCE, retry=Retry(NoBackoff(), 0)
        )
        database = self._redis.connection_pool.connection_kwargs.get("db", 0)
        self._channel: Final = f"red7:{database}"
        self._me: Final = secrets.token_hex(8).encode()
        self._here: Final = LocalBus()
        self._missed: Final[list[Missed]] = []
        self._telling: Final[set[asyncio.Task[bool]]] = set()
        self._healthy = False
        self._alarm: Final = Alarm("red7.bus", "bus lost", "bus is back")
        self._tried: Final = asyncio.Event()
        self._listener: Final = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, url: str) -> Self:
        """The bus at this address; healthy as soon as Redis is there."""
        bus = cls(url)
        await bus._tried.wait()
        return bus

    @property
    def healthy(self) -> bool:
        return self._healthy

    async def subscribe(self, heard: Heard, missed: Missed = nothing_missed) -> None:
        await self._here.subscribe(heard)
        self._missed.append(missed)

    async def publish(self, topic: str, message: bytes) -> bool:
        self._here.tell(topic, message)
        try:
            await self._redis.publish(self._channel, b" ".join((self._me, topic.encode(), message)))
        except (RedisError, OSError):
            return False
        return True

    def tell(self, topic: str, message: bytes) -> None:
        task = asyncio.create_task(self.publish(topic, message))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._telling)
        self._listener.cancel()
        with suppress(asyncio.CancelledError):
            await self._listener
        self._healthy = False
        await self._here.close()
        await self._redis.aclose()

    async def _listen(self) -> None:
        """Listen, and reconnect whenever the connection is lost."""
        pause = _FIRST_PAUSE
        while True:
            try:
                await self._hear()
            except (RedisError, OSError) as error:
                self._alarm.failed(error)
                pause = _FIRST_PAUSE if self._healthy else min(2 * pause, _LONGEST_PAUSE)
            except Exception:  # whatever it was, only another try lets us hear the others
                pause = _LONGEST_PAUSE
                _log.exception("listening failed")
            self._healthy = False
            self._tried.set()
            await asyncio.sleep(pause)

    async def _hear(self) -> None:
        """Listen until the connection is lost, which raises."""
        # Connections from before an outage are dead: the next message would be lost on one of them.
        await self._redis.connection_pool.disconnect(inuse_connections=False)
        async with self._redis.pubsub() as listener:
            await listener.subscribe(self._channel)
            asked = False
            while True:
                news = await listener.get_message(timeout=_PATIENCE if asked else _QUIET)
                if news is not None:
                    self._take(news["type"], news["data"])
                elif asked:
                    raise TimeoutError
                else:
                    await listener.ping()
                asked = news is None

    def _take(self, kind: str, data: bytes) -> None:
        self._alarm.worked()
        if kind == "subscribe":
            self._healthy = True
            if self._tried.is_set():
                for missed in self._missed:
                    asyncio.get_running_loop().call_soon(missed)
            self._tried.set()
        elif kind == "message":
            sender, topic, message = data.split(b" ", 2)
            if sender != self._me:
                self._here.tell(topic.decode(), message)
