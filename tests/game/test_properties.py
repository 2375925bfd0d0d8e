"""Laws that hold in every position of every edition, with every option."""

import json
import re
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from support.rules.plain_data import position_data
from support.rules.sample_rounds import EVERYTHING, NAMED, dealt, moments_of_play, rounds

from red7.game.cards import CARDS, NO_CARDS, cards_of, mask_of
from red7.game.editions import EDITIONS, Edition, Options
from red7.game.engine.bits import ALL, DECK_SIZE, size
from red7.game.engine.canvas import counting, key, leader
from red7.game.engine.dice import Dice
from red7.game.errors import IllegalError
from red7.game.moves import DRAW_CARD, OUT, STOP, WITH_CARD, Move
from red7.game.position import Position
from red7.game.round import Round
from red7.game.simulation import playout, random_turn
from red7.game.text.jsonform import position_of
from red7.game.text.position_text import position_text
from red7.game.turns import Turn

ALL_MOVES = [*(move for moves in WITH_CARD for move in moves), DRAW_CARD, STOP, OUT]

card_sets = st.sets(st.sampled_from(CARDS), min_size=1, max_size=12).map(mask_of)
colors = st.integers(0, 6)


def text(round_: Round) -> str:
    return position_text(Position.of(round_))


def three_draws(round_: Round) -> bool:
    return round_.options.actions and round_.deck_size > 0


# Palettes


@given(card_sets, card_sets, colors)
def test_more_cards_never_weaken_a_palette(palette: int, more: int, color: int) -> None:
    assert key(palette | more, color) >= key(palette, color)
    assert size(counting(palette | more, color)) >= size(counting(palette, color))


@given(st.lists(card_sets, min_size=2, max_size=4), card_sets, colors)
def test_a_leader_who_plays_another_card_still_leads(palettes: list[int], more: int, color: int) -> None:
    before = leader(palettes, color)
    assume(before is not None)
    assert before is not None
    palettes[before] |= more
    assert leader(palettes, color) == before


@given(st.lists(card_sets, min_size=2, max_size=4), colors)
def test_the_cards_that_count_are_cards_of_the_palette_and_as_strong_as_all_of_it(
    palettes: list[int], color: int
) -> None:
    for palette in palettes:
        counted = counting(palette, color)
        assert counted & ~palette == 0
        assert key(counted, color) == key(palette, color)


# Turns


@given(rounds())
def test_the_list_of_turns_is_a_list_without_doubles(round_: Round) -> None:
    turns = round_.turns()
    listed = list(turns)
    assert len(turns) == len(listed) == len(set(listed)) == turns.staying + turns.leaving
    assert len({round_.text(turn) for turn in listed}) == len(listed)
    assert [turns[index] for index in range(len(listed))] == listed
    assert [turns[index - len(listed)] for index in range(len(listed))] == listed
    assert all(turn in turns for turn in listed)
    for beyond in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            turns[beyond]


@given(rounds())
@settings(max_examples=60)
def test_a_listed_turn_is_accepted_and_keeps_in_whom_it_says(round_: Round) -> None:
    seat = round_.turn
    for index, turn in enumerate(round_.turns()):
        after = round_.copy()
        assert after.why_not(turn) is None
        after.play(turn)
        assert (seat not in after.out) == round_.turns().keeps_in(index)


@given(rounds())
def test_doing_nothing_is_always_legal_and_puts_you_out(round_: Round) -> None:
    out = round_.parse_turn("out")
    assert out in round_.turns()
    after = round_.copy()
    after.play(out)
    assert round_.turn in after.out


@given(rounds())
def test_a_turn_is_the_sum_of_its_moves(round_: Round) -> None:
    for turn in round_.turns():
        assert Turn.of(turn.moves, three_draws(round_)) == turn


@given(rounds())
@settings(max_examples=50)
def test_a_turn_is_read_back_from_its_notation(round_: Round) -> None:
    for turn in list(round_.turns())[:40]:
        assert round_.parse_turn(round_.text(turn)) == turn
        assert round_.parse_turn(str(turn)) == turn


