"""Fair deals: the vectors in `tests/golden/deals.json`, and the laws of the shuffle."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import FrozenInstanceError
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.rules.seeds import SEEDS, flip
from tools.make_deals import ALL, VECTORS, twin_shuffle, write_vectors

from red7.game.deal import Deal, deal, shuffle
from red7.game.errors import InvalidError
from red7.game.seeds import (
    SharedSeed,
    numbered_seed,
    parse_seed,
    parse_source,
)

STORED: dict[str, Any] = json.loads(VECTORS.read_text("utf-8"))


def test_the_stored_vectors_are_the_twins() -> None:
    assert VECTORS.read_text("utf-8") == write_vectors()


def test_numbered_seeds_match_the_vectors() -> None:
    for vector in STORED["numbered_seeds"]:
        assert numbered_seed(int(vector["number"]), int(vector["match"])).hex() == vector["seed"]


def test_shuffles_match_the_vectors() -> None:
    for vector in STORED["shuffles"]:
        order = shuffle(parse_seed(vector["seed"]), vector["round"], vector["cards"])
        assert list(order) == vector["order"]


def test_deals_match_the_vectors() -> None:
    for vector in STORED["deals"]:
        dealt = deal(parse_seed(vector["seed"]), vector["round"], vector["players"], vector["cards"])
        assert [list(hand) for hand in dealt.hands] == vector["hands"]
        assert list(dealt.palettes) == vector["palettes"]
        assert list(dealt.deck) == vector["deck"]


def test_shared_seeds_match_the_vectors() -> None:
    for vector in STORED["shared_seeds"]:
        source = parse_source(vector["fields"])
        assert isinstance(source, SharedSeed)
        assert source.problems() == ()
        assert source.seed().hex() == vector["seed"]
        assert list(source.revealed()) == vector["revealed"]
        assert list(source.missing()) == vector["missing"]
        assert source.fields() == vector["fields"]


def test_spoilt_records_have_the_problems_of_the_vectors() -> None:
    for vector in STORED["spoilt"]:
        source = parse_source(vector["fields"])
        assert [problem.code for problem in source.problems()] == vector["problems"], vector["why"]
        with pytest.raises(InvalidError) as raised:
            source.seed()
        assert raised.value.code == vector["problems"][0]


def test_the_vectors_reach_the_second_block_with_and_without_skipped_bytes() -> None:
    whole = [vector for vector in STORED["shuffles"] if len(vector["cards"]) == 49]
    assert min(vector["bytes_read"] for vector in whole) == 48
    assert max(len(vector["bytes_skipped"]) for vector in whole) >= 8


def test_skipped_bytes_change_the_order() -> None:
    seed = numbered_seed(0)
    fair, skipped, _ = twin_shuffle(seed, 1, ALL)
    biased, _, _ = twin_shuffle(seed, 1, ALL, biased=True)
    assert skipped
    assert list(shuffle(seed, 1, ALL)) == fair != biased


def chi_square(counts: Sequence[int], expected: float) -> float:
    return sum((count - expected) ** 2 for count in counts) / expected


def deviation(orders: Sequence[Sequence[int]]) -> float:
    """How many standard deviations the card-by-place table lies from what chance would make of it."""
    size = len(orders[0])
    table = Counter((card, place) for order in orders for place, card in enumerate(order))
    freedom = (size - 1) ** 2
    cells = [table[card, place] for card in range(size) for place in range(size)]
    # Rows and columns both have fixed sums, so cells vary less than free ones by this factor.
    statistic = chi_square(cells, len(orders) / size) * (size - 1) / size
    return float((statistic - freedom) / (2 * freedom) ** 0.5)


def test_every_card_is_equally_often_in_every_place() -> None:
    assert abs(deviation([shuffle(numbered_seed(n), 1, ALL) for n in range(12_000)])) < 4


def test_rounds_of_one_seed_are_as_even_as_seeds() -> None:
    seed = numbered_seed(0)
    assert abs(deviation([shuffle(seed, n, ALL) for n in range(1, 12_001)])) < 4


def test_the_evenness_test_would_see_modulo_bias() -> None:
    assert deviation([twin_shuffle(numbered_seed(n), 1, ALL, biased=True)[0] for n in range(12_000)]) > 8


def test_every_order_of_four_cards_is_equally_likely() -> None:
    seen = Counter(shuffle(numbered_seed(4, n), 1, range(4)) for n in range(4800))
    assert set(seen) == set(permutations(range(4)))
    # 23 degrees of freedom: chance exceeds 49.7 once in a thousand.
    assert chi_square(list(seen.values()), 200) < 49.7


ROUNDS = st.integers(1, 2**32 - 1)
CARD_SETS = st.sets(st.integers(0, 48)).map(sorted)


@given(SEEDS, ROUNDS, CARD_SETS)
def test_a_shuffle_is_a_permutation_and_agrees_with_the_twin(
    seed: bytes, number: int, cards: list[int]
) -> None:
    order = shuffle(seed, number, cards)
    assert sorted(order) == cards
    assert list(order) == twin_shuffle(seed, number, cards)[0]


@given(SEEDS, ROUNDS, st.permutations(ALL))
def test_the_order_in_which_cards_are_given_does_not_matter(
    seed: bytes, number: int, cards: list[int]
) -> None:
    assert shuffle(seed, number, cards) == shuffle(seed, number, ALL)


@given(SEEDS, ROUNDS, st.integers(2, 4), st.data())
def test_a_deal_gives_every_card_once(seed: bytes, number: int, players: int, data: st.DataObject) -> None:
    cards = data.draw(st.sets(st.integers(0, 48), min_size=8 * players).map(sorted))
    dealt = deal(seed, number, players, cards)
    assert [len(hand) for hand in dealt.hands] == [7] * players
    assert len(dealt.palettes) == players
    order = [card for hand in dealt.hands for card in hand] + [*dealt.palettes, *dealt.deck]
    assert sorted(order) == cards
    assert tuple(order) == shuffle(seed, number, cards)


@given(SEEDS, ROUNDS, st.integers(0, 255))
def test_a_deal_hangs_on_every_bit_of_the_seed_and_on_the_round(seed: bytes, number: int, bit: int) -> None:
    order = shuffle(seed, number, ALL)
    assert order != shuffle(flip(seed, bit), number, ALL)
    assert order != shuffle(seed, number % (2**32 - 1) + 1, ALL)


def test_a_deal_is_a_value() -> None:
    dealt = deal(bytes(32), 1, 2, ALL)
    assert dealt == deal(bytes(32), 1, 2, tuple(ALL))
    assert hash(dealt) == hash(Deal(dealt.hands, dealt.palettes, dealt.deck))
    assert dealt != deal(bytes(32), 2, 2, ALL)
    with pytest.raises((FrozenInstanceError, AttributeError)):
        dealt.deck = ()  # type: ignore[misc]


@given(
    st.tuples(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1)),
    st.tuples(st.integers(0, 99), st.integers(0, 99)),
)
def test_different_numbers_make_different_seeds(one: tuple[int, int], other: tuple[int, int]) -> None:
    assert (numbered_seed(*one) == numbered_seed(*other)) == (one == other)
