#!/usr/bin/env python3
"""Learn to play Red7 with NumPy alone: an actor and a critic in one small network, against random movers.

    python examples/train_numpy.py --seconds 240

It plays many rounds at once (`red7.envs.batch`), and in the end says how often it wins, with a confidence
interval, against random movers. They never leave a round while they can stay, so it chooses among the moves
that keep it in, as they do. With `--moves legal` it chooses among all legal moves: it is told which of them
would keep it in while it learns, but not when it is judged. It needs `pip install red7[envs]`;
docs/research.md tells what it sees.
"""

import argparse
import time
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from red7.envs.batch import Batch
from red7.game.observation import observation_fields

Floats = NDArray[np.float32]
GAMES = 256  # played side by side
STEPS = 8  # of each between two updates
HIDDEN = 128
RATE = 2e-3
ENTROPY = 0.01  # how much trying things out is worth
SAFETY = 1.0  # and how much it is worth to know the moves that keep one in
LOOKS = 200  # at random play, to see which bytes are ever set


class Network:
    """Two layers: what is seen, what is made of it, and for each action how good it looks, with a value."""

    def __init__(
        self, columns: NDArray[np.intp], scale: Floats, actions: int, chance: np.random.Generator
    ) -> None:
        self.columns = columns
        self._scale = scale[columns]
        self.weights: list[Floats] = [
            (chance.standard_normal((len(columns), HIDDEN)) / sqrt(40)).astype(np.float32),  # some 40 are set
            np.zeros(HIDDEN, np.float32),
            (chance.standard_normal((HIDDEN, actions + 1)) / sqrt(HIDDEN) / 10).astype(np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        self._means: list[Floats] = [np.zeros_like(weight) for weight in self.weights]
        self._squares: list[Floats] = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def forward(self, observations: NDArray[np.uint8]) -> tuple[Floats, Floats, Floats, Floats]:
        """The input, the hidden layer, a number for each action, and the value."""
        first, first_bias, second, second_bias = self.weights
        seen = observations[:, self.columns] * self._scale
        hidden = np.maximum(seen @ first + first_bias, 0)
        out = hidden @ second + second_bias
        return seen, hidden, out[:, :-1], out[:, -1]

    def learn(self, seen: Floats, hidden: Floats, out_gradient: Floats) -> None:
        """Go a step down the gradient, by Adam."""
        hidden_gradient = (out_gradient @ self.weights[2].T) * (hidden > 0)
        gradients = [
            seen.T @ hidden_gradient,
            hidden_gradient.sum(0),
            hidden.T @ out_gradient,
            out_gradient.sum(0),
        ]
        self._updates += 1
        rate = RATE * sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for weight, gradient, mean, square in zip(
            self.weights, gradients, self._means, self._squares, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


def used_columns(batch: Batch) -> NDArray[np.intp]:
    """The bytes of an observation that these rules ever set."""
    used = np.zeros(batch.observations.shape[1], np.bool_)
    for _ in range(LOOKS):
        used |= batch.observations.any(0)
        batch.step(batch.random_actions())
    return used.nonzero()[0]


def safe_moves(batch: Batch) -> NDArray[np.int8]:
    """The moves that keep it in, like a random mover's; all legal ones if there is none."""
    assert batch.safe is not None
    return np.where(batch.safe.any(1, keepdims=True), batch.safe, batch.masks)


def choices(batch: Batch, moves: str) -> NDArray[np.int8]:
    """The moves to choose from."""
    return safe_moves(batch) if moves == "safe" else batch.masks.copy()


def probabilities(logits: Floats, masks: NDArray[np.int8]) -> Floats:
    """How likely each action is; illegal ones are not."""
    legal = np.where(masks, logits, -np.inf)
    powers = np.exp(legal - legal.max(1, keepdims=True))
    chances: Floats = powers / powers.sum(1, keepdims=True)
    return chances


def sample(chances: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row."""
    sums = chances.cumsum(1)
    actions: NDArray[np.int64] = (sums < chance.random((len(chances), 1)) * sums[:, -1:]).sum(1)
    return actions


def train(network: Network, batch: Batch, moves: str, seconds: float, chance: np.random.Generator) -> int:
    """Play and learn for so long; the number of games played."""
    rows = np.arange(GAMES)
    end = time.monotonic() + seconds
    told = time.monotonic()
    games = wins = played = 0
    while time.monotonic() < end:
        past: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            observations, seats = batch.observations.copy(), batch.seats.copy()
            masks, safe = choices(batch, moves), safe_moves(batch)
            actions = sample(probabilities(network.forward(observations)[2], masks), chance)
            rewards, ended = batch.step(actions)
            past.append((observations, masks, safe, actions, rewards[rows, seats], ended))
        returns = network.forward(batch.observations)[3]
        gains: list[Any] = []
        for *_, reward, over in reversed(past):
            returns = reward + np.where(over, 0, returns)
            gains.append(returns)
        seen, legal, kept, done, rewarded, over = (np.concatenate(part) for part in zip(*past, strict=True))
        update(network, seen, legal, kept, done, np.concatenate(gains[::-1]).astype(np.float32))
        games += int(over.sum())
        played += int(over.sum())
        wins += int((rewarded > 0).sum())
        if time.monotonic() - told > 10:
            told = time.monotonic()
            print(
                f"{max(end - told, 0):4.0f} s left, {games:,} games, {wins / played:.1%} won lately",
                flush=True,
            )
            wins = played = 0
    return games


def update(
    network: Network,
    observations: NDArray[np.uint8],
    masks: NDArray[np.int8],
    safe: NDArray[np.int8],
    actions: NDArray[np.int64],
    returns: Floats,
) -> None:
    """One step towards what has turned out well, and towards moves that keep one in."""
    seen, hidden, logits, values = network.forward(observations)
    chances = probabilities(logits, masks)
    rows = np.arange(len(actions))
    advantages = returns - values
    logs = np.log(np.maximum(chances, 1e-12))
    entropy = -(chances * logs).sum(1, keepdims=True)
    gradient = np.empty((len(actions), logits.shape[1] + 1), np.float32)
    policy = chances * advantages[:, None]
    policy[rows, actions] -= advantages
    gradient[:, :-1] = policy + ENTROPY * chances * (logs + entropy)
    kept = chances * safe
    gradient[:, :-1] += SAFETY * (chances - kept / np.maximum(kept.sum(1, keepdims=True), 1e-12))
    gradient[:, -1] = -advantages
    gradient /= len(actions)
    network.learn(seen, hidden, gradient)


def win_rate(network: Network, batch: Batch, moves: str, least: int) -> tuple[int, int]:
    """Wins and games of the network, which now takes what looks best, against random movers."""
    rows = np.arange(GAMES)
    open_games = least - batch.walkovers
    before = batch.walkovers
    wins = games = 0
    while games < open_games:
        seats = batch.seats.copy()
        legal = np.where(choices(batch, moves), network.forward(batch.observations)[2], -np.inf)
        rewards, ended = batch.step(legal.argmax(1))
        wins += int((rewards[rows, seats] > 0).sum())
        games += int(ended.sum())
    free = batch.walkovers - before
    return wins + free, games + free


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate, by Wilson."""
    z = 1.96
    middle = (wins + z * z / 2) / (games + z * z)
    half = z / (games + z * z) * sqrt(wins * (games - wins) / games + z * z / 4)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=240, help="how long to learn")
    parser.add_argument("--games", type=int, default=20_000, help="how many games to judge it by")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument(
        "--options", default="basic", help="such as draw+actions, or expert for whole matches"
    )
    parser.add_argument("--moves", choices=("safe", "legal"), default="safe", help="what to choose among")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the weights, such as red7.npz")
    chosen = parser.parse_args()
    chance = np.random.default_rng(chosen.seed)
    rules = {"players": chosen.players, "options": chosen.options}
    batch = Batch(GAMES, own=True, safe=True, **rules)
    batch.reset(chosen.seed)
    scale = np.ones(batch.observations.shape[1], np.float32)
    scale[observation_fields(chosen.players)["counts"]] = 1 / 8
    network = Network(used_columns(batch), scale, batch.masks.shape[1], chance)
    games = train(network, batch, chosen.moves, chosen.seconds, chance)
    trial = Batch(GAMES, own=True, safe=True, **rules)
    trial.reset(chosen.seed + 1)
    wins, of = win_rate(network, trial, chosen.moves, chosen.games)
    low, high = interval(wins, of)
    print(f"learned from {games:,} games in {chosen.seconds:g} s")
    print(f"choosing among all {chosen.moves} moves, ", end="")
    print(f"won {wins:,} of {of:,} games against random movers: {wins / of:.1%}, ", end="")
    print(f"95 % sure {low:.1%} to {high:.1%}")
    print(f"a random mover would win {1 / chosen.players:.1%}")
    if chosen.save:
        np.savez(chosen.save, *network.weights)


if __name__ == "__main__":
    main()
