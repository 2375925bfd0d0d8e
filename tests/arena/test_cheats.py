"""The cheat never loses a round that can be won."""

from red7.ai.bots import bot_named
from red7.ai.solver import solve
from red7.arena.cheats import Oracle
from red7.game.dice import Dice
from red7.game.round import Round
from red7.game.sight import sight
from red7.game.state import OVER


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
