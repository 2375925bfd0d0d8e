"""`red7 tui` where it cannot play."""

import sys

import pytest
from click.testing import CliRunner

from red7.cli import main


def test_without_textual_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "textual", None)
    monkeypatch.setenv("RED7_LANGUAGE", "en")
    result = CliRunner().invoke(main, ["tui"])
    assert result.exit_code == 1
    assert result.output.endswith('Install it with: pip install "red7[tui]"\n')
