"""PettingZoo's own suites pass, and agents come, see and go as players do."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from red7.envs.red7_v0 import env, raw_env
from red7.game.errors import IllegalError
from red7.game.moves import OUT, Move

VARIANTS: list[dict[str, Any]] = [
    {},
    {"players": 4, "options": "draw+actions"},
    {"players": 3, "options": "expert", "edition": "nl-2016"},
    {"deck": "R1O1Y1R2O2Y2", "hand": 2},
]


@pytest.mark.parametrize("words", VARIANTS, ids=str)
@pytest.mark.filterwarnings("ignore")  # theirs
def test_it_passes_the_suites_of_pettingzoo(
    words: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(**words), num_cycles=100)
    seed_test(partial(env, **words), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


def played(environment: Any, seed: int) -> tuple[list[str], dict[str, float]]:
    """The agents in the order in which they were asked, and what each got in all; they play at random."""
    environment.reset(seed=seed)
    chance = np.random.default_rng(seed)
    order: list[str] = []
    totals = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, over, _, _ = environment.last()
        totals[agent] += reward
        order.append(agent)
        legal = observation["action_mask"].nonzero()[0]
        assert (len(legal) == 0) == over
        environment.step(None if over else int(chance.choice(legal)))
    return order, totals


@pytest.mark.parametrize("words", VARIANTS[:3], ids=str)
def test_rewards_add_up_to_nothing_and_one_player_wins(words: dict[str, Any]) -> None:
    for seed in range(3):
        _, totals = played(raw_env(**words), seed)
        assert sum(totals.values()) == pytest.approx(0, abs=1e-6)
        assert max(totals.values()) == pytest.approx(1)


def test_a_player_who_is_out_is_done_and_the_others_go_on() -> None:
    environment = raw_env(players=3)
    environment.reset(seed=1)
    first = environment.agent_selection
    environment.step(OUT.id)
    assert environment.agent_selection == first, "an agent that is done steps once more"
    observation, reward, over, _, _ = environment.last()
    assert (reward, over) == (-0.5, True)
    assert observation is not None
    assert not observation["action_mask"].any()
    environment.step(None)
    assert first not in environment.agents
    assert len(environment.agents) == 2
    assert environment.last()[2] is False


def test_a_raw_environment_says_why_an_action_is_refused() -> None:
    environment = raw_env()
    environment.reset(seed=1)
    with pytest.raises(IllegalError, match=r"You can’t play \. now"):
        environment.step(Move.parse(".").id)


def test_every_seat_can_be_observed_at_any_time_and_only_one_may_move() -> None:
    environment = raw_env(players=4, options="draw+actions")
    environment.reset(seed=3)
    observations = {agent: environment.observe(agent) for agent in environment.agents}
    movers = [agent for agent, seen in observations.items() if seen["action_mask"].any()]
    assert movers == [environment.agent_selection]
    for agent, seen in observations.items():
        assert environment.observation_space(agent).contains(seen)
        seen["observation"][:] = 9  # what was handed out is the agent's own
    assert environment.observe("seat_0")["observation"].max() < 34


@pytest.mark.parametrize(("mode", "start"), [("ansi", "intl-1.2 basic, red rules"), ("svg", "<svg ")])
def test_the_table_is_shown(mode: str, start: str) -> None:
    environment = env(render_mode=mode)
    environment.reset(seed=1)
    assert str(environment.render()).startswith(start)


def test_people_see_every_move(capsys: pytest.CaptureFixture[str]) -> None:
    environment = raw_env(render_mode="human")
    environment.reset(seed=1)
    environment.step(OUT.id)
    assert capsys.readouterr().out.count("intl-1.2 basic") == 2
