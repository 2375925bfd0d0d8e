"""The game is played, in the browser or in the terminal."""

from __future__ import annotations

import socket

from workshop.device import build_static, built_bundle
from workshop.game import prepare
from workshop.page import build_page
from workshop.programs import ROOT, Failure, become, say

FIRST_PORT = 7007


def play(words: list[str]) -> int:
    """Serves the page and opens it, or plays in the terminal if asked to, or if no page can be built."""
    if "--terminal" in words:
        become(prepare().program("red7"), "play", *(word for word in words if word != "--terminal"))
    if "--tui" in words:
        become(prepare("tui").program("red7"), "tui", *(word for word in words if word != "--tui"))
    try:
        build_page()
    except Failure as failure:
        say(f"{failure}\nThe page could not be built, so this is the terminal game.")
        become(prepare().program("red7"), "play")
    if "--offline" in words:
        build_static()
        words = [word for word in words if word != "--offline"] + ["--offline", str(built_bundle())]
    port = str(free_port())
    options = ["--port", port, "--data", str(ROOT / ".red7" / port), *words]  # the last one counts
    become(prepare().program("red7"), "serve", "--open", *options)


def free_port() -> int:
    """The first port that nobody listens on, from our own one on."""
    for port in range(FIRST_PORT, FIRST_PORT + 100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    return 0
