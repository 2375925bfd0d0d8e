"""Lines at a terminal can be edited, come back, and are completed; a terminal without readline just reads."""

import builtins
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest
from support.patience import PATIENCE

import red7
from red7.terminal import line_editor
from red7.terminal.line_editor import LineEditor

PROGRAM = """
from red7.terminal.line_editor import LineEditor
editor = LineEditor()
for remember in (True, False, True):
    print("got", editor.read("> ", ["R7p", "G4c"], remember=remember), flush=True)
"""
UP = b"\x1b[A"


def test_the_arrow_keys_bring_back_what_was_typed_and_tab_completes() -> None:
    pytest.importorskip("readline")
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "PYTHONPATH": str(Path(red7.__file__).parent.parent)}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], stdin=slave, stdout=slave, stderr=slave, env=environment
    ) as program:
        os.close(slave)
        try:
            type_line(master, b"r\t\n", b"got R7p")
            type_line(master, b"y\n", b"got y")
            type_line(master, UP + b" c\n", b"got R7p  c")  # not the y, which is remembered by nobody
        finally:
            program.kill()
            os.close(master)


def type_line(master: int, keys: bytes, expected: bytes) -> None:
    """Type keys once the program asks, and wait for what it makes of them."""
    read_until(master, b"> ")
    os.write(master, keys)
    read_until(master, expected)


def read_until(master: int, expected: bytes) -> None:
    seen = b""
    while expected not in seen:
        ready, _, _ = select.select([master], [], [], PATIENCE)
        assert ready, seen
        seen += os.read(master, 1)


def test_without_readline_a_line_is_just_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_editor, "_readline", lambda: None)
    monkeypatch.setattr(builtins, "input", lambda prompt: f"{prompt}R7p")
    assert LineEditor().read("> ") == "> R7p"
