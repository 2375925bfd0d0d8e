"""`docs/rulebook.md` names a test for every rule; here it is checked that it does, and that they exist."""

import ast
import re
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

from red7.game.editions import EDITIONS, Edition

ROOT = Path(__file__).parent.parent
RULEBOOK = (ROOT / "docs" / "rulebook.md").read_text("utf-8")
TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)(?:\[([^\]]+)\])?`")


@cache
def editions_by_test(path: str) -> dict[str, set[str]]:
    """The tests of a file, each with the editions that its row of the edition table names."""
    if not (ROOT / path).is_file():
        return {}
    editions: dict[str, set[str]] = {}
    for node in ast.parse((ROOT / path).read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            editions[node.name] = set()
            for mark in node.decorator_list:
                match mark:
                    case ast.Call(func=ast.Name(id="each_edition"), args=[ast.Dict(keys=keys)]):
                        editions[node.name] |= {str(ast.literal_eval(key)) for key in keys if key}
    return editions


def missing(text: str) -> list[str]:
    """The tests that a text names and that do not exist."""
    lost = []
    for path, name, edition in TEST.findall(text):
        tests = editions_by_test(path)
        if name not in tests or (edition and edition not in tests[name]):
            lost.append(f"{path}::{name}" + (f"[{edition}]" if edition else ""))
    return lost


def statements(text: str) -> list[str]:
    """The items of all lists of a text, with the lines that belong to them."""
    return re.findall(r"^(?:-|\d+\.) .*(?:\n +.*)*", text, re.MULTILINE)


def section(title: str) -> str:
    match = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", RULEBOOK, re.MULTILINE | re.DOTALL)
    assert match, f"no section {title!r}"
    return match[1]


def edition_table() -> list[list[str]]:
    """The rows of the table, each a list of cells, less the line under its head."""
    lines = [line for line in section("Where the editions differ").splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [rows[0], *rows[2:]]


def test_every_test_the_rulebook_names_exists() -> None:
    assert len(TEST.findall(RULEBOOK)) > 150
    assert missing(RULEBOOK) == []


def test_every_statement_of_the_rulebook_names_a_test() -> None:
    assert len(statements(RULEBOOK)) > 100
    assert [statement for statement in statements(RULEBOOK) if not TEST.search(statement)] == []


def test_every_cell_of_the_edition_table_names_a_test_run_for_its_edition() -> None:
    head, *rows = edition_table()
    editions = [cell.strip("`") for cell in head[1:]]
    assert editions == list(EDITIONS)
    for name, *cells in rows:
        for edition, cell in zip(editions, cells, strict=True):
            assert edition in [named for _, _, named in TEST.findall(cell)], (name, edition)


def test_the_edition_table_has_a_row_for_everything_editions_differ_in() -> None:
    rows = [row[0].split("`")[1] for row in edition_table()[1:]]
    assert rows == [field.name for field in fields(Edition) if field.name != "name"]


@pytest.mark.parametrize(("title", "least"), [("Readings we chose", 9), ("Rulings of ours", 19)])
def test_readings_and_rulings_are_numbered_and_each_names_a_test(title: str, least: int) -> None:
    items = statements(section(title))
    assert [item.split(".")[0] for item in items] == [str(place) for place in range(1, len(items) + 1)]
    assert len(items) >= least
    assert all(TEST.search(item) for item in items)


def test_every_reading_tells_the_other_one_and_why() -> None:
    for reading in statements(section("Readings we chose")):
        words = " ".join(reading.split())
        assert "The other reading" in words, words
        assert " Why: " in words, words


def test_every_mention_of_a_test_is_well_formed() -> None:
    assert RULEBOOK.count("::") == len(TEST.findall(RULEBOOK))


def test_a_test_that_does_not_exist_is_noticed() -> None:
    there = "tests/game/test_editions.py::test_whom_a_1_may_hit"
    assert missing(f"`{there}` `{there}[es-ar]`") == []
    gone = [f"{there}_not", f"{there}[es-at]", "tests/game/test_nothing.py::test_nothing"]
    assert missing(" ".join(f"`{name}`" for name in gone)) == gone
