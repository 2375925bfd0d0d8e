"""What an operator has to know of is an error in the log, with its reason, and does not fill the log."""

import io
import json
from typing import Any

from red7.server.watch.alarms import QUIET, SAID_EVERY, Alarm


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


class Stopwatch:
    now = 1_000.0

    def __call__(self) -> float:
        return self.now


def test_a_failure_is_said_at_once_and_while_it_lasts_once_a_minute(log: io.StringIO) -> None:
    time = Stopwatch()
    alarm = Alarm("red7.store", "store failed", "store works again", time)
    for _ in range(2 * int(SAID_EVERY) + 1):
        alarm.failed(OSError("disk I/O error\nof “Ann”"))
        alarm.worked()
        time.now += 1
    said = lines(log)
    assert [line["count"] for line in said] == [1, SAID_EVERY, SAID_EVERY]
    first = said[0]
    assert (first["level"], first["event"], first["error"]) == ("error", "store failed", "OSError")
    assert first["reason"] == "disk I/O error"


def test_it_is_over_only_when_it_has_worked_for_a_while(log: io.StringIO) -> None:
    time = Stopwatch()
    alarm = Alarm("red7.store", "store failed", "store works again", time)
    alarm.worked()
    assert not lines(log)
    alarm.failed(OSError())
    time.now += QUIET - 1
    alarm.worked()
    assert alarm.is_on
    time.now += 1
    alarm.worked()
    alarm.worked()
    assert not alarm.is_on
    assert [line["event"] for line in lines(log)] == ["store failed", "store works again"]
