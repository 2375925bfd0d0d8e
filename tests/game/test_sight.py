"""What a seat and a watcher may know, and the arrangements of hidden cards that fit it."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from math import comb, factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.rules.sample_rounds import dealt, moments_of_play, phase

from red7.game.cards import CARDS, NO_CARDS, Card, CardSet, cards_of, mask_of
from red7.game.editions import DEFAULT_EDITION, EDITIONS, Options
from red7.game.engine.bits import ALL, size
from red7.game.engine.dice import Dice
from red7.game.errors import InvalidError
from red7.game.moves import OUT, Move
from red7.game.position import Position
from red7.game.round import Round
from red7.game.sight import ONLOOKER, WATCHER, Sight, sight
from red7.game.text.position_text import position_text
from red7.game.worlds import Worlds


def round_of(line: str) -> Round:
    return Position.parse(line).round()


def cards(text: str) -> int:
    return mask_of(Card.parse(name) for name in text.split())


def text(round_: Round) -> str:
    return position_text(Position.of(round_))


def play(round_: Round, moves: str) -> Round:
    for move in moves.split():
        round_.play(Move.parse(move))
    return round_


# Counting, listing and sampling worlds


@st.composite
def small_rounds(draw: st.DrawFn) -> Round:
    """Rounds with at most six cards in hands and deck, and almost everything in the canvas pile."""
    players = draw(st.sampled_from([2, 3, 4]))
    order = draw(st.permutations(CARDS))
    sizes = [draw(st.integers(0, 2)) for _ in range(players)]
    deck = draw(st.integers(0, max(0, 6 - sum(sizes))))
    pick = iter(order)
    hands = [CardSet(islice(pick, size)) for size in sizes]
    known = [hand & -int(hand) if draw(st.booleans()) else NO_CARDS for hand in hands]
    return Position(
        hands=tuple(hands),
        palettes=tuple([CardSet(islice(pick, 1)) for _ in range(players)]),
        deck=tuple(islice(pick, deck)),
        known=tuple(known),
        deck_known=draw(st.integers(0, deck)),
    ).round()


def possible(round_: Round, viewer: int) -> set[str]:
    """Every world that fits, by brute force: all orders of the hidden cards, dealt to the hidden places."""
    position = Position.of(round_)
    split = len(position.deck) - position.deck_known
    strangers = [seat for seat in range(position.players) if seat != viewer]
    hidden = {seat: cards_of(position.hands[seat] & ~position.known[seat]) for seat in strangers}
    unseen = [*position.deck[:split], *(int(card) for seat in strangers for card in hidden[seat])]
    worlds = set()
    for order in permutations(unseen):
        world = round_.copy()
        for place in range(split):
            world.kernel.deck[place] = order[place]
        rest = iter(order[split:])
        for seat in strangers:
            world.kernel.hands[seat] = position.known[seat] | mask_of(islice(rest, len(hidden[seat])))
        worlds.add(text(world))
    return worlds


@given(small_rounds(), st.integers(WATCHER, 1))
@settings(max_examples=60)
def test_the_worlds_are_exactly_those_that_fit_each_once(round_: Round, viewer: int) -> None:
    seen = sight(round_, viewer)
    worlds = [text(world) for world in Worlds(seen)]
    assert len(worlds) == len(set(worlds)) == Worlds(seen).count()
    assert set(worlds) == possible(round_, viewer)


def test_the_count_is_hands_times_orders_of_the_deck() -> None:
    # Seat 0 knows its two cards; three cards lie hidden in the other hand and two in the deck.
    round_ = round_of("intl-1.2 basic R 0 R7O6:B1/Y2Y3Y4:O5 G1V4 - play")
    assert Worlds(sight(round_, 0)).count() == comb(5, 3) * factorial(2) == 20
    assert Worlds(sight(round_, 1)).count() == comb(4, 2) * factorial(2) == 12
    assert Worlds(sight(round_, WATCHER)).count() == comb(7, 2) * comb(5, 3) * factorial(2) == 420


def test_a_viewer_who_knows_everything_has_one_world() -> None:
    round_ = round_of("intl-1.2 actions R 0 R7:B1/*Y2:O5 *G1 - play")
    seen = sight(round_, 0)
    assert Worlds(seen).count() == 1
    assert [text(world) for world in Worlds(seen)] == [text(round_)]


@given(moments_of_play(), st.integers(0, 2**32), st.integers(WATCHER, 3))
def test_every_sampled_world_looks_the_same_to_the_viewer(round_: Round, seed: int, viewer: int) -> None:
    viewer = min(viewer, int(round_.players) - 1)
    seen = sight(round_, viewer)
    world = Worlds(seen).sample(Dice(seed))
    assert sight(world, viewer) == seen
    assert Position.of(world).scored == Position.of(round_).scored


@given(moments_of_play(), st.integers(WATCHER, 3))
def test_worlds_are_made_one_at_a_time(round_: Round, viewer: int) -> None:
    viewer = min(viewer, int(round_.players) - 1)
    seen = sight(round_, viewer)
    some = list(islice(Worlds(seen), 3))
    assert len({text(world) for world in some}) == min(3, Worlds(seen).count())
    assert all(sight(world, viewer) == seen for world in some)


def test_a_fresh_deal_has_more_worlds_than_anybody_could_list() -> None:
    seen = sight(dealt(Dice(1), DEFAULT_EDITION, Options(draw=True), 4), 0)
    hidden = 49 - 7 - 4
    assert Worlds(seen).count() == factorial(hidden) // factorial(7) ** 3
    assert next(iter(Worlds(seen))).players == 4


def test_samples_are_uniform() -> None:
    round_ = round_of("intl-1.2 draw R 0 R7O6:B1/Y2Y3:O5/Y4:G2 G1V4 - play")
    seen = sight(round_, 0)
    ways = comb(5, 2) * comb(3, 1) * factorial(2)
    dice = Dice(11)
    counted = Counter(text(Worlds(seen).sample(dice)) for _ in range(50 * ways))
    assert len(counted) == Worlds(seen).count() == ways == 60
    chi_square = sum((count - 50) ** 2 / 50 for count in counted.values())
    # With 59 degrees of freedom: the mean is 59, and 5 deviations of sqrt(118) to either side are very rare.
    assert abs(chi_square - (ways - 1)) < 5 * (2 * (ways - 1)) ** 0.5


def test_the_same_dice_give_the_same_world() -> None:
    seen = sight(dealt(Dice(4), DEFAULT_EDITION, Options(draw=True), 3), 1)
    assert text(Worlds(seen).sample(Dice(7))) == text(Worlds(seen).sample(Dice(7)))
    assert text(Worlds(seen).sample(Dice(7))) != text(Worlds(seen).sample(Dice(8)))


# Who knows what


def everybody(round_: Round) -> list[Sight]:
    return [sight(round_, viewer) for viewer in (WATCHER, *range(round_.players))]


def test_a_seat_sees_its_hand_all_palettes_and_only_the_size_of_the_rest() -> None:
    seen = sight(round_of("intl-1.2 draw G4 1 R7O6:B1/Y3:O5/V1V3:R1 G1V4 R2 play"), 1)
    assert seen.hand == cards("Y3")
    assert seen.palettes == (cards("B1"), cards("O5"), cards("R1"))
    assert (seen.hand_sizes, seen.hidden(), seen.deck_size, seen.deck_top) == ((2, 1, 2), (2, 0, 2), 2, ())
    assert [seen.seen_hand(seat) for seat in range(3)] == [0, cards("Y3"), 0]
    assert seen.unseen == cards("R7 O6 V1 V3 G1 V4")
    assert (seen.scored, seen.color.letter, seen.turn) == (cards("R2"), "G", 1)
    assert seen.pile == ALL & ~(seen.unseen | cards("Y3 B1 O5 R1 R2"))


def test_a_watcher_sees_no_hand() -> None:
    seen = sight(round_of("intl-1.2 draw G4 1 R7O6:B1/Y3:O5 G1V4 - play"))
    assert (seen.viewer, seen.hand, seen.hidden()) == (WATCHER, 0, (2, 1))
    assert seen.unseen == cards("R7 O6 Y3 G1 V4")


def test_everybody_knows_a_card_that_a_1_put_on_the_deck() -> None:
    round_ = round_of("intl-1.2 actions R 0 R1O6:R7/V2V3:O5O4 G1V4 - play")
    play(round_, "R1p O4t")
    assert [seen.deck_top for seen in everybody(round_)] == [(Card.O4,)] * 3
    assert all(not seen.unseen & cards("O4") for seen in everybody(round_))


def test_everybody_knows_a_card_that_a_7_put_on_the_deck() -> None:
    round_ = round_of("intl-1.2 actions R 0 O7:R6/V2V3:O5 G1V4 - play")
    play(round_, "O7p R6d")
    assert [seen.deck_top for seen in everybody(round_)] == [(Card.R6,)] * 3


def test_cards_put_on_the_deck_are_known_in_their_order() -> None:
    round_ = round_of("intl-1.2 actions R 0 R1O6:R7/O7V3:O5O4 G1V4 - play")
    play(round_, "R1p O4t . O7p O5d .")
    assert [seen.deck_top for seen in everybody(round_)] == [(Card.O4, Card.O5)] * 3


def test_who_draws_a_known_card_is_known_to_hold_it_until_it_is_played() -> None:
    round_ = round_of("intl-1.2 actions R 0 R1O6:R7/R3V3:O5V6 G1V4 - play")
    play(round_, "R1p V6t . R3p")
    assert [seen.deck_top for seen in everybody(round_)] == [()] * 3
    assert [seen.known for seen in everybody(round_)] == [(0, cards("V6"))] * 3
    assert sight(round_, 0).seen_hand(1) == cards("V6")
    assert sight(round_, 0).hidden() == (0, 1)
    play(round_, "V6c")
    assert [seen.known for seen in everybody(round_)] == [(0, 0)] * 3


def test_a_card_drawn_from_below_the_known_ones_is_known_to_its_drawer_only() -> None:
    round_ = round_of("intl-1.2 draw R 0 R7V2:R6/V3:O5 G1V4 - play")
    play(round_, "R7c +")
    assert sight(round_, 0).hand == cards("V2 V4")
    assert sight(round_, 1).known == (0, 0)
    assert sight(round_, 1).unseen & cards("V4")
    assert sight(round_, WATCHER).unseen & cards("V4")


def test_the_card_a_3_draws_hides_in_the_middle_of_the_turn_too() -> None:
    round_ = round_of("intl-1.2 actions R 0 R3V2:R6/V3:O5 G1V4 - play")
    play(round_, "R3p")
    assert phase(round_) == "discard"
    assert sight(round_, 0).hand == cards("V2 V4")
    assert sight(round_, 1).hidden() == (2, 0)
    assert sight(round_, 1).unseen == cards("V2 V4 G1")


def test_the_palette_of_a_player_who_is_out_was_seen_and_the_hand_was_not() -> None:
    round_ = round_of("intl-1.2 basic R 0 R1V2:B1/V3:O5/Y4:O6 - - play")
    play(round_, "out")
    for viewer in (WATCHER, 1, 2):
        seen = sight(round_, viewer)
        assert seen.out == (0,)
        assert seen.palettes[0] == cards("B1")
        assert (seen.seen_hand(0), seen.hidden()[0]) == (0, 2)
    assert sight(round_, 0).hand == cards("R1 V2")


def test_the_winner_is_known_to_all_and_hands_stay_hidden() -> None:
    round_ = round_of("intl-1.2 basic R 0 R1V2:B1/V3:O5 - - play")
    play(round_, "out")
    assert [seen.winner for seen in everybody(round_)] == [1, 1, 1]
    assert [seen.hidden() for seen in everybody(round_)] == [(2, 1), (0, 1), (2, 0)]


@pytest.mark.parametrize("seat", [2, -3, 7])
def test_a_seat_that_does_not_exist_sees_nothing(seat: int) -> None:
    round_ = dealt(Dice(0), EDITIONS["first"], Options(), 2)
    with pytest.raises(InvalidError, match=f"there’s no seat {seat}: expected 0 to 1"):
        sight(round_, seat)


# In the middle of a turn


def begun_turns(edition: str, seed: int) -> Iterator[Round]:
    """Rounds in the middle of a turn, with so few cards in play that all worlds can be listed."""
    dice = Dice(seed)
    for _ in range(80):
        round_ = dealt(dice, EDITIONS[edition], Options(draw=True, actions=True), 2)
        while not round_.is_over:
            moves = round_.moves()
            if round_.phase not in ("play", "draw") and size(round_.hands[0]) + size(round_.hands[1]) <= 6:
                small = round_.copy()
                small.kernel.deck_size = min(2, small.deck_size)
                small.kernel.deck_known = min(small.deck_known, small.deck_size)
                yield small
            tries = [move for move in moves if move is not OUT] or moves
            round_.play(tries[dice.below(len(tries))])


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_mid_turn_only_worlds_count_in_which_the_mover_has_something_to_do(edition: str) -> None:
    phases = set()
    fewer = 0
    for round_ in begun_turns(edition, 8):
        phases.add(round_.phase)
        for viewer in (1 - round_.turn, WATCHER):
            seen = sight(round_, viewer)
            count = Worlds(seen).count()
            if count > 500:
                continue
            worlds = list(Worlds(seen))
            assert len(worlds) == count > 0
            assert all(world.moves() for world in worlds)
            assert text(round_) in {text(world) for world in worlds}
            assert Worlds(seen).sample(Dice(1)).moves()
            every = factorial(seen.unseen.bit_count())
            for hidden in seen.hidden():
                every //= factorial(hidden)
            fewer += count < every
    assert len(phases) >= 2
    assert fewer > 0 or edition in ("first", "intl-1.2", "es-1.3")


def test_an_onlooker_knows_all_hands_and_nothing_of_the_deck() -> None:
    round_ = dealt(Dice(1), EDITIONS["intl-1.2"], Options(draw=True, actions=True), 3)
    seen = sight(round_, ONLOOKER)
    assert seen.hand == NO_CARDS
    assert seen.known == round_.hands
    assert seen.hidden() == (0, 0, 0)
    assert seen.unseen == CardSet(round_.deck)
    assert seen.deck_top == ()
