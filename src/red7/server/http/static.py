"""The page: the files built from `web/`, compressed if the browser accepts that."""

import mimetypes
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).parents[1] / "static"
_FIRST: Final = "index.html"
# The first parts of the paths that the page itself routes; web/src/router.ts has the same list.
_PAGES: Final = frozenset((
    "new", "friends", "pass", "join", "move", "table", "tables", "matches", "rules", "fair", "settings",
    "learn", "puzzles", "replay", "analysis", "statistics", "day",
))  # fmt: skip
_NEVER_CHANGE: Final = ("assets/", "words/")  # their names do, with their content
_TYPES: Final = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class Pages(StaticFiles):
    """Built files; every path within the page gets the first document, which then shows the right part."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._contents: Final[dict[str, tuple[int, bytes]]] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the page's first document, with status 404 if the page has nothing to show there."""
        if "\0" in path:  # no file system can look that up
            raise HTTPException(404)
        name = Path(path).as_posix()
        known = name == "." or name.partition("/")[0] in _PAGES
        if known:
            return await self._file(_FIRST, scope, 200)
        try:
            return await self._file(name, scope, 200)
        except HTTPException as error:
            is_file = "." in name.rpartition("/")[2].strip(".")
            if error.status_code != 404 or name.startswith("api/") or is_file:
                raise
            return await self._file(_FIRST, scope, 404)

    async def _file(self, name: str, scope: Scope, status: int) -> Response:
        takes = Headers(scope=scope).get("accept-encoding", "")
        packed = "gzip" in takes and self.lookup_path(f"{name}.gz")[1] is not None
        response = await super().get_response(f"{name}.gz" if packed else name, scope)
        suffix = Path(name).suffix
        media = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        if isinstance(response, FileResponse):
            response.headers["Content-Type"] = (
                f"{media}; charset=utf-8" if media.startswith("text/") else media
            )
            response.status_code = status
            if packed:
                response.headers["Content-Encoding"] = "gzip"
        response.headers["Vary"] = "Accept-Encoding"
        lasting = name.startswith(_NEVER_CHANGE)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        if isinstance(response, FileResponse) and "range" not in Headers(scope=scope):
            return self._from_memory(response)
        return response

    def _from_memory(self, response: FileResponse) -> Response:
        """The same response without a thread to read the file, which would delay the event loop."""
        path, stat = str(response.path), response.stat_result
        changed = stat.st_mtime_ns if stat else 0
        kept = self._contents.get(path)
        if kept is None or kept[0] != changed or len(kept[1]) != (stat.st_size if stat else 0):
            kept = self._contents[path] = changed, Path(path).read_bytes()
        headers = {**response.headers, "content-length": str(len(kept[1]))}
        return Response(kept[1], response.status_code, headers)
