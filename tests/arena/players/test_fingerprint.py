"""A player's fingerprint changes with the code that decides for it, and a journal does not mix the two."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from support.bots import PLACE

from red7.arena.deals import Job, Setting, play_deal
from red7.arena.players.fingerprint import fingerprint
from red7.arena.results.journal import Journal
from red7.cli import main

BOT = "from helper_of_tests.ways import first\n\nclass Own:\n    name = 'own'\n    turn = first\n"
WAY = "from red7 import Turn\n\ndef first(self, sight, dice):\n    return Turn(0)\n"
OWN = "helper_of_tests.bots:Own"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a bot in one module that imports another module, and a third one beside them."""
    package = tmp_path / "helper_of_tests"
    package.mkdir()
    for name, text in (("__init__", ""), ("bots", BOT), ("ways", WAY), ("beside", "")):
        (package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield package
    for name in [name for name in sys.modules if name.startswith("helper_of_tests")]:
        del sys.modules[name]


@pytest.mark.parametrize("changed", ["bots", "ways"])
def test_a_change_in_a_module_or_in_one_it_imports_is_seen(folder: Path, changed: str) -> None:
    before = fingerprint(OWN)
    assert fingerprint(f"{OWN}@500") == before, "nodes are no code"
    file = folder / f"{changed}.py"
    file.write_text(file.read_text() + "\n# wiser now\n")
    assert fingerprint(OWN) != before


def test_a_change_elsewhere_is_not(folder: Path) -> None:
    before = [fingerprint(player) for player in (OWN, "random", f"{PLACE}:First")]
    (folder / "beside.py").write_text("x = 1\n")
    assert fingerprint(OWN) == before[0]
    (folder / "bots.py").write_text(BOT + "x = 1\n")
    assert [fingerprint(player) for player in ("random", f"{PLACE}:First")] == before[1:]


def test_our_own_players_share_the_code_that_plays_a_deal() -> None:
    assert fingerprint("random") == fingerprint("cheat") != fingerprint(f"{PLACE}:First")


def test_a_program_changes_with_the_files_its_command_names(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("print(1)")
    player = f"exec:{sys.executable} {script}"
    before = fingerprint(player)
    assert fingerprint(player) == before != fingerprint(f"exec:{sys.executable}")
    script.write_text("print(2)")
    assert fingerprint(player) != before


def test_a_deal_played_by_other_code_is_not_found_again(folder: Path, tmp_path: Path) -> None:
    job = Job(Setting(), (OWN, "random"), 0)
    with Journal(tmp_path / "journal", resume=False) as journal:
        journal.add(job, play_deal(job))
    with Journal(tmp_path / "journal", resume=True) as journal:
        assert journal.find(job) is not None
        assert journal.changed(job.lineup) == []
    (folder / "ways.py").write_text(WAY + "# wiser now\n")
    with Journal(tmp_path / "journal", resume=True) as journal:
        assert journal.find(job) is None
        assert journal.changed(job.lineup) == [OWN]
        journal.add(job, play_deal(job))
    with Journal(tmp_path / "journal", resume=True) as journal:
        assert journal.find(job) is not None, "both versions are kept"


def test_the_command_says_whose_code_has_changed_and_plays_again(folder: Path, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    command = ["arena", OWN, "random", "--deals", "3", "--jobs", "1", "--journal", str(journal), "--resume"]
    assert CliRunner().invoke(main, command).stderr == ""
    assert CliRunner().invoke(main, command).stderr == ""
    assert len(journal.read_text().splitlines()) == 1 + 3
    (folder / "bots.py").write_text(BOT + "# wiser now\n")
    result = CliRunner().invoke(main, command)
    assert result.exit_code == 0
    assert f"the code of {OWN} has changed" in result.stderr
    assert len(journal.read_text().splitlines()) == 1 + 6
