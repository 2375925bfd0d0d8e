"""A round: how it is dealt, what a player may do, who is out, who has won."""

from itertools import product

import pytest
from support.rules.positions import EVERY_EDITION, after, cards, fate, table, turns

from red7.game.cards import Card, CardSet, Color
from red7.game.editions import DEFAULT_EDITION, EDITIONS, Options, rules_of
from red7.game.engine.bits import ALL, size
from red7.game.engine.canvas import leader
from red7.game.engine.dice import Dice
from red7.game.engine.round import KernelRound
from red7.game.errors import IllegalError
from red7.game.moves import Move
from red7.game.position import Position
from red7.game.round import Round
from red7.game.sight import WATCHER, sight
from red7.game.simulation import random_turn

# Set-up


def dealt(*palettes: str) -> Round:
    """A round at its start with these palette cards and nothing else that matters."""
    kernel = KernelRound(rules_of(DEFAULT_EDITION, Options()), len(palettes))
    for seat, palette in enumerate(palettes):
        kernel.deal_seat(seat, 127 << 7 * seat & ~sum(map(cards, palettes)), cards(palette))
    kernel.open()
    return Round(DEFAULT_EDITION, Options(), kernel)


@pytest.mark.parametrize(("players", "deck"), [(2, 33), (3, 25), (4, 17)])
def test_everybody_gets_seven_cards_and_a_palette_card_and_the_rest_is_the_deck(
    players: int, deck: int
) -> None:
    for options in (Options(), Options(draw=True, actions=True)):
        start = Position.of(Round.deal(Dice(players), players, options=options))
        assert [hand.bit_count() for hand in start.hands] == [7] * players
        assert [palette.bit_count() for palette in start.palettes] == [1] * players
        assert len(start.deck) == deck
        assert sum(start.hands) + sum(start.palettes) + sum(1 << card for card in start.deck) == ALL


def test_the_canvas_starts_red_without_a_card_from_the_deck() -> None:
    start = Position.of(Round.deal(Dice(1)))
    assert start.color is Color.RED
    assert start.canvas not in list(Card)


@pytest.mark.parametrize(
    ("palettes", "first"),
    [
        (("R7", "V1"), 1),
        (("V1", "R7"), 0),
        (("V3", "R3", "O3"), 2),
        (("B6", "V7", "R6", "O5"), 2),
        (("O6", "V6", "Y6", "R6"), 0),
    ],
)
def test_the_player_after_the_one_with_the_highest_palette_card_begins(
    palettes: tuple[str, ...], first: int
) -> None:
    round_ = dealt(*palettes)
    assert round_.turn == first
    assert leader([cards(palette) for palette in palettes], Color.RED) == (first - 1) % len(palettes)


def test_cards_in_score_piles_are_not_dealt() -> None:
    kernel = KernelRound(rules_of(DEFAULT_EDITION, Options()), 4)
    kernel.scored = cards("R7O7Y7G7B7I7V7R6O6Y6")
    kernel.shuffle(Dice(3))
    start = Position.of(Round(DEFAULT_EDITION, Options(), kernel))
    assert len(start.deck) == 49 - 10 - 32
    assert sum(start.hands) + sum(start.palettes) + sum(1 << card for card in start.deck) == (
        ALL & ~start.scored
    )


def test_the_same_dice_deal_the_same_round() -> None:
    deals = [Position.of(Round.deal(Dice(seed), 3)) for seed in (5, 5, 6)]
    assert deals[0] == deals[1] != deals[2]


# What a player may do


def test_a_turn_plays_discards_does_both_or_does_nothing() -> None:
    assert turns(table("R6G2:V2/V1:R5")) == {
        "R6p": "in",  # to the palette: the R6 beats the R5
        "G2p": "out",
        "G2c": "in",  # to the canvas: the V2 is the only even card
        "R6p G2c": "in",  # to the palette and then to the canvas
        "out": "out",
    }


def test_the_palette_comes_before_the_canvas() -> None:
    with pytest.raises(IllegalError) as caught:
        after(table("R6G2:V2/V1:R5/O1:B1"), "G2c R6p")
    assert caught.value.code == "turn-over"


def test_a_card_of_the_colour_in_force_may_be_discarded() -> None:
    assert fate(table("R1:R7/V1:R5"), "R1c") == "in"


def test_the_discarded_colour_becomes_the_rule() -> None:
    end = after(table("G2:V2/V1:R5/V3:B1"), "G2c")
    assert (end.color, end.canvas) == (Color.GREEN, Card.G2)


def test_one_may_discard_without_playing() -> None:
    assert fate(table("G2:V2/V1:R5"), "G2c") == "in"


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_doing_nothing_is_always_legal_and_puts_you_out_even_while_leading(edition: str) -> None:
    start = table("R6:R7/V1:R5/V3:I2", edition=edition)
    assert fate(start, "out") == "out"
    assert fate(start, "R6p") == "in"
    assert after(start, "out").out == (0,)


def test_the_last_card_of_a_hand_can_still_keep_you_in() -> None:
    end = after(table("R6:V2/V1:R5/V3:I2"), "R6p")
    assert (end.out, end.hands[0]) == ((), 0)


# Who is out


def test_whoever_does_not_lead_at_the_end_of_the_turn_is_out() -> None:
    assert after(table("V3:V2/V1:R5/G3:I2"), "V3p").out == (0,)


def test_leading_counts_at_the_end_of_the_turn_not_in_between() -> None:
    assert fate(table("V3G2:V2/V1:R5"), "V3p G2c") == "in"


