"""Whole matches through a real server, as clients play them."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from support.server.live_server import Player, Server, serving

from red7.game.engine.dice import Dice
from red7.game.record.reader import read_record
from red7.game.record.verification import verify

pytestmark = pytest.mark.anyio


async def play_on(player: Player, dice: Dice) -> None:
    """Play any legal turns, step by step, until the match is over."""
    while True:
        await player.until(
            lambda: player.to_move or player.table["phase"] in ("finished", "closed", "between", "dealing")
        )
        if player.table["phase"] == "between":
            await player.do("next-round")
            await player.until(lambda: player.table["phase"] != "between")
            continue
        if player.table["phase"] != "playing":
            return
        assert player.you is not None
        text = await player.any_turn(dice)
        answer = await player.do("play", seat=player.seat, text=text[0], whole=text[1])
        assert answer["type"] == "done" or answer["code"] == "server-stale", answer
        await player.until_version(answer.get("version", 0))


@pytest.mark.parametrize(("players", "options"), [(2, "basic"), (3, "advanced"), (4, "expert")])
async def test_a_match_against_bots_is_played_to_the_end_and_verifies(
    tmp_path: Path, players: int, options: str
) -> None:
    async with serving(tmp_path) as server:
        token = await server.guest("Ann")
        bots = [None, *["casual"] * (players - 1)]
        table = await server.table(token, start=True, players=players, options=options, bots=bots)
        async with server.player(table, token) as player:
            await player.until(lambda: player.table["phase"] == "playing")
            await play_on(player, Dice(1))
            assert player.table["phase"] == "finished"
            assert any(seat["won"] for seat in player.table["seats"])
            record = await text_of(server, table, token)
    verdict = verify(read_record(record))
    assert verdict.problems == ()


async def text_of(server: Server, table: str, token: str) -> str:
    async with server.client(token) as client:
        answer = await client.get(f"/api/tables/{table}/records/1")
    assert answer.status_code == 200, answer.text
    return answer.text


async def test_two_friends_and_a_watcher_see_the_same_game_with_their_own_hands_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        table = await server.table(ann, players=2)
        async with (
            server.player(table, ann) as one,
            server.player(table, ben) as two,
            server.player(table) as watcher,
        ):
            sat = await two.do("sit")
            await one.until_version(sat["version"])
            assert (await one.do("start"))["type"] == "done"
            for player in (one, two, watcher):
                await player.until_phase("playing")
            assert watcher.you is None
            assert one.you is not None
            assert two.you is not None
            assert not set(one.you["hand"]) & set(two.you["hand"])
            seen = "".join(watcher.frames)
            assert not [card for card in one.you["hand"] + two.you["hand"] if f'"{card}"' in seen]
            await asyncio.gather(play_on(one, Dice(1)), play_on(two, Dice(2)))
            for player in (one, two, watcher):
                await player.until_phase("finished")
            assert one.table == two.table == watcher.table


async def test_clients_that_hang_up_while_they_are_told_something_are_no_failure(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await server.table(ann, players=4)
        async with server.player(table, ann) as calm:
            for seat in (1, 2, 3):
                async with AsyncExitStack() as stack:
                    lookers = [await stack.enter_async_context(server.player(table)) for _ in range(10)]
                    for looker in lookers:
                        looker.connection.transport.abort()
                    await calm.do("seat-bot", seat=seat, level="casual")
            await calm.until(lambda: calm.messages[-1].get("watchers") == 0)
            assert b"red7_failures_total 0.0" in server.services.metrics.text()
