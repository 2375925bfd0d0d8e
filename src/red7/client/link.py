"""Where a table is, read from the link or the code that people pass on."""

import re
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

_TABLE: Final = re.compile(r"(?P<base>.*)/table/(?P<table>[^/]+)/?")
_JOIN: Final = re.compile(r"(?P<base>.*)/join/(?P<code>[^/]+)/?")


class TablePlace(NamedTuple):
    """A server, and a table there by its id or short code, with the key of an invitation if it needs one.

    >>> TablePlace.parse("https://red7.example/play/table/abc#key")
    TablePlace(server='https://red7.example/play', table='abc', code='', invitation='key')
    """

    server: str
    table: str = ""
    code: str = ""
    invitation: str = ""

    @classmethod
    def parse(cls, link: str) -> "TablePlace":
        """Read a link as the page shows it; `ValueError` if it isn't one."""
        parts = urlsplit(link.strip())
        if parts.scheme in ("http", "https") and parts.netloc:
            for pattern in (_TABLE, _JOIN):
                if match := pattern.fullmatch(parts.path):
                    named = {name: unquote(text) for name, text in match.groupdict().items()}
                    base = f"{parts.scheme}://{parts.netloc}{named.pop('base')}"
                    return cls(base, **named, invitation=parts.fragment[:64])
        raise ValueError(
            f"“{link}” isn’t a link to a table: expected one such as https://red7.example/table/…"
        )
