"""The command `red7 admin`: what the operator asks of the server on a data folder."""

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from red7.game.errors import InvalidError
from red7.server.config import Config
from red7.speech.command_help import Spoken, SpokenGroup, failing_clearly, words_here

_FOLDER = click.Path(file_okay=False, path_type=Path)
_MINUTES = click.IntRange(1, 525_600)
_data = click.option("--data", type=_FOLDER, default=Config().data, show_default=True)
_json = click.option("--json", "as_json", is_flag=True)


class _Task(Spoken):
    """One of the commands of `red7 admin`; its description is `admin-task-NAME`."""

    @property
    def about(self) -> str:
        return f"admin-task-{self.name}"


@click.group(
    cls=SpokenGroup, name="admin", examples=("red7 admin tables", "red7 admin announce --minutes 10")
)
def admin_command() -> None:
    """Look after a running server."""


def _ask(data: Path, as_json: bool, **request: Any) -> Any:
    """The answer of the server; printed here if JSON is wanted."""
    from red7.server.operator.socket import ask

    reply = asyncio.run(ask(data, **request))
    if reply is None:
        raise InvalidError("admin-unheard", path=str(data))
    if as_json:
        click.echo(json.dumps(reply))
    return reply


def _time(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d %H:%M} UTC"


@admin_command.command(cls=_Task, name="tables", examples=("red7 admin tables --data red7-data",))
@_data
@_json
def tables(data: Path, as_json: bool) -> None:
    """List the tables."""
    with failing_clearly():
        reply = _ask(data, as_json, act="tables")
        for table in () if as_json else reply["tables"]:
            names = ", ".join(table["players"])
            click.echo(f"{table['id']}  {table['phase']:9}{table['connections']:4}  {names}")


@admin_command.command(cls=_Task, name="guests", examples=("red7 admin guests --json",))
@_data
@_json
def guests(data: Path, as_json: bool) -> None:
    """List who is connected, and from where."""
    with failing_clearly():
        reply = _ask(data, as_json, act="guests")
        for guest in () if as_json else reply["guests"]:
            click.echo(f"{guest['id'] or '-':32}  {guest['address']:39}  {guest['name']}")


@admin_command.command(cls=_Task, name="bans", examples=("red7 admin bans --json",))
@_data
@_json
def bans(data: Path, as_json: bool) -> None:
    """List the bans."""
    with failing_clearly():
        reply = _ask(data, as_json, act="bans")
        for ban in () if as_json else reply["bans"]:
            click.echo(f"{ban['subject']:50}  {_time(ban['until'])}")


@admin_command.command(cls=_Task, name="end", examples=("red7 admin end TABLE",))
@click.argument("table")
@_data
@_json
def end(table: str, data: Path, as_json: bool) -> None:
    """End a table."""
    with failing_clearly():
        _ask(data, as_json, act="end", table=table)
        if not as_json:
            click.echo(words_here().say("admin-ended", table=table))


@admin_command.command(cls=_Task, name="ban", examples=("red7 admin ban 192.0.2.0/24 --minutes 60",))
@click.argument("subject")
@click.option("--minutes", type=_MINUTES, default=1_440, show_default=True)
@_data
@_json
def ban(subject: str, minutes: int, data: Path, as_json: bool) -> None:
    """Ban a guest or an address for a while."""
    with failing_clearly():
        reply = _ask(data, as_json, act="ban", subject=subject, minutes=minutes)
        if not as_json:
            say = words_here().say
            click.echo(say("admin-banned", subject=reply["subject"], until=_time(reply["until"])))


@admin_command.command(cls=_Task, name="unban", examples=("red7 admin unban 192.0.2.0/24",))
@click.argument("subject")
@_data
@_json
def unban(subject: str, data: Path, as_json: bool) -> None:
    """Lift a ban."""
    with failing_clearly():
        reply = _ask(data, as_json, act="unban", subject=subject)
        if not as_json:
            id_ = "admin-unbanned" if reply["lifted"] else "admin-no-ban"
            click.echo(words_here().say(id_, subject=subject))


@admin_command.command(cls=_Task, name="announce", examples=("red7 admin announce --minutes 10",))
@click.option("--minutes", type=click.IntRange(1, 1_440), default=10, show_default=True)
@click.option("--cancel", is_flag=True)
@_data
@_json
def announce(minutes: int, cancel: bool, data: Path, as_json: bool) -> None:
    """Tell everybody that the server will restart."""
    with failing_clearly():
        reply = _ask(data, as_json, act="announce", minutes=-1 if cancel else minutes)
        if not as_json:
            say = words_here().say
            click.echo(say("admin-cancelled" if cancel else "admin-announced", time=_time(reply["at"])))
