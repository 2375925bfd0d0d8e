"""Batches for NumPy and for Gymnasium: views of one array, the same games for the same seed."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from red7.envs.batch import Batch
from red7.envs.red7_v0 import raw_env
from red7.envs.vector import Red7VectorEnv
from red7.game.errors import IllegalError, InvalidError
from red7.game.moves import OUT


def test_arrays_are_views_that_each_step_changes() -> None:
    batch = Batch(16, players=3, options="draw+actions")
    base = batch.observations.base
    assert base is not None
    for view in (batch.observations, batch.masks, batch.seats):
        assert np.shares_memory(view, batch.kernel.rows) or np.may_share_memory(view, base)
        assert not view.flags.owndata
    batch.reset(seed=5)
    before = batch.observations.copy()
    batch.step(batch.random_actions())
    assert (before != batch.observations).any(1).all()


def test_a_batch_observes_what_the_environment_of_one_game_observes() -> None:
    batch, environment = Batch(1), raw_env()
    batch.reset(seed=8)
    environment.reset(seed=8)
    chance = np.random.default_rng(8)
    ended, rewards = False, np.zeros((1, 2))
    while not ended:
        seen = environment.observe(environment.agent_selection)
        assert (seen["observation"] == batch.observations[0]).all()
        assert (seen["action_mask"] == batch.masks[0]).all()
        assert environment.agent_selection == f"seat_{batch.seats[0]}"
        action = int(chance.choice(batch.masks[0].nonzero()[0]))
        environment.step(action)
        rewards, all_ended = batch.step([action])
        ended = bool(all_ended[0])
    assert list(rewards[0]) == [environment.rewards[agent] for agent in environment.possible_agents]


def test_rewards_come_with_the_end_of_a_game() -> None:
    batch = Batch(64, players=4, options="actions")
    batch.reset(seed=2)
    games = 0
    for _ in range(100):
        rewards, ended = batch.step(batch.random_actions())
        assert (rewards.max(1) == ended).all()
        assert np.allclose(rewards.sum(1), 0)
        games += int(ended.sum())
    assert games > 64


def test_an_illegal_action_is_refused_with_its_game() -> None:
    batch = Batch(3)
    batch.reset(seed=1)
    actions = np.array(batch.random_actions())
    actions[1] = 246
    with pytest.raises(IllegalError, match=r"can’t play \. now") as refusal:
        batch.step(actions)
    assert refusal.value.__notes__ == ["in game 1"]
    with pytest.raises(InvalidError, match="found 2, expected 3"):
        batch.step([OUT.id] * 2)


def test_walkovers_are_counted() -> None:
    batch = Batch(64, own=True, deck="R1O2Y3G4B6", hand=1)
    batch.reset(seed=1)
    for _ in range(20):
        batch.step(batch.random_actions())
    assert batch.walkovers > 0


@pytest.mark.parametrize(
    "words", [{}, {"opponents": None, "players": 4, "options": "expert"}, {"copy": False}], ids=str
)
def test_a_vector_environment_keeps_to_its_spaces(words: dict[str, Any]) -> None:
    vector = Red7VectorEnv(6, **words)
    assert vector.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, infos = vector.reset(seed=4)
    vector.action_space.seed(4)
    for _ in range(60):
        assert vector.observation_space.contains(observations)
        seats = infos["seat"]
        actions = np.array([mask.nonzero()[0][0] for mask in observations["action_mask"]])
        assert vector.action_space.contains(actions)
        observations, rewards, ended, cut, infos = vector.step(actions)
        assert rewards.shape == ended.shape == cut.shape == (6,)
        assert not cut.any()
        assert (rewards == infos["rewards"][np.arange(6), seats]).all()
    vector.close()


def test_the_same_seed_plays_the_same_games() -> None:
    rows = []
    for _ in "12":
        vector = Red7VectorEnv(5, options="draw")
        seen, _ = vector.reset(seed=6)
        for _ in range(20):
            seen = vector.step(np.array([mask.nonzero()[0][-1] for mask in seen["action_mask"]]))[0]
        rows.append(seen["observation"])
    assert (rows[0] == rows[1]).all()


def test_bots_are_for_single_games() -> None:
    with pytest.raises(ValueError, match="Red7Env plays against others"):
        Red7VectorEnv(2, opponents="master")
