"""The socket of a table, one for each viewer: a reader takes messages, a writer sends news."""

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from red7.game.errors import InvalidError, Red7Error
from red7.host.contracts.allowance import Act
from red7.host.conversation import Conversation, open_for_viewer, read_hello
from red7.host.errors import HostError
from red7.host.protocol.messages import encode
from red7.host.protocol.refusals import refusal
from red7.host.protocol.schema import protocol
from red7.server.http.callers import address_of, check_origin, session_of
from red7.server.services import Services

ROUTE: Final = "/api/tables/{table}/socket"
HELLO_WITHIN: Final = 10.0  # seconds


async def table_socket(websocket: WebSocket) -> None:
    """Serve one connection from its first message to its end."""
    services: Services = websocket.app.state.services
    address = address_of(services, websocket)
    try:
        await services.limits.check(Act.SOCKET, address)
        services.connections.admit(address)
    except Red7Error as error:
        services.observer.refused(error.code, route=ROUTE)
        await websocket.close(1013)
        return
    try:
        await websocket.accept()
        conversation = await _welcome(services, websocket, address)
        if conversation is not None:
            await _serve(services, websocket, conversation)
    except WebSocketDisconnect:
        pass
    finally:
        services.connections.dismiss(address)


async def _welcome(services: Services, websocket: WebSocket, address: str) -> Conversation | None:
    """Take the first message; if the viewer cannot be let in, say why."""
    host = services.host
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            text = await _frame(websocket)
        if text is None:
            raise InvalidError("server-text-only")
        hello = read_hello(text)
        if websocket.query_params.get("protocol", protocol()) != protocol():
            raise HostError("server-outdated")  # a page that was open while the server was upgraded
        check_origin(services, websocket)
        session = await session_of(services, websocket, safe=False, token=hello.token)
        guest = session.guest if session else None
        services.bans.check(guest.id if guest else "", address)
        unheard = await host.blocks.unheard(guest.id if guest else "")
        cached = await open_for_viewer(host, websocket.path_params["table"], hello, guest)
    except (Red7Error, msgspec.MsgspecError, TimeoutError) as error:
        refused = refusal(None, error)
        services.observer.refused(refused.code, route=ROUTE)
        await websocket.send_text(encode(refused).decode())
        await websocket.close(4000, refused.code)
        return None
    conversation = Conversation(
        host, cached, guest, hello.since, address, services.device_of(address, websocket.headers)
    )
    conversation.viewer.unheard = unheard
    services.restarts.greet(conversation.viewer)
    services.late_news.greet(conversation.viewer)
    return conversation


async def _serve(services: Services, websocket: WebSocket, conversation: Conversation) -> None:
    reader = asyncio.create_task(_read(websocket, conversation))
    writer = asyncio.create_task(_write(websocket, conversation))
    try:
        with conversation:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (reader, writer):
            task.cancel()
        for ended in await asyncio.gather(reader, writer, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                viewer = conversation.viewer
                services.observer.failed(
                    "connection failed", ended, guest=viewer.who.guest, table=viewer.cached.id
                )


async def _frame(websocket: WebSocket) -> str | None:
    """The text of the next frame; None if it has none."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text


async def _read(websocket: WebSocket, conversation: Conversation) -> None:
    while True:
        await conversation.take(await _frame(websocket))


async def _write(websocket: WebSocket, conversation: Conversation) -> None:
    while True:
        message = await conversation.next_message()
        if message:
            try:
                await websocket.send({"type": "websocket.send", "text": message.decode()})
            except RuntimeError:  # raised by uvicorn when the client has gone meanwhile
                raise WebSocketDisconnect(1006) from None
        if conversation.is_last(message):
            await websocket.close(1012 if message else 1013)
            return
