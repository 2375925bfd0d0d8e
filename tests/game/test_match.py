"""A match: what a round scores, when the match ends, who has won, and what is refused."""

from collections.abc import Callable

import pytest
from support.rules.matches import EVERY_7_AND_6, end_of, match, played_out, win
from support.rules.positions import EVERY_EDITION, cards, each_edition, table

from red7.game.cards import Card, cards_of
from red7.game.editions import Ending, Options
from red7.game.errors import IllegalError, InvalidError
from red7.game.match import TARGETS, Match
from red7.game.moves import Move
from red7.game.seeds import PlainSeed, SharedSeed, numbered_seed
from red7.game.sight import Standing
from red7.game.turns import Turn


@pytest.mark.parametrize(
    ("rule", "palette", "scored", "points"),
    [
        ("R", "R7O7V6", "R7", 7),
        ("O", "R3O3V3B2I2", "R3O3V3", 9),
        ("O", "R6O6V7B7", "V7B7", 14),
        ("Y", "R7R1V4", "R7R1", 8),
        ("Y", "R7R1O6O5", "R7R1", 8),
        ("G", "R6O4V2R7", "R6O4V2", 12),
        ("B", "R7R6B5B1", "R7B5", 12),
        ("I", "R4B4V5R7", "V5R4", 9),
        ("V", "R3O2V1R7", "R3O2V1", 6),
        ("G", "R7R5", "-", 0),
        ("V", "R7R4", "-", 0),
    ],
)
def test_the_winner_keeps_exactly_the_cards_that_count(
    rule: str, palette: str, scored: str, points: int
) -> None:
    game = win(match("-", "-"), palette, rule)
    assert end_of(game.played[-1]).scored == game.piles[0] == cards(scored)
    assert game.points == (points, 0)


def test_of_two_equal_sets_the_one_with_the_highest_card_scores_even_if_worth_less() -> None:
    assert win(match("-", "-"), "R7R1O6O5", "Y").points[0] == 8
    assert win(match("-", "-"), "R7V1O6B5I2", "I").points[0] == 7 + 6 + 5


def test_a_winner_without_a_card_that_counts_scores_nothing() -> None:
    game = win(match("-", "-"), "R7R5", "G")
    assert (game.points, game.is_over) == ((0, 0), False)


def test_cards_are_worth_their_numbers_and_piles_add_up() -> None:
    game = win(match("V7O2", "B5"), "R6")
    assert game.points == (7 + 2 + 6, 5)


def test_without_scoring_a_match_is_one_round() -> None:
    for options in (Options(), Options(draw=True, actions=True)):
        game = match("-", "-", "-", options=options)
        win(game, "R6")
        assert (game.winners, game.points, game.piles) == ((0,), (0, 0, 0), [0, 0, 0])


@each_edition({"first": True, "intl-1.2": True, "es-ar": True, "es-1.3": True, "nl-2016": False})
def test_a_match_ends_when_somebody_reaches_the_target(edition: str, expected: bool) -> None:
    game = win(match("O7Y7G7B7O5", "-", edition=edition), "R7")
    assert game.points == (40, 0)
    assert game.is_over is expected


@each_edition({"first": True, "intl-1.2": True, "es-ar": True, "es-1.3": True, "nl-2016": True})
def test_a_match_ends_when_the_cards_are_short(edition: str, expected: bool) -> None:
    # Four players need 32 cards; 17 lie in score piles, and nobody has 30 points.
    game = match("V1I1B1", "G1Y1O1R1", "V2I2B2G2", "Y2O2R2V3I3", edition=edition)
    win(game, "R3O3", "O")
    assert max(game.points) < TARGETS[4]
    assert game.is_over is expected


