"""What a store keeps about company: whom people mute or block, who was removed, who is banned."""

from typing import Literal, Protocol

from msgspec import Struct

Relation = Literal["muted", "blocked"]


class Block(Struct, frozen=True):
    """A guest whom another mutes or blocks, with the name at that time; deleted with either of them."""

    guest: str
    other: str
    relation: Relation
    name: str
    at: int


class Ban(Struct, frozen=True):
    """Who may not play until when: `guest:` and an id, or `address:` and an address or a network."""

    subject: str
    at: int
    until: int


class CompanyStore(Protocol):
    """The part of a store that is about company."""

    async def put_block(self, block: Block) -> None:
        """Keep a mute or block, in place of an earlier one between the two."""
        ...

    async def drop_block(self, guest: str, other: str) -> None:
        """Drop a mute or block."""
        ...

    async def blocks(self, guest: str) -> list[Block]:
        """All mutes and blocks by or against a guest, the latest first."""
        ...

    async def put_ban(self, ban: Ban) -> None:
        """Keep a ban, in place of an earlier one."""
        ...

    async def drop_ban(self, subject: str) -> bool:
        """Drop a ban; returns whether there was one."""
        ...

    async def bans(self, now: int) -> list[Ban]:
        """The bans in force, in the order in which they end."""
        ...

    async def note_device(self, table: str, digest: str, guest: str, until: int) -> None:
        """Note the device from which a guest sat down at a table."""
        ...

    async def bar_devices(self, table: str, guest: str) -> None:
        """Bar the devices of a guest who was removed from a table, until they are forgotten."""
        ...

    async def is_barred(self, table: str, digests: tuple[str, str], now: int) -> bool:
        """Whether somebody with one of these device digests was removed from a table."""
        ...

    async def drop_devices(self, now: int) -> None:
        """Delete expired devices."""
        ...
