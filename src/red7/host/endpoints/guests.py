"""Guests: one's own tables and matches, and being forgotten."""

from contextlib import suppress
from functools import partial
from typing import Final

from msgspec import Struct

from red7.game.errors import Red7Error
from red7.host.contracts.allowance import Caller
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.host import Host
from red7.host.tables.summaries import Listing, MatchLine, forgotten, listing, match_line
from red7.table.commands import Leave
from red7.table.decide import Who

_LOOKS: Final = 2  # for a guest who is deleted: a move made meanwhile may have named them once more


class MyMatches(Struct, frozen=True):
    """The tables of a guest, and the matches that are over, the newest first."""

    tables: list[Listing]
    matches: list[MatchLine]


class Tally(Struct, frozen=True):
    """How often somebody has played and won, by the number of players and the options."""

    players: int
    options: str
    played: int
    won: int


class Statistics(Struct, frozen=True):
    """A guest's figures."""

    played: int
    won: int
    by_kind: list[Tally]


async def my_matches(call: Call) -> MyMatches:
    """One's tables and finished matches."""
    guest = call.needs_guest().id
    rows = await call.host.store.of_guest(guest, 100)
    lines = await call.host.store.played(guest)
    return MyMatches([listing(row, guest) for row in rows], [match_line(line) for line in lines])


async def my_statistics(call: Call) -> Statistics:
    """How often one has played and won."""
    kinds: dict[tuple[int, str], list[bool]] = {}
    for line in await call.host.store.played(call.needs_guest().id):
        match = match_line(line)
        if match.prepared:
            continue
        settings = match.settings
        kinds.setdefault((settings.players, settings.options), []).append(line.won)
    return Statistics(
        sum(len(won) for won in kinds.values()),
        sum(sum(won) for won in kinds.values()),
        [Tally(*kind, len(won), sum(won)) for kind, won in sorted(kinds.items())],
    )


async def forget_guest(host: Host, who: Who, caller: Caller = ()) -> None:
    """Delete everything about a guest; the matches stay for the others, without the name.

    Who has many tables waits for those with few, and whose network deletes many guests for the others.
    """

    async def forget_at(id_: str) -> None:
        await host.store.erase(id_, who.guest, lambda document: forgotten(document, who.guest))
        host.tables.reload(id_)

    for row in await host.store.of_guest(who.guest):
        with suppress(Red7Error):  # the seat is left already
            await host.hub.act(row.id, who, Leave())  # so that the others can play on
    for _ in range(_LOOKS):
        for id_ in await host.store.naming(who.guest):  # one after the other: nobody waits for all of them
            await host.deletions.ask(caller, partial(forget_at, id_))
    await host.store.forget_guest(who.guest)
    host.observer.noted("guest forgotten", guest=who.guest)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/matches", my_matches, gives=MyMatches),
    Endpoint("GET", "/api/me/statistics", my_statistics, gives=Statistics),
)
