"""A small seeded source of chance that gives the same numbers compiled and interpreted.

L'Ecuyer's combined recursive generator MRG32k3a: all products stay below 2**53, so native and Python
integers agree. For simulation and bots; the deals of real matches come from `red7.game.deal`.
"""

from hashlib import sha256
from typing import Final, final

from red7.game.engine.arrays import i64, vec

_M1: Final[i64] = 4294967087
_M2: Final[i64] = 4294944443
_MOST: Final[i64] = 1 << 31


@final
class Dice:
    """Random numbers from a seed: the same seed gives the same numbers."""

    def __init__(self, seed: int) -> None:
        # Hashed, or dice of neighbouring seeds would be correlated.
        digest = sha256(f"red7 dice {seed}".encode()).digest()
        words = [int.from_bytes(digest[5 * word : 5 * word + 5], "big") for word in range(6)]
        self._a: i64 = words[0] % _M1
        self._b: i64 = words[1] % _M1
        self._c: i64 = words[2] % (_M1 - 1) + 1
        self._d: i64 = words[3] % _M2
        self._e: i64 = words[4] % _M2
        self._f: i64 = words[5] % (_M2 - 1) + 1

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        return _resumed, (self._a, self._b, self._c, self._d, self._e, self._f)

    def __repr__(self) -> str:
        return f"<Dice at {self._a}-{self._b}-{self._c}-{self._d}-{self._e}-{self._f}>"

    def resume(self, state: tuple[int, ...]) -> None:
        """Go on from a state that these or other dice were in."""
        self._a, self._b, self._c = state[0], state[1], state[2]
        self._d, self._e, self._f = state[3], state[4], state[5]

    def _next(self) -> i64:
        # Nothing here gets below 0, which would cost an unpredictable branch.
        first: i64 = (1403580 * self._b + 810728 * (_M1 - self._a)) % _M1
        self._a = self._b
        self._b = self._c
        self._c = first
        second: i64 = (527612 * self._f + 1370589 * (_M2 - self._d)) % _M2
        self._d = self._e
        self._e = self._f
        self._f = second
        return (first + _M1 - second) % _M1

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound - 1`, each equally likely; the bound may be up to 2**31."""
        if not 0 < bound <= _MOST:
            raise ValueError("dice have 1 to 2**31 faces")
        scaled: i64 = self._next() * bound
        number: i64 = scaled // _M1
        # Lemire's method: the few products that would bias the result are drawn again.
        if scaled - number * _M1 < bound:
            unfair: i64 = _M1 % bound
            while scaled - number * _M1 < unfair:
                scaled = self._next() * bound
                number = scaled // _M1
        return number

    def draw_from(self, cards: vec[i64], left: i64) -> i64:
        """One of the first `left` cards, each equally likely, swapped to the end of them."""
        chosen = self.below(left)
        card = cards[chosen]
        cards[chosen] = cards[left - 1]
        cards[left - 1] = card
        return card


def _resumed(*state: int) -> Dice:
    dice = Dice(0)
    dice.resume(state)
    return dice
