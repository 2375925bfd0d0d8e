"""What a store keeps of the company people want: whom they mute or block, who was removed, who is banned."""

from typing import Literal, Protocol

from msgspec import Struct

Relation = Literal["muted", "blocked"]


class Block(Struct, frozen=True):
    """Whom a guest does not want to hear, or to meet, by the name they had then; gone with either of them."""

    guest: str
    other: str
    relation: Relation
    name: str
    at: int


class Ban(Struct, frozen=True):
    """Who may not play here until then: `guest:` and an id, or `address:` and an address or a network."""

    subject: str
    at: int
    until: int


class CompanyStore(Protocol):
    """The part of a store that is about company."""

    async def put_block(self, block: Block) -> None:
        """Keep whom a guest mutes or blocks, in place of what was kept of the two before."""
        ...

    async def drop_block(self, guest: str, other: str) -> None:
        """A guest would like to hear and meet somebody again."""
        ...

    async def blocks(self, guest: str) -> list[Block]:
        """All of a guest's, and those that others have made against them, the latest first."""
        ...

    async def put_ban(self, ban: Ban) -> None:
        """Keep a ban, in place of an earlier one."""
        ...

    async def drop_ban(self, subject: str) -> bool:
        """Forget a ban; whether there was one."""
        ...

    async def bans(self, now: int) -> list[Ban]:
        """The bans in force, those that end first first."""
        ...

    async def note_device(self, table: str, digest: str, guest: str, until: int) -> None:
        """Keep by which device a guest has sat down at a table."""
        ...

    async def bar_devices(self, table: str, guest: str) -> None:
        """A guest was removed from a table: their devices there count until they are forgotten."""
        ...

    async def is_barred(self, table: str, digests: tuple[str, str], now: int) -> bool:
        """Whether somebody was removed from a table who had the device of one of these digests."""
        ...

    async def drop_devices(self, now: int) -> None:
        """Forget the devices whose time is up."""
        ...
