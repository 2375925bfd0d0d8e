"""A server as a client sees it: requests with typed answers, and tables to look at."""

from collections.abc import Callable
from typing import Any, Final, TypeVar
from urllib.parse import quote

import msgspec

from red7.client.channel import Transport
from red7.client.refused import RefusedError
from red7.client.remote import RemoteTransport
from red7.client.table import TableClient
from red7.host.endpoints.guests import Me, NewName
from red7.host.endpoints.tables import NewTable, Quick, TableLink, Tables
from red7.host.inputs import new_secret
from red7.host.protocol.messages import Refused, encode
from red7.host.tables.summaries import Listing

T = TypeVar("T")
_REFUSED: Final = 400


class Server:
    """A server; `token` says who asks, and is empty for nobody in particular."""

    def __init__(
        self, transport: Transport, token: str = "", secret: Callable[[], bytes] = new_secret
    ) -> None:
        """`secret` gives what the own seats add to the deals."""
        self.transport: Final = transport
        self.token = token
        self._secret: Final = secret

    @classmethod
    def at(cls, url: str, token: str = "", secret: Callable[[], bytes] = new_secret) -> "Server":
        """The server at a URL; `ValueError` if that is none."""
        return cls(RemoteTransport(url), token, secret)

    async def ask(self, method: str, path: str, body: object = None, gives: type[T] | None = None) -> T:
        """Ask for anything that the protocol has; `RefusedError` says why not.

        The body is a struct, which is sent as JSON, or a text; what the answer is, `gives` says.
        """
        data = b"" if body is None else body.encode() if isinstance(body, str) else encode(body)
        answer = await self.transport.ask(method, path, data, self.token)
        if answer.status >= _REFUSED:
            raise RefusedError(_refused(answer.status, answer.content))
        result: T = _read(answer.content, gives)
        return result

    async def enter(self, name: str) -> Me:
        """Become somebody with a name, or change it; from now on this client asks as that guest."""
        me = await self.ask("POST", "/api/me", NewName(name), Me)
        self.token = me.token or self.token
        return me

    async def open_table(self, new: NewTable) -> TableLink:
        """A new table, with a seat at it for whoever asks."""
        return await self.ask("POST", "/api/tables", new, TableLink)

    async def tables(self) -> list[Listing]:
        """The tables that are open to all, the newest first."""
        return (await self.ask("GET", "/api/tables", gives=Tables)).tables

    async def quick_match(self, quick: Quick) -> TableLink:
        """A seat with whoever waits for such a match, or at a new table for it."""
        return await self.ask("POST", "/api/quick", quick, TableLink)

    async def find_table(self, code: str) -> TableLink:
        """The table that has this short code."""
        return await self.ask("GET", f"/api/codes/{quote(code, safe='')}", gives=TableLink)

    def table(self, id_: str, invitation: str = "") -> TableClient:
        """A table, to be entered by `async with`; who has no seat there watches."""
        return TableClient(self.transport, id_, self.token, invitation, self._secret)


def _read(content: bytes, gives: Any) -> Any:
    if gives is None:
        return None
    return content.decode() if gives is str else msgspec.json.decode(content, type=gives)


def _refused(status: int, content: bytes) -> Refused:
    """Why not; what comes from no server of ours, such as a proxy's page, is told by its status."""
    try:
        return msgspec.json.decode(content, type=Refused)
    except msgspec.MsgspecError:
        return Refused(None, "server-failed", {}, f"the server answered with status {status}")
