"""Replays and reviews of matches: those played here, and records that guests have brought."""

import hashlib
from typing import Final

import msgspec
from msgspec import Struct

from red7.game.record.record import Record
from red7.host.contracts.allowance import Act
from red7.host.contracts.documents import Document, DocumentLine
from red7.host.contracts.thinker import EncodedReplay
from red7.host.endpoints.endpoint import TEXT, Call, Download, Endpoint
from red7.host.endpoints.records import FinishedMatch, finished_match
from red7.host.errors import HostError
from red7.host.protocol.messages import encode
from red7.host.tables.summaries import ListedSeat, match_line
from red7.host.thought.falls import Fall
from red7.host.thought.figures import MOST_MATCHES
from red7.host.thought.past_match import PastMatch, record_review_id, review_id
from red7.host.thought.review_answer import AskReview, ReviewAnswer
from red7.host.thought.reviews import REVIEW
from red7.table.replay.replay import Replay

RECORD: Final = "record"
"""The kind of document that a record is."""


class ReplayAnswer(Struct, frozen=True):
    """A match from its first deal to its last turn; `seat` was that of the guest who asked, if any."""

    seats: list[ListedSeat]
    seat: int | None
    replay: Replay
    falls: tuple[Fall, ...] = ()
    """Who went out of the last round, and whether it was avoidable."""


class _Encoded(Struct, frozen=True):
    """`ReplayAnswer` with what a thinker has encoded."""

    seats: list[ListedSeat]
    seat: int | None
    replay: msgspec.Raw
    falls: msgspec.Raw


class RecordLine(Struct, frozen=True):
    """A record that a guest has brought."""

    id: str
    at: int
    names: tuple[str, ...]
    edition: str
    options: str
    winners: tuple[int, ...]


class MyRecords(Struct, frozen=True):
    """The records that a guest has brought, the latest first."""

    records: list[RecordLine]


class _Heading(Struct, frozen=True):
    """A record in a list."""

    names: tuple[str, ...]
    edition: str
    options: str
    winners: tuple[int, ...]


async def replay_of_match(call: Call) -> bytes:
    """The replay of a finished match: how it stood after each turn, with open hands."""
    await call.limit(Act.REPLAY)
    match = await finished_match(call)
    text = await _thought(call, without_seed(match))
    seats, seat = await _seats(call, match)
    return encode(_Encoded(seats, seat, *map(msgspec.Raw, text)))


async def replay_of_record(call: Call) -> bytes:
    """The replay of a record you brought: how it stood after each turn, with open hands."""
    await call.limit(Act.REPLAY)
    text = await _thought(call, await brought_record(call))
    heading = msgspec.json.decode(text.replay, type=_Heading)
    seats = [ListedSeat("person", name) for name in heading.names]
    return encode(_Encoded(seats, None, *map(msgspec.Raw, text)))


async def bring_record(call: Call) -> RecordLine:
    """Keep a record for yourself; one that cannot be followed to its end is refused with line and reason."""
    guest = call.needs_guest().id
    await call.limit(Act.CHECK)
    text: str = call.body
    heading = msgspec.json.decode((await _thought(call, text)).replay, type=_Heading)
    content = text.encode()
    id_ = hashlib.sha256(content).hexdigest()[:16]
    document = await call.host.documents.keep(guest, RECORD, id_, content, encode(heading))
    return RecordLine(id_, document.at, *msgspec.structs.astuple(heading))


async def my_records(call: Call) -> MyRecords:
    """The records you brought."""
    lines = await call.host.store.documents(call.needs_guest().id, RECORD)
    return MyRecords([_line(line) for line in lines])


async def download_brought(call: Call) -> Download:
    """A record you brought, unchanged."""
    document = await _brought(call)
    return Download(document.content.decode(), f"red7-{document.id}.red7")


async def drop_record(call: Call) -> None:
    """Delete a record you brought, with its review."""
    guest, id_ = call.needs_guest().id, (await _brought(call)).id
    await call.host.store.drop_document(guest, RECORD, id_)
    await call.host.store.drop_document(guest, REVIEW, record_review_id(id_))


async def review_match(call: Call) -> ReviewAnswer:
    """Review a finished match, a few more turns with each request: what each of them gave away."""
    await call.limit(Act.REPLAY)
    match = await finished_match(call)
    table, number, record = match.cached.id, match.number, match.record
    asked: AskReview = call.body
    past = PastMatch(record, review_id(table, number), call.needs_guest().id, table)
    answer = await call.host.reviews.answer(past, asked, call.counted)
    if not asked.own and len(answer.turns) + asked.have >= answer.count:
        await call.host.figures.note_review(call.guest_id, call.counted, table, number, record)
    return answer


async def review_record(call: Call) -> ReviewAnswer:
    """Review a record you brought, a few more turns with each request."""
    await call.limit(Act.REPLAY)
    id_, guest = record_review_id(call.parts["record"]), call.needs_guest().id
    past = PastMatch(await brought_record(call), id_, guest)
    return await call.host.reviews.answer(past, call.body, call.counted)


def _line(line: DocumentLine) -> RecordLine:
    heading = msgspec.json.decode(line.summary, type=_Heading)
    return RecordLine(line.id, line.at, *msgspec.structs.astuple(heading))


async def _brought(call: Call) -> Document:
    """The record that the address names, which only its guest has."""
    guest, id_ = call.needs_guest().id, call.parts["record"]
    document = await call.host.store.document(guest, RECORD, id_) if id_.isalnum() else None
    if document is None:
        raise HostError("server-no-document")
    return document


async def brought_record(call: Call) -> str:
    """The text of the record that the address names; it may be long, so a thinker reads it."""
    return (await _brought(call)).content.decode()


def without_seed(match: FinishedMatch) -> Record:
    """The record of a match for a thinker, without its secret, which need not leave this process."""
    return match.record.without_seed()


async def _thought(call: Call, record: Record | str) -> EncodedReplay:
    """The replay, encoded."""
    return await call.think(lambda: call.host.thinker.replay(record))


async def _seats(call: Call, match: FinishedMatch) -> tuple[list[ListedSeat], int | None]:
    """Who had the seats, and which seat the guest who asked had."""
    results = await call.host.store.played(call.guest_id, MOST_MATCHES) if call.guest_id else []
    for line in results:
        if (line.table, line.match) == (match.cached.id, match.number):
            return match_line(line).seats, line.seat
    now = match.cached.table.seats
    same = len(now) == len(match.record.names)
    return [
        ListedSeat(
            "bot" if now[seat].level else "person", name, face=now[seat].face, level=now[seat].level or ""
        )
        if same and now[seat].name == name
        else ListedSeat("person", name)
        for seat, name in enumerate(match.record.names)
    ], None


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables/{table}/records/{match}/replay", replay_of_match, gives=ReplayAnswer),
    Endpoint("GET", "/api/me/records", my_records, gives=MyRecords),
    Endpoint("POST", "/api/me/records", bring_record, body=str, gives=RecordLine),
    Endpoint("GET", "/api/me/records/{record}", download_brought, media=TEXT),
    Endpoint("GET", "/api/me/records/{record}/replay", replay_of_record, gives=ReplayAnswer),
    Endpoint("DELETE", "/api/me/records/{record}", drop_record),
    Endpoint(
        "POST",
        "/api/tables/{table}/records/{match}/review",
        review_match,
        body=AskReview,
        gives=ReviewAnswer,
    ),
    Endpoint("POST", "/api/me/records/{record}/review", review_record, body=AskReview, gives=ReviewAnswer),
)
