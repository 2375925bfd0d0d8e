"""The terminal table in a real terminal."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.patience import wait_until

pytestmark = pytest.mark.skipif(not shutil.which("tmux"), reason="there is no tmux")


class Terminal:
    """A terminal of tmux, on a socket of its own."""

    def __init__(self, socket: Path, columns: int, lines: int) -> None:
        self._tmux = ["tmux", "-f", "/dev/null", "-S", str(socket)]
        game = [sys.executable, "-m", "red7", "tui", "--players", "4", "--mode", "expert"]
        words = [*game, "--level", "beginner", "--pace", "0", "--language", "de", "--name", "Ann"]
        size = ["-x", str(columns), "-y", str(lines)]
        environment = {**os.environ, "TERM": "screen"}  # which has eight colours
        subprocess.run(
            [*self._tmux, "new-session", "-d", *size, *words], check=True, env=environment, timeout=60
        )

    def text(self) -> str:
        shown = subprocess.run(
            [*self._tmux, "capture-pane", "-p"], capture_output=True, text=True, timeout=60
        )
        return shown.stdout

    def press(self, *keys: str) -> None:
        subprocess.run([*self._tmux, "send-keys", *keys], check=True, timeout=60)

    def end(self) -> None:
        subprocess.run([*self._tmux, "kill-server"], capture_output=True, timeout=60)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(tmp_path / "tmux", 80, 24)
    yield opened
    opened.end()


def test_four_experts_play_in_german_in_a_small_terminal_of_few_colours(terminal: Terminal) -> None:
    wait_until(lambda: "Jetzt spielen" in terminal.text() or "‹" in terminal.text())
    terminal.press("Enter")
    wait_until(lambda: "Nachziehstapel" in terminal.text() and " Tipp" in terminal.text())
    wait_until(lambda: "Nichts tun" in terminal.text() or "h  Tipp" in terminal.text())
    table = terminal.text()
    for name in ("Pip", "Momo", "Lulu", "Du"):
        assert f" {name} " in table
    terminal.press("Right")
    wait_until(
        lambda: "Auf die" in terminal.text() or "In die" in terminal.text() or "esc" in terminal.text()
    )
    terminal.press("Escape")
    terminal.press("q")
    wait_until(lambda: "?" in terminal.text() and "╭" in terminal.text())
    terminal.press("j")
    wait_until(lambda: "‹" in terminal.text())
    terminal.press("q")
    wait_until(lambda: terminal.text() == "")
