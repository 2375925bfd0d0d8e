"""The checklist of security: every point of the standard is there, with real tests and limits."""

import dataclasses
import re
from pathlib import Path

from red7.host.caps import Caps
from red7.host.contracts.allowance import Act
from red7.host.rates import Rate
from red7.server.limits import PER_ADDRESS, PER_CONNECTION, TOGETHER

ROOT = Path(__file__).parents[2]
CHECKLIST = (ROOT / "docs" / "security.md").read_text("utf-8")

# How many points of levels 1 and 2 each section of the standard has; those of level 3 come after them.
SECTIONS = {
    "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1, "3.2": 2,
    "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4, "5.1": 1, "5.2": 3,
    "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4, "7.1": 3,
    "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3,
    "9.2": 4, "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3, "11.1": 2,
    "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1,
    "13.2": 5, "13.3": 2, "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7,
    "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3, "17.1": 1, "17.2": 4, "17.3": 2,
}  # fmt: skip


def covered() -> list[str]:
    """Every point that the checklist speaks of, in its order; `1.2.6–8` are three."""
    points: list[str] = []
    for section, first, last in re.findall(r"^\| (\d+\.\d+)\.(\d+)(?:–(\d+))? \|", CHECKLIST, re.MULTILINE):
        points += [f"{section}.{number}" for number in range(int(first), int(last or first) + 1)]
    return points


def test_the_checklist_speaks_of_every_point_once() -> None:
    points = covered()
    assert points == [f"{section}.{n}" for section, most in SECTIONS.items() for n in range(1, most + 1)]


def test_every_test_that_the_checklist_names_is_there() -> None:
    named = re.findall(r"`((?:\w+/)*test_\w+)(?:::(\w+))?`", CHECKLIST)
    assert len(named) > 80
    for file, name in named:
        path = ROOT / "tests" / f"{file}.py"
        assert path.is_file(), file
        if name:
            assert re.search(rf"^(?:async )?def {name}\(", path.read_text("utf-8"), re.MULTILINE), (
                file,
                name,
            )


def test_every_point_has_a_test_or_a_reason() -> None:
    rows = re.findall(r"^\| \d[^|]*\|(.*)\|(.*)\|$", CHECKLIST, re.MULTILINE)
    assert len(rows) == len(re.findall(r"^\| \d", CHECKLIST, re.MULTILINE))
    for how, tests in rows:
        assert len(how.strip()) > 3, how
        assert "test_" in tests or tests.strip() == "—", tests


def rate_text(rate: Rate) -> str:
    return f"{rate.burst}, then {rate.acts} in {rate.seconds} s"


def test_the_limits_in_the_document_are_those_of_the_server() -> None:
    words = " ".join(CHECKLIST.split())
    for act in Act:
        assert f"| `{act}` | {rate_text(PER_ADDRESS[act])} | {rate_text(TOGETHER[act])} |" in words
    assert (
        f"may send {PER_CONNECTION.burst} messages, then {rate_text(PER_CONNECTION).partition('then ')[2]}"
        in words
    )
    caps = words.partition("there are caps: ")[2].partition(".")[0]
    assert [int(number) for number in re.findall(r"\d+", caps)] == list(dataclasses.asdict(Caps()).values())
