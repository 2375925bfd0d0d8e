"""Renews the counts of `tests/golden/perft.json` for the deals in it, by the brute-force twin alone.

    PYTHONPATH=src:tests python tests/tools/make_perft.py

The engine has no part in it, so a table that the engine meets is two implementations in agreement. It takes
ten minutes or so. The counts of a row tell how many sequences of one, two, three complete turns there are.
"""

import json
from pathlib import Path
from typing import Any

from support.rules import twin

TABLE = Path(__file__).parents[1] / "golden" / "perft.json"
EDITIONS = ("first", "intl-1.2", "es-ar", "es-1.3", "nl-2016")
# Scoring decides what a round is worth, not what is legal in it, so these four stand for all eight.
OPTIONS = ("basic", "draw", "actions", "draw+actions")


def depth_of(options: str) -> int:
    """How many turns deep the table counts."""
    return 2 if "actions" in options else 3


def start(deal: dict[str, Any], edition: str, options: str) -> twin.Position:
    """The position at the start of a round with these cards dealt."""
    cards = {name: deal[name] for name in ("hands", "palettes", "deck", "turn")}
    chosen = {name: name in options for name in ("draw", "actions")}
    return {**cards, **chosen, "edition": edition, "canvas": "R", "out": []}


def counts(deal: dict[str, Any], edition: str, options: str, depth: int) -> list[int]:
    """The twin's counts for one row of the table, for each depth up to this one."""
    position = start(deal, edition, options)
    return [twin.perft(position, turns) for turns in range(1, depth + 1)]


def as_text(deals: list[dict[str, Any]]) -> str:
    """The table as JSON with a line for each hand and for each row of counts."""
    blocks = []
    for deal in deals:
        lines = [f'  "{name}": {json.dumps(deal[name])}' for name in ("turn", "palettes", "deck")]
        hands = ",\n".join(f"    {json.dumps(hand)}" for hand in deal["hands"])
        rows = ",\n".join(f'    "{edition}": {json.dumps(row)}' for edition, row in deal["counts"].items())
        lines += [f'  "hands": [\n{hands}\n  ]', f'  "counts": {{\n{rows}\n  }}']
        blocks.append("{\n" + ",\n".join(lines) + "\n}")
    return "[" + ",\n".join(blocks) + "]\n"


def main() -> None:
    deals = json.loads(TABLE.read_text("utf-8"))
    for number, deal in enumerate(deals, 1):
        deal["counts"] = {
            edition: {options: counts(deal, edition, options, depth_of(options)) for options in OPTIONS}
            for edition in EDITIONS
        }
        print(f"{number} of {len(deals)} deals counted", flush=True)
    TABLE.write_text(as_text(deals), "utf-8")


if __name__ == "__main__":
    main()
