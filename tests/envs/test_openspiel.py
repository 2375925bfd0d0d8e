"""OpenSpiel's own suites pass; chance, information states and resampling are what they should be."""

import math
import random
from collections import Counter
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from red7.envs import openspiel

GAMES = {
    "a round": "python_red7",
    "all options": "python_red7(players=3,options=draw+actions,edition=nl-2016)",
    "a match": "python_red7(options=expert)",
    "small": "python_red7(deck=R1O1Y3R3O2Y2V7,hand=2,options=draw+actions)",
}
TINY = "python_red7(deck=R1O2Y3G4B6,hand=1)"


class TestTheirApi(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = "python_red7"
    game = pyspiel.load_game("python_red7")


class TestTheirApiOnTheWholeTree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
    game_name = "red7_tiny"
    game = pyspiel.load_game(TINY)

    test_number_of_nodes: Any = None  # compares with counts of their games

    def test_game_is_perfect_recall(self) -> None:
        assert len(api_test._assert_is_perfect_recall(self.game)) > 100


@pytest.mark.parametrize("name", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("serialize", [False, True])
def test_random_games_pass_their_checks(name: str, serialize: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=serialize, verbose=False)


def states(name: str, seed: int) -> Any:
    """The states of a random game in which a seat has to decide."""
    state = pyspiel.load_game(name).new_initial_state()
    chance = random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert math.isclose(sum(likely for _, likely in outcomes), 1)
            cards, weights = zip(*outcomes, strict=True)
            state.apply_action(chance.choices(cards, weights)[0])
        else:
            yield state
            state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES.values(), ids=GAMES)
def test_a_resampled_state_looks_the_same_to_its_player_and_hides_other_cards(name: str) -> None:
    chance = random.Random(5)
    resampled = others = 0
    for seed in range(3):
        for number, state in enumerate(states(name, seed)):
            if number % 4:
                continue
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, chance.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                if state.get_game().get_type().provides_information_state_tensor:
                    assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.current_player() == state.current_player()
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                resampled += 1
                others += str(other) != str(state)
    assert others > resampled / 3 > 1


@pytest.mark.parametrize("name", [TINY, "python_red7(deck=R1O1Y3R3V7,hand=1,options=draw+actions)"])
def test_tensors_of_information_states_are_equal_where_their_texts_are_and_nowhere_else(name: str) -> None:
    game = pyspiel.load_game(name)
    texts: dict[tuple[float, ...], str] = {}
    tensors: dict[str, tuple[float, ...]] = {}

    def walk(state: Any) -> None:
        if not state.is_chance_node():
            for player in range(2):
                tensor = tuple(state.information_state_tensor(player))
                text = state.information_state_string(player)
                assert texts.setdefault(tensor, text) == text
                assert tensors.setdefault(text, tensor) == tensor
        for action in [] if state.is_terminal() else state.legal_actions():
            walk(state.child(action))

    walk(game.new_initial_state())
    assert len(texts) == len(tensors) > 100


def test_a_match_is_too_long_for_a_tensor_of_all_that_was_seen() -> None:
    game = pyspiel.load_game(GAMES["a match"])
    assert not game.get_type().provides_information_state_tensor
    assert game.get_type().provides_information_state_string
    assert pyspiel.load_game(GAMES["a round"]).information_state_tensor_size() == 3359


def test_every_deal_is_one_path_and_all_are_as_likely() -> None:
    game = pyspiel.load_game("python_red7(deck=R1O2Y3G4B6I7,hand=2)")
    deals: Counter[str] = Counter()

    def walk(state: Any, likely: float) -> None:
        if not state.is_chance_node():
            deals[state.information_state_string(0) + state.information_state_string(1)] += 1
            assert math.isclose(likely, 1 / 180)
            return
        for card, chance in state.chance_outcomes():
            walk(state.child(card), likely * chance)

    walk(game.new_initial_state(), 1)
    assert set(deals.values()) == {1}
    assert len(deals) == math.comb(6, 2) * math.comb(4, 2) * 2


def test_resampling_finds_every_deal_equally_often() -> None:
    state = next(states("python_red7(deck=R1O2Y3G4B6I7,hand=1,options=draw)", 1))
    chance = random.Random(3)
    player = state.current_player()
    counted = Counter(
        state.resample_from_infostate(player, chance.random).information_state_string(1 - player)
        for _ in range(600)
    )
    assert len(counted) == 3, "of six cards, three are seen"
    assert min(counted.values()) > 150


def test_small_games_are_solved_exactly() -> None:
    game = pyspiel.load_game(TINY)
    nash_conv: Any = exploitability.nash_conv
    at_random = nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert nash_conv(game, solver.average_policy()) < at_random / 4


def test_search_over_information_sets_plays_a_move() -> None:
    bot = ismcts.ISMCTSBot(
        game=None,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=None),
        uct_c=2.0,
        max_simulations=5,
    )
    state = next(states("python_red7(options=actions)", 2))
    assert bot.step(state) in state.legal_actions()


def test_observers_take_no_parameters() -> None:
    with pytest.raises(ValueError, match="takes no parameters"):
        pyspiel.load_game("python_red7").make_py_observer(None, {"x": 1})
    assert openspiel.NAME in [game.short_name for game in pyspiel.registered_games()]
