"""The cheat never loses a round that can be won, and wins some that cannot."""

from red7.ai.bots import bot_named
from red7.ai.solver.solver import Search, solve
from red7.arena.cheats import NODES, Oracle
from red7.arena.yardstick import TunedGreedy
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER
from red7.game.engine.round import Round
from red7.game.sight import sight


def test_the_cheat_wins_every_round_that_is_won_with_open_hands() -> None:
    dice = Dice(6)
    won = 0
    for number in range(8):
        round_ = Round.shuffled(Dice(number))
        cheat = solve(round_).winner
        assert cheat is not None
        won += cheat == round_.seat
        oracle, rival = Oracle(), bot_named("skilled")
        while round_.phase != OVER:
            seat = int(round_.seat)
            if seat == cheat:
                round_.play(oracle.cheat(round_.copy(), round_.moves(), dice, 0))
            else:
                round_.play(rival.choose(sight(round_, seat), round_.moves(), dice, 0))
        assert round_.winner == cheat
    assert 0 < won < 8


def saved(deal: Round, *, by_traps: bool) -> bool:
    """Whether the first to move, who has lost by right, wins against the yardstick after all."""
    round_, dice = deal.copy(), Dice(1)
    seat, oracle, rival = round_.seat, Oracle(), TunedGreedy()
    while round_.phase != OVER:
        if round_.seat != seat:
            round_.play(rival.choose(sight(round_, int(round_.seat)), round_.moves(), dice, 0))
        elif by_traps:
            round_.play(oracle.cheat(round_.copy(), round_.moves(), dice, 0))
        else:
            round_.play_code(Search(NODES).best_turn(round_))
    return bool(round_.winner == seat)


def test_traps_win_more_of_the_lost_rounds_than_stubbornness() -> None:
    dice = Dice(4)
    deals = [Round.shuffled(dice) for _ in range(60)]
    lost = [deal for deal in deals if solve(deal).winner != deal.seat]
    assert len(lost) > 15
    trapping, stubborn = (sum(saved(deal, by_traps=traps) for deal in lost) for traps in (True, False))
    assert trapping > stubborn
