"""The headers of every response, as a layer around the application: the security policy, the time."""

from collections.abc import Callable
from email.utils import formatdate
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
COMPILING: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""Only for the worker that runs the game in the browser."""
MAY_COMPILE: Final = ("/offline/device/worker.js",)

_ALWAYS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_HTTPS: Final = {"Strict-Transport-Security": "max-age=31536000; includeSubDomains"}


class Headers:
    """Adds the headers to every response; only caching is left to the response itself."""

    def __init__(self, app: ASGIApp, *, secure: bool, now: Callable[[], int]) -> None:
        self._app: Final = app
        self._now: Final = now
        self._fixed: Final = _ALWAYS | (_HTTPS if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message.setdefault("headers", [])
                headers = MutableHeaders(scope=message)
                headers.update(self._fixed)
                if scope["path"] in MAY_COMPILE:
                    headers["Content-Security-Policy"] = COMPILING
                # By the tables' own clock: the page works out from it how much time is left.
                headers["Date"] = formatdate(self._now() // 1000, usegmt=True)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, with_headers)
