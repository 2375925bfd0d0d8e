"""How fast a device thinks, measured once, and how many nodes that allows while people wait."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from red7.ai.bots import PLAYING_SECONDS
from red7.ai.monte_carlo import Search
from red7.ai.stakes import prize_of
from red7.game.editions import Options
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.steps import STEP

_SECONDS: Final = 0.03  # to measure it
_NO_END: Final = 1 << 40  # nodes
_SLOW: Final = 5_000  # nodes a second: below this, everything around a thought is slow as well
_SLOW_SECONDS: Final = 0.6
_LEAST: Final = 200  # nodes, below which a thought says nothing
_ACTIONS: Final = 4  # roughly how many times longer a node with actions or draws takes


class ThinkingSpeed:
    """How many nodes a second a device thinks, in a round of two without options."""

    def __init__(self, nodes: float) -> None:
        self._nodes: Final = nodes

    @property
    def seconds(self) -> float:
        """After how long a decision is cut off."""
        return PLAYING_SECONDS if self._nodes >= _SLOW else _SLOW_SECONDS

    def nodes(self, wish: int, players: int, options: Options, thoughts: int = 1) -> int:
        """As many of the wished nodes as fit into that time, if there are this many equal thoughts."""
        weight = players / 2 * (_ACTIONS if options.actions or options.draw else 1)
        return min(wish, max(_LEAST, int(self._nodes * self.seconds / weight / thoughts)))


def measured(now: Callable[[], float] = perf_counter) -> ThinkingSpeed:
    """The speed of this device."""
    match = Match.deal(1, players=2)
    seen = match.sight(match.round.turn)
    search = Search(seen, Dice(0), prize_of(seen), _NO_END)
    search.step(1)  # warm up: some work is done only once
    started_at, spent = now(), search.spent
    while True:
        search.step(STEP)
        passed = now() - started_at
        if passed >= _SECONDS:
            return ThinkingSpeed(int(search.spent - spent) / passed)
