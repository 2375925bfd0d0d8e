"""The results of a run of the engine's benchmark, as values and as tables."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any


@dataclass(frozen=True)
class Spread:
    """The median of some samples, and the lowest and highest of them."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, samples: Sequence[float]) -> "Spread":
        return cls(median(samples), min(samples), max(samples))

    def times(self, factor: float) -> "Spread":
        return Spread(self.median * factor, self.low * factor, self.high * factor)

    @property
    def noise(self) -> str:
        """How far the samples lie apart, as a percentage of the median to both sides."""
        return f"±{50 * (self.high - self.low) / self.median:.0f}%" if self.median else "-"


@dataclass(frozen=True)
class Row:
    """How fast one way of playing a game is; `missing` says why there is no figure."""

    name: str
    rounds: Spread | None = None
    turns: Spread | None = None
    decisions: Spread | None = None
    missing: str = ""

    def cells(self) -> list[str]:
        """The row as texts, for `HEADS`."""
        if self.missing:
            return [self.name, "", "", self.missing, ""]
        speeds = [
            f"{spread.median:,.0f}" if spread else "" for spread in (self.rounds, self.turns, self.decisions)
        ]
        return [self.name, *speeds, self.rounds.noise if self.rounds else ""]


HEADS = ["rounds/s", "turns/s", "decisions/s", "noise"]


@dataclass(frozen=True)
class Game:
    """One game and all the ways in which it, or a game like it, was played."""

    name: str
    players: int
    options: str
    turns_per_round: float
    decisions_per_round: float
    rows: list[Row]


@dataclass(frozen=True)
class Figure:
    """One number with what it should be, where we have an aim."""

    name: str
    unit: str
    value: Spread
    at_least: float | None = None
    below: float | None = None

    @property
    def met(self) -> bool | None:
        """Whether the median meets the aim; None without one."""
        if self.at_least is not None:
            return self.value.median >= self.at_least
        return None if self.below is None else self.value.median < self.below

    def cells(self) -> list[str]:
        """The figure as texts: name, value, noise, aim, whether it is met."""
        aim = f"at least {self.at_least:,}" if self.at_least is not None else ""
        if self.below is not None:
            aim = f"below {self.below:,}"
        value = self.value.median
        number = f"{value:,.0f}" if value >= 1000 else f"{value:#.3g}".rstrip(".")
        met = {True: "met", False: "not met", None: ""}[self.met]
        return [self.name, f"{number} {self.unit}", self.value.noise, aim, met]


FIGURE_HEADS = ["figure", "value", "noise", "aim", ""]


@dataclass(frozen=True)
class Report:
    """All results of a run, with where and how they were measured."""

    about: dict[str, str]
    games: list[Game]
    figures: list[Figure]

    def tables(self) -> list[list[list[str]]]:
        """The tables of the report, each with its heads first."""
        games = [[[game.name, *HEADS], *(row.cells() for row in game.rows)] for game in self.games]
        return [*games, [FIGURE_HEADS, *(figure.cells() for figure in self.figures)]]

    def json(self) -> dict[str, Any]:
        """The report as plain data."""
        figures = [asdict(figure) | {"met": figure.met} for figure in self.figures]
        return {
            "benchmark": "engine",
            **self.about,
            "games": [asdict(game) for game in self.games],
            "figures": figures,
        }
