"""The solver for two agrees with looking at everything, and stops where it is told to."""

import pytest

from red7.ai.solver.duel import Duel
from red7.game.cards import NAMES
from red7.game.editions import EDITIONS, Options
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER
from red7.game.engine.playout import random_code
from red7.game.engine.round import KernelRound
from red7.game.position import Position
from red7.game.round import Round


def naive_wins(round_: KernelRound) -> bool:
    """Whether whoever is to move wins: by trying all turns."""
    seat = round_.seat
    turns = round_.turns()
    for index in range(len(turns)):
        after = round_.copy()
        after.carry_out(turns.code(index))
        if after.winner == seat if after.phase == OVER else not naive_wins(after):
            return True
    return False


def endings(edition: str, seed: int, most: int) -> list[Round]:
    """Positions of random rounds in which the two have so few cards left."""
    rounds = []
    dice = Dice(seed)
    for _ in range(40):
        round_ = Round.deal(dice, 2, EDITIONS[edition], Options())
        while not round_.is_over:
            if sum(len(hand) for hand in round_.hands) <= most:
                rounds.append(round_.copy())
            round_.kernel.carry_out(random_code(round_.kernel, dice))
    return rounds


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_agrees_with_naive_search_and_its_memory_changes_nothing(edition: str) -> None:
    remembers = Duel()
    rounds = endings(edition, 21, 6)
    results = [remembers.wins_round(round_.kernel) for round_ in rounds]
    assert results == [naive_wins(round_.kernel) for round_ in rounds]
    assert results == [Duel().wins_round(round_.kernel) for round_ in rounds]
    assert set(results) == {True, False}
    assert not remembers.stopped


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_turn_it_found_wins(edition: str) -> None:
    checked = 0
    for round_ in endings(edition, 22, 6):
        duel = Duel()
        if not duel.wins_round(round_.kernel):
            continue
        play, discard = int(duel.best) >> 6, int(duel.best) & 63
        steps = [f"{NAMES[card - 1]}{place}" for card, place in ((play, "p"), (discard, "c")) if card]
        after = round_.copy()
        after.play(" ".join(steps))
        assert after.is_over or not naive_wins(after.kernel)
        checked += 1
    assert checked > 10


def test_who_cannot_stay_in_loses_and_who_leaves_no_answer_wins() -> None:
    assert not Duel().wins_round(Position.parse("intl-1.2 basic R 0 R1:V5/R6:R7 - - play").round().kernel)
    assert Duel().wins_round(Position.parse("intl-1.2 basic R 0 R7:V5/V1:R6 - - play").round().kernel)


def test_it_pauses_after_so_many_nodes_and_finds_the_same() -> None:
    round_ = Round.deal(Dice(2)).kernel
    whole, paused = Duel(), Duel()
    whole.wins_round(round_)
    paused.begin(round_)
    pauses, before = 0, 0
    while not paused.run(7):
        assert paused.nodes - before == 7
        pauses, before = pauses + 1, int(paused.nodes)
    assert pauses > 10
    assert (paused.won, paused.best, paused.nodes) == (whole.won, whole.best, whole.nodes)


def test_beyond_its_limit_it_says_that_nothing_is_known() -> None:
    round_ = Round.deal(Dice(2)).kernel
    whole = Duel()
    whole.wins_round(round_)
    assert not whole.stopped
    for limit in (1, int(whole.nodes) - 1):
        cut = Duel(limit)
        assert not cut.wins_round(round_)
        assert cut.stopped
        assert cut.nodes == limit
