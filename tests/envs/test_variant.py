"""What environments play, and what the winners get."""

import pickle
from typing import Any

import numpy as np
import pytest

from red7.envs.variant import Variant
from red7.game.editions import Ending
from red7.game.errors import InvalidError


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"players": 5}, "2 to 4"),
        ({"hand": 0}, "expected 1–7"),
        ({"players": 4, "deck": "R1O1Y1R2O2Y2", "hand": 1}, "need at least 8 cards, found 6"),
        ({"deck": "R8"}, "isn’t a card"),
        ({"edition": "none"}, "none"),
        ({"ending": Ending.TARGET}, "intl-1.2"),
    ],
)
def test_what_cannot_be_played_is_refused(words: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidError, match=message):
        Variant(**words)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_add_up_to_nothing(players: int) -> None:
    rewards = Variant(players=players).rewards
    assert np.allclose(rewards.sum(1), 0)
    assert list(rewards[1]) == pytest.approx([1, *[-1 / (players - 1)] * (players - 1)])
    assert not rewards[-1].any(), "all have won"


def test_a_variant_is_a_value() -> None:
    small = Variant(deck="R1O1Y1R2O2Y2", hand=2, options="draw")
    assert small.rewards.any()  # which it keeps
    assert pickle.loads(pickle.dumps(small)) == small
    assert small != Variant()
