"""The processes that the benchmark of the server measures: the server without its limits, and a bare echo."""

import argparse
import asyncio
import socket
import tempfile
from pathlib import Path

import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from red7.host.caps import Caps
from red7.host.rates import Rate
from red7.server.app import Server, settle, uvicorn_config
from red7.server.config import Config
from red7.server.gate.bounds import Bounds
from red7.server.gate.gate import Gate
from red7.server.limits import PER_ADDRESS, TOGETHER, Limits
from red7.server.services import Services, open_services
from red7.server.watch.logs import set_up

_MANY = 1_000_000
_ANY = Rate(_MANY, _MANY, 1)
_NEWS = "x" * 3_400  # as many bytes as the view of a table of four


async def echo(websocket: WebSocket) -> None:
    """Send every message back."""
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        pass


async def echo_and_news(websocket: WebSocket) -> None:
    """Send every message back, and as much after it as four people get to hear of a move."""
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
            for _ in range(4):
                await websocket.send_text(_NEWS)
    except WebSocketDisconnect:
        pass


async def table_server(config: Config) -> Services:
    """The real server; everybody comes from one address here, so there are no limits."""
    limits = Limits(
        per_guest={},
        per_address=dict.fromkeys(PER_ADDRESS, _ANY),
        together=dict.fromkeys(TOGETHER, _ANY),
        per_connection=_ANY,
    )
    return await open_services(config, limits=limits)


async def serve(kind: str, data: Path) -> None:
    """Serve on a free port of loopback, which is the first line of the output."""
    caps = Caps(
        tables=_MANY,
        tables_per_guest=_MANY,
        waiting_per_address=_MANY,
        computer_tables=_MANY,
        computer_tables_per_address=_MANY,
        connections=_MANY,
        connections_per_address=_MANY,
        watchers=_MANY,
    )
    bounds = Bounds(
        connections=_MANY,
        connections_per_address=_MANY,
        unsent_per_address=_MANY,
        new_connections=_ANY,
        requests=_ANY,
    )
    config = Config(data=data, caps=caps, bounds=bounds, thinkers=1)
    with socket.create_server(("127.0.0.1", 0), backlog=4096) as listener:
        if kind == "tables":
            server: uvicorn.Server = Server(await table_server(config))
        else:
            app = Starlette(routes=[WebSocketRoute("/", echo if kind == "echo" else echo_and_news)])
            gate = Gate(config.bounds, body_bytes=config.caps.body_bytes, report=lambda _kind: None)
            server = uvicorn.Server(uvicorn_config(app, config, gate))
        settle()
        print(listener.getsockname()[1], flush=True)
        await server.serve(sockets=[listener])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=["echo", "news", "tables"])
    parser.add_argument("data", nargs="?")
    chosen = parser.parse_args()
    set_up("json")
    data = chosen.data or tempfile.mkdtemp()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(chosen.kind, Path(data)))


if __name__ == "__main__":
    main()