@pytest.mark.parametrize("rule", ["G", "V"])
def test_where_nobody_leads_the_player_to_move_is_out(rule: str) -> None:
    assert fate(table("R5:R7/V1:O5", rule), "R5p") == "out"


def test_the_cards_of_a_player_who_is_out_stay_put_and_no_longer_count() -> None:
    end = after(table("B1:R7/O1V6:V5/O6:I2"), "out")
    assert (end.hands[0], end.palettes[0]) == (cards("B1"), cards("R7"))
    assert fate(end, "V6p") == "in"


def test_eliminated_players_are_not_compared() -> None:
    assert fate(table("O6:V2/V1:R5/!B1:R7"), "O6p") == "in"
    assert fate(table("O6:V2/V1:R5/B1:R7"), "O6p") == "out"


def test_play_goes_round_and_skips_those_who_are_out() -> None:
    start = table("R6:V2/!V1:R5/O1V3:I2/B6:B1")
    end = after(start, "R6p")
    assert (end.turn, end.out) == (2, (1,))
    assert after(end, "out").turn == 3


def test_an_empty_hand_at_the_start_of_a_turn_is_out_without_a_decision() -> None:
    end = after(table("R6:V2/-:R5/V1:O4"), "R6p")
    assert (end.turn, end.out) == (2, (1,))


def test_two_empty_hands_in_a_row_are_both_out() -> None:
    end = after(table("R6V6:V2/-:R5/-:O4/V1:B4"), "R6p")
    assert (end.turn, end.out) == (3, (1, 2))


def test_what_a_turn_did_stays_done_when_the_player_is_out_after_it() -> None:
    lost = after(table("B3:V2/V1:R5/G3:I2", edition="es-1.3", options="actions", deck="V4"), "B3p V4+")
    assert (lost.out, lost.deck, lost.hands[0]) == ((0,), (), cards("V4"))
    spite = after(table("V1:V2/I1:R7R6/G3:I2", edition="first", options="actions"), "V1p R7t")
    assert (spite.out, spite.deck, spite.palettes[1]) == ((0,), (Card.R7,), cards("R6"))


# Who has won


def test_the_last_player_in_wins_the_round_at_once() -> None:
    end = after(table("V3:V2/V1:R5"), "V3p")
    assert (end.phase, end.winner, end.out) == ("over", 1, (0,))


def test_the_last_player_in_wins_even_with_an_empty_hand() -> None:
    assert after(table("V3:V2/-:R5"), "V3p").winner == 1
    assert after(table("R6:V2/-:R5"), "R6p").winner == 0
    assert after(table("R6:V2/-:R5/-:B6"), "R6p").winner == 0


def test_a_round_that_is_over_knows_no_turns_and_no_moves() -> None:
    end = after(table("V3:V2/V1:R5"), "out").round()
    assert (len(end.turns()), end.moves(), end.winner) == (0, [], 1)


@pytest.mark.parametrize(("edition", "players"), list(product(EVERY_EDITION, (2, 3, 4))))
def test_every_round_ends_with_all_cards_accounted_for_and_no_palette_empty(
    edition: str, players: int
) -> None:
    options = Options(draw=True, actions=True)
    for seed in range(4):
        dice = Dice(seed)
        round_ = Round.deal(dice, players, EDITIONS[edition], options)
        while not round_.is_over:
            round_.play(random_turn(round_, dice))
            assert all(round_.palettes[seat] for seat in range(players))
            seen = sight(round_, 0)
            places = [*(round_.hands[seat] for seat in range(players)), *seen.palettes, seen.pile]
            places += [CardSet([card]) for card in round_.deck]
            assert sum(int(size(place)) for place in places) == 49
            assert sum(places) == ALL
        assert [seat for seat in range(players) if seat not in round_.out] == [round_.winner]


def test_an_empty_palette_is_a_mistake_of_the_program() -> None:
    with pytest.raises(AssertionError, match="never empty"):
        table("R6:V2/V1:R5").round().kernel.lay(0, 0)


def test_cards_of_players_who_are_out_and_hands_left_over_stay_face_down() -> None:
    end = after(table("B1:V2/G3:R7/O6:O5"), "out", "out").round()
    assert end.is_over
    for viewer, hand in ((WATCHER, ""), (0, "B1"), (1, "G3"), (2, "O6")):
        seen = sight(end, viewer)
        assert seen.hand == cards(hand)
        assert seen.hidden() == tuple(int(seat != viewer) for seat in range(3))


# One decision at a time


@pytest.mark.parametrize(
    ("hand", "moves", "phase", "legal"),
    [
        ("R6G4", "", "play", "R6p G4p R6c G4c out"),
        ("R6G4", "R6p", "discard", "G4c ."),
        ("R6G4", "R6c", "draw", "+ ."),
        ("R4B5", "B5p", "follow", "R4p"),
        ("R6V1", "V1p", "take", "V5t I3t B1t"),
        ("R6O7", "O7p", "tuck", "R7x O7x R7d G2d O7d"),
        ("R6B3", "B3p", "discard", "R6c I4c ."),
    ],
)
def test_a_turn_is_one_decision_after_the_other(hand: str, moves: str, phase: str, legal: str) -> None:
    round_ = table(f"{hand}:R7G2/V3:V5I3B1", options="draw+actions", deck="I4").round()
    for move in moves.split():
        round_.play(Move.parse(move))
    assert round_.phase == phase
    assert {str(move) for move in round_.moves()} == set(legal.split())


def test_a_copy_goes_its_own_way() -> None:
    start = table("R6G2:V2/V1:R5/O1:O2")
    round_ = start.round()
    twin = round_.copy()
    twin.play(Move.parse("R6p"))
    assert Position.of(round_) == start != Position.of(twin)
