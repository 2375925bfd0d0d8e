"""What the gate says of itself, what it keeps, and how many connections the system allows."""

import asyncio
import gc
import resource
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from support.patience import eventually
from support.server.live_server import serving
from support.server.raw_client import PING, TEXT, frame, get, raw, upgrade

from red7.server.gate import descriptors
from red7.server.gate.bounds import Bounds
from red7.server.gate.gate import within
from red7.server.gate.http import HttpGate
from red7.server.gate.report import EVERY, Reason, Report
from red7.server.gate.request_queue import BUSY, RequestQueue
from red7.server.gate.socket import SocketGate

pytestmark = pytest.mark.anyio


def test_every_refusal_is_counted_and_a_flood_is_one_line_a_minute() -> None:
    time, counted, lines = [0.0], list[str](), list[tuple[str, int]]()
    report = Report(counted.append, lambda reason, count: lines.append((reason, count)), lambda: time[0])
    for _ in range(100):
        report(Reason.HEAD)
    report(Reason.SLOW)
    assert lines == [("head", 1), ("slow", 1)]
    report.finish()
    assert len(lines) == 2
    time[0] += EVERY
    report.finish()
    assert lines[2:] == [("head", 99)]
    assert len(counted) == 101
    time[0] += EVERY
    report.finish()
    assert len(lines) == 3


class Rounds:
    """An event loop by hand: each round takes as long as said, and what is due comes in it."""

    def __init__(self) -> None:
        self.time = 0.0
        self._due: list[tuple[float, Callable[[], None]]] = []

    def call_later(self, seconds: float, what: Callable[[], None]) -> None:
        self._due.append((self.time + seconds, what))

    def round(self, seconds: float = 0.0) -> None:
        self.time += seconds
        due = [what for at, what in self._due if at <= self.time]
        self._due = [one for one in self._due if one[0] > self.time]
        for what in due:
            what()


def test_many_requests_at_once_are_begun_one_by_one_and_in_order() -> None:
    rounds, begun = Rounds(), list[int]()
    requests = RequestQueue(rounds.call_later, lambda: rounds.time)
    for number in range(3):
        requests.add("a", partial(begun.append, number))
    counts = [len(begun)]
    for _ in range(3):
        rounds.round()
        counts.append(len(begun))
    assert counts == [1, 2, 3, 3]
    assert begun == [0, 1, 2]
    requests.add("a", partial(begun.append, 3))
    assert begun[-1] == 3, "at once, where nobody waits"


def test_who_asks_for_little_waits_for_one_request_of_each_who_asks_for_much() -> None:
    rounds, begun = Rounds(), list[str]()
    requests = RequestQueue(rounds.call_later, lambda: rounds.time)
    for name in ["a"] * 50 + ["b"] * 50 + ["c"]:
        requests.add(name, partial(begun.append, name))
    for _ in range(4):
        rounds.round()
    assert begun[:4] == ["a", "a", "b", "c"]


def test_after_a_long_round_others_have_as_much_time_as_it_took() -> None:
    rounds, begun = Rounds(), list[int]()
    requests = RequestQueue(rounds.call_later, lambda: rounds.time)
    for number in range(2):
        requests.add("a", partial(begun.append, number))
    rounds.round(10 * BUSY)
    rounds.round(5 * BUSY)
    assert begun == [0]
    rounds.round(5 * BUSY)
    assert begun == [0, 1]


async def test_closed_connections_are_given_back_without_the_collector(tmp_path: Path) -> None:
    def kept() -> list[object]:
        return [thing for thing in gc.get_objects() if isinstance(thing, HttpGate | SocketGate)]

    # Long enough for whoever asks for something, however slow the machine is; one request below waits for it.
    async with serving(tmp_path, bounds=Bounds(head_seconds=2)) as server:
        table = await server.table(await server.guest("Ann"))
        gc.collect()
        gc.disable()
        try:
            for request in (
                get(),
                get() * 5,
                get() * 500,
                get("/nowhere"),
                b"GET /",
                b"nonsense\r\n\r\n",
                get("/" + "a" * 20_000),
                upgrade(),
                upgrade(table),
                upgrade(table) + frame(TEXT, b'{"type": "hello"}'),
            ):
                async with raw(server.port) as client:
                    await client.send(request)
                    await client.line()
                    await client.send(frame(TEXT, b'{"type": "hello"}') + frame(PING) * 500)
            await eventually(lambda: not len(server.services.gate))
            await eventually(lambda: not kept())
        finally:
            gc.enable()


def test_the_bounds_follow_from_what_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = [256, 4_096]
    monkeypatch.setattr(resource, "getrlimit", lambda _which: tuple(limit))
    monkeypatch.setattr(resource, "setrlimit", lambda _which, wanted: limit.__setitem__(0, wanted[0]))
    assert descriptors.room() == 64
    assert descriptors.raise_limit() == 4_096
    assert descriptors.room() == 3_896
    few = within(Bounds(), descriptors.room())
    assert (few.connections, few.unsent) == (3_896, 974)
    assert within(Bounds(), 1_000_000) == Bounds()
    limit[:] = [resource.RLIM_INFINITY, resource.RLIM_INFINITY]
    assert descriptors.room() == descriptors.raise_limit() == 1 << 20


async def test_with_few_descriptors_half_sent_requests_do_not_keep_others_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("red7.server.services.room", lambda: 40)
    async with serving(tmp_path, bounds=Bounds(unsent_per_address=1_000)) as server:
        halves = [
            await asyncio.open_connection(
                "127.0.0.1", server.port, local_addr=(f"127.0.0.{2 + number % 5}", 0)
            )
            for number in range(100)
        ]
        async with raw(server.port) as client:
            await client.send(get())
            assert "200" in await client.head()
        assert len(server.services.gate) <= 12
        for _reader, writer in halves:
            writer.transport.abort()
