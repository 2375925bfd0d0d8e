"""Prints how fast this Python plays, as JSON: random rounds a second, and a decision of each level.

It runs by itself, in any Python that has the game: natively, and inside Pyodide.
"""

import json
from time import perf_counter

from red7._build_form import form
from red7.ai.bots import LEVELS, MEASURING_NODES, bot
from red7.game.editions import Options
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.simulation import playout

GAMES = {"2 players, basic": (2, Options()), "4 players, expert": (4, Options(draw=True, actions=True))}
SECONDS = 0.5  # for each figure
MOST = 20  # decisions


def rounds(players: int, options: Options) -> float:
    begun, count, dice = perf_counter(), 0, Dice(1)
    while (passed := perf_counter() - begun) < SECONDS:
        playout(Match.deal(count + 1, players=players, options=options).round, dice)
        count += 1
    return count / passed


def decision(level: str, players: int, options: Options) -> float:
    begun, count = perf_counter(), 0
    while count < MOST and perf_counter() - begun < SECONDS:
        count += 1
        bot(level, MEASURING_NODES).turn(Match.deal(count, players=players, options=options), Dice(count))
    return 1000 * (perf_counter() - begun) / count


figures: dict[str, object] = {"form": form()}
for name, game in GAMES.items():
    figures[f"{name}: random rounds/s, dealt and played"] = rounds(*game)
    for level in LEVELS:
        figures[f"{name}: {level}, ms"] = decision(level, *game)
print(json.dumps(figures))
