"""A log from elsewhere is believed if every event of it could have come about here, and lets others go on."""

import asyncio
from itertools import count

import pytest
from msgspec.structs import replace
from support.table_driver import ANN, SYSTEM, Club, everything, some_play

from red7.game.engine.dice import Dice
from red7.game.errors import InvalidError
from red7.host.caps import Caps
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.observer import Observer
from red7.host.hub import Hub
from red7.host.inputs import USUAL
from red7.host.memory.store import MemoryStore
from red7.host.slices import Slices
from red7.host.tables.log_check import CheckedLog, Log, check_log
from red7.host.tables.table_cache import TableCache
from red7.table.commands import BotPlay, NextRound, Rematch, StartMatch
from red7.table.events import Played
from red7.table.settings import Settings
from red7.table.table import Phase

pytestmark = pytest.mark.anyio


def played(options: str, players: int, matches: int = 2) -> Club:
    """A table at which Ann has played with computers, as on a device."""
    club = Club(Settings(players=players, options=options, bots=(None, *["casual"] * (players - 1))))
    club.do(ANN, StartMatch())
    while True:
        table = club.table
        club.wait(1)
        if table.phase is Phase.FINISHED and table.match_number == matches:
            return club
        if table.phase is Phase.FINISHED:
            own = next(number for number, seat in enumerate(table.seats) if seat.guest)
            club.do(ANN, Rematch(seat=own))
        elif table.phase is Phase.BETWEEN:
            club.do(ANN, NextRound())
        elif table.phase is Phase.DEALING:
            club.come_due()
        else:
            play = some_play(table, Dice(table.version))
            bot = BotPlay(seat=play.seat, text=play.text, whole=play.whole)
            club.do(*((SYSTEM, bot) if table.bot_to_move else (ANN, play)))


def log_of(club: Club) -> Log:
    return [(at, event) for event, at in club.log]


async def check(log: Log, slices: Slices | None = None) -> CheckedLog:
    return await check_log("t", log, ANN, 10**13, slices or Slices())


@pytest.mark.parametrize("options", ["basic", "draw", "actions", "draw+scoring+actions"])
async def test_what_was_played_elsewhere_is_believed_in_every_mode(options: str) -> None:
    club = played(options, 3)
    turns = [event for event, _ in club.log if isinstance(event, Played)]
    assert "draw" not in options or any("+" in turn.text for turn in turns), "cards were drawn"
    assert "scoring" not in options or any(not turn.whole for turn in turns), "3s have revealed cards"
    checked = await check(log_of(club))
    assert everything(checked.table) == everything(club.table)
    assert [result.match for result in checked.played] == [1, 2]


async def test_a_turn_with_another_card_than_it_drew_is_not_believed() -> None:
    log = list(log_of(played("draw", 2, 1)))
    place, (at, event) = next(
        (place, line) for place, line in enumerate(log) if isinstance(line[1], Played) and "+" in line[1].text
    )
    assert isinstance(event, Played)
    for text in (event.text[:-3] + "R0+", event.text[:-3] + "+", "no turn at all"):
        log[place] = at, replace(event, text=text)
        with pytest.raises(InvalidError) as caught:
            await check(log)
        assert (caught.value.code, caught.value.arguments["event"]) == ("archive-log", place + 1)


async def test_others_have_their_turn_after_every_step_of_a_log() -> None:
    """However long the log is, nobody waits longer than for a slice of the work."""
    log = log_of(played("basic", 2))
    turns_of_others = 0

    async def others() -> None:
        nonlocal turns_of_others
        while True:
            turns_of_others += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    slices = Slices(now=map(float, count()).__next__)  # each is over at once
    checked = await check(log, slices)
    times = [turns_of_others]
    store = MemoryStore()
    tables = TableCache(store, LocalBus(), lambda _id: False, 10)
    hub = Hub(store, tables, Observer(), USUAL, Caps())
    cached = await hub.take_in("t", [event for _, event in log], checked.played, slices)
    times.append(turns_of_others - times[0])
    beside.cancel()
    assert min(times) > len(log) / 2
    assert cached.table.phase is Phase.FINISHED


async def test_a_log_that_is_taken_in_takes_no_memory_before_somebody_looks_at_it() -> None:
    log, store = log_of(played("basic", 2)), MemoryStore()
    checked = await check(log, Slices())
    tables = TableCache(store, LocalBus(), lambda _id: False, 10)
    await Hub(store, tables, Observer(), USUAL, Caps()).take_in(
        "t", [event for _, event in log], checked.played, Slices()
    )
    assert tables.all() == []
    assert (await tables.get("t")).version == len(log)
