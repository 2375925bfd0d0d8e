"""Mutes, blocks, removals and bans, in either database."""

from abc import abstractmethod
from typing import Any, Final

import msgspec

from red7.host.contracts.company import Ban, Block, CompanyStore

FORGET: Final = (
    "DELETE FROM blocks WHERE guest = ?",
    "DELETE FROM blocks WHERE other = ?",
    "DELETE FROM devices WHERE guest = ? AND NOT removed",
    "UPDATE devices SET guest = '' WHERE guest = ?",  # the removal stays, for the device alone
)
"""The statements that forget a guest."""


class SqlCompany(CompanyStore):
    """A `CompanyStore` in an SQL database."""

    async def put_block(self, block: Block) -> None:
        await self._write(
            "INSERT INTO blocks VALUES (?, ?, ?, ?, ?) ON CONFLICT (guest, other)"
            " DO UPDATE SET relation = excluded.relation, name = excluded.name, at = excluded.at",
            *msgspec.structs.astuple(block),
        )

    async def drop_block(self, guest: str, other: str) -> None:
        await self._write("DELETE FROM blocks WHERE guest = ? AND other = ?", guest, other)

    async def blocks(self, guest: str) -> list[Block]:
        query = (
            "SELECT guest, other, relation, name, at FROM blocks WHERE guest = ? OR other = ?"
            " ORDER BY at DESC, guest, other"
        )
        return [Block(*values) for values in await self._fetch(query, guest, guest)]

    async def put_ban(self, ban: Ban) -> None:
        await self._write(
            "INSERT INTO bans VALUES (?, ?, ?) ON CONFLICT (subject)"
            " DO UPDATE SET at = excluded.at, until = excluded.until",
            *msgspec.structs.astuple(ban),
        )

    async def drop_ban(self, subject: str) -> bool:
        return bool(await self._fetch("DELETE FROM bans WHERE subject = ? RETURNING subject", subject))

    async def bans(self, now: int) -> list[Ban]:
        query = "SELECT subject, at, until FROM bans WHERE until > ? ORDER BY until, subject"
        return [Ban(*values) for values in await self._fetch(query, now)]

    async def note_device(self, table: str, digest: str, guest: str, until: int) -> None:
        await self._write(
            "INSERT INTO devices (table_id, digest, guest, removed, until) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, digest) DO UPDATE SET guest = excluded.guest, until = excluded.until",
            *(table, digest, guest, False, until),
        )

    async def bar_devices(self, table: str, guest: str) -> None:
        await self._write(
            "UPDATE devices SET removed = ? WHERE table_id = ? AND guest = ?", True, table, guest
        )

    async def is_barred(self, table: str, digests: tuple[str, str], now: int) -> bool:
        query = "SELECT 1 FROM devices WHERE table_id = ? AND digest IN (?, ?) AND removed AND until > ?"
        return bool(await self._fetch(query, table, *digests, now))

    async def drop_devices(self, now: int) -> None:
        await self._write("DELETE FROM devices WHERE until <= ?", now)

    @abstractmethod
    async def _fetch(self, query: str, *values: object) -> list[Any]:
        """The rows that answer a query."""

    @abstractmethod
    async def _write(self, statement: str, *values: object) -> None:
        """Carry out a statement."""
