"""Red7, the card game: the rules of every booklet, and everything around them.

Importing this package is cheap: each name it offers is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from red7.game.messages import Message, set_renderer

if TYPE_CHECKING:
    from red7.game.canvas import counting, leader
    from red7.game.cards import Card, CardSet, Color
    from red7.game.deal import PlainSeed, SharedSeed, numbered_seed
    from red7.game.editions import EDITIONS, Edition, Ending, Options
    from red7.game.engine.dice import Dice
    from red7.game.errors import IllegalError, InvalidError, Red7Error
    from red7.game.match import Match
    from red7.game.moves import Move
    from red7.game.perft import perft
    from red7.game.position import Position
    from red7.game.record.record import Record
    from red7.game.round import Round
    from red7.game.sight import WATCHER, Sight, sight
    from red7.game.simulation import playout, random_turn
    from red7.game.turns import Turn, Turns
    from red7.game.worlds import Worlds

__version__ = "0.1.0"

_PLACES = {
    "canvas": ("counting", "leader"),
    "cards": ("Card", "CardSet", "Color"),
    "deal": ("PlainSeed", "SharedSeed", "numbered_seed"),
    "engine.dice": ("Dice",),
    "editions": ("EDITIONS", "Edition", "Ending", "Options"),
    "errors": ("IllegalError", "InvalidError", "Red7Error"),
    "match": ("Match",),
    "moves": ("Move",),
    "perft": ("perft",),
    "position": ("Position",),
    "record.record": ("Record",),
    "round": ("Round",),
    "sight": ("WATCHER", "Sight", "sight"),
    "simulation": ("playout", "random_turn"),
    "turns": ("Turn", "Turns"),
    "worlds": ("Worlds",),
}
_MODULE_OF = {name: f"red7.game.{module}" for module, names in _PLACES.items() for name in names}

__all__ = [  # noqa: RUF022 - loaded by __getattr__, listed from small to large
    "Card", "CardSet", "Color", "counting", "leader",
    "EDITIONS", "Edition", "Ending", "Options",
    "Move", "Turn", "Turns", "Round", "Position", "Match", "Record",
    "Sight", "sight", "WATCHER", "Worlds",
    "PlainSeed", "SharedSeed", "numbered_seed", "Dice",
    "perft", "playout", "random_turn",
    "IllegalError", "InvalidError", "Red7Error",
]  # fmt: skip


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'red7' has no attribute {name!r}")
    return getattr(import_module(_MODULE_OF[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_MODULE_OF])


def _in_english(message: Message) -> str:
    # Loading a language takes longer than importing the rules: only who asks for words pays for it.
    from red7.speech.words import Words

    return Words().render(message)


set_renderer(_in_english)
