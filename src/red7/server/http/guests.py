"""Guests over HTTP: names, other devices, and deleting one's data."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from red7.host.contracts.allowance import Act
from red7.host.contracts.store import Guest
from red7.host.endpoints.endpoint import Endpoint
from red7.host.endpoints.guests import Me, NewName, forget_guest
from red7.server.http.endpoint import HttpCall


class DeviceLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that makes another device the same guest, once and for a short time."""

    code: Annotated[str, Meta(max_length=200)]


async def name_me(call: HttpCall) -> Me:
    """Become a guest with a name, or change your name."""
    wish: NewName = call.body
    identity, now = call.services.identity, call.host.now()
    if call.guest is not None:
        return _me(call, await identity.rename(call.guest, wish.name, now))
    await call.limit(Act.GUEST)
    return _enter(call, await identity.enter(wish.name, now))


def _enter(call: HttpCall, guest: Guest) -> Me:
    """The guest, with a cookie that makes the browser theirs."""
    call.set_cookie = call.services.identity.cookie(guest, call.host.now())
    return _me(call, guest)


def _me(call: HttpCall, guest: Guest) -> Me:
    """The guest; programs, which send no Origin, get a token."""
    program = "origin" not in call.request.headers
    return Me(guest.name, call.services.identity.token(guest, call.host.now()) if program else "")


async def see_me(call: HttpCall) -> Me:
    """Who you are."""
    return Me(call.needs_guest().name, "")


async def forget_me(call: HttpCall) -> None:
    """Delete everything about yourself; your matches stay for the others, without your name."""
    who, identity = call.who(), call.services.identity
    await call.limit(Act.FORGET)
    # First end all sessions, so that this guest cannot sit down while their seats are being freed.
    guest = await identity.end_sessions(call.needs_guest(), call.host.now())
    await call.services.sessions.ended(guest)
    call.set_cookie = identity.cookie(guest, call.host.now())  # to try again if the rest fails
    await forget_guest(call.host, who, call.host.allowance.counted(call.caller, who.guest))
    await call.services.sessions.gone(who.guest)
    call.set_cookie = identity.no_cookie()


async def end_sessions(call: HttpCall) -> Me:
    """End your sessions on all devices, and begin a new one on this device."""
    guest = await call.services.identity.end_sessions(call.needs_guest(), call.host.now())
    await call.services.sessions.ended(guest)
    call.host.observer.noted("sessions ended", guest=guest.id)
    return _enter(call, guest)


async def add_device(call: HttpCall) -> DeviceLink:
    """A code for another device."""
    return DeviceLink(await call.services.identity.link(call.needs_guest(), call.host.now()))


async def move_here(call: HttpCall) -> Me:
    """Become the guest who made a code on another device."""
    await call.limit(Act.FIND)
    link: DeviceLink = call.body
    return _enter(call, await call.services.identity.follow(link.code, call.host.now()))


ENDPOINTS: Final = (
    Endpoint("POST", "/api/me", name_me, body=NewName, gives=Me),
    Endpoint("GET", "/api/me", see_me, gives=Me),
    Endpoint("DELETE", "/api/me", forget_me),
    Endpoint("DELETE", "/api/me/sessions", end_sessions, gives=Me),
    Endpoint("POST", "/api/me/devices", add_device, gives=DeviceLink),
    Endpoint("PUT", "/api/me/devices", move_here, body=DeviceLink, gives=Me),
)
