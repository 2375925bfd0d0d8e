"""What the operator may ask of a running server."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import structlog

from red7.host.hub import SYSTEM
from red7.host.tables.summaries import listing
from red7.server.operator.socket import Json, answering
from red7.server.services import Services
from red7.server.storage.backup import LOCK
from red7.server.storage.lock import lock
from red7.table.commands import End

MOST_TABLES: Final = 500
_log = structlog.get_logger("red7.admin")


class Admin:
    """Answers the operator's requests, and logs changes."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._acts: Final[dict[str, Callable[[Json], Awaitable[Json]]]] = {
            "tables": self._tables,
            "guests": self._guests,
            "bans": self._bans,
            "end": self._end,
            "ban": self._ban,
            "unban": self._unban,
            "announce": self._announce,
            "backup": self._backup,
        }

    async def do(self, request: Json) -> Json:
        """The answer to a request, or an error that says why there is none."""
        return await self._acts[request["act"]](request)

    async def _tables(self, _request: Json) -> Json:
        """All tables that are not closed, with their viewers in this process."""
        store, viewers = self._services.store, self._services.host.viewers
        tables = [
            {
                "id": row.id,
                "phase": row.phase,
                "players": [seat.name for seat in listing(row).seats if seat.kind == "person"],
                "connections": len(viewers.of(row.id)),
                "touched": row.touched,
            }
            for row in await store.open_tables(MOST_TABLES)
        ]
        return {"tables": tables, "count": await store.count()}

    async def _guests(self, _request: Json) -> Json:
        """Everybody who is connected to this process, and from where."""
        people: dict[tuple[str, str], Json] = {}
        for viewer in self._services.host.viewers:
            key = (viewer.who.guest, viewer.address)
            person = people.setdefault(
                key,
                {"id": key[0], "name": viewer.who.name, "address": viewer.address, "tables": []},
            )
            person["tables"].append(viewer.cached.id)
        return {"guests": list(people.values())}

    async def _bans(self, _request: Json) -> Json:
        bans = await self._services.store.bans(self._services.host.now())
        return {"bans": [{"subject": ban.subject, "since": ban.at, "until": ban.until} for ban in bans]}

    async def _end(self, request: Json) -> Json:
        table = str(request["table"])
        await self._services.host.hub.act(table, SYSTEM, End())
        _log.warning("table ended by the operator", table=table[:8])
        return {"table": table}

    async def _ban(self, request: Json) -> Json:
        until = self._services.host.now() + int(request["minutes"]) * 60_000
        ban = await self._services.bans.put(str(request["subject"]), until)
        _log.warning("banned by the operator")
        return {"subject": ban.subject, "until": ban.until}

    async def _unban(self, request: Json) -> Json:
        subject = str(request["subject"])
        lifted = await self._services.bans.drop(subject)
        _log.warning("ban lifted by the operator", count=int(lifted))
        return {"subject": subject, "lifted": lifted}

    async def _announce(self, request: Json) -> Json:
        minutes = int(request["minutes"])
        at = self._services.host.now() + minutes * 60_000 if minutes >= 0 else 0
        await self._services.restarts.announce(at)
        _log.warning("restart announced by the operator", count=minutes)
        return {"at": at}

    async def _backup(self, request: Json) -> Json:
        target = str(request["backup"])
        await self._services.store.backup(Path(target))
        return {"backup": target}


@asynccontextmanager
async def operated(data: Path, services: Services) -> AsyncIterator[None]:
    """Lock the data folder for this server, and answer its owner."""
    with lock(data / LOCK, data):  # keeps other servers, and backups without a server, off the folder
        async with answering(data, Admin(services).do):
            yield
