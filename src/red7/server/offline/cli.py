"""The command `red7 static`."""

from pathlib import Path

import click

from red7.server.offline.bundle import unpack
from red7.speech.command_help import Spoken, failing_clearly, words_here


@click.command(
    cls=Spoken,
    name="static",
    examples=(
        "red7 static public_html --from red7-offline-0.1.0.zip",
        "red7 static public_html/red7 --from red7-offline-0.1.0.zip --base /red7",
    ),
)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--from", "bundle", type=click.Path(dir_okay=False, path_type=Path), required=True)
@click.option("--base", metavar="/PATH", default="")
def static_command(folder: Path, bundle: Path, base: str) -> None:
    """Put the page that needs no server into a folder."""
    with failing_clearly():
        contents = unpack(bundle, folder, base)
        words = words_here()
        click.echo(
            words.say("static-done", path=str(folder), version=contents.red7, base=f"{base.rstrip('/')}/")
        )
