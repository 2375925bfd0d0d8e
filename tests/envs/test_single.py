"""One learner against bots."""

from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env

from red7.ai.candidates import candidates
from red7.envs.single import Red7Env
from red7.game.engine.dice import Dice
from red7.game.errors import InvalidError
from red7.game.sight import Sight
from red7.game.turns import Turn


class FirstComer:
    """Plays the first turn that it may, and remembers the seats it was asked for."""

    name = "first-comer"

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        self.seats.add(sight.viewer)
        return candidates(sight)[0].turn


@pytest.mark.parametrize(
    "words",
    [
        {"opponents": "skilled"},
        {"opponents": ["casual", "beginner", "random"], "players": 4, "options": "expert"},
        {"opponents": "skilled", "deck": "R1O1Y1R2O2Y2", "hand": 2},
    ],
    ids=str,
)
@pytest.mark.filterwarnings("ignore")  # theirs
def test_it_passes_the_check_of_gymnasium(words: dict[str, Any]) -> None:
    check_env(Red7Env(**words, render_mode="ansi"), skip_render_check=True)


def test_bots_of_your_own_play_the_other_seats() -> None:
    opponent = FirstComer()
    environment = Red7Env(opponent, players=3, options="draw+actions", seat=1)
    wins = 0
    for seed in range(5):
        observation, info = environment.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert info == {"seat": 1}
            legal = observation["action_mask"].nonzero()[0]
            observation, reward, over, cut, info = environment.step(legal[0])
            assert not cut
        assert reward in (1.0, -0.5)
        wins += reward > 0
    assert opponent.seats == {0, 2}


def test_a_match_is_played_to_its_end() -> None:
    environment = Red7Env("casual", options="advanced")
    observation, _ = environment.reset(seed=2)
    over, steps, reward = False, 0, 0.0
    while not over:
        observation, reward, over, _, _ = environment.step(observation["action_mask"].nonzero()[0][0])
        steps += 1
    assert reward in (-1.0, 0.0, 1.0)
    assert observation["observation"][-8:-6].max() >= 40, "the points of a match that is over"
    assert steps > 5


def test_an_illegal_action_loses() -> None:
    environment = Red7Env()
    environment.reset(seed=1)
    _, reward, over, _, info = environment.step(246)
    assert (reward, over, info["illegal"]) == (-1.0, True, 246)


def test_there_is_a_bot_for_every_other_seat() -> None:
    with pytest.raises(ValueError, match="2 opponents for 3 seats"):
        Red7Env(["random", "random"], players=4)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(InvalidError, match="seat"):
        Red7Env(seat=2)
