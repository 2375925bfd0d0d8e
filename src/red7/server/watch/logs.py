"""Logs that can be shown to anybody: fields that are not on the list are left out, whoever logs them.

A line says what happened (`event`, fixed words in the source), when, and to which table, seat and person. A
table is named by the beginning of its id, since the whole id opens tables by link; a person by a digest.
Errors are logged by their class and traceback, never by their text, which may quote a card or a token; only a
database's own reason is logged, see `alarms`. Other libraries are logged by their name and place.
"""

import hashlib
import logging
import re
import sys
from collections.abc import MutableMapping
from types import TracebackType
from typing import Any, Final, TextIO

import structlog
from structlog.typing import Processor

FIELDS: Final = frozenset(
    {
        "event", "level", "timestamp", "logger",
        "table", "seat", "who", "version", "command", "code",
        "method", "route", "status", "milliseconds", "count", "total",
        "process", "error", "trace", "reason",
    }
)  # fmt: skip
"""The fields of a line. `who` is made by `person`; `route` is a pattern such as /tables/{id}, not a path."""

OF_TABLE_ID: Final = 8
"""This many characters of an id tell tables apart, but open none."""

_SAFE: Final = re.compile(r"[\w .,:;/{}<>%+-]*", re.ASCII)
_LONGEST: Final = 200
_LONGEST_TRACE: Final = 4_000  # names of modules and functions, which no outsider can choose
_DEEP: Final = 12


def plain(text: str) -> str:
    """The first line of a text, reduced to plain words; for reasons that quote nobody."""
    return "".join(sign for sign in text.split("\n")[0] if _SAFE.fullmatch(sign))[:_LONGEST]


def person(guest: str) -> str:
    """A digest for a guest in the log: the same for the same person, and not reversible."""
    return hashlib.sha256(b"red7 log " + guest.encode()).hexdigest()[:12]


def set_up(kind: str = "console", level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Send all logs, even those of other libraries, to a stream (standard error), as `console` or `json`."""
    shown: TextIO | None = stream or sys.stderr  # there may be none
    render: Processor = (
        structlog.processors.JSONRenderer()
        if kind == "json"
        else structlog.dev.ConsoleRenderer(colors=bool(shown and shown.isatty()), sort_keys=False)
    )
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper("iso", utc=True),
        errors_by_place,
        only_listed,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )  # fmt: skip
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[without_text, *shared],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)


def without_text(_logger: object, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A line of another library: its text may quote anything, so only the library's name is kept."""
    record = line.get("_record")
    line["event"] = "library"
    if isinstance(record, logging.LogRecord):
        line["trace"] = f"{record.module}:{record.lineno}"
    return line


def errors_by_place(
    _logger: object, _method: str, line: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """The exception of a line as its class and the places it went through, the innermost last."""
    given = line.pop("exc_info", None)
    if given is True:
        given = sys.exc_info()
    error = given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        line["error"] = type(error).__name__
        line["trace"] = _places(error.__traceback__)
    return line


def only_listed(_logger: object, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A line without the fields that are not on the list, and without values that are not plain words."""
    table = line.get("table")
    if isinstance(table, str):
        line["table"] = table[:OF_TABLE_ID]
    return {
        name: value if name.startswith("_") or _plain(name, value) else "(left out)"
        for name, value in line.items()
        if name in FIELDS or name in ("_record", "_from_structlog")
    }


def _plain(name: str, value: object) -> bool:
    if isinstance(value, str):
        most = _LONGEST_TRACE if name == "trace" else _LONGEST
        return len(value) <= most and _SAFE.fullmatch(value) is not None
    return isinstance(value, int | float)


def _places(trace: TracebackType | None) -> str:
    places: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        module = trace.tb_frame.f_globals.get("__name__", "")
        places.append(f"{module}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return ", ".join(places[-_DEEP:])
