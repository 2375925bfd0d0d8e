"""Tables brought to where a test begins, on a server whose time passes when the test says so."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from support.clock import Clock
from support.patience import PATIENCE
from support.server.live_server import Json, Player, Server

from red7.host.rates import Rate
from red7.server.limits import PER_ADDRESS, TOGETHER, Limits
from red7.table.commands import AutoDeal
from red7.table.decisions.asker import Who
from red7.table.errors import TableError
from red7.table.table import DEAL_WAIT, Table

_ANY = Rate(10**6, 10**6, 1)


def known_secret() -> bytes:
    """For a server that deals the same cards in every run."""
    return bytes(range(32))


def no_limits(per_connection: Rate = _ANY, now: Callable[[], float] = time.monotonic) -> Limits:
    """Limits that nobody reaches, but maybe on a single socket."""
    return Limits(
        per_guest={},
        per_address=dict.fromkeys(PER_ADDRESS, _ANY),
        together=dict.fromkeys(TOGETHER, _ANY),
        per_connection=per_connection,
        now=now,
    )


async def command(server: Server, table: str, token: str, type_: str, **fields: object) -> Json:
    """The answer to a command over HTTP."""
    async with server.client(token) as client:
        asked = {"type": "do", "id": f"{type_} {fields}".replace(" ", "_")[:60]}
        body = {**asked, "command": {"type": type_, **fields}}
        answer: Json = (await client.post(f"/api/tables/{table}/commands", json=body)).json()
        return answer


async def deal(server: Server, clock: Clock, table: str) -> None:
    """Let the time for secrets pass, of which nobody has any."""
    clock.ms += DEAL_WAIT
    with suppress(TableError):  # the server was faster
        await server.host.hub.act(table, Who(system=True), AutoDeal())


async def dealt(server: Server, clock: Clock, tokens: Sequence[str], **settings: Any) -> str:
    """A table where these people have been dealt their cards."""
    table = await server.table(tokens[0], players=len(tokens), **settings)
    for token in tokens[1:]:
        assert (await command(server, table, token, "sit"))["type"] == "done"
    assert (await command(server, table, tokens[0], "start"))["type"] == "done"
    await deal(server, clock, table)
    return table


async def noticed(server: Server, clock: Clock) -> None:
    """Wait until the server has noticed what time it is: a longer leap looks to it as if it had been down."""
    async with asyncio.timeout(PATIENCE):
        while server.host.lost_time.seen_at < clock.ms - 1_999:
            await asyncio.sleep(0.02)


async def state(server: Server, table: str) -> Table:
    """The table as the server has it."""
    return (await server.host.tables.get(table)).table


@asynccontextmanager
async def watched(server: Server, table: str, *tokens: str) -> AsyncIterator[list[Player]]:
    """Connections of these people to a table; an empty token is somebody who only watches."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(server.player(table, token)) for token in tokens]


async def hears(player: Player, message: Json) -> None:
    """Wait until a connection was told this."""
    await player.until(lambda: message in player.messages)


async def goodbye(player: Player) -> Json:
    """The last words of a connection, which is then closed."""
    await player.until(lambda: player.messages[-1]["type"] == "goodbye")
    await player.connection.wait_closed()
    return player.messages[-1]


async def give_up(server: Server, table: str, tokens: Sequence[str]) -> None:
    """End the round, and a match without points, at once: everybody to move goes out."""
    while (mover := (await state(server, table)).mover) is not None:
        answer = await command(server, table, tokens[mover], "play", seat=mover, text="out")
        assert answer["type"] == "done", answer
