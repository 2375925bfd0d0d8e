"""A batch of games as a vector environment of Gymnasium."""

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from red7.envs.batch import Batch
from red7.envs.spaces import Observation, action_space, observation_space

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Red7VectorEnv(VectorEnv[Any, Any, Any]):
    """Many games at once: against random movers, or with `opponents=None` played by you on every seat.

    The reward is that of the seat that has just played; `infos["rewards"]` has those of all seats, and
    `infos["seat"]` the seat to play now. A game that ends starts again in the same step; there is no
    `final_obs`, since a finished game offers no choice. With `copy=False` observations are views that the
    next step changes.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self, num_envs: int, *, opponents: str | None = "random", copy: bool = True, **rules: Any
    ) -> None:
        if opponents not in (None, "random"):
            raise ValueError(
                f"opponents={opponents!r}: expected 'random' or None; Red7Env plays against others"
            )
        self.batch = Batch(num_envs, own=opponents == "random", **rules)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.batch.variant)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._games = np.arange(num_envs)
        self._going_on = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games again; of several seeds the first is used for all games."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch.reset(first)
        return self._observation(), {"seat": self.batch.seats.copy()}

    def step(
        self, actions: "NDArray[Any]"
    ) -> "tuple[Observation, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]":
        """Play an action in each game; an illegal one is refused, and nothing is played."""
        seats = self.batch.seats.copy()
        rewards, ended = self.batch.step(actions)
        infos = {"seat": self.batch.seats.copy(), "rewards": rewards}
        own = rewards[self._games, seats]
        return self._observation(), own, ended, self._going_on.copy(), infos

    def _observation(self) -> Observation:
        observations, masks = self.batch.observations, self.batch.masks
        if self._copy:
            observations, masks = observations.copy(), masks.copy()
        return {"observation": observations, "action_mask": masks}
