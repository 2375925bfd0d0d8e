"""Guests: their tables and matches, and deleting them."""

from contextlib import suppress
from functools import partial
from typing import Final

from msgspec import Struct

from red7.game.errors import Red7Error
from red7.host.contracts.allowance import CountedNames
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.host import Host
from red7.host.people.names import Name
from red7.host.tables.summaries import Listing, MatchLine, forgotten, listing, match_line
from red7.table.commands import Leave
from red7.table.decisions.asker import Who

_MOST_TABLES: Final = 100  # in a list
_MOST_MATCHES: Final = 300
_LOOKS: Final = 2  # passes to delete a guest: a move made meanwhile may have named them again


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """A wished name."""

    name: Name


class Me(Struct, frozen=True):
    """A guest, for themselves. The token is for programs, which have no cookie; pages get none."""

    name: str
    token: str


class MyMatches(Struct, frozen=True):
    """A guest's latest tables and finished matches, newest first."""

    tables: list[Listing]
    matches: list[MatchLine]


async def my_matches(call: Call) -> MyMatches:
    """Your tables and finished matches."""
    guest = call.needs_guest().id
    rows = await call.host.store.of_guest(guest, _MOST_TABLES)
    lines = await call.host.store.played(guest, _MOST_MATCHES)
    return MyMatches([listing(row, guest) for row in rows], [match_line(line) for line in lines])


async def forget_guest(host: Host, who: Who, counted: CountedNames = ()) -> None:
    """Delete everything about a guest; the matches stay for the others, without the name.

    Guests with many tables wait for those with few, and busy networks for others.
    """

    async def forget_at(id_: str) -> None:
        await host.store.erase(id_, who.guest, lambda document: forgotten(document, who.guest))
        host.tables.reload(id_)

    for row in await host.store.of_guest(who.guest):
        with suppress(Red7Error):  # they have already left the seat
            await host.hub.act(row.id, who, Leave())  # so that the others can play on
    for _ in range(_LOOKS):
        for id_ in await host.store.naming(who.guest):  # one at a time, so that nobody waits for all of them
            await host.deletion_queue.ask(counted, partial(forget_at, id_))
    await host.store.forget_guest(who.guest)
    host.observer.noted("guest forgotten", guest=who.guest)


MATCHES: Final = Endpoint("GET", "/api/me/matches", my_matches, gives=MyMatches)
