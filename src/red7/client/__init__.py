"""A client of the public protocol: a server, or one inside this process; a table there; and turns to stage.

    >>> import asyncio
    >>> from red7.client import NewTable, Settings, in_process
    >>> async def play() -> str:
    ...     async with in_process() as server:
    ...         await server.enter("Ann")
    ...         new = NewTable(settings=Settings(bots=(None, "beginner")), start=True)
    ...         async with server.table((await server.open_table(new)).id) as table:
    ...             await table.until(lambda game: game.table.phase == "playing")
    ...             return table.game.table.seats[0].name
    >>> asyncio.run(play())
    'Ann'

See `docs/client.md` for the rest.
"""

from red7.client.channel import Disconnected
from red7.client.draft import TurnDraft
from red7.client.game import Game
from red7.client.in_process import in_process
from red7.client.link import TablePlace
from red7.client.refused import RefusedError
from red7.client.server import Server
from red7.client.table import TableClient
from red7.host.endpoints.tables import NewTable
from red7.table.settings import Settings

__all__ = [
    "Disconnected",
    "Game",
    "NewTable",
    "RefusedError",
    "Server",
    "Settings",
    "TableClient",
    "TablePlace",
    "TurnDraft",
    "in_process",
]
