"""A search is the same however it is cut, has an answer at any time, and finds what wins."""

from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.rules.positions import table

from red7.ai.monte_carlo import MOST_CHOICES, Choice, Search, choices
from red7.ai.stakes import prize_of
from red7.game.editions import EDITIONS, Options
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER
from red7.game.engine.movegen import legal_turns
from red7.game.engine.playout import random_code
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import three_drew
from red7.game.round import Round
from red7.game.sight import sight
from red7.game.steps import finish
from red7.game.worlds import Worlds

PLANNED = 600
NO_END = 1 << 40  # nodes


def search_in(mode: str, players: int, seed: int) -> Search:
    round_ = Round.deal(Dice(seed), players, EDITIONS["intl-1.2"], Options.parse(mode))
    seen = sight(round_, round_.turn)
    return Search(seen, Dice(seed), prize_of(seen), PLANNED)


def state(search: Search) -> list[tuple[int, float, int]]:
    return [(int(choice.code), choice.won, choice.tries) for choice in search.choices]


@settings(max_examples=25, deadline=None)
@given(
    mode=st.sampled_from(["basic", "draw", "draw+actions"]),
    players=st.integers(2, 4),
    seed=st.integers(0, 50),
    steps=st.lists(st.integers(1, 200), min_size=1, max_size=12),
)
def test_the_same_nodes_give_the_same_answer_however_they_are_cut(
    mode: str, players: int, seed: int, steps: list[int]
) -> None:
    whole, cut = search_in(mode, players, seed), search_in(mode, players, seed)
    whole.step(NO_END)
    each = cycle(steps)
    while not cut.done:
        cut.step(next(each))
    assert state(cut) == state(whole)
    assert (cut.spent, cut.done) == (whole.spent, whole.done)
    if whole.best is not None and cut.best is not None:
        assert cut.best.code == whole.best.code


def test_a_search_has_an_answer_before_it_has_begun_and_stops_when_it_is_done() -> None:
    search = search_in("draw", 3, 4)
    assert len(search.choices) > 1
    assert search.best is search.choices[0], "what looks best at once"
    search.step(NO_END)
    assert search.done
    spent = search.spent
    search.step(10_000)
    assert search.spent == spent >= PLANNED


def test_the_better_half_is_tried_more_often() -> None:
    search = search_in("basic", 2, 9)
    search.step(NO_END)
    tries = [choice.tries for choice in search.choices]
    assert search.best is not None
    assert search.best.tries == max(tries) > min(tries)


def test_without_halving_all_are_tried_as_often() -> None:
    seen = sight(Round.deal(Dice(3)), 0)
    round_ = Worlds(seen).sample(Dice(1))
    seen = sight(round_, round_.turn)
    search = Search(seen, Dice(1), prize_of(seen), PLANNED, halving=False)
    search.step(NO_END)
    assert len({choice.tries for choice in search.choices}) == 1


def test_a_seat_that_cannot_stay_in_has_nothing_to_search() -> None:
    seen = sight(table("R1:V5/R6:R7", "R", deck="G2").round(), 0)
    search = Search(seen, Dice(0), prize_of(seen), PLANNED)
    assert search.done
    assert search.best is None


def test_the_turn_that_wins_is_found() -> None:
    """R7 leaves the rival, who holds one card, without an answer under red."""
    seen = sight(table("R7V1:B4/G1:Y3", "R", deck="O4V6R2I3").round(), 0)
    search = Search(seen, Dice(0), prize_of(seen), PLANNED)
    search.step(NO_END)
    assert search.best is not None
    assert search.best.chance == max(choice.chance for choice in search.choices) == 1.0


def test_a_choice_counts_what_it_has_won() -> None:
    choice = Choice(0, 40)
    assert (choice.chance, choice.error) == (0, 0.5)
    for won in (1.0, 0.0, 1.0, 1.0):
        choice.note(won)
    assert choice.tries == 4
    assert choice.chance == 0.75
    assert choice.error == pytest.approx(0.25), "the spread of four tries"
    sure = Choice(0, 40)
    for _ in range(4):
        sure.note(1.0)
    assert sure.error == pytest.approx(1 / 6), "never less than what one odd world would make of it"


def test_what_looks_good_counts_while_there_are_few_tries() -> None:
    plain, good = Choice(0, 0), Choice(0, 100)
    assert good.promise > plain.promise
    for _ in range(200):
        plain.note(1.0)
        good.note(0.5)
    assert plain.promise > good.promise


@pytest.mark.parametrize("mode", ["basic", "draw", "actions", "draw+actions"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_choices_are_turns_that_keep_the_player_in_the_best_looking_first(edition: str, mode: str) -> None:
    dice = Dice(9)
    for players in (2, 3, 4):
        round_ = Round.deal(dice, players, EDITIONS[edition], Options.parse(mode)).kernel
        while round_.phase != OVER:
            check_choices(round_)
            round_.carry_out(random_code(round_, dice))


def check_choices(round_: KernelRound) -> None:
    listed = choices(round_)
    codes = [int(choice.code) for choice in listed]
    assert len(set(codes)) == len(codes) <= MOST_CHOICES
    assert [choice.prior for choice in listed] == sorted((choice.prior for choice in listed), reverse=True)
    if int(legal_turns(round_).staying):
        assert codes
    else:
        assert all(three_drew(code) for code in codes), "what is drawn may help"
    for code in codes:
        if three_drew(code):
            continue  # what follows depends on the card that is drawn
        seat, after = round_.seat, round_.copy()
        after.carry_out(code)
        assert after.is_in(seat) if after.phase != OVER else after.winner == seat


def test_two_turns_are_compared_in_the_same_worlds() -> None:
    """With the deck empty there is one world: red 2 is no answer to orange 7 under red."""
    seen = sight(table("O7Y1:V5/R2:R6", "R").round(), 0)
    search = Search(seen, Dice(2), prize_of(seen), PLANNED)
    search.step(NO_END)
    assert search.best is not None
    first, second, ahead = finish(search.compare(search.best.code, 0, 60))
    assert first.tries == second.tries == ahead.tries > 0
    assert (first.chance, second.chance, ahead.chance) == (1, 0, 1), "0 is to go out"
