"""Greedy turns: the best by what they leave, among all that keep the player in, and always by the rules."""

import pytest

from red7.ai.greedy import CARD, WAY, greedy_code, play_out, worth
from red7.game.editions import EDITIONS, Options
from red7.game.engine.bits import size
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER
from red7.game.engine.movegen import find_turns
from red7.game.engine.playout import random_code
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import STAYS, KernelTurns
from red7.game.position import Position
from red7.game.round import Round

MIXES = ["basic", "draw", "actions", "draw+actions"]


def turns_of(round_: KernelRound) -> KernelTurns:
    turns = KernelTurns()
    find_turns(round_, turns)
    return turns


def code_of(round_: KernelRound, dice: Dice, way: int = WAY) -> int:
    hand_size = size(round_.hands[round_.seat])
    return int(greedy_code(turns_of(round_), hand_size, dice, -1, way))


def cards_left(round_: KernelRound, index: int) -> int:
    """How many cards the mover has in hand after a turn."""
    seat, after = round_.seat, round_.copy()
    after.carry_out(round_.turns().code(index))
    return int(after.hands[seat]).bit_count()


def positions(edition: str, options: Options, seed: int) -> list[KernelRound]:
    rounds = []
    dice = Dice(seed)
    for players in (2, 3, 4):
        round_ = Round.deal(dice, players, EDITIONS[edition], options).kernel
        while round_.phase != OVER:
            rounds.append(round_.copy())
            round_.carry_out(random_code(round_, dice))
    return rounds


@pytest.mark.parametrize("mode", MIXES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_can_stay_in_does_and_who_cannot_goes_out(edition: str, mode: str) -> None:
    dice = Dice(3)
    for round_ in positions(edition, Options.parse(mode), 5):
        seat, after = round_.seat, round_.copy()
        can_stay = int(round_.turns().staying) > 0
        after.carry_out(code_of(round_, dice))
        stayed = after.is_in(seat) if after.phase != OVER else after.winner == seat
        assert stayed is can_stay


@pytest.mark.parametrize("mode", ["basic", "draw"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_for_the_cards_alone_no_other_turn_keeps_more_of_them(edition: str, mode: str) -> None:
    dice = Dice(3)
    compared = 0
    for round_ in positions(edition, Options.parse(mode), 6):
        staying = int(round_.turns().staying)
        if not staying:
            continue
        seat, after = round_.seat, round_.copy()
        after.carry_out(code_of(round_, dice, way=0))
        most = max(cards_left(round_, index) for index in range(staying))
        assert int(after.hands[seat]).bit_count() == most
        compared += 1
    assert compared > 10


def test_what_a_plan_is_worth_grows_with_cards_rules_and_ways() -> None:
    round_ = Position.parse("intl-1.2 basic R 0 R7G3:V5/R6:R5 - - play").round().kernel
    turns = turns_of(round_)
    plan = next(turns.plan(number)[0] for number in range(turns.plans) if turns.plan(number)[1] == STAYS)
    few, many = 0b0000001, 0b1111111
    assert worth(plan, 2, few, 0) == CARD + WAY, "a card is played, one is kept, one rule is led"
    assert worth(plan, 3, few, 0) - worth(plan, 2, few, 0) == CARD
    assert worth(plan, 2, many, 0) - worth(plan, 2, few, 0) == 6 * WAY
    assert worth(plan, 2, few, 0b101) - worth(plan, 2, few, 0) == 2 * WAY
    assert worth(plan, 2, many, 0b101, 0) == CARD, "only the cards"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_plan_that_is_given_is_only_completed(edition: str) -> None:
    for round_ in positions(edition, Options(actions=True), 7)[:12]:
        turns = turns_of(round_)
        hand_size = size(round_.hands[round_.seat])
        plans = [turns.plan(number) for number in range(turns.plans)]
        for plan, stop, discards, _, _ in plans:
            if stop == STAYS:
                assert greedy_code(turns, hand_size, Dice(1), plan) == plan
            elif discards:
                assert greedy_code(turns, hand_size, Dice(1), plan) != plan, "it needs a discard"


@pytest.mark.parametrize("mode", MIXES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_is_played_out_the_same_by_the_same_dice(edition: str, mode: str) -> None:
    for players in (2, 3, 4):
        start = Round.deal(Dice(players), players, EDITIONS[edition], Options.parse(mode)).kernel
        ends = []
        for seed in (1, 1, 2):
            round_ = start.copy()
            played = int(play_out(round_, KernelTurns(), Dice(seed)))
            assert round_.phase == OVER
            assert played >= players - 1, "all others went out"
            ends.append((played, int(round_.winner), [int(round_.palettes[seat]) for seat in range(players)]))
        assert ends[0] == ends[1]
