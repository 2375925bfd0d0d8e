"""Long work leaves others their time, as much of it as is said."""

import pytest

from red7.host.slices import SLICE, Slices

pytestmark = pytest.mark.anyio


async def test_others_have_as_long_as_a_slice_took_times_what_is_said() -> None:
    time, rests = [0.0], list[float]()

    async def pause(seconds: float) -> None:
        rests.append(seconds)
        time[0] += seconds

    slices = Slices(rest=4, now=lambda: time[0], pause=pause)
    for work in (SLICE / 4, SLICE, 20 * SLICE, SLICE / 4):
        time[0] += work
        await slices.pause()
    assert rests == pytest.approx([4 * 1.25 * SLICE, 4 * 20 * SLICE])
