"""Company: muting and blocking people, by their seat or from the list."""

import hashlib
from typing import Final

from msgspec import Struct

from red7.host.contracts.company import Block, Relation
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.errors import HostError


class Acquaintance(Struct, frozen=True):
    """Somebody whom a guest has muted or blocked. The id is only useful for this list."""

    id: str
    name: str
    relation: Relation
    seats: list[int] = []
    """Their seats at the requested table."""


class Acquaintances(Struct, frozen=True):
    """Everybody whom a guest has muted or blocked, the latest first."""

    people: list[Acquaintance]


class NewRelation(Struct, frozen=True, forbid_unknown_fields=True):
    """Mute (hide their quick words), block (also keep apart in quick matches), or neither."""

    relation: Relation | None


async def my_company(call: Call) -> Acquaintances:
    """The people you have muted or blocked."""
    return Acquaintances([_shown(block) for block in await call.host.blocks.of(call.needs_guest().id)])


async def company_at_table(call: Call) -> Acquaintances:
    """The people you have muted or blocked who sit at a table."""
    table = (await call.table()).table
    blocks = await call.host.blocks.of(call.needs_guest().id)
    here = [_shown(block, list(table.seats_of(block.other))) for block in blocks]
    return Acquaintances([one for one in here if one.seats])


async def relate_to_seat(call: Call) -> None:
    """Mute or block the person of a seat, or take that back."""
    new: NewRelation = call.body
    guest = call.needs_guest().id
    table = (await call.table()).table
    number = call.number("seat", digits=1)
    seat = table.seats[number] if 0 <= number < len(table.seats) else None
    if seat is None or not seat.guest or seat.guest == guest:
        raise HostError("server-no-seat-there")
    await call.host.blocks.put(guest, seat.guest, seat.name, new.relation, call.host.now())


async def relate(call: Call) -> None:
    """Mute or block somebody on the list, or take them off it."""
    new: NewRelation = call.body
    guest = call.needs_guest().id
    for block in await call.host.blocks.of(guest):
        if _id(block) == call.parts["person"]:
            await call.host.blocks.put(guest, block.other, block.name, new.relation, call.host.now())
            return
    raise HostError("server-no-seat-there")


def _shown(block: Block, seats: list[int] | None = None) -> Acquaintance:
    return Acquaintance(_id(block), block.name, block.relation, seats or [])


def _id(block: Block) -> str:
    return hashlib.sha256(f"red7 acquaintance {block.guest} {block.other}".encode()).hexdigest()[:24]


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/company", my_company, gives=Acquaintances),
    Endpoint("PUT", "/api/me/company/{person}", relate, body=NewRelation),
    Endpoint("GET", "/api/tables/{table}/company", company_at_table, gives=Acquaintances),
    Endpoint("PUT", "/api/tables/{table}/seats/{seat}/company", relate_to_seat, body=NewRelation),
)