def played_out(round_: Round) -> dict[str, str]:
    """Every turn that single moves can make, as its moves, with the position it leads to."""
    turns: dict[str, str] = {}

    def go_on(state: Round, so_far: list[Move]) -> None:
        if state.is_over or (so_far and state.turn != round_.turn):
            words = " ".join(str(move) for move in so_far if move is not STOP)
            assert words not in turns, "two ways to one turn"
            turns[words] = text(state)
            return
        choices = state.moves()
        assert choices, "a turn that cannot be finished"
        for move in choices:
            after = state.copy()
            after.play(move)
            go_on(after, [*so_far, move])

    go_on(round_, [])
    return turns


@given(rounds())
@settings(max_examples=60)
def test_single_moves_make_exactly_the_listed_turns(round_: Round) -> None:
    assume(len(round_.turns()) <= 300)
    expected: dict[str, str] = {}
    for turn in round_.turns():
        after = round_.copy()
        after.play(turn)
        expected[" ".join(str(move) for move in turn.moves)] = text(after)
    assert played_out(round_) == expected


@given(moments_of_play())
@settings(max_examples=40)
def test_a_listed_move_is_accepted_and_any_other_refused_with_nothing_changed(round_: Round) -> None:
    legal = round_.moves()
    before = text(round_)
    for move in ALL_MOVES:
        if move in legal:
            assert round_.why_not(move) is None
            after = round_.copy()
            after.play(move)
            assert text(after) != before
        else:
            with pytest.raises(IllegalError):
                round_.play(move)
    assert text(round_) == before


def is_shaped_like_a_turn(moves: list[Move]) -> bool:
    """Whether some position has such a turn: 5s and one more card played, an action, a discard, a draw."""
    shape = "".join("paaac+"[move.kind] for move in moves)
    chain = moves[: max(0, shape.count("p") - 1)]
    fives = [move for move in chain if move.card is not None and move.card.number == 5]
    return re.fullmatch(r"p*a?c?\+?", shape) is not None and len(fives) == len(chain)


@st.composite
def near_misses(draw: st.DrawFn, round_: Round) -> Turn:
    """A legal turn with one thing changed: a card, what is done with it, or a step more or less."""
    turns = round_.turns()
    moves = [move for move in turns[draw(st.integers(0, len(turns) - 1))].moves if move is not OUT]
    place = draw(st.integers(0, max(0, len(moves) - 1)))
    other = WITH_CARD[draw(st.integers(0, 4))][draw(st.sampled_from(CARDS))]
    card = moves[place].card if moves else None
    match draw(st.sampled_from(["card", "kind", "less", "more", "draw"])):
        case "card" if card is not None and other.card is not None:
            moves[place] = WITH_CARD[moves[place].kind][other.card]
        case "kind" if card is not None:
            moves[place] = WITH_CARD[other.kind][card]
        case "less" if moves:
            del moves[place]
        case "draw":
            moves.append(DRAW_CARD)
        case _:
            moves.insert(place, other)
    assume(is_shaped_like_a_turn(moves))
    return Turn.of(moves or [OUT], three_draws(round_))


@given(st.data())
@settings(max_examples=300)
def test_a_turn_that_is_not_listed_is_refused_with_nothing_changed(data: st.DataObject) -> None:
    round_ = data.draw(rounds())
    turn = data.draw(near_misses(round_))
    listed = set(round_.turns())
    before = text(round_)
    assert (turn in round_.turns()) == (turn in listed) == (round_.why_not(turn) is None)
    if turn in listed:
        round_.play(turn)
        assert text(round_) != before
    else:
        with pytest.raises(IllegalError):
            round_.play(turn)
        assert text(round_) == before


# Who is out


@given(rounds(least=3), st.integers(0, 2**32))
def test_the_cards_of_players_who_are_out_never_matter(round_: Round, seed: int) -> None:
    if not Position.of(round_).out:
        round_.play(round_.parse_turn("out"))
    before = Position.of(round_)
    assume(before.winner is None)
    in_play = [
        before.hands[seat] | before.palettes[seat] for seat in range(before.players) if seat not in before.out
    ]
    taken = sum(in_play) | before.scored | mask_of(before.deck)
    taken |= 0 if before.canvas >= DECK_SIZE else 1 << before.canvas
    # Each card that lies with players who are out or in the canvas pile goes to another place among these.
    hands, palettes = list(before.hands), list(before.palettes)
    for seat in before.out:
        hands[seat] = palettes[seat] = NO_CARDS
    dice = Dice(seed)
    for card in cards_of(ALL & ~taken):
        pile = dice.below(3)
        if pile < 2:
            (hands, palettes)[pile][before.out[dice.below(len(before.out))]] |= 1 << card
    known = tuple([NO_CARDS if seat in before.out else before.known[seat] for seat in range(before.players)])
    after = replace(before, hands=tuple(hands), palettes=tuple(palettes), known=known)
    other = after.round()
    assert other.moves() == round_.moves()
    assert [other.text(turn) for turn in other.turns()] == [round_.text(turn) for turn in round_.turns()]
    assert leader(after.palettes, after.color, after.out) == leader(before.palettes, before.color, before.out)


