"""One device for several people: a hand is shown only to whom the device was handed."""

import json

import pytest
from support.clock import Clock
from support.server.live_server import Json, Player, Server
from support.server.server_tables import deal, state, watched

from red7.game.engine.dice import Dice
from red7.table.views.card_names import names

pytestmark = pytest.mark.anyio


async def hand(player: Player, seat: int) -> None:
    """Give the device to the player of this seat."""
    await player.connection.send(json.dumps({"type": "hand", "seat": seat}))


async def take(player: Player, seat: int) -> None:
    """Give the device to the player of this seat, who then sees the hand."""
    await hand(player, seat)
    await player.until(lambda: player.you is not None and player.seat == seat)


async def hands_of(server: Server, table: str) -> list[set[str]]:
    match = (await state(server, table)).match
    assert match is not None
    return [set(names(int(match.round.hands[seat]))) for seat in range(match.players)]


def shown(player: Player) -> set[int]:
    """The seats whose hands this connection has been shown."""
    return {message["you"]["seat"] for message in player.messages if message.get("you")}


async def test_people_who_share_a_device_are_called_what_they_like_by_the_rules_for_names(
    server: Server,
) -> None:
    ann = await server.guest("Ann")
    device = {"players": 3, "device": True}

    async def opened(*names: str) -> Json:
        async with server.client(ann) as client:
            answer = await client.post("/api/tables", json={"settings": device, "names": names})
            body: Json = answer.json()
            return body

    table = (await opened("Ann", "", "  Bea\u200b "))["id"]
    assert [seat.name for seat in (await state(server, table)).seats] == ["Ann", "Ann 2", "Bea"]
    for wanted, code, seat in (
        (("Ann", "Bea", "x" * 25), "name-long", 2),
        (("Ann", "robot"), "name-reserved", 1),
        (("Ann", "", "ANN"), "name-taken", 2),
    ):
        refused = await opened(*wanted)
        assert (refused["code"], refused["arguments"]["seat"]) == (code, seat)
    async with server.client(ann) as client:
        assert len((await client.get("/api/me/matches")).json()["tables"]) == 1


async def test_on_one_device_only_the_hand_is_shown_that_it_was_handed_to(
    server: Server, clock: Clock
) -> None:
    token = await server.guest("Ann")
    table = await server.table(token, players=2, device=True)
    assert [seat.name for seat in (await state(server, table)).seats] == ["Ann 1", "Ann 2"]
    async with server.player(table, token) as player:
        assert (await player.do("start"))["type"] == "done"
        await deal(server, clock, table)
        await player.until(lambda: player.table["phase"] == "playing")
        assert player.you is None, "nobody has it yet"
        mover = player.table["round"]["turn"]
        hands = await hands_of(server, table)
        assert (await player.ask("what-if", seat=mover, text="out"))["code"] == "server-not-your-seat"
        await hand(player, mover)
        await player.until(lambda: player.you is not None)
        assert player.you is not None
        assert set(player.you["hand"]) == hands[mover]
        assert shown(player) == {mover}

        await hand(player, 1 - mover)
        await player.until(lambda: player.you is None)
        assert shown(player) == {mover}, "that one is not to move"

        await hand(player, mover)
        await player.until(lambda: player.you is not None)
        before = len(player.frames)
        turn, _ = await player.any_turn(Dice(1))
        assert (await player.do("play", seat=mover, text=turn))["type"] == "done"
        await player.until(lambda: player.table["round"]["turn"] == 1 - mover)
        await player.until(lambda: player.you is None)
        assert shown(player) == {mover}

        assert player.messages[-1].get("you") is None
        assert len(player.frames) > before


async def test_a_hand_that_was_taken_back_is_shown_again_only_when_the_device_is_handed_over_again(
    server: Server, clock: Clock
) -> None:
    token = await server.guest("Ann")
    table = await server.table(token, players=3, device=True)
    async with server.player(table, token) as player:
        assert (await player.do("start"))["type"] == "done"
        await deal(server, clock, table)
        await player.until(lambda: player.table["phase"] == "playing")
        first = player.table["round"]["turn"]
        await hand(player, first)
        await player.until(lambda: player.you is not None)
        turn, _ = await player.any_turn(Dice(1))
        assert (await player.do("play", seat=first, text=turn))["type"] == "done"
        await player.until(lambda: player.you is None)
        # The others play somewhere else, and the first one is to move again.
        seen = len(player.messages)
        async with server.player(table, token) as other:
            while other.table["round"]["turn"] != first:
                mover = other.table["round"]["turn"]
                await hand(other, mover)
                await other.until(lambda: other.you is not None)
                text, _ = await other.any_turn(Dice(2))
                played = await other.do("play", seat=mover, text=text)
                assert played["type"] == "done", played
                await other.until_version(played["version"])
        await player.until(lambda: player.table["round"]["turn"] == first)
        assert (player.table["phase"], player.table["round"]["out"]) == ("playing", [])
        await player.connection.send(json.dumps({"type": "beat"}))
        await player.ask("what-if", seat=first, text="out")
        assert all(message["you"] is None for message in player.messages[seen:] if "you" in message)


async def test_in_a_new_round_no_hand_is_shown_before_the_device_is_handed_over(
    server: Server, clock: Clock
) -> None:
    token = await server.guest("Ann")
    table = await server.table(token, options="advanced", device=True, start=True)
    await deal(server, clock, table)
    async with watched(server, table, token, token) as players:
        mover = players[0].table["round"]["turn"]
        await hand(players[0], mover)
        played = await players[0].do("play", seat=mover, text="out", version=None)
        assert played["type"] == "done", played
        for seat, player in enumerate(players):
            await player.until_phase("between")
            await take(player, seat)
        assert (await players[0].do("next-round"))["type"] == "done"
        for player in players:
            await player.until_phase("playing")
            assert player.you is None, "whoever is to move first"


async def test_a_device_that_comes_back_shows_no_hand(server: Server, clock: Clock) -> None:
    token = await server.guest("Ann")
    table = await server.table(token, players=3, device=True)
    async with server.player(table, token) as player:
        assert (await player.do("start"))["type"] == "done"
        await deal(server, clock, table)
        await player.until(lambda: player.table["phase"] == "playing")
        await hand(player, player.table["round"]["turn"])
        await player.until(lambda: player.you is not None)
        version = player.version
    for since in (None, version):
        async with server.player(table, token, since=since) as again:
            assert again.you is None
    async with server.client(token) as client:
        assert (await client.get(f"/api/tables/{table}")).json()["you"] is None
