"""What is refused is told to whoever asked, counted by its code, and logged without its words."""

import time
from collections.abc import Callable
from typing import Final

import structlog

from red7.host.protocol.messages import Refused
from red7.host.protocol.refusals import refusal
from red7.server.limits import Meter, Rate
from red7.server.logs import person
from red7.server.metrics import Metrics

LOGGED: Final = Rate(200, 20, 1)
"""How much of it is logged: a flood is to be seen there, and not to fill a disk."""

_log = structlog.get_logger("red7.refusals")


class Refusals:
    """Tells, counts and logs the refusals of one process."""

    def __init__(self, metrics: Metrics, now: Callable[[], float] = time.monotonic) -> None:
        self._metrics: Final = metrics
        self._meter: Final = Meter()
        self._now: Final = now

    def tell(
        self, error: BaseException, id_: str | None = None, /, *, guest: str = "", **where: str | int
    ) -> Refused:
        """What to answer; the rest says who asked, and where, in fields that logs may have."""
        problem = refusal(id_, error)
        self._metrics.refused(problem.code)
        if not self._meter.wait(LOGGED, self._now()):
            who = {"who": person(guest)} if guest else {}
            _log.info("refused", code=problem.code, **who, **where)
        return problem
