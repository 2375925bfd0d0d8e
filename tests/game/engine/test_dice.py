"""The dice: L'Ecuyer's MRG32k3a, the same numbers in both forms, and every number equally likely."""

import hashlib
from collections import Counter
from itertools import pairwise

import pytest

from red7.game.engine.arrays import i64, vec
from red7.game.engine.dice import Dice

M1 = 2**32 - 209
M2 = 2**32 - 22853


class Twin:
    """The generator as published, on whole numbers without a limit."""

    def __init__(self, first: list[int], second: list[int]) -> None:
        self.first, self.second = first, second

    def next(self) -> int:
        self.first = [*self.first[1:], (1403580 * self.first[1] - 810728 * self.first[0]) % M1]
        self.second = [*self.second[1:], (527612 * self.second[2] - 1370589 * self.second[0]) % M2]
        return (self.first[2] - self.second[2]) % M1

    def below(self, bound: int) -> int:
        """A number stretched over the bound; one from the ragged start of its part is thrown again."""
        while True:
            part, place = divmod(self.next() * bound, M1)
            if place >= M1 % bound:
                return part


def seeded(seed: int) -> Twin:
    """The twin with the six words that a seed stands for."""
    number = int(hashlib.sha256(b"red7 dice %d" % seed).hexdigest()[:60], 16)
    words = [number // 2 ** (40 * place) % 2**40 for place in range(5, -1, -1)]
    first = [words[0] % M1, words[1] % M1, 1 + words[2] % (M1 - 1)]
    second = [words[3] % M2, words[4] % M2, 1 + words[5] % (M2 - 1)]
    return Twin(first, second)


def test_the_twin_gives_the_published_numbers_for_the_published_seed() -> None:
    # The first numbers of RngStreams, whose six words are all 12345.
    twin = Twin([12345] * 3, [12345] * 3)
    published = [0.12701112, 0.31852757, 0.30918602, 0.82584686, 0.22162992]
    assert [twin.next() / (M1 + 1) for _ in published] == pytest.approx(published, abs=1e-8)


@pytest.mark.parametrize("seed", [0, 1, 2, 49, -1, 2**64, 2**192 - 1, 2**200 + 7])
@pytest.mark.parametrize("bound", [1, 2, 7, 49, 1000, 2**30 + 1, 2**31])
def test_the_dice_give_the_numbers_of_the_twin(seed: int, bound: int) -> None:
    dice, twin = Dice(seed), seeded(seed)
    assert [dice.below(bound) for _ in range(50)] == [twin.below(bound) for _ in range(50)]


def test_the_numbers_of_a_seed_never_change() -> None:
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(10)] == [24, 366, 127, 1, 463, 33, 310, 446, 471, 21]


def test_the_same_seed_gives_the_same_numbers_and_neighbours_differ() -> None:
    first = [Dice(seed).below(2**31) for seed in range(200)]
    assert first == [Dice(seed).below(2**31) for seed in range(200)]
    assert len(set(first)) == 200


@pytest.mark.parametrize("throw", [1, 2, 20])
def test_dice_of_neighbouring_seeds_fall_independently(throw: int) -> None:
    """Pairs of throws of neighbours fill a 7 by 7 table evenly: chi-square with 48 degrees of freedom."""
    falls = []
    for seed in range(5000):
        dice = Dice(seed)
        falls.append([int(dice.below(7)) for _ in range(throw)][-1])
    pairs = Counter(pairwise(falls))
    expected = (len(falls) - 1) / 49
    assert sum((pairs[a, b] - expected) ** 2 / expected for a in range(7) for b in range(7)) < 100


@pytest.mark.parametrize("bound", [2, 7, 49])
def test_every_number_is_equally_likely(bound: int) -> None:
    dice = Dice(bound)
    throws = 1000 * bound
    counts = Counter(int(dice.below(bound)) for _ in range(throws))
    assert set(counts) == set(range(bound))
    # Six standard deviations of a count around 1000: chance alone stays within.
    assert all(abs(count - 1000) < 6 * 1000**0.5 for count in counts.values())


def test_cards_drawn_are_swapped_to_the_end_and_each_order_is_equally_likely() -> None:
    dice = Dice(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards: vec[i64] = vec[i64]([0, 1, 2])
        drawn = tuple(int(dice.draw_from(cards, left)) for left in (3, 2, 1))
        assert [cards[2], cards[1], cards[0]] == list(drawn)
        orders[drawn] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 6 * 1000**0.5 for count in orders.values())


@pytest.mark.parametrize("bound", [0, -1, 2**31 + 1, 2**40])
def test_dice_of_no_or_too_many_faces_are_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="faces"):
        Dice(1).below(bound)
