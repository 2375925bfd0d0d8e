"""Figures of matches made by hand: what counts where, and how rounds ended in matches that were played."""

from dataclasses import replace
from pathlib import Path

import pytest

from red7.game.match import Match
from red7.game.record.record import Record
from red7.learn.mistakes import REMEDIES, Mistake
from red7.learn.statistics import (
    MOST_POINTS,
    MistakeMade,
    OwnMatch,
    ReviewSummary,
    RoundLine,
    WinShare,
    figures,
    final_rule,
    round_lines,
)

GOLDEN = sorted((Path(__file__).parents[1] / "golden/matches").glob("*.red7"))
MATCH = OwnMatch("t", 1, 100, 0, True, 2, "basic", ("casual",), (RoundLine("G", 0, 0),))


def test_nothing_played_is_nothing_told() -> None:
    nothing = figures([])
    assert nothing.total == WinShare("", 0, 0, 0.0)
    assert not any([nothing.modes, nothing.opponents, nothing.seats, nothing.rules])
    assert not any([nothing.reviewed, nothing.accuracy, nothing.mistakes])


def test_matches_are_counted_by_mode_with_what_equals_would_win() -> None:
    lost = replace(MATCH, won=False, players=4, options="draw+scoring+actions")
    told = figures([MATCH, lost, replace(lost, players=3), replace(MATCH, options="draw")])
    assert told.total == WinShare("", 4, 2, 1.6)
    assert told.modes == (
        WinShare("basic", 1, 1, 0.5),
        WinShare("draw+scoring+actions", 2, 0, 0.6),
        WinShare("draw", 1, 1, 0.5),
    )


def test_a_match_counts_once_for_each_kind_of_opponent() -> None:
    mixed = replace(MATCH, players=4, opponents=("master", "people", "master"))
    told = figures([MATCH, mixed]).opponents
    assert [(one.name, one.played, one.won) for one in told] == [
        ("people", 1, 1), ("casual", 1, 1), ("master", 1, 1),
    ]  # fmt: skip


def test_rounds_are_counted_by_the_rule_at_their_end_and_by_the_order_of_play() -> None:
    rounds = (RoundLine("G", 2, 2), RoundLine("R", 0, 1), RoundLine("G", 1, 0))
    told = figures([replace(MATCH, seat=2, players=3, rounds=rounds)])
    assert [(one.name, one.played, one.won) for one in told.rules] == [("R", 1, 0), ("G", 2, 1)]
    assert [(one.name, one.played, one.won) for one in told.seats] == [("1", 1, 1), ("2", 1, 0), ("3", 1, 0)]


def reviewed(number: int, accuracy: float | None, *mistakes: Mistake) -> OwnMatch:
    made = tuple([MistakeMade(one, 1, turn) for turn, one in enumerate(mistakes, 1)])
    return replace(MATCH, match=number, at=number, review=ReviewSummary(accuracy, made))


def test_accuracy_is_told_over_time_the_latest_last_and_of_so_many_at_most() -> None:
    told = figures([reviewed(3, 80.04), MATCH, reviewed(2, None), reviewed(1, 60)])
    assert [(one.match, one.accuracy) for one in told.accuracy] == [(1, 60), (3, 80.0)]
    assert told.reviewed == 3
    many = figures([reviewed(number, 50) for number in range(100, 0, -1)]).accuracy
    assert (len(many), many[-1].match) == (MOST_POINTS, 100)


def test_the_most_common_mistake_comes_first_with_its_latest_turn_and_a_remedy() -> None:
    told = figures(
        [
            reviewed(2, 50, Mistake.RULE, Mistake.OUT, Mistake.RULE),
            reviewed(1, 50, Mistake.SPEND, Mistake.OUT, Mistake.RULE),
        ]
    ).mistakes
    assert [(one.mistake, one.count) for one in told] == [
        (Mistake.RULE, 3), (Mistake.OUT, 2), (Mistake.SPEND, 1),
    ]  # fmt: skip
    assert [(one.match, one.turn) for one in told] == [(2, 3), (2, 2), (1, 1)]
    assert [one.remedy for one in told] == [REMEDIES[one.mistake] for one in told]


@pytest.mark.parametrize("path", GOLDEN[::3], ids=lambda path: path.stem)
def test_the_rule_at_the_end_is_the_one_the_game_ends_with(path: Path) -> None:
    record = Record.parse(path.read_text("utf-8"))
    last: dict[int, str] = {}
    for match in record.follow():
        last[len(match.played)] = match.round.color.letter
    lines = round_lines(record.rounds)
    assert [line.rule for line in lines] == list(last.values())[: len(lines)]
    assert [line.winner for line in lines] == [one.end.winner for one in record.rounds if one.end]


def test_a_round_without_a_discard_ends_with_the_rule_it_began_with() -> None:
    match = Match.begin("intl-1.2 basic G 0 R7O6:B1/Y3V2:O5 - - play")
    match.play("out")
    assert final_rule(match.played[0]) == match.round.color
    dealt = Match.deal(7)
    dealt.play("out")
    assert round_lines(dealt.played) == (RoundLine("R", dealt.winners[0], 1 - dealt.winners[0]),)
