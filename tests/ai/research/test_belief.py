"""Worlds are likely in which what was played was sensible, and other ways to think play by the rules too."""

import pytest

from red7.ai.bots import Master, play_turn
from red7.ai.research.belief import Belief
from red7.ai.research.variants import Believer, Climber
from red7.game.cards import Card, mask_of
from red7.game.deal import Deal
from red7.game.editions import EDITIONS, MODES
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.round import Round
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.sight import sight
from red7.game.worlds import Worlds


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(name) for name in text.split())


def spent_two() -> Match:
    """Seat 0 leads with R6. Seat 1 has changed the rule to blue, after a second card in its palette."""
    hands = cards("R5 O5 Y5 G5 B5 I5 V5"), cards("O4 B4 V1 V2 V3 I1 I2")
    dealt = {*hands[0], *hands[1], Card.R6, Card.Y1}
    deck = tuple(card for card in Card if card not in dealt)
    match = Match(None, given=Deal(hands, (Card.R6, Card.Y1), deck))
    match.play("O4p B4c")
    return match


def world_with(match: Match, hand: str) -> Round:
    """A world that gives seat 1 this hand, and its other cards to the deck."""
    world = Worlds(match.sight(0)).sample(Dice(0))
    held = mask_of(cards(hand))
    rest = iter([card for card in Card if (match.sight(0).unseen & ~held) >> card & 1])
    world.kernel.hands[1] = held
    for place in range(world.deck_size):
        world.kernel.deck[place] = next(rest)
    assert sight(world, 0) == sight(match.round, 0)
    return world


def test_who_spent_two_cards_had_hardly_one_that_was_enough() -> None:
    match = spent_two()
    belief = Belief(match.sight(0))
    poor = belief.likelihood(world_with(match, "V1 V2 V3 I1 I2").kernel, Dice(1))
    rich = belief.likelihood(world_with(match, "R7 O7 Y7 G7 I7").kernel, Dice(1))  # any 7 leads under red
    assert poor > 2 * rich


def test_likely_worlds_come_more_often() -> None:
    match = spent_two()
    seen = match.sight(0)
    belief, dice = Belief(seen), Dice(2)
    sevens = mask_of(cards("R7 O7 Y7 G7 B7 I7 V7"))
    believed = sum(int(belief.sample(dice).hands[1] & sevens).bit_count() for _ in range(400))
    possible = sum(int(Worlds(seen).sample(dice).hands[1] & sevens).bit_count() for _ in range(400))
    assert believed < 0.8 * possible


def test_a_round_of_which_nothing_was_seen_is_sampled_as_it_is() -> None:
    match = spent_two()
    seen = sight(match.round, 0)
    assert Belief(seen).sample(Dice(3)).fields() == Worlds(seen).sample(Dice(3)).kernel.fields()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", [Believer, Climber])
def test_other_ways_to_think_play_every_edition_to_the_end(kind: type[Master], edition: str) -> None:
    match = Match(PlainSeed(numbered_seed(5)), 3, EDITIONS[edition], MODES["expert"])
    bots = [kind(30), Master(30), Master(30)]
    dice = Dice(5)
    while not match.round.is_over:
        play_turn(bots[match.round.turn], match, dice)
    assert match.played[0].end is not None
