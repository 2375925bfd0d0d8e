"""Red7, the card game: the rules of every booklet, and everything around them.

Importing this package is cheap: each name it offers is loaded when it is first used.
"""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING as _TYPE_CHECKING

from red7.game.messages import Message as _Message
from red7.game.messages import bare as _bare
from red7.game.messages import set_renderer as _set_renderer
from red7.game.pictures import Look as _Look
from red7.game.pictures import set_drawer as _set_drawer

if _TYPE_CHECKING:
    from red7.ai.analysis import analyse
    from red7.ai.bots import bot
    from red7.ai.review.review import review
    from red7.ai.solver.solve import solve
    from red7.arena.measurement import compare, tournament
    from red7.game.canvas import counting, leader
    from red7.game.cards import Card, CardSet, Color
    from red7.game.dice import Dice
    from red7.game.draft import Draft
    from red7.game.editions import EDITIONS, Edition, Ending, Options
    from red7.game.errors import IllegalError, InvalidError, Red7Error
    from red7.game.match import Match
    from red7.game.moves import Move
    from red7.game.observation import encode, legal_mask, observation_fields
    from red7.game.perft import perft
    from red7.game.pictures import Picture, set_look
    from red7.game.position import Position
    from red7.game.record.reader import read_records
    from red7.game.record.record import Record
    from red7.game.record.verification import verify
    from red7.game.round import Round
    from red7.game.seeds import PlainSeed, SharedSeed, numbered_seed
    from red7.game.sight import ONLOOKER, WATCHER, Sight, sight
    from red7.game.simulation import playout, random_turn, simulate
    from red7.game.start import Start
    from red7.game.turns import Turn, Turns
    from red7.game.worlds import Worlds

__version__ = "0.1.0"

_PLACES = {
    "ai.analysis": ("analyse",),
    "ai.bots": ("bot",),
    "ai.review.review": ("review",),
    "ai.solver.solve": ("solve",),
    "arena.measurement": ("compare", "tournament"),
    "game.canvas": ("counting", "leader"),
    "game.cards": ("Card", "CardSet", "Color"),
    "game.draft": ("Draft",),
    "game.editions": ("EDITIONS", "Edition", "Ending", "Options"),
    "game.dice": ("Dice",),
    "game.errors": ("IllegalError", "InvalidError", "Red7Error"),
    "game.match": ("Match",),
    "game.moves": ("Move",),
    "game.observation": ("encode", "legal_mask", "observation_fields"),
    "game.perft": ("perft",),
    "game.pictures": ("Picture", "set_look"),
    "game.position": ("Position",),
    "game.record.reader": ("read_records",),
    "game.record.record": ("Record",),
    "game.record.verification": ("verify",),
    "game.round": ("Round",),
    "game.seeds": ("PlainSeed", "SharedSeed", "numbered_seed"),
    "game.sight": ("ONLOOKER", "WATCHER", "Sight", "sight"),
    "game.simulation": ("playout", "random_turn", "simulate"),
    "game.start": ("Start",),
    "game.turns": ("Turn", "Turns"),
    "game.worlds": ("Worlds",),
}
_MODULE_OF = {name: f"red7.{module}" for module, names in _PLACES.items() for name in names}

__all__ = [  # noqa: RUF022 - loaded by __getattr__, listed from small to large
    "Card", "CardSet", "Color", "counting", "leader",
    "EDITIONS", "Edition", "Ending", "Options",
    "Move", "Turn", "Turns", "Round", "Position", "Start", "Match", "Record",
    "Sight", "sight", "ONLOOKER", "WATCHER", "Worlds", "Draft",
    "PlainSeed", "SharedSeed", "numbered_seed", "Dice",
    "encode", "legal_mask", "observation_fields",
    "perft", "playout", "random_turn", "simulate", "verify", "read_records",
    "solve", "analyse", "review", "bot", "compare", "tournament",
    "Picture", "set_look",
    "IllegalError", "InvalidError", "Red7Error",
]  # fmt: skip


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'red7' has no attribute {name!r}")
    return getattr(_import_module(_MODULE_OF[name]), name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])


def _in_english(message: _Message) -> str:
    # Loading a language takes longer than importing the rules: only who asks for words pays for it.
    try:
        from red7.speech.words import Words
    except ModuleNotFoundError:  # on a device, where the page has the words
        return _bare(message)
    return Words().render(message)


def _drawing(subject: object, look: _Look) -> str:
    from red7.art.svg import drawing

    return drawing(subject, look)


_set_renderer(_in_english)
_set_drawer(_drawing)
