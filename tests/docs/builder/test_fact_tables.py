"""Tables of the documents are made from the facts of the program."""

from dataclasses import fields

from docs.builder.fact_tables import filled_in
from red7.ai.bots import LEVELS
from red7.game.editions import EDITIONS, Edition


def test_every_point_in_which_editions_differ_has_a_row() -> None:
    head, _, *rows = filled_in("<!-- table: editions -->").splitlines()
    assert [cell.strip(" `") for cell in head.split("|")[2:-1]] == list(EDITIONS)
    different = [
        field.name
        for field in fields(Edition)
        if len({getattr(edition, field.name) for edition in EDITIONS.values()}) > 1 and field.name != "name"
    ]
    assert len(rows) == len(different)


def test_every_level_has_its_characters() -> None:
    rows = filled_in("<!-- table: levels -->").splitlines()[2:]
    assert [row.split("|")[1].strip(" `") for row in rows] == list(LEVELS)
