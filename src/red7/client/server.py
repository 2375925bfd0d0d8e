"""A server as a client sees it: requests with typed answers, and tables to join."""

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
    """A server; `token` says who you are, and is empty for nobody in particular."""

    def __init__(
        self, transport: Transport, token: str = "", secret: Callable[[], bytes] = new_secret
    ) -> None:
        """`secret` makes what your seats add to the deals."""
        self.transport: Final = transport
        self.token = token
        self._secret: Final = secret

    @classmethod
    def at(cls, url: str, token: str = "", secret: Callable[[], bytes] = new_secret) -> "Server":
        """The server at a URL; `ValueError` if it isn't one."""
        return cls(RemoteTransport(url), token, secret)

    async def ask(self, method: str, path: str, body: object = None, gives: type[T] | None = None) -> T:
        """Send any request of the protocol; `RefusedError` says why it is refused.

        The body is a struct, which is sent as JSON, or a text; `gives` is the type of the answer.
        """
        data = b"" if body is None else body.encode() if isinstance(body, str) else encode(body)
        answer = await self.transport.ask(method, path, data, self.token)
        if answer.status >= _REFUSED:
            raise RefusedError(_refused(answer.status, answer.content))
        result: T = _read(answer.content, gives)
        return result

    async def enter(self, name: str) -> Me:
        """Become a guest with this name, or change your name; from now on this client acts as that guest."""
        me = await self.ask("POST", "/api/me", NewName(name), Me)
        self.token = me.token or self.token
        return me

    async def open_table(self, new: NewTable) -> TableLink:
        """Open a new table, with a seat for you."""
        return await self.ask("POST", "/api/tables", new, TableLink)

    async def tables(self) -> list[Listing]:
        """The open tables, newest first."""
        return (await self.ask("GET", "/api/tables", gives=Tables)).tables

    async def quick_match(self, quick: Quick) -> TableLink:
        """Join somebody who waits for such a match, or wait at a new table."""
        return await self.ask("POST", "/api/quick", quick, TableLink)

    async def find_table(self, code: str) -> TableLink:
        """The table that has this short code."""
        return await self.ask("GET", f"/api/codes/{quote(code, safe='')}", gives=TableLink)

    def table(self, id_: str, invitation: str = "") -> TableClient:
        """A table, to be used in `async with`; without a seat there you watch."""
        return TableClient(self.transport, id_, self.token, invitation, self._secret)


def _read(content: bytes, gives: Any) -> Any:
    if gives is None:
        return None
    return content.decode() if gives is str else msgspec.json.decode(content, type=gives)


def _refused(status: int, content: bytes) -> Refused:
    """The refusal in an answer; if it isn't from a server of ours, such as a proxy's page, by its status."""
    try:
        return msgspec.json.decode(content, type=Refused)
    except msgspec.MsgspecError:
        return Refused(None, "server-failed", {}, f"the server answered with status {status}")
