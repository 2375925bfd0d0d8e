"""Firefox and WebKit as child processes that run a script on a page, by the messages of WebDriver."""

import json
import socket
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any

from support.patience import PATIENCE
from support.server.services import Service, find_program
from websockets.sync.client import connect


class Firefox(Service):
    """Firefox, by WebDriver BiDi, which it speaks itself: Debian has no driver for it."""

    def command(self) -> list[str]:
        program = find_program("firefox-esr", "firefox-esr")
        options = ["--headless", "--no-remote", "--profile", str(self.folder)]
        return [*_at_home(self.folder), program, *options, f"--remote-debugging-port={self.port}"]

    def answers(self) -> bool:
        return _listens(self.port)

    def run(self, address: str, script: str) -> Any:
        """What the body of an async function comes to on a page, as JSON; then it closes."""
        with connect(f"ws://127.0.0.1:{self.port}/session", open_timeout=PATIENCE) as connection:

            def ask(method: str, **parameters: object) -> Any:
                connection.send(json.dumps({"id": 1, "method": method, "params": parameters}))
                while True:
                    answer = json.loads(connection.recv(PATIENCE))
                    assert answer["type"] != "error", answer
                    if answer["type"] == "success":
                        return answer["result"]

            ask("session.new", capabilities={})
            context = ask("browsingContext.create", type="tab")["context"]
            ask("browsingContext.navigate", context=context, url=address, wait="complete")
            expression = f"(async () => {{{script}}})().then(JSON.stringify)"
            result = ask(
                "script.evaluate", expression=expression, target={"context": context}, awaitPromise=True
            )
            ask("browser.close")  # and with it all of its processes
        assert result["type"] == "success", result
        return json.loads(result["result"]["value"])


class Display(Service):
    """A screen that nobody sees."""

    def command(self) -> list[str]:
        return [find_program("Xvfb", "xvfb"), f":{self.port}", "-nolisten", "tcp"]

    def answers(self) -> bool:
        return Path(f"/tmp/.X11-unix/X{self.port}").exists()


class WebKit(Service):
    """WebKit, the engine of Safari, in the little browser that comes with its driver."""

    def __init__(self) -> None:
        super().__init__()
        self._display = Display()

    def prepare(self) -> None:
        self._display.__enter__()

    def command(self) -> list[str]:
        program = find_program("WebKitWebDriver", "webkit2gtk-driver")
        display = f"DISPLAY=:{self._display.port}"
        return [*_at_home(self.folder), display, program, f"--port={self.port}"]

    def answers(self) -> bool:
        return _listens(self.port)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        self._display.__exit__(kind, error, trace)

    def run(self, address: str, script: str) -> Any:
        """What the body of an async function comes to on a page, as JSON; then it closes."""
        wishes = {"alwaysMatch": {"timeouts": {"script": int(PATIENCE * 1_000)}}}
        session = f"/session/{self._ask('POST', '/session', capabilities=wishes)['sessionId']}"
        try:
            self._ask("POST", f"{session}/url", url=address)
            body = f"(async () => {{{script}}})().then(arguments[0], (error) => arguments[0](String(error)));"
            return self._ask("POST", f"{session}/execute/async", script=body, args=[])
        finally:
            self._ask("DELETE", session)

    def _ask(self, method: str, path: str, **parameters: object) -> Any:
        body = json.dumps(parameters).encode() if method == "POST" else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", body, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]


def _at_home(folder: Path) -> list[str]:
    """What lets a program keep its settings in a folder, and nothing anywhere else."""
    return ["env", f"HOME={folder}", f"XDG_CONFIG_HOME={folder}"]


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
    except OSError:
        return False
    return True