# Positions as values


@given(moments_of_play())
def test_a_position_is_read_back_from_its_text(round_: Round) -> None:
    position = Position.of(round_)
    again = Position.parse(position_text(position))
    assert again == position
    assert hash(again) == hash(position)
    assert [str(move) for move in again.round().moves()] == [str(move) for move in round_.moves()]


@given(rounds())
def test_a_position_is_read_back_from_its_data(round_: Round) -> None:
    data = position_data(Position.of(round_))
    again = position_of(json.loads(json.dumps(data)))
    assert position_data(again) == data
    assert [again.round().text(turn) for turn in again.round().turns()] == [
        round_.text(turn) for turn in round_.turns()
    ]


@given(moments_of_play())
def test_a_copy_goes_its_own_way(round_: Round) -> None:
    before = text(round_)
    twin = round_.copy()
    assert text(twin) == before
    twin.play(twin.moves()[-1])
    assert text(twin) != before
    assert text(round_) == before


# The end


def distance_from_the_end(round_: Round) -> tuple[int, int, int, int]:
    """Players in, cards that are not in the canvas pile, cards in hand, cards in the deck."""
    position = Position.of(round_)
    hands = sum(hand.bit_count() for hand in position.hands)
    palettes = sum(palette.bit_count() for palette in position.palettes)
    deck = len(position.deck)
    return position.players - len(position.out), hands + palettes + deck, hands, deck


@given(rounds())
@settings(max_examples=60)
def test_every_legal_turn_brings_the_end_of_the_round_nearer(round_: Round) -> None:
    # A turn without a card to the canvas costs a hand card, except that a 3 is replaced from the deck: so one
    # of four numbers falls and none before it rises. They cannot fall for ever.
    for turn in round_.turns():
        after = round_.copy()
        after.play(turn)
        assert distance_from_the_end(after) < distance_from_the_end(round_), round_.text(turn)


@pytest.mark.parametrize(("edition", "options", "players"), EVERYTHING, ids=NAMED)
def test_a_playout_plays_the_very_game_of_random_movers(
    edition: Edition, options: Options, players: int
) -> None:
    for seed in range(8):
        by_turns = dealt(Dice(seed), edition, options, players)
        at_once = by_turns.copy()
        dice, same_dice = Dice(seed + 1000), Dice(seed + 1000)
        while not by_turns.is_over:
            by_turns.play(random_turn(by_turns, dice))
        assert playout(at_once, same_dice) == by_turns.winner
        assert text(at_once) == text(by_turns)
        assert same_dice.below(2**31) == dice.below(2**31), "the playout asked for more chance or less"


@given(rounds(), st.integers(0, 2**32))
def test_a_random_mover_stays_in_where_it_can(round_: Round, seed: int) -> None:
    turns = round_.turns()
    chosen = random_turn(round_, Dice(seed))
    assert chosen in turns
    assert str(chosen) == "out" if turns.staying == 0 else turns.keeps_in(list(turns).index(chosen))


def test_a_random_mover_chooses_all_turns_that_keep_it_in_equally_often() -> None:
    round_ = dealt(Dice(3), EDITIONS["intl-1.2"], Options(), 2)
    ways = int(round_.turns().staying)
    dice = Dice(5)
    chosen = Counter(random_turn(round_, dice) for _ in range(100 * ways))
    assert ways > 10
    assert len(chosen) == ways
    chi_square = sum((count - 100) ** 2 / 100 for count in chosen.values())
    # Its mean is ways - 1 and its deviation the root of twice that: five deviations are very rare.
    assert abs(chi_square - (ways - 1)) < 5 * (2 * (ways - 1)) ** 0.5
