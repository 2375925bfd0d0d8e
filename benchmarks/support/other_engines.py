"""The process that plays the games beside ours: RLCard's uno and OpenSpiel's crazy_eights, by random movers.

Each is driven as lean as it goes: nothing is asked of it but legal actions and the next state. A decision is
an action of a player; cards dealt by chance are not counted, but the time they take is, as it is for us.
"""

# Both packages are there for the benchmark only, not where the types are checked.

import random
import time
from importlib.util import find_spec
from typing import Any

from benchmarks.support.line_protocol import serve


def uno(seed: int, rounds: int, players: int) -> tuple[float, int]:
    """RLCard's bare game object, past its `step`, which would also make the view of the next player."""
    from rlcard.games.uno import Game

    game = Game(num_players=players)
    game.np_random.seed(seed)
    pick = random.Random(seed).random
    decisions = 0
    start = time.process_time()
    for _ in range(rounds):
        game.init_game()
        round_ = game.round
        while not round_.is_over:
            legal = round_.get_legal_actions(game.players, round_.current_player)
            round_.proceed_round(game.players, legal[int(pick() * len(legal))])
            decisions += 1
    return time.process_time() - start, decisions


def eights(seed: int, rounds: int, players: int) -> tuple[float, int]:
    """OpenSpiel's crazy_eights from Python; all outcomes of its chance nodes are equally likely."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights", {"players": players})
    pick = random.Random(seed).random
    decisions = 0
    start = time.process_time()
    for _ in range(rounds):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])
    return time.process_time() - start, decisions


def eights_native(seed: int, rounds: int, players: int) -> tuple[float, int]:
    """The same all in C++: `evaluate_bots` plays each game from its deal to its end."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights", {"players": players})
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(players)]
    cpu = 0.0
    decisions = 0
    for number in range(rounds):
        start = time.process_time()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed * rounds + number)
        cpu += time.process_time() - start
        decisions += sum(action.player >= 0 for action in state.full_history())
    return cpu, decisions


GAMES = {"uno": ("rlcard", uno), "eights": ("pyspiel", eights), "eights_native": ("pyspiel", eights_native)}


def answer(task: str, **what: Any) -> dict[str, Any]:
    """The CPU time and the decisions of so many rounds, or why there are none."""
    package, play = GAMES[task]
    if find_spec(package) is None:
        return {"missing": f"{package} is not installed here"}
    try:
        cpu, decisions = play(**what)
    except (AttributeError, ImportError) as error:
        return {"missing": f"{package} does not work here: {error}"}
    return {"cpu": cpu, "decisions": decisions}


if __name__ == "__main__":
    serve(answer)
