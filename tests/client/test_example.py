"""The example of a bot at a table of a server."""

import asyncio
import runpy
import sys
from pathlib import Path

import pytest
from support.client_play import play_match
from support.patience import PATIENCE
from support.server.live_server import known_secrets, serving
from support.server.server_tables import no_limits

from red7.client import NewTable, Server, Settings
from red7.game.engine.dice import Dice
from red7.table.commands import Sit, StartMatch

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"


async def test_the_bot_plays_a_match_at_a_table_by_its_code(tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE), serving(tmp_path) as server:
        ann = Server.at(server.url, secret=known_secrets("Ann"))
        await ann.enter("Ann")
        link = await ann.open_table(NewTable(settings=Settings(options="draw+actions")))
        async with ann.table(link.id) as table:
            words = [str(EXAMPLE), f"{server.url}/join/{link.code}", "--name", "Robin"]
            bot = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
            await table.until(lambda game: all(seat.kind == "person" for seat in game.table.seats))
            await table.do(StartMatch())
            await play_match(table, Dice(1))
            told, _ = await bot.communicate()
            assert bot.returncode == 0
            assert sorted(told.decode().split()) == sorted(["Ann:", "Robin:", "won", "lost"])


async def test_bots_play_round_after_round_where_each_has_the_next_one_dealt(tmp_path: Path) -> None:
    play = runpy.run_path(str(EXAMPLE))["play"]
    async with asyncio.timeout(PATIENCE), serving(tmp_path, limits=no_limits()) as server:
        ann, ben = [Server.at(server.url, secret=known_secrets(name)) for name in ("Ann", "Ben")]
        await ann.enter("Ann")
        await ben.enter("Ben")
        link = await ann.open_table(NewTable(settings=Settings(options="scoring")))
        async with ann.table(link.id) as first, ben.table(link.id) as second:
            await second.do(Sit())
            await first.do(StartMatch())
            await asyncio.gather(play(first), play(second))
            assert first.game.is_over
            assert first.game.turns[-1].round > 1


async def test_the_sample_of_the_documentation_runs(tmp_path: Path) -> None:
    text = (EXAMPLE.parents[1] / "docs" / "client.md").read_text("utf-8")
    sample = text.split("```python\n")[1].split("```")[0]
    async with asyncio.timeout(PATIENCE), serving(tmp_path) as server:
        words = ["-c", sample.replace("http://127.0.0.1:7007", server.url)]
        run = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
        told, _ = await run.communicate()
    assert run.returncode == 0
    assert told.decode().startswith("('")
