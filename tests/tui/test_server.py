"""The terminal table at a table of a running server."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from support.client_play import play_match
from support.patience import PATIENCE
from support.server.live_server import known_secrets, serving
from support.tui.player import at_the_terminal

from red7.client import NewTable, Server, Settings
from red7.game.engine.dice import Dice
from red7.host.protocol.messages import Reacted
from red7.table.commands import StartMatch
from red7.tui.screens.home import HomeScreen
from red7.tui.screens.server import ServerScreen

pytestmark = pytest.mark.anyio


async def test_a_match_is_played_with_somebody_elsewhere_by_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, asyncio.timeout(PATIENCE):
        ben = Server.at(server.url, secret=known_secrets("Ben"))
        await ben.enter("Ben")
        link = await ben.open_table(NewTable(settings=Settings(players=2)))
        address = f"{server.url}/table/{link.id}"
        async with ben.table(link.id) as table, at_the_terminal(link=address) as player:
            await table.until(lambda game: all(seat.kind == "person" for seat in game.table.seats))
            await table.do(StartMatch())
            _, commands = await asyncio.gather(player.play_match(), play_match(table, Dice(1)))
            assert commands
            await player.until(lambda: player.game.version == table.game.version)
            assert player.game.turns[-1].text == table.game.turns[-1].text


async def test_whoever_keeps_a_guest_file_comes_back_to_the_own_seat(tmp_path: Path) -> None:
    file = tmp_path / "guest.json"
    async with serving(tmp_path / "data") as server, asyncio.timeout(PATIENCE):
        ben = Server.at(server.url, secret=known_secrets("Ben"))
        await ben.enter("Ben")
        link = f"{server.url}/table/{(await ben.open_table(NewTable())).id}"
        for _ in range(2):
            async with at_the_terminal(link=link, guest=file) as player:
                await player.until(lambda: player.has_seat)
                assert player.game.you is not None
                assert player.game.you.seat == 1
    assert file.stat().st_mode & 0o777 == 0o600


async def test_a_table_of_the_list_is_joined_and_people_say_something_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, asyncio.timeout(PATIENCE):
        ben = Server.at(server.url, secret=known_secrets("Ben"))
        await ben.enter("Ben")
        link = await ben.open_table(NewTable(settings=Settings(players=2, listed=True)))
        async with ben.table(link.id) as table, at_the_terminal(link=server.url) as player:
            heard: list[object] = []
            table.heard = heard.append
            await player.until(lambda: "Ben" in player.text())
            await player.press("down", "down", "enter")
            await player.until(lambda: player.has_seat)
            await player.until(lambda: player.screen.sitting.may_talk)
            await player.press("m", "2")
            await player.until(lambda: Reacted(1, "thanks") in heard)
            await table.react("wow")
            await player.until(lambda: "Wow!" in player.text())
            await player.press("q", "y")
            await player.until(lambda: isinstance(player.app.screen, ServerScreen))
            await player.press("escape")
            assert isinstance(player.app.screen, HomeScreen)


async def test_a_table_is_opened_at_a_server_and_tells_the_way_to_it(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as server,
        asyncio.timeout(PATIENCE),
        at_the_terminal(link=server.url.removeprefix("http://"), players=3) as player,
    ):
        await player.until(lambda: isinstance(player.app.screen, ServerScreen))
        await player.press("enter")
        await player.until(lambda: player.has_seat and player.is_asked())
        code = player.text().partition("/join/")[2].split()[0]
        assert (await Server.at(server.url).find_table(code)).id == player.screen.sitting.table.id
        await player.press("f")
        await player.until(lambda: all(seat.kind != "free" for seat in player.game.table.seats))


@pytest.mark.parametrize(
    ("new", "keys"),
    [
        (NewTable(settings=Settings(bots=(None, "beginner")), start=True), ("right", "t")),
        (NewTable(), ("f",)),
    ],
)
async def test_whoever_loses_the_connection_is_told_and_can_leave(
    tmp_path: Path, new: NewTable, keys: tuple[str, ...]
) -> None:
    file = tmp_path / "guest.json"
    async with AsyncExitStack() as running, asyncio.timeout(PATIENCE):
        server = await running.enter_async_context(serving(tmp_path / "data"))
        ann = Server.at(server.url, secret=known_secrets("Ann"))
        await ann.enter("Ann")
        id_ = (await ann.open_table(new)).id
        async with ann.table(id_) as table:
            await table.until(lambda game: game.is_your_turn or game.table.phase == "waiting")
        file.write_text(json.dumps({server.url: ann.token}), "utf-8")
        async with at_the_terminal(link=f"{server.url}/table/{id_}", guest=file) as player:
            await player.until(lambda: player.is_asked() and player.has_seat)
            sitting = player.screen.sitting
            await running.aclose()
            await player.until(lambda: sitting.table.state == "lost")
            await player.press(*keys)
            notice = player.screen.speech.say("web-t-connection-lost")
            await player.until(lambda: notice[:20] in player.text())
            await player.press("q", "y")
            await player.until(lambda: isinstance(player.app.screen, HomeScreen))


@pytest.mark.parametrize("link", ["nonsense", "http://127.0.0.1:1/table/abc"])
async def test_a_link_that_leads_nowhere_is_told_on_the_first_screen(link: str) -> None:
    async with at_the_terminal(link=link) as player:
        screen = player.app.screen
        assert isinstance(screen, HomeScreen)
        await player.until(lambda: screen.why is not None)
        assert screen.speech.refusal(screen.why)[:15] in player.text()  # type: ignore[arg-type]
