"""Measuring players from a program or a notebook: one against another, or all against all."""

import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any

from red7.arena.deals import Setting
from red7.arena.errors import ArenaError
from red7.arena.players.entrant import Entrant, Maker
from red7.arena.results.standings import Standings, standings
from red7.arena.tournament import (
    Comparison,
    Pairing,
    Plan,
    check_players,
    comparison,
    play,
    round_robin,
)
from red7.arena.workers import InProcess, Workers
from red7.game.editions import DEFAULT_EDITION, Ending


def compare(
    one: str | Maker,
    rival: str | Maker,
    *,
    deals: int = 100,
    seed: int = 0,
    nodes: int = 1000,
    early: bool = False,
    executor: Executor | None = None,
    comparisons: int = 1,
    players: int = 2,
    edition: str = DEFAULT_EDITION.name,
    options: str = "basic",
    ending: str = Ending.CARDS.value,
) -> Comparison:
    """Measure one player, in a single seat, against another in all others, over duplicate deals.

    A player is named as for `red7 arena`, or given as a class of bots. Everything is played in this process,
    or by an executor of `concurrent.futures`, whose processes must be able to import the class. The interval
    allows for the number of `comparisons` made together.
    """
    setting = Setting(players, edition, options, ending)
    entrants = _Entrants([one, rival], executor)
    for name in entrants.names:
        Entrant(name, entrants.makers).check()
    pairing = Pairing(entrants.names[0], entrants.names[1], setting)
    (contest,) = play([pairing], Plan(deals, seed, nodes, early=early), entrants.workers)
    contest.comparisons = comparisons
    return comparison(contest)


def tournament(
    bots: Sequence[str | Maker],
    *,
    deals: int = 100,
    seed: int = 0,
    nodes: int = 1000,
    early: bool = False,
    executor: Executor | None = None,
    players: int = 2,
    edition: str = DEFAULT_EDITION.name,
    options: str = "basic",
    ending: str = Ending.CARDS.value,
) -> Standings:
    """Everybody against everybody, over the same duplicate deals: shares, ratings, and how sure they are.

    Players and executors are those of `compare`.

        >>> result = tournament(["casual", "random"], deals=20)
        >>> [row.name for row in result.rows]
        ['casual', 'random']
    """
    setting = Setting(players, edition, options, ending)
    entrants = _Entrants(bots, executor)
    check_players(entrants.names, entrants.makers)
    plan = Plan(deals, seed, nodes, early=early)
    return standings(play(round_robin(entrants.names, setting), plan, entrants.workers), entrants.names)


class _Entrants:
    """Players by name, with the makers of those in this process, and the workers that play their deals."""

    def __init__(self, players: Sequence[str | Maker], executor: Executor | None) -> None:
        self.makers: dict[str, Maker] = {}
        self.names = [self._name(player, shared=executor is not None) for player in players]
        self.workers = InProcess(self.makers) if executor is None else Workers(executor)

    def _name(self, player: str | Maker, *, shared: bool) -> str:
        if isinstance(player, str):
            return player
        owner: Any = player if isinstance(player, type) or not hasattr(player, "turn") else type(player)
        name = str(getattr(owner, "__qualname__", type(player).__qualname__))
        if not shared:
            while self.makers.get(name, player) is not player:
                name += "'"
            self.makers[name] = player
            return name
        module = str(getattr(player, "__module__", ""))
        if module == "__main__" or getattr(sys.modules.get(module), name, None) is not player:
            raise ArenaError("arena-importable", player=name)
        return f"{module}:{name}"
