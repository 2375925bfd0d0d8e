"""A small seeded source of chance that gives the same numbers compiled and interpreted.

L'Ecuyer's combined recursive generator MRG32k3a: all products stay below 2**53, so native and Python
integers agree. For simulation and bots; the deals of real matches come from `red7.game.deal`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

_M1: Final[i64] = 4294967087
_M2: Final[i64] = 4294944443
_MOST: Final[i64] = 1 << 31


@final
class Dice:
    """Numbers from a seed: the same seed, the same numbers."""

    def __init__(self, seed: int) -> None:
        state = seed % (1 << 192)
        words: list[int] = []
        for salt in range(6):
            # Neighbouring seeds must not start alike, so every word mixes the whole seed.
            mixed = (state + salt + 1) * 0x9E3779B97F4A7C15F39CC0605CEDC835 % (1 << 193)
            mixed ^= mixed >> 97
            words.append(mixed * 0xBF58476D1CE4E5B9 % (1 << 193) >> 130)
        self._a: i64 = words[0] % _M1
        self._b: i64 = words[1] % _M1
        self._c: i64 = words[2] % (_M1 - 1) + 1
        self._d: i64 = words[3] % _M2
        self._e: i64 = words[4] % _M2
        self._f: i64 = words[5] % (_M2 - 1) + 1

    def _next(self) -> i64:
        first: i64 = (1403580 * self._b - 810728 * self._a) % _M1
        self._a = self._b
        self._b = self._c
        self._c = first
        second: i64 = (527612 * self._f - 1370589 * self._d) % _M2
        self._d = self._e
        self._e = self._f
        self._f = second
        return (first - second) % _M1

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound - 1`, each equally likely; the bound may be up to 2**31."""
        assert 0 < bound <= _MOST, "dice have 1 to 2**31 faces"
        scaled: i64 = self._next() * bound
        # Lemire's way: the few products that would make some numbers likelier are thrown again.
        if scaled % _M1 < bound:
            unfair: i64 = _M1 % bound
            while scaled % _M1 < unfair:
                scaled = self._next() * bound
        return scaled // _M1

    def draw_from(self, cards: vec[i64], left: i64) -> i64:
        """One of the first `left` cards, each equally likely, swapped to the end of them."""
        chosen = self.below(left)
        card = cards[chosen]
        cards[chosen] = cards[left - 1]
        cards[left - 1] = card
        return card
