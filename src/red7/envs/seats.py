"""One game in progress, with what its seats see: the base of environments with a single game."""

import secrets
from dataclasses import replace

import numpy as np

from red7.art.svg import drawing
from red7.envs.spaces import Observation, live_bytes
from red7.envs.variant import Variant
from red7.game.engine.arrays import i64, vec
from red7.game.engine.dice import Dice
from red7.game.engine.episodes.observation import MASK_WORDS, allows, write_mask
from red7.game.engine.layout import PLAY
from red7.game.engine.movegen import legal_turns
from red7.game.round import Round
from red7.game.sight import Sight, Standing, sight


class Seats:
    """A game that is played by the ids of moves."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.episode = variant.episode()
        self.dice = Dice(secrets.randbits(64))
        self._words = vec[i64]([0] * self.episode.words())
        self._mask = vec[i64]([0] * MASK_WORDS)
        self._observation = live_bytes(self._words)
        self._legal = live_bytes(self._mask).view(np.int8)
        self._nothing = np.zeros(len(self._legal), np.int8)

    def begin(self, seed: int | None) -> None:
        """Start a new game; with a seed, this game and the following ones are reproducible."""
        if seed is not None:
            self.dice = Dice(seed)
        self.episode.begin(self.dice)
        self._look()

    def render(self, mode: str | None) -> str | None:
        """The table with all hands open: as text, as a picture, or printed."""
        if mode == "svg":
            return drawing(self.round())
        if mode == "ansi":
            return str(self.round())
        if mode == "human":
            print(self.round(), end="\n\n")
        return None

    def observe(self, seat: int) -> Observation:
        """What a seat sees, in new arrays; only the seat to move has legal moves."""
        self.episode.observe(seat, self._words, 0)
        to_move = seat == self.episode.round.seat and not self.episode.winners
        legal = self._legal if to_move else self._nothing
        return {"observation": self._observation.copy(), "action_mask": legal.copy()}

    def allows(self, action: int) -> bool:
        """Whether an action is legal for the seat to move."""
        return bool(allows(self._mask, 0, action))

    def play(self, action: int) -> None:
        """Play a legal action."""
        self.episode.play(action, self.dice)
        self._look()

    def round(self) -> Round:
        """The round in play."""
        return self.variant.round_of(self.episode)

    def sight(self, seat: int) -> Sight:
        """What a seat may know, for bots."""
        seen = sight(self.round(), seat)
        if not self.variant.is_match:
            return seen
        points = tuple([int(self.episode.points(other)) for other in range(self.variant.players)])
        ends = self.variant.ends
        reached = ends.target_when_short and 0 < ends.target <= max(points)
        return replace(seen, standing=Standing(points, 0 if reached else int(ends.target), ends.reshuffles))

    def _look(self) -> None:
        round_ = self.episode.round
        turns = round_.turns() if round_.phase == PLAY else legal_turns(round_)
        write_mask(round_, turns, self._mask, 0)
