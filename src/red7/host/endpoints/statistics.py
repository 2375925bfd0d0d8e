"""Statistics: how a guest's finished matches went, and which of them could be reviewed."""

from dataclasses import replace
from typing import Final

from msgspec import Struct

from red7.ai.review.review import TYPICAL
from red7.host.contracts.allowance import Act
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.learn.statistics import Figures, OwnMatch, figures

_MOST_WAITING: Final = 5
_MOST_LOOKED_FOR: Final = 12


class Tally(Struct, frozen=True):
    """How often somebody has played and won, by the number of players and the options."""

    players: int
    options: str
    played: int
    won: int


class MatchPlace(Struct, frozen=True):
    """Where a finished match can be looked at again."""

    table: str
    match: int
    at: int


class Statistics(Struct, frozen=True):
    """A guest's statistics, and the latest matches that could still be reviewed."""

    played: int
    won: int
    by_kind: list[Tally]
    figures: Figures
    waiting: list[MatchPlace]
    typical: dict[str, int]
    """The accuracy of computer players, by level."""


async def my_statistics(call: Call) -> Statistics:
    """Your statistics: matches won, by mode and opponents, how well you played, and mistakes."""
    guest = call.needs_guest().id
    await call.limit(Act.STATISTICS)
    matches = await call.host.figures.matches(guest)
    kinds: dict[tuple[int, str], list[bool]] = {}
    for match in matches:
        kinds.setdefault((match.players, match.options), []).append(match.won)
    return Statistics(
        len(matches),
        sum(match.won for match in matches),
        [Tally(*kind, len(won), sum(won)) for kind, won in sorted(kinds.items())],
        await _with_examples(call, figures(matches)),
        await _waiting(call, matches),
        TYPICAL,
    )


async def _with_examples(call: Call, told: Figures) -> Figures:
    """The statistics, with links only to mistakes whose matches can still be looked at."""
    lines = [
        line if await call.host.store.row(line.table) is not None else replace(line, table="")
        for line in told.mistakes
    ]
    return replace(told, mistakes=tuple(lines))


async def _waiting(call: Call, matches: list[OwnMatch]) -> list[MatchPlace]:
    """The latest matches without a review whose tables are still here."""
    without = [match for match in matches if match.review is None][:_MOST_LOOKED_FOR]
    places: list[MatchPlace] = []
    for match in without:
        if len(places) < _MOST_WAITING and await call.host.store.row(match.table) is not None:
            places.append(MatchPlace(match.table, match.match, match.at))
    return places


STATISTICS: Final = Endpoint("GET", "/api/me/statistics", my_statistics, gives=Statistics)
