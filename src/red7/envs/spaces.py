"""What agents see and do, as Gymnasium spaces, and the kernel's words as arrays."""

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from red7.game.engine.arrays import as_bytes, i64, vec
from red7.game.moves import MOVES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from red7.envs.variant import Variant

Observation = dict[str, Any]
"""`observation`, the bytes of docs/research.md, and `action_mask`, a 1 for each legal move."""


def action_space() -> Discrete:
    """The ids of all moves."""
    return Discrete(len(MOVES))


def observation_space(variant: "Variant") -> Dict:
    """What a seat may know, with the mask of its legal moves."""
    size = 8 * int(variant.episode().words())
    return Dict(
        {
            "observation": Box(0, 255, (size,), np.uint8),
            "action_mask": Box(0, 1, (len(MOVES),), np.int8),
        }
    )


def live_bytes(words: "vec[i64]") -> "NDArray[np.uint8]":
    """The bytes of the kernel's words as an array that changes with them; it cannot be written to."""
    if isinstance(words, list):
        raise ImportError("red7.envs needs the package librt, which this platform does not have")
    return np.frombuffer(as_bytes(words), np.uint8)
