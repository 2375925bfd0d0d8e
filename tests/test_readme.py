"""The README's tour of the library is true, and its commands are the real ones."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_tour_of_the_library_gives_what_it_says() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


def test_the_two_commands_come_first() -> None:
    block = README.read_text("utf-8").split("```")[1]
    assert block.split("\n")[1:-1] == ["python3 dev.py play", "python3 dev.py test"]


def test_every_command_is_listed() -> None:
    from red7.cli import COMMANDS

    text = README.read_text("utf-8")
    assert [name for name in COMMANDS if f"`red7 {name}`" not in text] == []


def test_every_file_it_links_to_exists() -> None:
    targets = [part.split(")")[0] for part in README.read_text("utf-8").split("](")[1:]]
    assert targets
    assert [target for target in targets if not (README.parent / target).exists()] == []
