"""How the program ends, whatever happens: with one clear line and a status, never with a traceback.

0: all is well. 1: wrong input, a failed check, or a file or disk that fails. 2: the command was not
understood. 130: interrupted, as in shells.
"""

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TextIO

import click

from red7.speech.command_help import reason_of

OK: Final = 0
FAILED: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130


def exit_with(run: Callable[[], object]) -> None:
    """Run the program, and exit with the status that fits its result."""
    _open_streams()
    status = _status(run)
    _drop_unwritten()
    sys.exit(status)


def _status(run: Callable[[], object]) -> int:
    try:
        result = run()
        sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except OSError as error:
        if error.errno != errno.EPIPE:  # with nobody reading, there is nobody to tell
            click.ClickException(reason_of(error)).show()
        return FAILED
    return result if isinstance(result, int) else OK


def _open_streams() -> None:
    """Make sure that there is an input and an output, even if the program was started without them.

    A closed input reads as empty, and writing to a closed output fails as on a full disk.
    """
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115
    if sys.stdout is None:
        sys.stdout = _closed_output()


def _closed_output() -> TextIO:
    return os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8", buffering=1)


def _drop_unwritten() -> None:
    """Drop what cannot be written, or Python would try again at exit, and complain."""
    try:
        sys.stdout.flush()
    except OSError:
        pass
    else:
        return
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
