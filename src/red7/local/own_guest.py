"""The person who plays on this device: a name, and deleting everything."""

import secrets
from typing import Final

from red7.host.contracts.store import Guest
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.endpoints.guests import Me, NewName, forget_guest
from red7.host.errors import HostError
from red7.host.people.names import clean

_ID_BYTES: Final = 16


async def name_me(call: Call) -> Me:
    """Choose a name, or change it."""
    wish: NewName = call.body
    name, store, now = clean(wish.name, call.host.reserved), call.host.store, call.host.now()
    if call.guest is None:
        await store.put_guest(Guest(secrets.token_hex(_ID_BYTES), name, created=now, seen=now))
    else:
        await store.change_guest(call.guest.id, now, name=name)
    return Me(name, "")


async def see_me(call: Call) -> Me:
    """Who you are."""
    return Me(call.needs_guest().name, "")


async def forget_me(call: Call) -> None:
    """Delete everything about yourself."""
    await forget_guest(call.host, call.who())


async def refuse(_call: Call) -> None:
    """Refuse what needs a server."""
    raise HostError("local-alone")


ENDPOINTS: Final = (
    Endpoint("POST", "/api/me", name_me, body=NewName, gives=Me),
    Endpoint("GET", "/api/me", see_me, gives=Me),
    Endpoint("DELETE", "/api/me", forget_me),
    Endpoint("DELETE", "/api/me/sessions", refuse),
    Endpoint("POST", "/api/me/devices", refuse),
    Endpoint("PUT", "/api/me/devices", refuse),
    Endpoint("GET", "/api/codes/{code}", refuse),
    Endpoint("GET", "/api/reach", refuse),
)
