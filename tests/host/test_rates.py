"""Rates: a burst passes, a flood waits, and what is counted has an end."""

from red7.host.rates import Meter, Meters, Rate


def test_a_burst_passes_and_then_one_act_an_interval() -> None:
    meter, rate = Meter(), Rate(burst=5, acts=2, seconds=1)
    assert [meter.wait(rate, 100.0) for _ in range(6)] == [0, 0, 0, 0, 0, 0.5]
    assert meter.wait(rate, 100.25) == 0.25
    assert meter.wait(rate, 100.5) == 0
    assert meter.wait(rate, 100.5) == 0.5
    assert not meter.is_idle(102.9)
    assert meter.is_idle(103.0)
    assert [meter.wait(rate, 200.0) for _ in range(6)] == [0, 0, 0, 0, 0, 0.5]


def test_what_was_done_already_is_charged_as_far_as_the_burst_goes() -> None:
    meter, rate = Meter(), Rate(burst=5, acts=2, seconds=1)
    meter.charge(rate, 3, 0.0)
    assert [meter.wait(rate, 0.0) for _ in range(3)] == [0.0, 0.0, 0.5]
    meter.charge(rate, 1_000, 0.0)
    assert meter.wait(rate, 0.0) == 0.5, "never more than the burst"


def test_who_hammers_on_does_not_wait_longer() -> None:
    meter, rate = Meter(), Rate(burst=1, acts=1, seconds=1)
    assert meter.wait(rate, 50.0) == 0
    assert [meter.wait(rate, 50.0 + tick / 8) for tick in range(1, 8)] == [
        1 - tick / 8 for tick in range(1, 8)
    ]
    assert meter.wait(rate, 51.0) == 0


def test_over_a_long_time_no_more_passes_than_the_rate_allows() -> None:
    meter, rate = Meter(), Rate(burst=10, acts=20, seconds=1)
    ticks = (tick / 1_024 for tick in range(10 * 1_024))
    assert 0 <= sum(meter.wait(rate, now) == 0 for now in ticks) - 10 * 20 <= rate.burst


def test_meters_that_are_idle_are_forgotten_and_there_is_an_end() -> None:
    meters, rate = Meters(most=100), Rate(burst=1, acts=1, seconds=10)
    for number in range(100):
        meters.wait(f"early {number}", rate, 0.0)
    meters.wait("late", rate, 20.0)
    assert len(meters) == 1
    meters.wait("later", rate, 1_000.0)
    assert len(meters) == 1, "also when they are few"
    for number in range(10_000):
        meters.wait(f"flood {number}", rate, 1_000.0)
        assert len(meters) <= 100
    assert meters.wait("flood 9999", rate, 1_000.0) == 10, "those who came last are still known"
