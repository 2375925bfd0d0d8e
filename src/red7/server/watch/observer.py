"""The observer of a server, which counts and logs what happens without quoting anybody."""

import time
from collections.abc import Callable
from typing import Any, Final

import structlog

from red7.host.contracts.observer import Observer
from red7.host.rates import Meter, Rate
from red7.server.watch.logs import person
from red7.server.watch.metrics import Metrics

LOGGED: Final = Rate(200, 20, 1)
"""How many refusals are logged: enough to see a flood, too few to fill a disk."""

_log = structlog.get_logger("red7.host")


class ServerObserver(Observer):
    """An `Observer` with the metrics and the log of one process."""

    def __init__(self, metrics: Metrics, now: Callable[[], float] = time.monotonic) -> None:
        self._metrics: Final = metrics
        self._meter: Final = Meter()
        self._now: Final = now

    def committed(self, events: int, seconds: float) -> None:
        self._metrics.events.inc(events)
        self._metrics.commit_seconds.observe(seconds)

    def conflicted(self) -> None:
        self._metrics.conflicts.inc()

    def repeated(self) -> None:
        self._metrics.repeats.inc()

    def thought(self, seconds: float) -> None:
        self._metrics.thought_seconds.observe(seconds)

    def waited(self, kind: str, seconds: float) -> None:
        self._metrics.waited(kind, seconds)

    def refused(self, code: str, *, guest: str = "", **where: str | int) -> None:
        self._metrics.refused(code)
        if not self._meter.wait(LOGGED, self._now()):
            _log.info("refused", code=code, **_who(guest), **where)

    def failed(self, what: str, error: BaseException, *, guest: str = "", **where: str | int) -> None:
        self._metrics.failures.inc()
        _log.error(what, exc_info=error, **_who(guest), **where)

    def noted(self, what: str, *, guest: str = "", **where: str | int) -> None:
        _log.info(what, **_who(guest), **where)

    def warned(self, what: str, **where: str | int) -> None:
        _log.warning(what, **where)


def _who(guest: str) -> dict[str, Any]:
    return {"who": person(guest)} if guest else {}
