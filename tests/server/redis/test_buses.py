"""What every bus promises, asked of each of them, and what happens while Redis is away."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from support.patience import eventually
from support.server.services import Redis, free_port

from red7.host.contracts.bus import Bus, LocalBus
from red7.server.redis import bus as bus_redis
from red7.server.redis.bus import RedisBus


class Ear:
    """A subscriber that remembers."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self.missed = 0

    def hear(self, topic: str, message: bytes) -> None:
        self.heard.append((topic, message))

    def miss(self) -> None:
        self.missed += 1


@pytest.fixture(params=["local", "redis"])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    opened: Bus
    if request.param == "local":
        opened = LocalBus()
    else:
        opened = await RedisBus.open(request.getfixturevalue("redis_url"))
    yield opened
    await opened.close()


async def test_every_subscriber_hears_every_message_once_and_in_order(bus: Bus) -> None:
    one, two = Ear(), Ear()
    await bus.subscribe(one.hear, one.miss)
    await bus.subscribe(two.hear)
    sent = [(f"table{number % 3}", b"message %d \x00\xff\n" % number) for number in range(50)]
    assert all([await bus.publish(*message) for message in sent])
    await eventually(lambda: len(one.heard) >= 50 and len(two.heard) >= 50)
    sent.append(("last", b"before which an echo would have come"))
    assert await bus.publish(*sent[-1])
    await eventually(lambda: sent[-1] in one.heard and sent[-1] in two.heard)
    assert one.heard == sent
    assert two.heard == sent
    assert one.missed == 0
    assert bus.healthy


async def test_what_is_told_is_heard_in_order_too_and_nobody_waits_for_it(bus: Bus) -> None:
    ear = Ear()
    await bus.subscribe(ear.hear)
    for number in range(20):
        bus.tell("t", b"%d" % number)
    assert ear.heard == []
    await eventually(lambda: len(ear.heard) == 20)
    assert ear.heard == [("t", b"%d" % number) for number in range(20)]


async def test_what_was_told_before_the_close_goes_out(redis_url: str) -> None:
    here, there = await RedisBus.open(redis_url), await RedisBus.open(redis_url)
    ear = Ear()
    await there.subscribe(ear.hear)
    here.tell("t", b"last")
    await here.close()
    await eventually(lambda: ear.heard == [("t", b"last")])
    await there.close()


async def test_a_subscriber_that_fails_keeps_nothing_from_others(bus: Bus) -> None:
    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: failures.append(about["exception"]))

    def fail(topic: str, message: bytes) -> None:
        raise LookupError(topic)

    ear = Ear()
    await bus.subscribe(fail)
    await bus.subscribe(ear.hear)
    assert await bus.publish("t", b"1")
    assert await bus.publish("t", b"2")
    await eventually(lambda: len(ear.heard) == 2)
    assert [type(failure) for failure in failures] == [LookupError, LookupError]


async def test_nothing_is_heard_after_the_close(bus: Bus) -> None:
    ear = Ear()
    await bus.subscribe(ear.hear)
    await bus.close()
    await bus.publish("t", b"late")
    later = asyncio.Event()
    asyncio.get_running_loop().call_soon(later.set)  # after anything that the bus still had to deliver
    await later.wait()
    assert ear.heard == []


async def test_processes_hear_each_other(redis_url: str) -> None:
    buses = [await RedisBus.open(redis_url) for _ in range(3)]
    ears = [Ear() for _ in buses]
    for bus, ear in zip(buses, ears, strict=True):
        await bus.subscribe(ear.hear)
    for number, bus in enumerate(buses):
        assert await bus.publish("t", b"%d" % number)
    await eventually(lambda: all(len(ear.heard) == 3 for ear in ears))
    for ear in ears:
        assert sorted(ear.heard) == [("t", b"0"), ("t", b"1"), ("t", b"2")]
    for bus in buses:
        await bus.close()


async def test_servers_on_other_databases_of_the_same_redis_are_not_heard(redis: Redis) -> None:
    here = await RedisBus.open(f"redis://127.0.0.1:{redis.port}/9001")
    there = await RedisBus.open(f"redis://127.0.0.1:{redis.port}/9002")
    witness = await RedisBus.open(f"redis://127.0.0.1:{redis.port}/9002")
    ear, other = Ear(), Ear()
    await here.subscribe(ear.hear)
    await witness.subscribe(other.hear)
    await there.publish("t", b"theirs")
    await eventually(lambda: other.heard)
    assert ear.heard == []
    for bus in (here, there, witness):
        await bus.close()


