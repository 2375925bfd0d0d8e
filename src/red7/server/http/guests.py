"""Guests over HTTP: a name, other devices, one's own matches, and being forgotten."""

from contextlib import suppress
from typing import Annotated

import structlog
from msgspec import Meta, Struct

from red7.game.errors import Red7Error
from red7.host.contracts.store import Guest
from red7.host.summaries import Listing, MatchLine, forgotten, listing, match_line
from red7.server.http.endpoint import Call, endpoint
from red7.server.limits import Act
from red7.server.logs import person
from red7.table.commands import Leave

_log = structlog.get_logger("red7.people")
Name = Annotated[str, Meta(max_length=200)]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would like to be called."""

    name: Name


class Me(Struct, frozen=True):
    """A guest, as the guest may see it. The token is for programs, which have no cookie; pages get none."""

    name: str
    token: str


class DeviceLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that makes another device the same guest: once, and not for long."""

    code: Annotated[str, Meta(max_length=200)]


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


@endpoint("POST", "/api/me", body=NewName, gives=Me)
async def name_me(call: Call) -> Me:
    """Become a guest with a name, or change one's name."""
    wish: NewName = call.body
    now = call.site.now()
    if call.session is None:
        await call.limit(Act.GUEST)
        guest = await call.site.identity.enter(wish.name, now)
        call.set_cookie = call.site.identity.cookie(guest, now)
    else:
        guest = await call.site.identity.rename(call.session.guest, wish.name, now)
    return _me(call, guest)


def _me(call: Call, guest: Guest) -> Me:
    """The guest; programs, which send no Origin, get a token."""
    program = "origin" not in call.request.headers
    return Me(guest.name, call.site.identity.token(guest, call.site.now()) if program else "")


@endpoint("GET", "/api/me", gives=Me, refusals=("server-no-guest",))
async def see_me(call: Call) -> Me:
    """Who one is."""
    return Me(call.needs_guest().name, "")


@endpoint("DELETE", "/api/me", refusals=("server-no-guest",))
async def forget_me(call: Call) -> None:
    """Delete everything about oneself; the matches stay for the others, without the name."""
    who, hub, now = call.who(), call.site.hub, call.site.now()
    # First nobody can do anything as this guest any more, so that nobody sits down while seats are left.
    guest = await call.site.identity.end_sessions(call.needs_guest(), now)
    await call.site.endings.ended(guest)
    call.set_cookie = call.site.identity.cookie(guest, now)  # to try again, should the rest fail
    for row in await hub.store.of_guest(who.guest):
        with suppress(Red7Error):  # the seat is left already
            await hub.act(row.id, who, Leave())  # so that the others can play on
    for table in await hub.store.forget_guest(who.guest, lambda kept: forgotten(kept, who.guest)):
        hub.forget(table)
    await call.site.endings.gone(who.guest)
    call.set_cookie = call.site.identity.no_cookie()
    _log.info("guest forgotten", who=person(who.guest))


@endpoint("DELETE", "/api/me/sessions", gives=Me, refusals=("server-no-guest",))
async def end_sessions(call: Call) -> Me:
    """End all one's sessions on all devices, and begin a new one on this."""
    now = call.site.now()
    guest = await call.site.identity.end_sessions(call.needs_guest(), now)
    await call.site.endings.ended(guest)
    call.set_cookie = call.site.identity.cookie(guest, now)
    _log.info("sessions ended", who=person(guest.id))
    return _me(call, guest)


@endpoint("POST", "/api/me/devices", gives=DeviceLink, refusals=("server-no-guest",))
async def add_device(call: Call) -> DeviceLink:
    """A code for another device."""
    return DeviceLink(await call.site.identity.link(call.needs_guest(), call.site.now()))


@endpoint("PUT", "/api/me/devices", body=DeviceLink, gives=Me)
async def move_here(call: Call) -> Me:
    """Become the guest of a code from another device."""
    await call.limit(Act.FIND)
    link: DeviceLink = call.body
    now = call.site.now()
    guest = await call.site.identity.follow(link.code, now)
    call.set_cookie = call.site.identity.cookie(guest, now)
    return _me(call, guest)


@endpoint("GET", "/api/me/matches", gives=MyMatches, refusals=("server-no-guest",))
async def my_matches(call: Call) -> MyMatches:
    """One's tables and finished matches."""
    guest = call.needs_guest().id
    rows = await call.site.hub.store.of_guest(guest, 100)
    lines = await call.site.hub.store.played(guest)
    return MyMatches(
        [listing(row) for row in rows],
        [match_line(line) for line in lines],
    )


@endpoint("GET", "/api/me/statistics", gives=Statistics, refusals=("server-no-guest",))
async def my_statistics(call: Call) -> Statistics:
    """How often one has played and won."""
    kinds: dict[tuple[int, str], list[bool]] = {}
    for line in await call.site.hub.store.played(call.needs_guest().id):
        settings = match_line(line).settings
        kinds.setdefault((settings.players, settings.options), []).append(line.won)
    return Statistics(
        sum(len(won) for won in kinds.values()),
        sum(sum(won) for won in kinds.values()),
        [Tally(*kind, len(won), sum(won)) for kind, won in sorted(kinds.items())],
    )
