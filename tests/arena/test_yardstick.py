"""The yardstick weighs a turn as it says: cards kept, rules led, and ways to stay in."""

import pytest

from red7.ai.bots import bot_named
from red7.arena.deals import Setting
from red7.arena.tournament import Plan, compare
from red7.arena.yardstick import TunedGreedy, worth_after
from red7.game.engine.dice import Dice
from red7.game.errors import InvalidError
from red7.game.sight import sight
from red7.game.text.line import parse_position
from red7.game.text.notation import parse_turn


def worths(position: str) -> dict[str, int]:
    round_ = parse_position(position).round()
    turns = round_.turns()
    codes = [int(turns.code(index)) for index in range(turns.staying)]
    return {
        str(round_.text(parse_turn(round_, str(turns[index])))): worth_after(round_, code)
        for index, code in enumerate(codes)
    }


def test_a_turn_is_worth_cards_kept_rules_led_and_ways_to_stay_in() -> None:
    """Seat 0 holds R7, O2 and V1 with V5 before it; the rival has R6, and the rule is red.

    With R7 in the palette (V5 R7) it leads under all rules but green and violet: red, orange, yellow and
    indigo by the 7, blue by two colours; it has no even card and none below 4. Of O2 and V1 in hand the O2
    could be discarded to stay in: two cards, five rules, one way.
    """
    found = worths("intl-1.2 basic R 0 R7O2V1:V5/R1:R6 - - play")
    assert found["R7p"] == 200 + 15 * 5 + 15 * 1
    assert found["R7p O2c"] == 100 + 15 * 5 + 15 * 0


def test_it_plays_the_turn_that_is_worth_most() -> None:
    round_ = parse_position("intl-1.2 basic R 0 R7O2V1:V5/R1:R6 - - play").round()
    moves = round_.moves()
    found = {str(TunedGreedy().choose(sight(round_, 0), moves, Dice(seed), 1)) for seed in range(9)}
    best = max(worths("intl-1.2 basic R 0 R7O2V1:V5/R1:R6 - - play").items(), key=lambda item: item[1])
    assert found == {best[0].split()[0]}


def test_it_goes_out_only_if_nothing_keeps_it_in() -> None:
    round_ = parse_position("intl-1.2 basic R 0 R1:V5/R6:R7 - - play").round()
    assert str(TunedGreedy().choose(sight(round_, 0), round_.moves(), Dice(0), 1)) == "out"


def test_it_is_known_to_the_arena_only() -> None:
    with pytest.raises(InvalidError):
        bot_named("tuned-greedy")


@pytest.mark.parametrize(("players", "mode"), [(2, "basic"), (3, "expert"), (4, "draw+actions")])
def test_it_never_fails_and_beats_random_movers(players: int, mode: str) -> None:
    found = compare("tuned-greedy", "random", Setting(players, options=mode), Plan(30))
    assert found.failures == 0
    assert found.share.low > found.pairing.level
