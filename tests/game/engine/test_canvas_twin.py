"""Every palette of one to three cards under every rule, and many larger ones, against brute force.

The brute force says what a rule means and nothing about how to find it: of all sets of palette cards that
meet the rule, the one with most cards counts, and of those the one with the highest cards.
"""

import random
from collections.abc import Iterator
from itertools import combinations, islice

from support.long_run import LONG
from support.rules import twin

from red7.game.cards import CARDS, NAMES, Color, mask_of
from red7.game.engine.canvas import counting, key

RULES = "VIBGYOR"
Cards = tuple[tuple[int, int], ...]  # (number, rank of the colour), from high to low
Best = tuple[Cards, ...]  # the set that counts, for each rule

# The engine is asked about every so many of the palettes of four cards; in a long run about all of them.
STEP = 1 if LONG else 11


def meets(cards: Cards, rule: str) -> bool:
    """Whether all these cards together are a set of the rule."""
    numbers = [number for number, _ in cards]
    colours = [colour for _, colour in cards]
    match rule:
        case "R":
            return len(cards) == 1
        case "O":
            return len(set(numbers)) == 1
        case "Y":
            return len(set(colours)) == 1
        case "G":
            return all(number in (2, 4, 6) for number in numbers)
        case "B":
            return len(set(colours)) == len(cards)
        case "I":
            return numbers == list(range(numbers[0], numbers[0] - len(cards), -1))
        case _:
            return max(numbers) < 4


def value(cards: Cards) -> tuple[int, Cards]:
    return len(cards), cards


def with_one_less(cards: Cards) -> list[Cards]:
    return [cards[:place] + cards[place + 1 :] for place in range(len(cards))]


def all_palettes(most: int, step: int = 1) -> Iterator[tuple[Cards, Best]]:
    """All palettes up to a size, of the largest every so many, with the set that counts under each rule.

    That set is the whole palette if it meets the rule, else the best that counts in the palette less a card.
    """
    deck = [(number, colour) for number in range(7, 0, -1) for colour in range(6, -1, -1)]
    smaller: dict[Cards, Best] = {(): ((),) * 7}
    for count in range(1, most + 1):
        palettes: dict[Cards, Best] = {}
        for cards in islice(combinations(deck, count), 0, None, step if count == most else 1):
            below = [smaller[less] for less in with_one_less(cards)]
            palettes[cards] = tuple(
                cards if meets(cards, rule) else max((best[place] for best in below), key=value)
                for place, rule in enumerate(RULES)
            )
            yield cards, palettes[cards]
        smaller = palettes


def test_the_brute_force_agrees_with_the_twin() -> None:
    for place, (palette, best) in enumerate(all_palettes(3)):
        if place % 7 == 0:
            names = [f"{RULES[colour]}{number}" for number, colour in palette]
            for rule, chosen in zip(RULES, best, strict=True):
                assert [f"{RULES[colour]}{number}" for number, colour in chosen] == sorted(
                    twin.counting(names, rule), key=twin.rank, reverse=True
                ), (names, rule)


def test_every_palette_of_one_to_three_cards_and_many_of_four_under_every_rule() -> None:
    bit = {(number, colour): 1 << (number - 1) * 7 + colour for number in range(1, 8) for colour in range(7)}
    compared = 0
    for palette, best in all_palettes(4, STEP):
        mask = sum(map(bit.__getitem__, palette))
        for rule in range(7):
            chosen = best[rule]
            expected = sum(map(bit.__getitem__, chosen))
            # The highest card comes first; its bit length is its rank among the 49.
            strength = len(chosen) << 6 | bit[chosen[0]].bit_length() if chosen else 0
            assert key(mask, rule) == strength, (palette, RULES[rule])
            assert counting(mask, rule) == expected, (palette, RULES[rule])
        compared += 7
    assert compared == 7 * (49 + 1_176 + 18_424 + -(-211_876 // STEP))


def test_larger_palettes_at_random_agree_with_the_twin() -> None:
    chance = random.Random(49)
    for _ in range(1500):
        chosen = chance.sample(CARDS, chance.randint(5, 20))
        names = [NAMES[card] for card in chosen]
        mask = mask_of(chosen)
        for color in Color:
            expected = twin.counting(names, color.letter)
            assert counting(mask, color) == mask_of(CARDS[NAMES.index(name)] for name in expected)
            best = max((NAMES.index(name) + 1 for name in expected), default=0)
            assert key(mask, color) == len(expected) << 6 | best
