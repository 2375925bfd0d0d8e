"""Somebody is away from a table without a clock: after a minute the others may let a bot play."""

import time
from pathlib import Path

import pytest
from support.server.live_server import serving

from red7.host.people.absence import LONG, Absence

pytestmark = pytest.mark.anyio


def test_who_was_here_in_between_is_not_away_for_long() -> None:
    now = [0.0]
    absence = Absence(lambda: now[0])
    absence.follow("table", {"ann", "ben"}, {"ann"})
    now[0] = LONG - 1
    assert absence.long("table") == frozenset()
    absence.follow("table", {"ann", "ben"}, {"ann"})
    now[0] = LONG
    assert absence.long("table") == {"ben"}
    absence.follow("table", {"ann", "ben"}, {"ben"})
    assert absence.long("table") == frozenset()
    now[0] = 2 * LONG
    assert absence.long("table") == {"ann"}
    absence.forget("table")
    assert absence.long("table") == frozenset()


@pytest.mark.parametrize("seconds", [None, 600])
async def test_a_bot_plays_for_who_is_away_for_long_until_they_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int | None
) -> None:
    async with serving(tmp_path) as server:
        ann, ben, cat = [await server.guest(name) for name in ("Ann", "Ben", "Cat")]
        table = await server.table(ann, players=2, pace={"seconds": seconds})
        async with server.player(table, ann) as host, server.player(table, cat) as watcher:

            def told(seats: list[int]) -> bool:
                present = [one for one in host.messages if one["type"] == "present"]
                return bool(present) and present[-1]["seats"] == seats

            async with server.player(table, ben) as guest:
                assert (await guest.do("sit"))["type"] == "done"
                await host.until(lambda: told([0, 1]))
                assert (await host.do("start"))["type"] == "done"
            await host.until(lambda: told([0]))
            ask = {"seat": 1, "level": "casual"}
            assert (await host.do("stand-in", **ask))["code"] == "table-here"
            later = time.monotonic() + LONG + 1
            monkeypatch.setattr(server.host.presence, "_now", lambda: later)
            assert (await watcher.do("stand-in", **ask))["code"] == "table-no-seat"
            assert (await host.do("stand-in", seat=0, level="casual"))["code"] == "table-here"
            answer = await host.do("stand-in", **ask)
            if seconds is not None:  # the clock says how long they wait
                assert answer["code"] == "table-here"
                return
            assert answer["type"] == "done"
            async with server.player(table, ben) as guest:
                assert (await guest.do("come-back", seat=1))["type"] == "done"
                await host.until(lambda: told([0, 1]))
                assert (await host.do("stand-in", **ask))["code"] == "table-here"
