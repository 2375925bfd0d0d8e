"""Clocks: what happens when the time for a turn is up, at its beginning and in its middle."""

import pytest
from support.clock import Clock
from support.server.live_server import Server
from support.server.server_tables import command, noticed, state
from support.server.server_tables import dealt as dealt_at_once

from red7.table.settings import SHORTEST_TURN

pytestmark = pytest.mark.anyio

TURN = SHORTEST_TURN * 1000


async def dealt(server: Server, clock: Clock, tokens: list[str], **settings: object) -> str:
    await noticed(server, clock)
    table = await dealt_at_once(server, clock, tokens, **settings)
    await noticed(server, clock)
    return table


async def test_whose_time_is_up_is_out_of_the_round(server: Server, clock: Clock) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben", "Cat")]
    table = await dealt(server, clock, tokens, pace={"seconds": SHORTEST_TURN})
    async with server.player(table) as watcher:
        assert watcher.table["deadline"] == clock.ms + TURN
        mover = watcher.table["round"]["turn"]
        clock.ms += TURN
        await watcher.until(lambda: watcher.table["round"]["turn"] != mover)
        assert watcher.table["round"]["out"] == [mover]
        assert watcher.table["seats"][mover]["timeouts"] == 1
        assert [event["type"] for event in watcher.events] == ["timed-out", "played"]
        assert watcher.table["deadline"] == clock.ms + TURN, "the next turn has its own time"


async def test_a_bot_plays_on_for_whose_time_is_up_where_the_table_says_so(
    server: Server, clock: Clock
) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben")]
    pace = {"seconds": SHORTEST_TURN, "timeout": "bot", "level": "beginner"}
    table = await dealt(server, clock, tokens, pace=pace)
    async with server.player(table) as watcher:
        mover = watcher.table["round"]["turn"]
        clock.ms += TURN
        await watcher.until(lambda: len(watcher.events) >= 3)
        kinds = [(event["type"], event["seat"]) for event in watcher.events[:3]]
        assert kinds == [("timed-out", mover), ("stood-in", mover), ("played", mover)]
        assert watcher.table["seats"][mover]["stand_in"] == "beginner"
        answer = await command(server, table, tokens[mover], "come-back", seat=mover)
        assert answer["type"] == "done" or watcher.table["phase"] == "finished"


async def table_in_mid_turn(
    server: Server, clock: Clock, tokens: list[str], **settings: object
) -> tuple[str, int]:
    """A table where somebody has revealed a card with a 3 and thinks on, and who."""
    while True:
        table = await dealt(server, clock, tokens, options="expert", **settings)
        now = await state(server, table)
        assert now.match is not None
        assert now.mover is not None
        threes = [move for move in map(str, now.match.round.moves()) if move[1:] == "3p"]
        if threes:
            answer = await command(
                server, table, tokens[now.mover], "play", seat=now.mover, text=threes[0], whole=False
            )
            assert answer["type"] == "done", answer
            return table, now.mover
        await command(server, table, tokens[0], "leave")


async def test_a_turn_that_was_begun_has_no_new_time_and_ends_where_it_stands(
    server: Server, clock: Clock
) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben")]
    table, mover = await table_in_mid_turn(server, clock, tokens, pace={"seconds": SHORTEST_TURN})
    async with server.player(table, tokens[mover]) as player:
        assert player.table["round"]["begun"]
        assert player.table["deadline"] == clock.ms + TURN, "as when the turn began"
        clock.ms += TURN
        await player.until(lambda: player.version > 0 and bool(player.events))
        assert [event["type"] for event in player.events[:2]] == ["timed-out", "played"]
        assert player.events[1]["text"] == ".", "what was played stays played"
        assert player.table["round"]["begun"] == ""
        assert player.table["round"]["turn"] != mover or player.table["phase"] != "playing"


async def test_a_bot_ends_the_turn_that_somebody_has_begun(server: Server, clock: Clock) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben")]
    pace = {"seconds": SHORTEST_TURN, "timeout": "bot", "level": "beginner"}
    table, mover = await table_in_mid_turn(server, clock, tokens, pace=pace)
    async with server.player(table) as watcher:
        palette = watcher.table["round"]["palettes"][mover]
        clock.ms += TURN
        await watcher.until(lambda: len(watcher.events) >= 3)
        kinds = [(event["type"], event["seat"]) for event in watcher.events[:3]]
        assert kinds == [("timed-out", mover), ("stood-in", mover), ("played", mover)]
        assert any(card[1] == "3" for card in palette)


async def test_a_table_without_a_clock_waits(server: Server, clock: Clock) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben")]
    table = await dealt(server, clock, tokens)
    now = await state(server, table)
    assert now.deadline is None
    clock.ms += 24 * 3600 * 1000
    mover = now.mover
    assert mover is not None
    answer = await command(server, table, tokens[mover], "play", seat=mover, text="out")
    assert answer["type"] == "done"
