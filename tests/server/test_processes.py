"""Several processes on one PostgreSQL, with and without Redis: one game, whoever serves it."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from support.long_run import LONG, report
from support.patience import PATIENCE, eventually
from support.server.killable_server import KillableServer, two_processes
from support.server.live_server import Remote
from support.server.log_audit import audit
from support.server.reconnecting_client import ReconnectingClient, finish, open_tables, playing
from support.server.services import Postgres, Redis

from red7.game.engine.dice import Dice
from red7.server.storage.postgres.store import PostgresStore

pytestmark = pytest.mark.anyio

AWAY = 300 if LONG else 0  # seconds without PostgreSQL


async def figure(server: KillableServer, name: str) -> float:
    """A figure of the metrics."""
    async with Remote(server.port).client() as client:
        text = (await client.get("/metrics")).text
    return next(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


async def status(server: KillableServer, path: str) -> int:
    async with Remote(server.port).client() as client:
        return (await client.get(path)).status_code


async def test_of_two_moves_for_one_version_exactly_one_is_accepted(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    async with two_processes(tmp_path, postgres_url, redis_url) as (one, two):
        dice = Dice(3)
        races = 0
        while races < 3:  # each match has one at least
            races += await race(one, two, dice)


async def race(one: KillableServer, two: KillableServer, dice: Dice) -> int:
    """Play a match in which everybody sends each move to both at once; tell how many moves it took."""
    async with AsyncExitStack() as stack:
        players = [
            [
                await stack.enter_async_context(Remote(server.port).player(seat.table_id, seat.token))
                for server in (one, two)
            ]
            for seat in await open_tables([one.port])
        ]
        here = players[0][0]
        await here.until(lambda: here.table["phase"] != "dealing")
        races = 0
        while here.table["phase"] == "playing":
            mover = here.table["round"]["turn"]
            pair = next(pair for pair in players if pair[0].seat == mover)
            for player in pair:
                await player.reach(here.version)
            text, whole = await pair[0].any_turn(dice)
            answers = await asyncio.gather(
                *[player.do("play", seat=mover, text=text, whole=whole) for player in pair]
            )
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
            assert [a["code"] for a in answers if a["type"] == "refused"] == ["server-stale"]
            [version] = [answer["version"] for answer in answers if answer["type"] == "done"]
            await here.reach(version)
            races += 1
        assert here.table["phase"] == "finished"
        return races


async def test_a_bots_turn_whose_process_died_is_played_by_another(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    async with two_processes(tmp_path, postgres_url, redis_url) as (one, two):
        remote = Remote(two.port)
        token = await remote.guest("Ann")
        table = await remote.table(token, start=True, players=2, bots=["casual"])
        async with remote.player(table, token) as player:
            dice = Dice(4)
            # The bot is to move sooner or later; until then its process has thought of nothing. Nobody looks
            # at the table through the other process, which so hears of the turn later.
            async with asyncio.timeout(PATIENCE):
                while not thinkers(two.pid):
                    if player.table["phase"] == "finished":  # by a first turn that could not be a good one
                        await player.do("rematch", seat=player.seat)
                    elif player.to_move:
                        text, whole = await player.any_turn(dice)
                        done = await player.do("play", seat=player.seat, text=text, whole=whole)
                        await player.until_version(done.get("version", 0))
                    await asyncio.sleep(0.01)
            version = player.version
        left_alone = thinkers(two.pid)
        await two.kill()
        async with Remote(one.port).player(table, token) as watching:
            await watching.until(lambda: watching.version > version)
        # Nobody thinks on for a server that is gone.
        await eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left_alone))


def thinkers(pid: int) -> list[int]:
    """The processes that think for a server."""
    processes: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):  # a thread or a process that is just gone
            children = [int(child) for child in task.read_text().split()]
            processes += [
                one for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()
            ]
    return processes


@asynccontextmanager
async def across_processes(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> AsyncIterator[tuple[KillableServer, KillableServer, list[ReconnectingClient]]]:
    """A match between players at different processes, a little way in; then it is played out and checked."""
    async with two_processes(tmp_path, postgres_url, redis_url) as (one, two):
        players = await open_tables([one.port])
        players[1].ports = [two.port]
        async with playing(players):
            for player in players:
                await player.reach(10)
            yield one, two, players
            await finish(players)
    await audit(PostgresStore.open(postgres_url), players)


async def test_while_redis_is_away_play_goes_on_and_when_it_is_back_news_travel_again(
    tmp_path: Path, postgres_url: str, redis_url: str, redis: Redis
) -> None:
    async with across_processes(tmp_path, postgres_url, redis_url) as (one, two, players):
        redis.stop()
        version = players[0].version
        for player in players:
            await player.reach(version + 6)
        for server in (one, two):
            assert await figure(server, "red7_bus_up") == 0
            await Remote(server.port).guest("Cy")  # which is limited, by each process for itself
        redis.start()
        async with asyncio.timeout(PATIENCE):
            while not (await figure(one, "red7_bus_up") and await figure(two, "red7_bus_up")):
                await asyncio.sleep(0.05)
        # Nobody looks into the log any more: from now on each turn is news from the other process.


async def test_while_postgresql_is_away_nothing_is_acknowledged_and_then_service_resumes(
    tmp_path: Path, postgres_url: str, redis_url: str, postgres: Postgres
) -> None:
    async with across_processes(tmp_path, postgres_url, redis_url) as (one, two, players):
        postgres.stop()
        await refused(players, 1)
        acknowledged = [len(player.acknowledged) for player in players]
        await refused(players, 4)
        await asyncio.sleep(AWAY)
        assert [len(player.acknowledged) for player in players] == acknowledged
        for server in (one, two):
            assert await status(server, "/healthz") == 200
            async with asyncio.timeout(PATIENCE):
                while await status(server, "/readyz") != 503:  # what was tried just before still counts
                    await asyncio.sleep(0.05)
        postgres.start()
    report("PostgreSQL away", seconds=AWAY)


async def refused(players: Sequence[ReconnectingClient], times: int) -> None:
    """Wait until they were told so often that the store is away."""
    await eventually(lambda: sum(player.refusals["store-unavailable"] for player in players) >= times)


async def test_what_a_process_committed_as_its_last_deed_is_heard_of_by_the_others(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    async with two_processes(tmp_path, postgres_url, redis_url) as (one, two):
        token = await Remote(one.port).guest("Ann")
        table = await Remote(one.port).table(token)
        await two.kill()
        await two.start("committed", 1)
        await Remote(two.port).ready()
        async with (
            Remote(one.port).player(table, token) as watching,
            Remote(two.port).player(table, token) as player,
        ):
            doing = asyncio.create_task(player.do("seat-bot", seat=1, level="casual"))
            assert await two.ended() < 0
            await watching.until(lambda: watching.table["seats"][1]["kind"] == "bot")
            doing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await doing


async def test_who_comes_to_another_process_sees_nothing_older_than_before(
    tmp_path: Path, postgres_url: str, redis_url: str, redis: Redis
) -> None:
    async with two_processes(tmp_path, postgres_url, redis_url) as (one, two):
        token = await Remote(one.port).guest("Ann")
        table = await Remote(one.port).table(token)
        async with Remote(two.port).player(table, token) as player:
            known = player.version  # the other process has it in memory now ...
        redis.stop()
        async with Remote(one.port).player(table, token) as player:
            seated = await player.do("seat-bot", seat=1, level="casual")
            assert seated["version"] > known
        # ... and has not heard of this
        async with Remote(two.port).player(table, token, since=seated["version"]) as player:
            assert player.version == seated["version"]
            assert player.table["seats"][1]["kind"] == "bot"
        redis.start()


async def test_a_name_is_forgotten_by_all_processes_while_others_look_on(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    async with two_processes(tmp_path, postgres_url, redis_url) as (one, two):
        ann, ben = await Remote(one.port).guest("Ann"), await Remote(one.port).guest("Ben")
        table = await Remote(one.port).table(ann, players=3)
        async with Remote(one.port).player(table, ann) as host, Remote(two.port).player(table, ben) as guest:
            sat = await guest.do("sit")
            await host.until(lambda: host.version == sat["version"])
            assert "Ben" in str(host.table)
            async with Remote(one.port).client(ben) as client:
                assert (await client.delete("/api/me")).status_code == 204
            await guest.until(lambda: guest.messages[-1]["type"] == "goodbye")
            await guest.connection.wait_closed()
            await host.until(lambda: "Ben" not in str(host.table))
            async with (
                asyncio.timeout(PATIENCE),
                httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client,
            ):
                for server in (one, two):
                    where = f"http://127.0.0.1:{server.port}/api/tables/{table}"
                    while "Ben" in (await client.get(where)).text:
                        await asyncio.sleep(0.02)
