"""Those who look on: what they see, how many there may be, and quick words from the table."""

import json
from pathlib import Path

import pytest
from support.clock import Clock
from support.patience import eventually
from support.server.live_server import Server, serving
from support.server.server_tables import dealt, give_up, hears, no_limits, state, watched
from websockets.exceptions import InvalidStatus

from red7.host.caps import Caps
from red7.table.views.card_names import names

pytestmark = pytest.mark.anyio


async def test_watchers_see_no_card_that_is_hidden_until_the_match_is_over(
    server: Server, clock: Clock
) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben", "Cat")]
    table = await dealt(server, clock, tokens, options="expert")
    now = await state(server, table)
    assert now.match is not None
    round_ = now.match.round
    hands = [names(int(round_.hands[seat])) for seat in range(3)]
    deck = [names(1 << int(round_.deck[place]))[0] for place in range(round_.deck_size)]
    hidden = {card for hand in hands for card in hand} | set(deck)
    assert len(hidden) == 49 - 3, "all but the first cards of the palettes"
    stranger = await server.guest("Dan")
    async with watched(server, table, "", stranger) as watchers:
        async with server.client() as client:
            read = (await client.get(f"/api/tables/{table}")).text
        for text in (read, *watchers[0].frames, *watchers[1].frames):
            assert not [card for card in hidden if f'"{card}"' in text]
            assert not json.loads(text).get("you")
        await give_up(server, table, tokens)
        for watcher in watchers:
            await watcher.until_phase("between")


async def test_after_the_match_everybody_sees_everything(server: Server, clock: Clock) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben")]
    table = await dealt(server, clock, tokens)
    now = await state(server, table)
    assert now.match is not None
    hands = [list(names(int(now.match.round.hands[seat]))) for seat in range(2)]
    async with watched(server, table, *tokens, "") as everybody:
        await give_up(server, table, tokens)
        for one in everybody:
            await one.until_phase("finished")
            assert one.table["open"]["hands"] == hands
            assert len(one.table["open"]["deck"]) == 49 - 2 - 14
            assert one.table["fairness"]["server_secret"]


async def test_everybody_hears_who_is_there_and_what_they_say_in_a_word(server: Server, clock: Clock) -> None:
    tokens = [await server.guest(name) for name in ("Ann", "Ben")]
    table = await dealt(server, clock, tokens)
    async with watched(server, table, tokens[1], "") as [ben, watcher]:
        for one in (ben, watcher):
            await hears(one, {"type": "present", "seats": [1], "watchers": 1})
        async with server.player(table, tokens[0]):
            await ben.until(lambda: ben.messages[-1] == {"type": "present", "seats": [0, 1], "watchers": 1})
        await ben.until(lambda: ben.messages[-1] == {"type": "present", "seats": [1], "watchers": 1})
        version = ben.version
        await ben.connection.send(json.dumps({"type": "react", "reaction": "well-played"}))
        for one in (ben, watcher):
            await hears(one, {"type": "reacted", "seat": 1, "reaction": "well-played"})
        await ben.connection.send(json.dumps({"type": "react", "reaction": "you are a fool"}))
        await ben.until(lambda: ben.refused is not None)
        assert ben.refused is not None
        assert ben.refused["code"] == "server-message", "there are a few words, and no others"
        assert ben.version == version, "no part of the game"


async def test_the_server_answers_a_beat(server: Server) -> None:
    table = await server.table(await server.guest("Ann"))
    async with server.player(table) as looker:
        await looker.connection.send('{"type": "beat"}')
        await hears(looker, {"type": "beat"})


async def test_there_are_no_more_watchers_than_there_may_be_and_seats_have_their_place(
    tmp_path: Path, clock: Clock
) -> None:
    async with serving(tmp_path, now=clock, caps=Caps(watchers=1)) as server:
        tokens = [await server.guest(name) for name in ("Ann", "Ben", "Cat")]
        table = await dealt(server, clock, tokens[:2])
        async with watched(server, table, "", tokens[2], *tokens[:2]) as [first, second, *seated]:
            assert first.refused is None
            assert second.refused is not None
            assert second.refused["code"] == "server-watchers-full"
            assert [one.seat for one in seated] == [0, 1]


@pytest.mark.parametrize("caps", [Caps(connections=2), Caps(connections_per_address=2)])
async def test_there_are_no_more_connections_than_there_may_be(tmp_path: Path, caps: Caps) -> None:
    async with serving(tmp_path, caps=caps, limits=no_limits()) as server:
        table = await server.table(await server.guest("Ann"))
        async with watched(server, table, "", ""):
            with pytest.raises(InvalidStatus, match="403"):
                async with server.player(table):
                    pass
        refused = {"code": "server-connections-full"}
        assert server.services.metrics.registry.get_sample_value("red7_refusals_total", refused) == 1
        await eventually(lambda: not len(server.host.viewers))
        async with server.player(table) as again:
            assert again.refused is None
