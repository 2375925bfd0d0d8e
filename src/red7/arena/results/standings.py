"""The results of a tournament: pairings, players with ratings, seats, forfeits; as values and plain data."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any

from red7.arena.deals import DealResult, Failure, Setting
from red7.arena.results import plots
from red7.arena.results.statistics import Estimate, Pair, Rating, mean_estimate, ratings, share_estimate
from red7.arena.tournament import Comparison, Contest, Plan, comparison
from red7.game.messages import Message
from red7.game.pictures import Drawn, Look, Picture
from red7.speech.command_help import words_here


@dataclass(frozen=True)
class PlayerResult:
    """A player over all pairings in which it was the single one, or one of two."""

    name: str
    matches: int
    wins: float  # a shared win counts as half for each of two
    share: Estimate
    points: Estimate | None  # per match, if points are scored
    rating: Rating


@dataclass(frozen=True)
class Default:
    """How often a player forfeited, and the reason of the first time."""

    name: str
    times: int
    deal: int
    reason: str


@dataclass(frozen=True)
class Standings(Drawn):
    """All results by the same rules. A round-robin has rows, the best player first."""

    setting: Setting
    plan: Plan
    pairings: tuple[Comparison, ...]
    rows: tuple[PlayerResult, ...]
    places: tuple[Estimate, ...]  # share of rounds won by the first player in them, the second, ...
    defaults: tuple[Default, ...]

    def data(self) -> dict[str, object]:
        """The same as plain data, for JSON."""
        return {
            **asdict(self.setting),
            "bots": [_finite(asdict(row)) for row in self.rows],
            "pairings": [_pairing_data(pair) for pair in self.pairings],
            "places": [_finite(asdict(place)) for place in self.places],
            "forfeits": [asdict(default) for default in self.defaults],
        }

    def _picture(self, look: Look) -> Picture:
        return Picture(plots.picture(self, look))


def standings(contests: Sequence[Contest], bots: Sequence[str] = ()) -> Standings:
    """The results of contests by the same rules, with rows for these bots if they all met each other."""
    first = contests[0]
    setting = first.pairing.setting
    return Standings(
        setting,
        first.plan,
        tuple(comparison(contest) for contest in contests),
        tuple(sorted(_rows(contests, bots), key=lambda row: -row.rating.value)) if bots else (),
        tuple(_place(contests, place) for place in range(setting.players)),
        tuple(_defaults(contests)),
    )


def _rows(contests: Sequence[Contest], bots: Sequence[str]) -> list[PlayerResult]:
    setting = contests[0].pairing.setting
    number = {bot: place for place, bot in enumerate(bots)}
    shares: dict[Pair, list[float]] = {}
    # For each bot, its place in the line-up and the deals, by pairing
    deals: dict[str, list[tuple[int, list[DealResult]]]] = defaultdict(list)
    for contest in contests:
        pairing, dealt = contest.pairing, contest.deals()
        shares[number[pairing.one], number[pairing.rival]] = [deal.share() for deal in dealt]
        deals[pairing.one].append((0, dealt))
        if setting.players == 2:
            deals[pairing.rival].append((1, dealt))
    rated = ratings(shares, len(bots), setting.players)
    rows: list[PlayerResult] = []
    for bot in bots:
        won = [[deal.share(place) for deal in dealt] for place, dealt in deals[bot]]
        points = [[deal.points(place) for deal in dealt] for place, dealt in deals[bot]]
        rows.append(
            PlayerResult(
                bot,
                setting.players * sum(len(values) for values in won),
                setting.players * sum(sum(values) for values in won),
                share_estimate(*won, together=len(bots)),
                mean_estimate(*points, together=len(bots)) if setting.scoring else None,
                rated[number[bot]],
            )
        )
    return rows


def _place(contests: Sequence[Contest], place: int) -> Estimate:
    """How often rounds are won by the player at this place in the order of play."""
    size = contests[0].pairing.setting.players
    series: list[list[float]] = []
    for contest in contests:
        values: list[float] = []
        for dealt in contest.deals():
            rounds = sum(sum(played.places) for played in dealt.matches)
            won = sum(played.places[place] for played in dealt.matches)
            values.append(won / rounds if rounds else 1 / size)
        series.append(values)
    return share_estimate(*series, together=size)


def _defaults(contests: Sequence[Contest]) -> list[Default]:
    by_player: dict[str, list[tuple[int, Failure]]] = defaultdict(list)
    for contest in contests:
        lineup = contest.pairing.lineup
        for deal, dealt in sorted(contest.results.items()):
            for turn, played in enumerate(dealt.matches):
                for failure in played.failures:
                    by_player[lineup[(failure.seat - turn) % len(lineup)]].append((deal, failure))
    return [
        Default(name, len(failures), failures[0][0], _reason(failures[0][1]))
        for name, failures in by_player.items()
    ]


def _reason(failure: Failure) -> str:
    return words_here().render(Message(failure.code, **dict(failure.arguments)))


def _pairing_data(comparison: Comparison) -> dict[str, object]:
    pairing = comparison.pairing
    return {
        "bot": pairing.one,
        "rival": pairing.rival,
        **_finite(asdict(comparison.share)),
        "level": pairing.level,
        "clear": comparison.clear,
        "forfeits": comparison.failures,
    }


def _finite(value: Any) -> Any:
    """The same without infinities, which JSON does not have."""
    if isinstance(value, dict):
        return {name: _finite(inner) for name, inner in value.items()}
    return None if isinstance(value, float) and not isfinite(value) else value
