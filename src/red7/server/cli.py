"""The commands `red7 serve`, `red7 backup`, `red7 restore` and `red7 rekey`."""

import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import click

from red7.game.errors import InvalidError
from red7.server.config import Config
from red7.server.http.addresses import is_own, reachable
from red7.server.listener import listener
from red7.speech.command_help import Spoken, failing_clearly, words_here
from red7.speech.progress import progress_bar

_DEFAULT = Config()
_NODE = "20"  # what builds the page; see web/backend.py
_FOLDER = click.Path(file_okay=False, path_type=Path)
_FILE = click.Path(dir_okay=False, path_type=Path)


def _addresses(_context: click.Context, _option: click.Parameter, text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


@click.command(
    cls=Spoken,
    name="serve",
    examples=(
        "red7 serve --open",
        "red7 serve --host 0.0.0.0 --port 7007 --data red7-data",
        "red7 serve --public-url https://red7.example --trusted-proxies 127.0.0.1 --log json",
        "red7 serve --offline red7-offline-0.1.0.zip",
    ),
)
@click.option("--host", default=_DEFAULT.host, show_default=True)
@click.option("--port", type=click.IntRange(0, 65_535), default=_DEFAULT.port, show_default=True)
@click.option("--data", type=_FOLDER, default=_DEFAULT.data, show_default=True)
@click.option("--database", metavar="URL")
@click.option("--bus", metavar="URL")
@click.option("--public-url", metavar="URL")
@click.option("--trusted-proxies", metavar="ADDRESSES", default="", callback=_addresses)
@click.option(
    "--metrics-from", metavar="ADDRESSES", default=",".join(_DEFAULT.metrics_from), callback=_addresses
)
@click.option("--key-file", type=_FILE)
@click.option("--retention-days", type=int, default=_DEFAULT.retention_days, show_default=True)
@click.option("--thinkers", type=int, default=_DEFAULT.thinkers, show_default=True)
@click.option("--log", type=click.Choice(["console", "json"]), default=_DEFAULT.log, show_default=True)
@click.option("--offline", type=_FILE)
@click.option("--open", "browser", is_flag=True)
def serve_command(browser: bool, offline: Path | None, **options: Any) -> None:
    """Open tables to everybody who can reach this machine."""
    with failing_clearly():
        config = Config(**options)
        with _listening(config) as taken:
            _serve(config, taken, offline, browser=browser)


@contextmanager
def _listening(config: Config) -> Iterator[socket.socket]:
    """A socket to listen on; opened before anything else, so that a port in use is reported at once."""
    try:
        taken = listener(config.host, config.port)
    except OSError as error:
        reason = error.strerror or str(error)
        raise InvalidError("server-port", host=config.host, port=str(config.port), reason=reason) from error
    with taken:
        yield taken


def _serve(config: Config, taken: socket.socket, offline: Path | None, *, browser: bool) -> None:
    # Imported here, because it takes a while and only a server needs it.
    from red7.server.app import Server, settle
    from red7.server.gate.descriptors import raise_limit
    from red7.server.http.static import STATIC
    from red7.server.offline.offer import Offer, offered
    from red7.server.operator.admin import operated
    from red7.server.services import open_services
    from red7.server.watch.logs import set_up

    set_up(config.log)
    descriptors = raise_limit()

    async def run(offer: Offer | None) -> None:
        services = await open_services(config)
        async with operated(config.data, services):
            address = _address(config, taken)
            click.echo(words_here().say("serve-ready", address=address), err=True)
            if config.public_url is None and is_own(taken.getsockname()[0]):
                click.echo(words_here().say("serve-alone"), err=True)
            if not services.hears:
                click.echo(words_here().say("serve-no-bus", bus=config.shown_bus), err=True)
            connections = services.gate.bounds.connections
            click.echo(
                words_here().say("serve-room", connections=connections, descriptors=descriptors), err=True
            )
            if not STATIC.is_dir():
                click.echo(words_here().say("serve-no-page", node=_NODE), err=True)
            elif browser:
                _open_browser(address)
            settle()
            await Server(services, offer).serve(sockets=[taken])

    # Either signal first stops the server cleanly; uvicorn then raises it again, which ends this.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with (
        offered(offline) as offer,
        suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=_loop_factory()) as runner,
    ):
        runner.run(run(offer))


def _address(config: Config, taken: socket.socket) -> str:
    """Where people find the server, even if it chose its own port or listens on every address."""
    host, port, *_ = taken.getsockname()
    return config.at_port(port, reachable(host))


def _open_browser(address: str) -> None:
    """Open the page in a browser if there is a screen; the address is printed anyway."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in screens):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


@click.command(cls=Spoken, name="backup", examples=("red7 backup red7-2026-01-31.sqlite3 --data red7-data",))
@click.argument("target", type=_FILE)
@click.option("--data", type=_FOLDER, default=_DEFAULT.data, show_default=True)
@click.option("--force", is_flag=True)
def backup_command(target: Path, data: Path, force: bool) -> None:
    """Copy everything a server keeps into one file, whether it is running or not."""
    from red7.server.storage.backup import backup

    if target.exists() and not force:
        raise click.UsageError(words_here().say("backup-exists", path=str(target)))
    with failing_clearly():
        with progress_bar("backup-progress"):
            asyncio.run(backup(data, target))
        click.echo(words_here().say("backup-done", path=str(target)))


@click.command(
    cls=Spoken, name="restore", examples=("red7 restore red7-2026-01-31.sqlite3 --data red7-data",)
)
@click.argument("backup", type=_FILE)
@click.option("--data", type=_FOLDER, default=_DEFAULT.data, show_default=True)
def restore_command(backup: Path, data: Path) -> None:
    """Replace a server's data with a backup, while no server runs."""
    from red7.server.storage.restore import restore

    with failing_clearly():
        aside = restore(backup, data)
        click.echo(words_here().say("restore-done", path=str(backup)))
        if aside is not None:
            click.echo(words_here().say("restore-aside", path=str(aside)))


@click.command(cls=Spoken, name="rekey", examples=("red7 rekey --data red7-data",))
@click.option("--data", type=_FOLDER, default=_DEFAULT.data, show_default=True)
@click.option("--key-file", type=_FILE)
def rekey_command(data: Path, key_file: Path | None) -> None:
    """Put a new signing key in front of the others."""
    from red7.server.guests.keys import Keys

    with failing_clearly():
        path = Config(data=data, key_file=key_file).keys
        Keys(path).rotate()
        click.echo(words_here().say("rekey-done", path=str(path)))
