"""Records: downloaded after a match, and checked for anybody who sends one."""

from dataclasses import replace
from typing import Final, NamedTuple

from msgspec import Struct

from red7.game.errors import Red7Error
from red7.game.record.record import Record
from red7.game.seeds import SharedSeed
from red7.host.contracts.allowance import Act
from red7.host.endpoints.endpoint import TEXT, Call, Download, Endpoint
from red7.host.errors import HostError
from red7.host.protocol.messages import Refused
from red7.host.protocol.refusals import refusal
from red7.host.tables.cached_table import CachedTable
from red7.table.table import Table
from red7.table.views.history import record


class Verified(Struct, frozen=True):
    """The result of checking a record: it is good if there are no problems."""

    good: bool
    problems: list[Refused]
    remarks: list[Refused]


async def verify_record(call: Call) -> Verified:
    """Check a record: its turns by the rules, its deals by the secrets."""
    await call.limit(Act.CHECK)
    result = await call.think(lambda: call.host.thinker.verify(call.body))
    return Verified(not result.problems, _refusals(result.problems), _refusals(result.remarks))


def _refusals(errors: tuple[Red7Error, ...]) -> list[Refused]:
    return [refusal(None, error) for error in errors]


class FinishedMatch(NamedTuple):
    """A finished or abandoned match that the guest who asked may see."""

    cached: CachedTable
    number: int
    record: Record


async def download_record(call: Call) -> Download:
    """The record of a finished match, with all cards and the secrets of its deals."""
    match = await finished_match(call)
    return Download(str(match.record), f"red7-{match.cached.id[:8]}-{match.number}.red7")


async def finished_match(call: Call) -> FinishedMatch:
    """The match that the address names: for those who played it, and for everybody if its table is listed.

    The best try at the deal of a day is for everybody who may see that deal, without its player's name; its
    secret is for nobody before it is published.
    """
    cached = await call.host.tables.get(call.parts["table"])
    try:
        return await _finished(call, cached)
    except Red7Error:
        if not await call.host.tables.is_behind(cached):
            raise
        return await _finished(call, cached)


async def _finished(call: Call, cached: CachedTable) -> FinishedMatch:
    match, table, host = call.number("match", digits=5), cached.table, call.host
    is_own = _was_in(table, match, call.guest_id)
    if not table.settings.listed and not is_own and not await host.days.shows(cached, match, call.guest_id):
        raise HostError("server-private")
    text = record(table, match)
    if table.day is None:
        return FinishedMatch(cached, match, text)
    if isinstance(text.source, SharedSeed) and not host.days.is_told(table.day.date):
        text = replace(text, source=text.source.public())
    names = [name if is_own or table.seats[seat].level else "" for seat, name in enumerate(text.names)]
    return FinishedMatch(cached, match, replace(text, names=tuple(names)))


def _was_in(table: Table, number: int, guest: str) -> bool:
    """Whether a guest had a seat in a match; for a match without a record, whether they may know that."""
    played = table.played.get(number)
    return table.has_played(guest) if played is None else guest in played.guests


VERIFY: Final = Endpoint("POST", "/api/verify", verify_record, body=str, gives=Verified)
DOWNLOAD: Final = Endpoint("GET", "/api/tables/{table}/records/{match}", download_record, media=TEXT)
