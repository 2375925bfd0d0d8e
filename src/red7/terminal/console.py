"""The terminal as it is found: its colours, and the language of the environment."""

import os
import sys
from io import TextIOWrapper

from rich.console import Console


def language_here() -> str:
    """The language of the environment, as the system names it."""
    wishes = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((wish for wish in wishes if wish), "en")


def console_for(color: bool | None) -> Console:
    """A console with colours, without, or as the terminal can. Signs it cannot read or show are replaced."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(
        force_terminal=color or None, no_color=None if color is None else not color, highlight=False
    )
