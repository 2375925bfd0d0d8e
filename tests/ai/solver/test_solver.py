"""The solver agrees with looking at everything, and plays what it says."""

import pytest

from red7.ai.solver.solve import solve
from red7.ai.solver.solver import Solver
from red7.game.editions import EDITIONS, Options
from red7.game.engine.dice import Dice
from red7.game.errors import IllegalError
from red7.game.position import Position
from red7.game.round import Round
from red7.game.simulation import random_turn
from red7.game.steps import STEP


def naive_winner(round_: Round) -> int:
    """Max-n without a thought: everybody tries all turns, and takes the first if none wins."""
    if round_.winner is not None:
        return round_.winner
    values = []
    for turn in round_.turns():
        after = round_.copy()
        after.play(turn)
        values.append(naive_winner(after))
        if values[-1] == round_.turn:
            break
    return values[-1] if values[-1] == round_.turn else values[0]


def cards_in_hands(round_: Round) -> int:
    return sum(len(hand) for seat, hand in enumerate(round_.hands) if seat not in round_.out)


def endings(dice: Dice, players: int, edition: str, options: Options, most: int) -> list[Round]:
    """Positions of a random round with few cards left."""
    rounds = []
    round_ = Round.deal(dice, players, EDITIONS[edition], options)
    while not round_.is_over:
        if cards_in_hands(round_) <= most and len(round_.turns()) < 40:
            rounds.append(round_.copy())
        round_.play(random_turn(round_, dice))
    return rounds


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("actions", [False, True])
@pytest.mark.parametrize("draw", [False, True])
def test_the_solver_agrees_with_naive_search(edition: str, draw: bool, actions: bool) -> None:
    dice = Dice(11)
    checked = 0
    for players in (2, 3, 4):
        most = 3 if actions else 5 if players == 2 else 4
        for _ in range(30):
            for round_ in endings(dice, players, edition, Options(draw=draw, actions=actions), most):
                assert solve(round_).winner == naive_winner(round_)
                checked += 1
    assert checked > 100  # in each of twenty cases: thousands in all


@pytest.mark.parametrize("mode", ["basic", "draw", "actions", "draw+actions"])
def test_the_line_is_legal_and_ends_with_the_winner(mode: str) -> None:
    dice = Dice(5)
    for _ in range(20):
        for round_ in endings(dice, 2, "intl-1.2", Options.parse(mode), 6)[:1]:
            verdict = solve(round_)
            assert verdict.turn == verdict.line[0]
            for text in verdict.line:
                round_.play(round_.parse_turn(text))
            assert round_.is_over
            assert round_.winner == verdict.winner


@pytest.mark.parametrize(("players", "mode"), [(2, "basic"), (2, "draw+actions"), (3, "basic"), (4, "draw")])
def test_with_fewer_nodes_the_verdict_is_the_same_or_none(players: int, mode: str) -> None:
    """Also where the limit is reached just when the winner is known, and the line is still to be followed."""
    dice = Dice(8)
    unknown = 0
    for _ in range(15):
        for round_ in endings(dice, players, "intl-1.2", Options.parse(mode), 6)[:1]:
            whole = solve(round_)
            assert solve(round_, nodes=whole.nodes) == whole
            for nodes in (1, whole.nodes // 2, whole.nodes - 2, whole.nodes - 1):
                solution = solve(round_, nodes=max(1, nodes))
                assert solution.winner is None or solution == whole
                unknown += solution.winner is None
    assert unknown > 5


def test_whole_basic_deals_are_solved_and_both_seats_win_some() -> None:
    dice = Dice(2)
    first = [solve(round_).winner == round_.turn for round_ in (Round.deal(dice) for _ in range(12))]
    assert {True, False} == set(first)


def test_beyond_the_limit_nobody_is_said_to_win_and_lost_turns_are_proved() -> None:
    round_ = Round.deal(Dice(1), 3, EDITIONS["intl-1.2"], Options(draw=True, actions=True))
    verdict = solve(round_, nodes=50)
    assert (verdict.winner, verdict.turn, verdict.line) == (None, None, ())
    legal = {round_.text(turn) for turn in round_.turns()}
    assert set(verdict.lost) <= legal


@pytest.mark.parametrize(("players", "mode"), [(2, "basic"), (2, "draw+actions"), (3, "basic")])
def test_no_more_nodes_are_looked_at_than_allowed(players: int, mode: str) -> None:
    for nodes in (1, 2, 50):
        verdict = solve(Round.deal(Dice(3), players, options=Options.parse(mode)), nodes)
        assert (verdict.winner, verdict.nodes) == (None, nodes)


@pytest.mark.parametrize(("players", "mode"), [(2, "basic"), (2, "advanced"), (4, "expert")])
def test_no_step_takes_more_nodes_than_a_step_has(players: int, mode: str) -> None:
    round_ = Round.deal(Dice(3), players, options=Options.parse(mode))
    solver, before, steps = Solver(20 * STEP), 0, 0
    for _ in solver.steps(round_.kernel):
        assert solver.nodes - before <= STEP
        before, steps = int(solver.nodes), steps + 1
    assert steps > 5


def test_who_cannot_stay_in_has_lost() -> None:
    verdict = solve(Position.parse("intl-1.2 basic R 0 R1:V5/R6:R7 - - play").round())
    assert (verdict.winner, verdict.line) == (1, ("out",))


def test_a_finished_round_is_its_own_verdict() -> None:
    verdict = solve(Position.parse("intl-1.2 basic R 0 !V1:V2/R6:R7 - - over").round())
    assert (verdict.winner, verdict.turn, verdict.line) == (1, None, ())


def test_a_turn_in_progress_is_refused() -> None:
    round_ = Position.parse("intl-1.2 basic R 0 V1G3:V2B4/R6:R7 - - discard").round()
    with pytest.raises(IllegalError, match="under way"):
        solve(round_)