@pytest.mark.parametrize(
    ("players", "below", "target"),
    [(2, "O7Y7G7B7V5", 40), (3, "O7Y7G7V6V1", 35), (4, "O7Y7V7V2", 30)],
)
def test_the_target_is_40_35_or_30_for_two_three_or_four(players: int, below: str, target: int) -> None:
    others = ["-"] * (players - 1)
    assert TARGETS[players] == target
    missing = target - sum(card.number for card in cards_of(cards(below)))
    short = win(match(below, *others), f"R{missing - 1}")
    reached = win(match(below, *others), f"R{missing}")
    assert (short.points[0], short.is_over) == (target - 1, False)
    assert (reached.points[0], reached.winners) == (target, (0,))


@pytest.mark.parametrize(
    ("players", "most"), [(2, 49 - 16), (3, 49 - 24), (4, 49 - 32)], ids=["two", "three", "four"]
)
def test_cards_are_short_when_eight_for_each_player_cannot_be_dealt(players: int, most: int) -> None:
    for scored, over in ((most, False), (most + 1, True)):
        game = match(*["-"] * players, edition="nl-2016")
        game.piles[1] = sum(1 << card for card in range(scored - 1))
        win(game, "R7")
        assert sum(pile.bit_count() for pile in game.piles) == scored
        assert game.is_over is over
        if not over:
            game.next_round()
            assert game.position().players == players


def test_most_points_win_even_if_another_won_the_last_round() -> None:
    game = win(match("O7", "R7Y7G7B7V7O6", edition="first"), "I7")
    assert (game.points, game.winners) == ((14, 41), (1,))


def test_equal_points_share_the_win() -> None:
    game = win(match("O7Y7G7B7O5", "V7I7R6O6Y6G6O2", "-"), "R7")
    assert (game.points, game.winners) == ((40, 40, 0), (0, 1))


def test_the_dutch_match_goes_on_past_the_target_until_cards_are_short() -> None:
    game = win(match(EVERY_7_AND_6, "-", edition="nl-2016"), "R5")
    assert game.points[0] > 2 * TARGETS[2]
    assert not game.is_over


def test_the_dutch_variant_ends_at_the_target() -> None:
    game = win(match("O7Y7G7B7O5", "-", edition="nl-2016", ending=Ending.TARGET), "R7")
    assert game.winners == (0,)


def test_the_dutch_variant_notes_points_and_shuffles_all_cards_when_they_are_short() -> None:
    piles = ("V1I1B1", "G1Y1O1R1", "V2I2B2G2", "Y2O2R2V3I3")
    game = win(match(*piles, edition="nl-2016", ending=Ending.TARGET), "R3O3", "O")
    assert not game.is_over
    assert (game.noted, game.piles) == ([9, 4, 8, 12], [0, 0, 0, 0])
    assert game.points == (9, 4, 8, 12)
    game.next_round()
    start = game.position()
    assert start.scored == 0
    assert len(start.deck) == 49 - 32


def test_the_dutch_variant_tests_the_target_on_noted_points_and_pile_together() -> None:
    game = match("V2", "-", edition="nl-2016", ending=Ending.TARGET)
    game.noted = [31, 0]
    assert not win(game, "R6").is_over
    game = match("V2", "-", edition="nl-2016", ending=Ending.TARGET)
    game.noted = [31, 0]
    assert win(game, "R7").winners == (0,)


def test_the_dutch_variant_tests_the_target_before_short_cards() -> None:
    piles = ("O7Y7G7V2", "G1Y1O1R1", "V1I1B1I2B2G2", "O2R2V3I3")
    game = win(match(*piles, edition="nl-2016", ending=Ending.TARGET), "R7")
    assert sum(pile.bit_count() for pile in game.piles) > 17
    assert (game.winners, game.noted) == ((0,), [0, 0, 0, 0])


WHEN_SHORT = "nl-2016/target-when-short"


def test_the_dutch_variant_may_test_the_target_only_when_cards_are_short() -> None:
    game = win(match("O7Y7G7B7O5", "-", edition=WHEN_SHORT, ending=Ending.TARGET), "R7")
    assert (game.points, game.target, game.is_over) == ((40, 0), 40, False)
    piles = ("O7Y7G7V2", "B7I7R6O6Y6", "V1I1B1I2B2G2", "O2R2V3I3")
    game = win(match(*piles, edition=WHEN_SHORT, ending=Ending.TARGET), "R7")
    assert (game.points, game.winners) == ((30, 32, 9, 10), (1,)), "two have reached it, and the most win"


