"""Writes `golden/staged.json` again: trees of steps, and how the table would stand after some of them.

    PYTHONPATH=src:tests python tests/tools/make_staged.py

`table/views/test_step_tree.py` compares it with what the table says now, the page's tests with what the page
reads.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from support.table_driver import Club, round_of

from red7.game.engine.dice import Dice
from red7.table.settings import Settings
from red7.table.table import Phase, Table
from red7.table.views.preview import what_if
from red7.table.views.private import private_view
from red7.table.views.public import public_view
from red7.table.views.step_tree import asked_steps

GOLDEN = Path(__file__).parents[1] / "golden" / "staged.json"
SETTINGS = [
    Settings(players=4, options="expert"),
    Settings(players=2, options="expert", edition="es-1.3"),
    Settings(players=3, options="expert", edition="es-ar"),
    Settings(players=2, options="basic"),
]
APART = 5  # turns between two moments
ROUND = ("canvas", "color", "turn", "phase", "out", "palettes", "deck_top")


def staged_text() -> bytes:
    """The file as it has to be."""
    moments = [moment(table) for settings in SETTINGS for table in tables(settings)]
    lines = [msgspec.json.encode(one, order="sorted") for one in moments]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def tables(settings: Settings) -> Iterator[Table]:
    """A table at some moments of a round."""
    club = Club(settings, seed=3)
    club.deal()
    dice = Dice(3)
    number = 0
    while club.table.phase is Phase.PLAYING:
        if number % APART == 0:
            yield club.table
        club.play_some(dice)
        number += 1


def moment(table: Table) -> dict[str, Any]:
    """What the player to move may stage, and what comes of some of it."""
    seat = round_of(table).turn
    tree = asked_steps(table, seat)
    texts = ["", *[node.text for node in tree.nodes]]
    for node in tree.nodes:
        for card in (*node.stays[:1], *node.leaves[-1:]):
            text = f"{node.text} {card}c".lstrip()
            texts += [text, f"{text} +"] if int(card[1]) > node.draws_above else [text]
    texts = list(dict.fromkeys(texts))
    some = texts[:: max(1, len(texts) // 6)]
    view = msgspec.to_builtins(public_view(table).round)
    return {
        "round": {name: view[name] for name in ROUND},
        "you": {"seat": seat, "hand": private_view(table, seat).hand},
        "tree": tree,
        "staged": [[text, what_if(table, seat, text)] for text in some],
    }


if __name__ == "__main__":
    GOLDEN.write_bytes(staged_text())
