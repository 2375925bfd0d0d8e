"""Limits: a flood waits, and nobody waits for another's flood; by way of Redis too."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from redis.asyncio import Redis as Client
from support.server.services import Redis

from red7.host.contracts.allowance import Act
from red7.host.errors import HostError
from red7.host.rates import Rate
from red7.server.limits import PER_ADDRESS, PER_CONNECTION, TOGETHER, Limits
from red7.server.redis.limits import RedisLimits

pytestmark = pytest.mark.anyio

SLOW = Rate(burst=3, acts=1, seconds=3_600)
FAST = Rate(burst=1_000, acts=1_000, seconds=1)
ANN, BEN = "203.0.113.5", "198.51.100.1"


class Stopwatch:
    """A time that passes only when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def limits(
    url: str | None = None, *, address: Rate = SLOW, together: Rate = FAST, clock: Stopwatch | None = None
) -> AsyncIterator[Limits]:
    rates: dict[str, Any] = {
        "per_address": dict.fromkeys(Act, address),
        "together": dict.fromkeys(Act, together),
        "now": clock or Stopwatch(),
    }
    made = RedisLimits(url, **rates) if url else Limits(**rates)
    try:
        yield made
    finally:
        await made.close()


async def passed(limits: Limits, address: str, most: int = 10, act: Act = Act.TABLE) -> int:
    """How many acts pass before one is refused."""
    for count in range(most):
        try:
            await limits.check(act, address)
        except HostError:
            return count
    return most


async def test_each_address_has_its_own_limit() -> None:
    async with limits() as limiter:
        assert await passed(limiter, ANN) == 3
        assert await passed(limiter, BEN) == 3
        assert await passed(limiter, ANN, act=Act.SOCKET) == 3, "and each act"


async def test_the_addresses_of_one_customer_count_together() -> None:
    async with limits() as limiter:
        assert await passed(limiter, "2001:db8:1:2::1") == 3
        assert await passed(limiter, "2001:db8:1:2:ffff::7") == 0
        assert await passed(limiter, "2001:db8:1:3::1") == 3


async def test_the_wider_networks_of_a_customer_have_larger_shares_and_an_end() -> None:
    async with limits() as limiter:
        inside_56 = [await passed(limiter, f"2001:db8:1:{number:x}::1") for number in range(256)]
        assert sum(inside_56) == 4 * 3
        inside_48 = [await passed(limiter, f"2001:db8:1:{number:x}00::1") for number in range(1, 256)]
        assert sum(inside_56 + inside_48) == 16 * 3
        assert await passed(limiter, "2001:db8:2::1") == 3, "others are not concerned"


async def test_a_guest_is_counted_wherever_they_call_from() -> None:
    limiter = Limits(per_guest={Act.COMMAND: SLOW}, now=Stopwatch())
    counters = [limiter.counter(Act.COMMAND, f"192.0.2.{number}", "ann-id") for number in range(9)]
    for count in counters[:3]:
        count()
    for count in counters[3:]:
        with pytest.raises(HostError):
            count()
    limiter.counter(Act.COMMAND, "192.0.2.1", "ben-id")()


async def test_all_addresses_together_have_a_limit() -> None:
    async with limits(address=FAST, together=SLOW) as limiter:
        assert await passed(limiter, ANN, most=2) == 2
        assert await passed(limiter, BEN) == 1


async def test_who_is_refused_uses_nothing_up_for_the_others() -> None:
    async with limits(together=Rate(4, 1, 3_600)) as limiter:
        assert await passed(limiter, ANN) == 3
        for _ in range(10):
            assert await passed(limiter, ANN) == 0
        assert await passed(limiter, BEN) == 1


async def test_a_refusal_says_how_long_to_wait_and_that_is_long_enough() -> None:
    clock = Stopwatch()
    async with limits(address=Rate(1, 1, 90), clock=clock) as limiter:
        await limiter.check(Act.FIND, ANN)
        clock.now += 30.5
        with pytest.raises(HostError) as caught:
            await limiter.check(Act.FIND, ANN)
        assert caught.value.code == "limit-rate"
        assert caught.value.arguments["seconds"] == 60
        clock.now += 60
        await limiter.check(Act.FIND, ANN)


async def test_messages_are_counted_by_connection_by_address_and_together() -> None:
    limiter = Limits(
        per_address={Act.MESSAGE: Rate(5, 1, 3_600)},
        together={Act.MESSAGE: Rate(8, 1, 3_600)},
        per_connection=SLOW,
        now=Stopwatch(),
    )

    def sent(address: str) -> int:
        count = limiter.connection(address)
        for number in range(100):
            try:
                count()
            except HostError:
                return number
        return 100

    assert sent(ANN) == 3
    assert sent(ANN) == 2
    assert sent(BEN) == 3
    assert sent("192.0.2.1") == 0


@pytest.mark.parametrize("act", Act)
def test_every_act_has_rates_that_let_people_play(act: Act) -> None:
    address, together = PER_ADDRESS[act], TOGETHER[act]
    assert address.burst >= 10
    assert together.burst >= 5 * address.burst or act in (Act.CHECK, Act.FORGET)
    assert together.interval < address.interval
    assert PER_CONNECTION.burst <= PER_ADDRESS[Act.MESSAGE].burst


async def test_processes_count_together_in_redis(redis_url: str) -> None:
    async with limits(redis_url) as one, limits(redis_url) as other:
        assert await passed(one, ANN, most=2) == 2
        assert await passed(other, ANN) == 1
        assert await passed(one, ANN) == 0
        assert await passed(other, BEN) == 3


async def test_redis_counts_as_memory_does(redis_url: str) -> None:
    rate = Rate(burst=2, acts=1, seconds=100)
    async with limits(redis_url, address=rate) as limiter:
        assert await passed(limiter, ANN) == 2
        with pytest.raises(HostError) as caught:
            await limiter.check(Act.TABLE, ANN)
        seconds = caught.value.arguments["seconds"]
        assert isinstance(seconds, int)
        assert 1 <= seconds <= 100, "less what has passed since"


async def test_redis_forgets_by_itself(redis_url: str) -> None:
    async with limits(redis_url, together=SLOW) as limiter, Client.from_url(redis_url) as client:
        await limiter.check(Act.TABLE, ANN)
        keys = await client.keys("*")
        lives = [await client.pttl(key) for key in keys]
    assert len(keys) == 2
    assert all(0 < life <= SLOW.interval * 1_000 + 2 for life in lives)


async def test_while_redis_is_down_each_process_counts_for_itself(redis_url: str, redis: Redis) -> None:
    clock = Stopwatch()
    async with limits(redis_url, clock=clock) as limiter:
        assert await passed(limiter, ANN) == 3
        redis.stop()
        assert await passed(limiter, ANN) == 3, "its memory is still empty"
        redis.start()
        assert await passed(limiter, ANN) == 0, "it does not ask Redis again at once"
        clock.now += 5
        assert await passed(limiter, ANN) == 3, "Redis, which was empty after its start, counts again"


async def test_a_redis_that_does_not_answer_is_not_waited_for_each_time(redis_url: str, redis: Redis) -> None:
    async with limits(redis_url) as limiter:
        assert await passed(limiter, ANN, most=1) == 1
        redis.freeze()
        try:
            assert await passed(limiter, ANN) == 3
        finally:
            redis.thaw()
        assert await passed(limiter, ANN) == 0


async def test_a_redis_that_never_was_there_is_no_hindrance() -> None:
    async with limits("redis://127.0.0.1:1/0") as limiter:
        assert await passed(limiter, ANN) == 3
