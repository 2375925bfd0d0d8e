"""Red7 for PettingZoo: `env()` with its usual checks, `raw_env()` without.

    >>> environment = env(players=3, options="draw+actions")
    >>> environment.reset(seed=7)
    >>> observation, reward, termination, truncation, info = environment.last()
    >>> environment.step(observation["action_mask"].argmax())

A player who goes out of a round is done and gets the reward at once; the others go on.
"""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from red7.envs.seats import Seats
from red7.envs.spaces import Observation, action_space, observation_space
from red7.envs.variant import Variant
from red7.game.errors import IllegalError
from red7.game.moves import Move


def env(**words: Any) -> AECEnv:
    """The environment, in which an illegal action ends the game for its agent."""
    raw = raw_env(**words)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - the name that PettingZoo expects
    """A round, or a match, in which each seat is an agent. An illegal action is refused with the reason.

    The keywords are those of `Variant`, and `render_mode`: `ansi` and `svg` return a text, `human` prints.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "name": "red7_v0",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, *, render_mode: str | None = None, **rules: Any) -> None:
        super().__init__()
        self.variant = Variant(**rules)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.variant.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seats = Seats(self.variant)
        space = observation_space(self.variant)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The ids of moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; the same seed gives the same game."""
        self._seats.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._seats.episode.round.seat]
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        return self._seats.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is; None for an agent that is done."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seats = self._seats
        if action is None or not seats.allows(action):
            raise self._refusal(action)
        self._cumulative_rewards[agent] = 0.0
        for other in self.rewards:
            self.rewards[other] = 0.0
        before = seats.episode.round.alive
        seats.play(int(action))  # a NumPy integer would overflow in the interpreted kernel
        self.agent_selection = self.possible_agents[seats.episode.round.seat]
        if seats.episode.winners:
            self._end()
        elif seats.episode.round.alive != before and not self.variant.is_match:
            self._pay_those_who_are_out()
        self._show()

    def render(self) -> str | None:
        """The table with all hands open: as text, as a picture, or printed."""
        return self._seats.render(self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Reward all who have not been rewarded yet."""
        rewards = self.variant.rewards[self._seats.episode.winners]
        for agent in self.agents:
            if not self.terminations[agent]:
                self.rewards[agent] = float(rewards[self._seat_of[agent]])
                self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def _pay_those_who_are_out(self) -> None:
        for seat in self._seats.episode.round.out():
            agent = self.possible_agents[seat]
            if not self.terminations.get(agent, True):
                self.rewards[agent] = -1 / (self.variant.players - 1)
                self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def _refusal(self, action: int | None) -> ValueError:
        move = Move.of_id(action if action is None else int(action))  # type: ignore[arg-type]
        return self._seats.round().why_not(move) or IllegalError("round-over")
