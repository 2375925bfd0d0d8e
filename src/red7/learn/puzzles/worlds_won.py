"""In how many worlds each turn wins: of all that fit a sight, or of a sample.

With two players, without draw and actions, all worlds are solved if there are not too many: that is exact,
with both knowing all cards from there on. Otherwise worlds are sampled, and everybody plays on sensibly, as
in the analysis.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, sqrt
from typing import Final

from red7.ai.greedy import greedy_code, play_out
from red7.ai.solver.duel import Duel
from red7.game.cards import cards_of
from red7.game.engine.bits import size
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER
from red7.game.engine.movegen import find_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import KernelTurns, three_drew
from red7.game.sight import Sight
from red7.game.steps import STEP, Steps, finish
from red7.game.worlds import sampler
from red7.learn.puzzles.choices import any_world

MOST_COUNTED: Final = 1_000  # worlds: up to this many, all are solved
SAMPLED: Final = 20_000
MARGIN: Final = 0.1  # by which the best turn has to beat every other
_CERTAIN: Final = 3.29  # standard errors, for 99.9 %
_STAGES: Final = (200, 2_000, SAMPLED)  # numbers of worlds after which the turns are compared
_HOPE: Final = 0.0  # standard errors by which a lead has to exceed the margin before the last stage
_BEYOND_DOUBT: Final = 6.0  # standard errors: a turn that far behind is dropped


@dataclass(frozen=True)
class WorldsWon:
    """The turn that wins in most worlds, by its index, and the chance of each."""

    best: int
    chances: tuple[float, ...]
    worlds: int
    counted: bool  # whether all worlds were counted


def worlds_won(seen: Sight, codes: Sequence[int]) -> WorldsWon | None:
    """The turn that beats all others by the margin; None if that is not certain."""
    return _best_counted(seen, codes) if can_count(seen) else _best_sampled(seen, codes)


def can_count(seen: Sight) -> bool:
    """Whether all worlds that fit a sight can be solved."""
    options = seen.options
    if seen.players > 2 or options.draw or options.actions:
        return False
    return comb(len(seen.unseen), sum(seen.hidden())) <= MOST_COUNTED


def shares(seen: Sight, codes: Sequence[int], worlds: int) -> list[float]:
    """The share of worlds in which each turn wins: of all, or of a sample of this size."""
    return finish(share_steps(seen, codes, worlds))


def share_steps(seen: Sight, codes: Sequence[int], worlds: int) -> Steps[list[float]]:
    """The same, step by step."""
    if can_count(seen):
        counted, _ = yield from _count_steps(seen, codes)
        return counted
    source, dice, room = sampler(seen), Dice(0), KernelTurns()
    won = [0] * len(codes)
    for _ in range(worlds):
        world = source.sample(dice)
        for place, code in enumerate(codes):
            won[place] += _wins(world, code, seen.viewer, dice, room)
        yield
    return [value / worlds for value in won]


def _count_steps(seen: Sight, codes: Sequence[int]) -> Steps[tuple[list[float], int]]:
    """The share of all worlds in which each turn wins, and how many worlds there are."""
    duel = Duel()
    won = [0] * len(codes)
    worlds = 0
    for world in _every_world(seen):
        worlds += 1
        for place, code in enumerate(codes):
            after = world.copy()
            after.carry_out(code)
            if after.phase == OVER:
                won[place] += 1
                continue
            duel.begin(after)
            while not duel.run(STEP):
                yield
            won[place] += not duel.won
        yield
    return [value / worlds for value in won], worlds


def _best_counted(seen: Sight, codes: Sequence[int]) -> WorldsWon | None:
    chances, worlds = finish(_count_steps(seen, codes))
    best = max(range(len(codes)), key=lambda place: chances[place])
    ahead = all(chances[best] - chance >= MARGIN for place, chance in enumerate(chances) if place != best)
    return WorldsWon(best, tuple(chances), worlds, counted=True) if ahead else None


def _every_world(seen: Sight) -> Iterator[KernelRound]:
    """A world for every hand that the rival may have; the order of the deck does not matter here."""
    start = any_world(seen)
    rival = 1 - seen.viewer
    for cards in combinations(cards_of(seen.unseen), seen.hidden()[rival]):
        world = start.copy()
        world.hands[rival] = seen.known[rival] | sum([1 << card for card in cards])
        yield world


def _best_sampled(seen: Sight, codes: Sequence[int]) -> WorldsWon | None:
    seat = seen.viewer
    source, dice, room = sampler(seen), Dice(0), KernelTurns()
    tries: dict[int, list[bool]] = {place: [] for place in range(len(codes))}
    live = list(tries)
    best = 0
    for goal in _STAGES:
        for _ in range(len(tries[best]), goal):
            world = source.sample(dice)
            for place in live:
                tries[place].append(_wins(world, codes[place], seat, dice, room))
        best = max(live, key=lambda place: sum(tries[place]))
        others = [place for place in live if place != best]
        certainty = _CERTAIN if goal == SAMPLED else _HOPE
        if any(_lead(tries[best], tries[place], certainty) < MARGIN for place in others):
            return None
        live = [place for place in live if _lead(tries[best], tries[place], _BEYOND_DOUBT) < MARGIN]
    chances = tuple([sum(wins) / len(wins) for wins in tries.values()])
    return WorldsWon(best, chances, SAMPLED, counted=False)


def _lead(better: Sequence[bool], worse: Sequence[bool], errors: float) -> float:
    """By how much one turn beats another in the same worlds, less this many standard errors."""
    count = len(better)
    more = sum([one and not other for one, other in zip(better, worse, strict=True)])
    less = sum([other and not one for one, other in zip(better, worse, strict=True)])
    mean = (more - less) / count
    spread = (more + less) / count - mean * mean
    return mean - errors * sqrt(max(spread, 0.0) / (count - 1))


def _wins(world: KernelRound, code: int, seat: int, dice: Dice, room: KernelTurns) -> bool:
    after = world.copy()
    if three_drew(code):
        room.clear()
        find_turns(after, room)
        code = greedy_code(room, size(after.hands[seat]), dice, code)
    after.carry_out(code)
    play_out(after, room, dice)
    return after.winner == seat
