"""A bar shows how far a long command is: on a terminal, among the errors, and only when it takes long."""

import io
import sys
import time

import pytest
from support.patience import PATIENCE

from red7.speech import progress
from red7.speech.progress import counted, progress_bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def a_terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """In place of the errors; for a test itself, since pytest takes them back after its fixtures."""
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    return screen


def test_what_takes_long_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = a_terminal(monkeypatch)
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    with progress_bar("perft-progress", 5) as advance:
        advance(2)
        until = time.monotonic() + PATIENCE
        while "2/5" not in screen.getvalue():
            assert time.monotonic() < until, screen.getvalue()
            time.sleep(0.01)
    assert "Counting turns" in screen.getvalue()


def test_what_is_done_soon_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = a_terminal(monkeypatch)
    monkeypatch.setattr(progress, "PATIENCE", 10 * PATIENCE)
    with progress_bar("perft-progress") as advance:
        advance(1)
    assert list(counted([1, 2], "answers-progress", 2)) == [1, 2]
    assert screen.getvalue() == ""


def test_there_is_no_bar_but_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    errors = io.StringIO()
    monkeypatch.setattr(sys, "stderr", errors)
    with progress_bar("perft-progress", 5) as advance:
        advance(5)
    assert errors.getvalue() == ""
