"""A web space: a folder of files over HTTP, and its own page for whatever it has no file for."""

import threading
import zipfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Self

STATIC = Path(__file__).parents[3] / "build/static"
"""Where `dev.py static` puts the page that needs no server."""


def compiled_core() -> bool:
    """Whether the game on this web space has its compiled core: only some machines can build one."""
    with zipfile.ZipFile(STATIC / "device/red7.zip") as archive:
        return any(name.startswith("red7/") and name.endswith(".so") for name in archive.namelist())


class _Files(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None: ...


class WebSpace:
    """Serves a folder while it is entered, or until it is closed."""

    def __init__(self, folder: Path = STATIC) -> None:
        assert folder.exists(), "python3 dev.py static makes it"
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=str(folder)))
        self._thread = threading.Thread(target=self._server.serve_forever)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
