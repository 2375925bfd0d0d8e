"""Statistics over ten thousand records, with a data frame (`pip install polars`).

    red7 simulate --matches 10000 --level casual --out matches.red7
    python examples/records_frame.py matches.red7

Without a file it plays ten thousand random matches of three players itself.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

import polars as pl

from red7 import Record, read_records, simulate


def frame(records: Iterable[Record]) -> pl.DataFrame:
    """A row for each round: how long it was, who began, who won, and why the last rival was out."""
    return pl.DataFrame(
        {
            "players": len(record.names),
            "turns": len(entry.turns),
            "winner": entry.end.winner,
            "began": entry.turns[0].seat,
            "cause": entry.end.cause.value,
        }
        for record in records
        for entry in record.rounds
        if entry.end
    )


def main(file: str = "") -> None:
    """Read the records, or play them, and print what they come to."""
    if file:
        with Path(file).open(encoding="utf-8") as lines:
            rounds = frame(read_records(lines))
    else:
        rounds = frame(Record.of(match) for match in simulate(number=7, matches=10_000, players=3))
    place = (pl.col("winner") - pl.col("began")) % pl.col("players") + 1
    print(rounds.select(pl.len().alias("rounds"), pl.mean("turns"), pl.max("turns").alias("longest")))
    print(rounds.group_by(place.alias("place in the order of play")).len("won").sort(pl.first()))
    print(rounds.group_by("cause").agg(pl.len(), pl.mean("turns")).sort("len", descending=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
