"""What a round is worth: chances that add up, grow with the points, and agree with trying everything."""

from dataclasses import replace
from itertools import product

import pytest

from red7.ai.stakes import MatchPrize, Prize, match_chances, match_outlook, prize_of, race, race_of_rounds
from red7.game.editions import EDITIONS, MODES
from red7.game.engine.dice import Dice
from red7.game.engine.playout import play_randomly
from red7.game.match import Match
from red7.game.position import Position
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.sight import Standing, sight

PLAYERS = (2, 3, 4)


def naive_race(needed: tuple[int, ...]) -> list[float]:
    """All ways in which rounds can be won, of which each is as likely as any other."""
    seats = range(len(needed))
    won = [0] * len(needed)
    ways = list(product(seats, repeat=sum(needed) - len(needed) + 1))
    for way in ways:
        left = list(needed)
        for seat in way:
            left[seat] -= 1
            if left[seat] == 0:
                won[seat] += 1
                break
    return [wins / len(ways) for wins in won]


def naive_rounds(won: tuple[int, ...], left: int) -> list[float]:
    shares = [0.0] * len(won)
    ways = list(product(range(len(won)), repeat=left))
    for way in ways:
        total = [before + way.count(seat) for seat, before in enumerate(won)]
        best = [seat for seat, rounds in enumerate(total) if rounds == max(total)]
        for seat in best:
            shares[seat] += 1 / len(best) / len(ways)
    return shares


@pytest.mark.parametrize("players", PLAYERS)
def test_a_race_is_as_if_all_ways_were_tried(players: int) -> None:
    for needed in product(range(1, 4 if players < 4 else 3), repeat=players):
        assert race(needed) == pytest.approx(naive_race(needed))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_race_of_rounds_is_as_if_all_ways_were_tried(players: int) -> None:
    for won in product(range(3), repeat=players):
        for left in range(5):
            assert race_of_rounds(won, left) == pytest.approx(naive_rounds(won, left))


def test_small_races_are_known() -> None:
    assert race((0, 2)) == (1, 0)
    assert race((1, 2)) == (0.75, 0.25)
    assert race((1, 1, 2)) == pytest.approx((4 / 9, 4 / 9, 1 / 9))
    assert race_of_rounds((1, 0), 1) == (0.75, 0.25)
    assert race_of_rounds((2, 2, 0), 0) == (0.5, 0.5, 0)


STANDINGS = [
    (players, target, cards, reshuffles)
    for players in PLAYERS
    for target in (0, 30)
    for cards in (20, 40, 49)
    for reshuffles in (False, True)
]


@pytest.mark.parametrize(("players", "target", "cards", "reshuffles"), STANDINGS)
def test_chances_add_up_and_are_the_same_for_equals(
    players: int, target: int, cards: int, reshuffles: bool
) -> None:
    for points in product((0, 7, 19, 31), repeat=players):
        chances = match_chances(points, target, cards, reshuffles)
        assert sum(chances) == pytest.approx(1)
        assert all(chance >= 0 for chance in chances)
        for one, other in product(range(players), repeat=2):
            if points[one] == points[other]:
                assert chances[one] == pytest.approx(chances[other])
            if points[one] > points[other]:
                assert chances[one] >= chances[other] - 1e-12


@pytest.mark.parametrize(("players", "target", "cards", "reshuffles"), STANDINGS)
def test_more_points_never_make_the_chance_smaller(
    players: int, target: int, cards: int, reshuffles: bool
) -> None:
    for rest in product((0, 8, 17, 29), repeat=players - 1):
        chances = [match_chances((own, *rest), target, cards, reshuffles)[0] for own in range(45)]
        assert chances == pytest.approx(sorted(chances))


def test_a_match_that_is_over_is_won_by_the_most_points() -> None:
    assert match_chances((31, 12), 30, 40) == (1, 0)
    assert match_chances((31, 31, 12), 30, 40) == (0.5, 0.5, 0)
    assert match_chances((9, 8), 0, 15) == (1, 0), "too few cards for another round"
    assert match_chances((9, 8), 40, 15) == (1, 0)
    first, second = match_chances((9, 8), 40, 15, reshuffles=True)
    assert 0.5 < first < 1, "all cards come back"
    assert first + second == pytest.approx(1)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_prize_of_a_round_is_shared_among_the_seats(edition: str, mode: str) -> None:
    match = Match(PlainSeed(numbered_seed(5)), 3, EDITIONS[edition], MODES[mode])
    prize = prize_of(match.sight(0))
    assert isinstance(prize, MatchPrize) is MODES[mode].scoring
    round_ = match.round.kernel.copy()
    play_randomly(round_, Dice(4))
    worths = [prize.worth(round_, seat) for seat in range(3)]
    assert sum(worths) == pytest.approx(1)
    assert worths[int(round_.winner)] == max(worths)
    assert [Prize().worth(round_, seat) for seat in range(3)] == [seat == round_.winner for seat in range(3)]


def test_points_that_reach_the_target_win_the_match() -> None:
    match = Match(PlainSeed(numbered_seed(5)), 2, EDITIONS["intl-1.2"], MODES["advanced"])
    round_ = match.round.kernel.copy()
    play_randomly(round_, Dice(4))
    prize = MatchPrize(Standing(points=(39, 39), target=40), 0)
    assert [prize.worth(round_, seat) for seat in (0, 1)] == [round_.winner == 0, round_.winner == 1]


def test_the_chances_of_a_round_become_those_of_its_match() -> None:
    round_ = Position.parse("intl-1.2 scoring R 0 G5:B4R6/-:Y3 - - play").round()
    seen = sight(round_, 0)
    assert match_outlook(seen, (0.3, 0.7)) == (0.3, 0.7), "there is no other match"
    even = match_outlook(replace(seen, standing=Standing((0, 0), 40)), (0.5, 0.5))
    assert even == pytest.approx((0.5, 0.5))
    first, second = match_outlook(replace(seen, standing=Standing((30, 0), 40)), (0.0, 1.0))
    assert 0.5 < first < 1, "a round lost is not the match"
    assert first + second == pytest.approx(1)


def test_a_round_that_is_over_counts_its_points_once() -> None:
    over = Position.parse("intl-1.2 scoring R 0 G5:B4R6/-:Y3 - - play").round()
    over.play("G5p")
    assert over.is_over
    noted = replace(sight(over, 0), standing=Standing((39, 0), 40))
    assert 0.5 < match_outlook(noted, (1.0, 0.0))[0] < 1  # 39 points, that R6 is among, are short of 40
    won = replace(sight(over, 0), standing=Standing((40, 0), 40))
    assert match_outlook(won, (1.0, 0.0)) == (1.0, 0.0)
