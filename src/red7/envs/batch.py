"""Many games stepped at once over one array, which NumPy views without copying."""

import secrets
from typing import TYPE_CHECKING, Any

import numpy as np

from red7.envs.spaces import live_bytes
from red7.envs.variant import Variant
from red7.game.errors import IllegalError, InvalidError
from red7.game.moves import MOVES, Move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


class Batch:
    """Games of the same variant, one per row. A game that ends starts again in the same step.

    `observations`, `masks` (the legal moves) and `seats` (whose turn it is) are views of the array that the
    kernel writes: every step changes them, so copy what you keep. With `own=True` random movers play all
    seats but one, which is drawn for each game. With `safe=True` there is one more view, `safe`: the legal
    moves that begin a turn which keeps the seat in, whatever is drawn.

        >>> batch = Batch(512, options="draw+actions", players=4)
        >>> batch.reset(seed=7)
        >>> rewards, ended = batch.step(batch.random_actions())
        >>> batch.observations.shape, batch.masks.shape, rewards.shape, ended.shape
        ((512, 808), (512, 248), (512, 4), (512,))
    """

    def __init__(self, number: int, *, own: bool = False, safe: bool = False, **rules: Any) -> None:
        if number < 1:
            raise InvalidError("argument", found=repr(number), expected="1, 2, …")
        self.variant = Variant(**rules)
        self.number = number
        self.kernel = self.variant.batch(number, own=own, safe=safe)
        rows = live_bytes(self.kernel.rows).reshape(number, 8 * int(self.kernel.width))
        mask = 8 * int(self.kernel.words)
        numbers = mask + len(MOVES)
        self.observations: NDArray[np.uint8] = rows[:, :mask]
        self.masks: NDArray[np.int8] = rows[:, mask:numbers].view(np.int8)
        self.seats: NDArray[np.int64] = rows.view(np.int64)[:, numbers // 8]
        self.safe: NDArray[np.int8] | None = rows[:, -len(MOVES) :].view(np.int8) if safe else None
        self._winners: NDArray[np.int64] = rows.view(np.int64)[:, numbers // 8 + 1]
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Start all games again; the same seed gives the same games."""
        self.kernel.begin(secrets.randbits(64) if seed is None else seed)

    def step(
        self, actions: "NDArray[Any] | Sequence[int]"
    ) -> "tuple[NDArray[np.float64], NDArray[np.bool_]]":
        """Play an action in each game; returns the rewards of all seats, and which games have ended.

        If an action is illegal, the error names its game, and nothing is played in any game.
        """
        moves = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(moves) != self.number:
            raise InvalidError("argument", found=f"{len(moves)}", expected=f"{self.number}")
        wrong = self.kernel.step(moves)
        if wrong >= 0:
            raise self._refusal(wrong, moves[wrong])
        return self.variant.rewards[self._winners], self._winners != 0

    @property
    def walkovers(self) -> int:
        """With `own=True`, how many games your seat has won so far before it had a turn."""
        return int(self.kernel.walkovers)

    def random_actions(self) -> list[int]:
        """A random legal action for each game, all equally likely."""
        return self.kernel.random_moves()

    def _refusal(self, number: int, action: int) -> ValueError:
        round_ = self.variant.round_of(self.kernel.episodes[number])
        refusal = round_.why_not(Move.of_id(action)) or IllegalError("round-over")
        refusal.add_note(f"in game {number}")
        return refusal
