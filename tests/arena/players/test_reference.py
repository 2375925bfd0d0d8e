"""The yardstick weighs a turn as it says; the cheat never loses a round that can be won."""

import pytest

from red7.ai.bots import bot
from red7.ai.solver.solve import solve
from red7.ai.solver.solver import Solver
from red7.arena.measurement import compare
from red7.arena.players.reference import SOLVER_NODES, Oracle, TunedGreedy, worth_after
from red7.game.engine.dice import Dice
from red7.game.errors import InvalidError
from red7.game.position import Position
from red7.game.round import Round
from red7.game.sight import sight
from red7.game.turns import Turn

# The yardstick


def worths(position: str) -> dict[str, int]:
    round_ = Position.parse(position).round()
    turns = round_.turns()
    codes = [turn.code for turn in turns[: turns.staying]]
    return {
        str(round_.text(round_.parse_turn(str(turns[index])))): worth_after(round_.kernel, code)
        for index, code in enumerate(codes)
    }


def test_a_turn_is_worth_cards_kept_rules_led_and_ways_to_stay_in() -> None:
    """Seat 0 holds R7, O2 and V1 with V5 before it; the rival has R6, and the rule is red.

    With R7 in the palette (V5 R7) it leads under all rules but green and violet: red, orange, yellow and
    indigo by the 7, blue by two colours; it has no even card and none below 4. Of O2 and V1 in hand the O2
    could be discarded to stay in: two cards, five rules, one way.
    """
    values = worths("intl-1.2 basic R 0 R7O2V1:V5/R1:R6 - - play")
    assert values["R7p"] == 200 + 15 * 5 + 15 * 1
    assert values["R7p O2c"] == 100 + 15 * 5 + 15 * 0


def test_it_plays_the_turn_that_is_worth_most() -> None:
    round_ = Position.parse("intl-1.2 basic R 0 R7O2V1:V5/R1:R6 - - play").round()
    turns = {str(TunedGreedy().turn(sight(round_, 0), Dice(seed))) for seed in range(9)}
    best = max(worths("intl-1.2 basic R 0 R7O2V1:V5/R1:R6 - - play").items(), key=lambda item: item[1])
    assert turns == {best[0]}


def test_it_goes_out_only_if_nothing_keeps_it_in() -> None:
    round_ = Position.parse("intl-1.2 basic R 0 R1:V5/R6:R7 - - play").round()
    assert str(TunedGreedy().turn(sight(round_, 0), Dice(0))) == "out"


def test_it_is_known_to_the_arena_only() -> None:
    with pytest.raises(InvalidError):
        bot("tuned-greedy")


@pytest.mark.parametrize(("players", "mode"), [(2, "basic"), (3, "expert"), (4, "draw+actions")])
def test_it_never_fails_and_beats_random_movers(players: int, mode: str) -> None:
    result = compare("tuned-greedy", "random", players=players, options=mode, deals=30)
    assert result.failures == 0
    assert result.share.low > result.pairing.level


# The cheat


def test_the_cheat_wins_every_round_that_is_won_with_open_hands() -> None:
    dice = Dice(6)
    won = 0
    for number in range(8):
        round_ = Round.deal(Dice(number))
        cheat = solve(round_).winner
        assert cheat is not None
        won += cheat == round_.turn
        oracle, rival = Oracle(), bot("skilled")
        while not round_.is_over:
            seat = round_.turn
            if seat == cheat:
                round_.play(oracle.cheat(round_.copy(), dice))
            else:
                round_.play(rival.turn(sight(round_, seat), dice))
        assert round_.winner == cheat
    assert 0 < won < 8


def saved(deal: Round, *, by_traps: bool) -> bool:
    """Whether the first to move, who has lost by right, wins against the yardstick after all."""
    round_, dice = deal.copy(), Dice(1)
    seat, oracle, rival = round_.turn, Oracle(), TunedGreedy()
    while not round_.is_over:
        if round_.turn != seat:
            round_.play(rival.turn(sight(round_, round_.turn), dice))
        elif by_traps:
            round_.play(oracle.cheat(round_.copy(), dice))
        else:
            round_.play(Turn(Solver(SOLVER_NODES).best_turn(round_.kernel)))
    return bool(round_.winner == seat)


def test_traps_win_more_of_the_lost_rounds_than_stubbornness() -> None:
    dice = Dice(4)
    deals = [Round.deal(dice) for _ in range(60)]
    lost = [deal for deal in deals if solve(deal).winner != deal.turn]
    assert len(lost) > 15
    trapping, stubborn = (sum(saved(deal, by_traps=traps) for deal in lost) for traps in (True, False))
    assert trapping > stubborn
