"""The socket of a table, one for each viewer: a reader takes what is asked, a writer tells the news."""

import asyncio
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from red7.game.errors import IllegalError, InvalidError, Red7Error
from red7.host.protocol.messages import (
    AskHint,
    AskMissed,
    AskWhatIf,
    Beat,
    BeatAnswer,
    Do,
    FromClient,
    Hand,
    Hello,
    HintAnswer,
    React,
    Refused,
    WhatIfAnswer,
    encode,
)
from red7.host.viewers import Viewer
from red7.server.limits import Act
from red7.server.logs import person
from red7.server.services import Site
from red7.table.decide import Who
from red7.table.preview import what_if

ROUTE: Final = "/api/tables/{table}/socket"
HELLO_WITHIN: Final = 10.0  # seconds
_decode: Final = msgspec.json.Decoder(FromClient).decode
_log = structlog.get_logger("red7.socket")


async def table_socket(websocket: WebSocket) -> None:
    """Serve one connection from its first message to its end."""
    site: Site = websocket.app.state.site
    address = site.address(websocket)
    try:
        await site.limits.check(Act.SOCKET, address)
        if not site.rooms.admit(address):
            raise IllegalError("server-connections-full")
    except Red7Error as error:
        site.refusals.tell(error, route=ROUTE)
        await websocket.close(1013)
        return
    try:
        await websocket.accept()
        viewer = await _welcome(site, websocket)
        if viewer is not None:
            await _serve(site, websocket, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        site.rooms.dismiss(address)


async def _welcome(site: Site, websocket: WebSocket) -> Viewer | None:
    """Take the first message; whoever cannot be let in is told why."""
    try:
        hello = _decode(await asyncio.wait_for(_frame(websocket), HELLO_WITHIN))
        if not isinstance(hello, Hello):
            raise InvalidError("server-hello")
        site.check_origin(websocket)
        if hello.token:
            session = await site.identity.by_token(hello.token, site.now())
            if session is None:
                raise IllegalError("server-no-guest")
        else:
            session = await site.session(websocket, safe=False)
        guest = session.guest if session else None
        live = await site.hub.live(websocket.path_params["table"], hello.since or 0)
        most = site.config.caps.watchers
        if not live.table.seats_of(guest.id if guest else "") and site.rooms.watchers(live) >= most:
            raise IllegalError("server-watchers-full", most=most)
    except (Red7Error, msgspec.MsgspecError, TimeoutError) as error:
        problem = site.refusals.tell(error, route=ROUTE)
        await websocket.send_text(encode(problem).decode())
        await websocket.close(4000, problem.code)
        return None
    if guest is None:
        return Viewer(live, Who(), hello.since)
    return Viewer(live, Who(guest=guest.id, name=guest.name), hello.since, guest.epoch)


async def _serve(site: Site, websocket: WebSocket, viewer: Viewer) -> None:
    site.rooms.enter(viewer)
    site.notices.came_or_went(viewer.live)
    reader = asyncio.create_task(_read(site, websocket, viewer))
    writer = asyncio.create_task(_write(websocket, viewer))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        viewer.question.drop()
        site.rooms.leave(viewer)
        site.notices.came_or_went(viewer.live)
        for task in (reader, writer):
            task.cancel()
        for ended in await asyncio.gather(reader, writer, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                site.metrics.failures.inc()
                who = person(viewer.who.guest)
                _log.error("connection failed", table=viewer.live.id, who=who, exc_info=ended)


async def _frame(websocket: WebSocket) -> str:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    if text is None:
        raise InvalidError("server-text-only")
    return text


async def _write(websocket: WebSocket, viewer: Viewer) -> None:
    while True:
        message = await viewer.next_message()
        if message:
            try:
                await websocket.send({"type": "websocket.send", "text": message.decode()})
            except RuntimeError:  # what uvicorn says when the client has gone meanwhile
                raise WebSocketDisconnect(1006) from None
        if viewer.closing is message:
            await websocket.close(1012 if message else 1013)
            return


async def _read(site: Site, websocket: WebSocket, viewer: Viewer) -> None:
    count = site.limits.connection(site.address(websocket))
    while True:
        asked: object = None
        try:
            text = await _frame(websocket)
            if viewer.closing is not None:
                continue  # to the end of the connection
            try:
                count()
            finally:
                asked = _decode(text)  # also of what comes too soon: its refusal has its id
            await _answer(site, viewer, asked)
        except (Red7Error, msgspec.MsgspecError) as error:
            viewer.reply(encode(_refuse(site, viewer, asked, error)))


def _refuse(site: Site, viewer: Viewer, asked: object, error: Exception) -> Refused:
    """What to answer; the log gets what was asked for and by whom, not what it said."""
    subject = asked.command if isinstance(asked, Do) else asked
    where: dict[str, str | int] = {"table": viewer.live.id}
    if isinstance(subject, msgspec.Struct):
        where["command"] = str(subject.__struct_config__.tag)
    seat = getattr(subject, "seat", None)
    if isinstance(seat, int):
        where["seat"] = seat
    return site.refusals.tell(error, getattr(asked, "id", None), guest=viewer.who.guest, **where)


async def _answer(site: Site, viewer: Viewer, asked: object) -> None:
    live = viewer.live
    match asked:
        case Do():
            done = await site.hub.act(live.id, viewer.who, asked.command, key=asked.id, version=asked.version)
            viewer.reply(encode(done))
        case AskWhatIf():
            _check_seat(viewer, asked.seat)
            viewer.reply(encode(WhatIfAnswer(asked.id, what_if(live.table, asked.seat, asked.text))))
        case AskHint() | AskMissed():
            _check_seat(viewer, asked.seat)
            anew = IllegalError("server-asked-anew")
            viewer.question.ask(
                _think(site, viewer, asked),
                replaced=lambda: viewer.reply(encode(_refuse(site, viewer, asked, anew))),
            )
        case Hand():
            if asked.seat is not None and asked.seat not in live.table.seats_of(viewer.who.guest):
                raise IllegalError("server-not-your-seat", seat=asked.seat)
            viewer.hand(asked.seat)
        case React():
            seats = live.table.seats_of(viewer.who.guest)
            if not seats:
                raise IllegalError("server-only-seated")
            site.notices.react(live, seats[0], asked.reaction)
        case Beat():
            viewer.reply(encode(BeatAnswer()))
        case _:
            raise InvalidError("server-hello-twice")


async def _think(site: Site, viewer: Viewer, asked: AskHint | AskMissed) -> None:
    try:
        if isinstance(asked, AskHint):
            answer: HintAnswer | Refused = await site.help.hint(viewer.live, viewer.who, asked)
        else:
            answer = await site.help.missed(viewer.live, viewer.who, asked)
    except Red7Error as error:
        answer = _refuse(site, viewer, asked, error)
    except Exception:
        site.metrics.failures.inc()
        _log.exception("question failed", table=viewer.live.id, who=person(viewer.who.guest))
        answer = _refuse(site, viewer, asked, IllegalError("server-failed"))
    viewer.reply(encode(answer))


def _check_seat(viewer: Viewer, seat: int) -> None:
    """Whoever asks about a seat has to be the one who sees its hand."""
    if viewer.seat != seat:
        raise IllegalError("server-not-your-seat", seat=seat)
