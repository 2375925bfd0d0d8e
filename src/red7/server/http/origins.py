"""Which pages may act for the guest whose cookie they send: our own."""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers

_PORTS: Final = {"http": 80, "https": 443}


class Origins:
    """The pages of this server: those of its public address or, without one, of the address it is called by.

    The latter counts only if it is an IP address or a name of this machine: anybody can point a name of
    theirs at it.
    """

    def __init__(self, public_url: str | None = None, host: str = "localhost") -> None:
        self._public: Final = None if public_url is None else _origin(public_url)
        self._names: Final = {"localhost", host.lower(), socket.gethostname().lower()}

    def allow_cookie(self, headers: Headers) -> bool:
        """Whether the cookie of a request counts: the browser says that it comes from our page."""
        origin = headers.get("origin")
        return origin is not None and self.allows(origin, headers.get("host", ""))

    def allows(self, origin: str, host: str) -> bool:
        """Whether an Origin header is that of our own page, on a server called by this Host header."""
        parsed = _origin(origin)
        if parsed is None:
            return False
        if self._public is not None:
            return parsed == self._public
        return parsed == _origin(f"http://{host}") and self._is_ours(parsed[1])

    def _is_ours(self, name: str) -> bool:
        try:
            ip_address(name)
        except ValueError:
            return name in self._names
        return True


def _origin(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None for what has anything else, or is not an origin at all, such as `null`."""
    try:
        parts: SplitResult = urlsplit(url)
        port = parts.port or _PORTS.get(parts.scheme)
    except ValueError:
        return None
    bare = url.lower() in (
        f"{parts.scheme}://{parts.netloc}".lower(),
        f"{parts.scheme}://{parts.netloc}/".lower(),
    )
    if port is None or not parts.hostname or parts.username is not None or not bare:
        return None
    return parts.scheme, parts.hostname, port