@pytest.mark.parametrize("end", ["stop", "kill"])
async def test_without_redis_a_process_hears_itself_and_all_others_once_it_is_back(
    redis: Redis, redis_url: str, end: str
) -> None:
    here, there = await RedisBus.open(redis_url), await RedisBus.open(redis_url)
    ear, other = Ear(), Ear()
    await here.subscribe(ear.hear, ear.miss)
    await there.subscribe(other.hear, other.miss)
    getattr(redis, end)()
    await eventually(lambda: not here.healthy and not there.healthy)
    assert await here.publish("t", b"lost") is False
    await eventually(lambda: ear.heard == [("t", b"lost")])
    assert (ear.missed, other.missed) == (0, 0)

    redis.start()
    await eventually(lambda: here.healthy and there.healthy)
    await eventually(lambda: ear.missed == 1 and other.missed == 1)
    assert await here.publish("t", b"again")
    await eventually(lambda: other.heard)
    assert other.heard == [("t", b"again")]
    await here.close()
    await there.close()


async def test_the_first_message_after_redis_is_back_is_not_lost_on_an_old_connection(
    redis: Redis, redis_url: str
) -> None:
    here, there = await RedisBus.open(redis_url), await RedisBus.open(redis_url)
    ear = Ear()
    await there.subscribe(ear.hear, ear.miss)
    assert await here.publish("t", b"before")
    await eventually(lambda: bool(ear.heard))
    redis.stop()
    await eventually(lambda: not here.healthy and not there.healthy)
    redis.start()
    await eventually(lambda: here.healthy and there.healthy)
    assert await here.publish("t", b"after")
    await eventually(lambda: ear.heard == [("t", b"before"), ("t", b"after")])
    await here.close()
    await there.close()


async def test_a_bus_can_be_opened_before_redis_is_there(redis: Redis, redis_url: str) -> None:
    redis.stop()
    bus = await RedisBus.open(redis_url)
    ear = Ear()
    await bus.subscribe(ear.hear, ear.miss)
    assert not bus.healthy
    assert await bus.publish("t", b"1") is False
    redis.start()
    await eventually(lambda: bus.healthy and ear.missed == 1)
    assert await bus.publish("t", b"2") is True
    assert ear.heard == [("t", b"1"), ("t", b"2")]
    await bus.close()


async def test_a_redis_that_says_nothing_any_more_is_noticed(
    redis: Redis, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus_redis, "_QUIET", 0.05)
    bus = await RedisBus.open(redis_url)
    ear, answers = Ear(), list[str]()
    take = bus._take

    def note(kind: str, data: bytes) -> None:
        answers.append(kind)
        take(kind, data)

    monkeypatch.setattr(bus, "_take", note)
    await bus.subscribe(ear.hear, ear.miss)
    await eventually(lambda: answers.count("pong") >= 3)
    assert bus.healthy, "a quiet Redis that answers is healthy"
    assert ear.missed == 0
    redis.freeze()
    try:
        await eventually(lambda: not bus.healthy)
        assert await bus.publish("t", b"1") is False
    finally:
        redis.thaw()
    await eventually(lambda: bus.healthy and ear.missed == 1)
    await bus.close()


async def test_what_nobody_can_read_on_the_channel_ends_no_listening(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus_redis, "_LONGEST_PAUSE", 0.05)
    here, there = await RedisBus.open(redis_url), await RedisBus.open(redis_url)
    ear = Ear()
    await here.subscribe(ear.hear, ear.miss)
    await there._redis.publish(there._channel, b"garbage")
    await eventually(lambda: ear.missed and here.healthy and there.healthy)
    assert await there.publish("t", b"1")
    await eventually(lambda: ear.heard == [("t", b"1")])
    await here.close()
    await there.close()


async def test_closing_does_not_wait_for_a_redis_that_is_away() -> None:
    bus = await RedisBus.open(f"redis://127.0.0.1:{free_port()}/0")
    assert not bus.healthy
    await bus.close()
    assert not bus.healthy
