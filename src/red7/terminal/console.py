"""The terminal as it is found."""

import sys
from io import TextIOWrapper

from rich.console import Console


def console_for(color: bool | None) -> Console:
    """A console with colours, without, or as the terminal can. Signs it cannot read or show are replaced."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(
        force_terminal=color or None, no_color=None if color is None else not color, highlight=False
    )
