"""Red7 for one learner, against bots of your choice: an environment of Gymnasium."""

from collections.abc import Sequence
from typing import Any

import gymnasium

from red7.ai.bots import Bot, bot, moves_of
from red7.envs.seats import Seats
from red7.envs.spaces import Observation, action_space, observation_space
from red7.envs.variant import Variant
from red7.game.checks import is_within
from red7.game.errors import InvalidError


class Red7Env(gymnasium.Env[Observation, Any]):
    """A round, or a match, in which bots play all seats but one.

    `opponents` are names of levels or bots of your own, in the order of play after your seat; a single one
    plays all other seats. Your seat is drawn for every game unless given. An illegal action loses the game.

        >>> environment = Red7Env(opponents=["skilled", "casual"], players=3)
        >>> observation, info = environment.reset(seed=7)
        >>> sorted(observation)
        ['action_mask', 'observation']
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        *,
        seat: int | None = None,
        render_mode: str | None = None,
        **rules: Any,
    ) -> None:
        self.variant = Variant(**rules)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.variant)
        self.action_space = action_space()
        several = (
            [opponents] if isinstance(opponents, str) or not isinstance(opponents, Sequence) else opponents
        )
        others = self.variant.players - 1
        if len(several) not in (1, others):
            raise ValueError(f"{len(several)} opponents for {others} seats: expected one, or one for each")
        bots = [bot(name) if isinstance(name, str) else name for name in several]
        if seat is not None and not is_within(seat, 0, others):
            raise InvalidError("position-seat", found=seat, last=others)
        self._bots = bots if len(bots) == others else bots * others
        self._chosen_seat = seat
        self._seats = Seats(self.variant)
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the bots play up to your turn; the same seed gives the same game."""
        super().reset(seed=seed)
        seats = self._seats
        while True:
            seats.begin(seed)
            seed = None
            chosen = self._chosen_seat
            self.seat = int(seats.dice.below(self.variant.players)) if chosen is None else chosen
            self._let_others_play()
            if not seats.episode.winners:  # otherwise the game ended before your first turn
                break
        self._show()
        return self._observe(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots play up to your next turn or the end."""
        seats = self._seats
        if not seats.allows(int(action)):
            return self._observe(), -1.0, True, False, {"seat": self.seat, "illegal": int(action)}
        seats.play(int(action))
        self._let_others_play()
        self._show()
        winners = int(seats.episode.winners)
        reward = float(self.variant.rewards[winners, self.seat])
        return self._observe(), reward, winners != 0, False, {"seat": self.seat}

    def render(self) -> str | None:
        """The table with all hands open: as text, as a picture, or printed."""
        return self._seats.render(self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _observe(self) -> Observation:
        return self._seats.observe(self.seat)

    def _let_others_play(self) -> None:
        seats, episode = self._seats, self._seats.episode
        while not episode.winners and episode.round.seat != self.seat:
            mover = int(episode.round.seat)
            player = self._bots[(mover - self.seat - 1) % self.variant.players]
            seen = seats.sight(mover)
            for move in moves_of(player.turn(seen, seats.dice), seen):
                seats.play(move.id)