def test_cards_short_of_the_target_are_noted_in_this_reading_too() -> None:
    piles = ("V1I1B1", "G1Y1O1R1", "V2I2B2G2", "Y2O2R2V3I3")
    game = win(match(*piles, edition=WHEN_SHORT, ending=Ending.TARGET), "R3O3", "O")
    assert (game.noted, game.piles, game.is_over) == ([9, 4, 8, 12], [0, 0, 0, 0], False)


def test_once_the_target_is_reached_in_this_reading_the_match_ends_with_the_cards() -> None:
    game = match("O7Y7G7B7", "-", edition=WHEN_SHORT, ending=Ending.TARGET)
    assert game.sight(0).standing == Standing((28, 0), 40, reshuffles=True)
    game.noted = [12, 0]
    assert game.sight(0).standing == Standing((40, 0), 0)


def test_without_the_variant_the_reading_changes_nothing() -> None:
    dutch, read_otherwise = (played_out(match("-", "-", edition=name), 3) for name in ("nl-2016", WHEN_SHORT))
    assert dutch.played == read_otherwise.played


@pytest.mark.parametrize("edition", [name for name in EVERY_EDITION if name != "nl-2016"])
def test_only_the_dutch_booklet_has_the_variant(edition: str) -> None:
    with pytest.raises(InvalidError) as caught:
        match("-", "-", edition=edition, ending=Ending.TARGET)
    assert (caught.value.code, caught.value.arguments) == ("ending", {"edition": edition})


def test_nothing_can_be_played_once_the_match_is_over() -> None:
    game = win(match("-", "-", options=Options()), "R6")
    attempts: list[Callable[[], object]] = [
        lambda: game.play(Move.parse("out")),
        lambda: game.play(Turn(0)),
        lambda: game.play("out"),
        game.next_round,
    ]
    for attempt in attempts:
        with pytest.raises(IllegalError) as caught:
            attempt()
        assert caught.value.code == "match-over"


def test_the_next_round_waits_for_the_end_of_this_one() -> None:
    game = match("-", "-")
    with pytest.raises(IllegalError) as caught:
        game.next_round()
    assert (caught.value.code, caught.value.arguments) == ("round-open", {"round": 1})


def test_between_rounds_nothing_can_be_played() -> None:
    game = win(match("-", "-"), "R6")
    with pytest.raises(IllegalError) as caught:
        game.play(Move.parse("out"))
    assert caught.value.code == "round-over"


def test_a_refused_turn_changes_nothing_in_the_match() -> None:
    game = match("-", "-")
    game.round = table("R6G2:V2/V1:R5").round()
    before = game.position()
    attempts: list[Callable[[], object]] = [
        lambda: game.play(Move.parse("R6c")),
        lambda: game.play(Turn.of([Move.parse("R6c")], three_draws=False)),
        lambda: game.play("R6p B7c"),
    ]
    for attempt in attempts:
        with pytest.raises(IllegalError):
            attempt()
    assert (game.position(), game.turn_in_progress, game.played[-1].turns) == (before, None, ())


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_match_is_for_two_to_four(players: int) -> None:
    with pytest.raises(InvalidError) as caught:
        Match(PlainSeed(numbered_seed(1)), players)
    assert (caught.value.code, caught.value.arguments) == ("position-players", {"found": players})


def test_a_shared_seed_is_for_the_players_who_made_it() -> None:
    with pytest.raises(InvalidError) as caught:
        Match(SharedSeed.begin("table-1", bytes(32), 2), 3)
    assert (caught.value.code, caught.value.arguments) == ("record-seats", {"found": 2, "expected": 3})


def test_the_winner_of_a_round_may_hold_cards_still_and_they_do_not_score() -> None:
    game = match("-", "-")
    game.round = table("R6:V2/R7O7:R5").round()
    game.play("out")
    assert game.points == (0, 5)
    assert game.piles[1] == 1 << Card.R5
