"""A round as one seat may know it, and its legal moves, as bytes for programs that learn.

A byte is 0 or 1, or a small count. Seats are counted from the viewer on, in the order of play, so a program
that learns to play one seat can play them all. `docs/research.md` tells the fields one by one.
"""

from typing import TYPE_CHECKING, Final

from red7.game.checks import is_within
from red7.game.engine.arrays import as_bytes, i64, vec
from red7.game.engine.episodes.observation import (
    MASK_WORDS,
    observation_words,
    write_mask,
    write_observation,
)
from red7.game.engine.layout import PLAY
from red7.game.engine.movegen import legal_turns
from red7.game.errors import InvalidError
from red7.game.moves import MOVES
from red7.game.round import Round
from red7.game.sight import WATCHER

if TYPE_CHECKING:
    from typing_extensions import Buffer

_SET: Final = 56  # the bytes of a set of cards: for each number its seven colours, and an empty one
_WORD: Final = 8


def observation_fields(players: int) -> dict[str, slice]:
    """Where the fields of an observation lie, for so many players; the last one ends where it ends.

    >>> observation_fields(2)["palettes"]
    slice(56, 168, None)
    """
    sizes = {
        "hand": _SET,  # the viewer's own cards
        "palettes": _SET * players,
        "known": _SET * players,  # for each seat, the cards in hand that everybody saw being drawn
        "deck": _SET,  # the cards of the deck that everybody saw being put there
        "top": _SET,  # the topmost of them
        "unseen": _SET,  # the cards that lie in other hands or in the deck, the viewer does not know where
        "scored": _SET,  # the cards that are out of this round: scored before, or left out of the game
        "rule": _WORD,  # the colour of the canvas
        "phase": _WORD,  # what is to be decided, in the order of PHASES; then whether the turn is bound
        "seats": _WORD,  # four bytes for those still in, four for the one to move
        "counts": _WORD,  # the sizes of the hands (4), of the deck, of its known part
        "seven": _WORD,  # the colour of the 7 whose action is being decided
        "leads": _WORD * players,  # for each seat, the rules under which its palette leads
    }
    fields: dict[str, slice] = {}
    start = 0
    for name, size in sizes.items():
        fields[name] = slice(start, start + size)
        start += size
    assert start == _WORD * observation_words(players)
    return fields


def encode(round_: Round, seat: int, buffer: "Buffer") -> None:
    """Write what a seat, or a watcher, may know of a round into a buffer of bytes, such as a NumPy array.

    >>> observation = bytearray(observation_fields(2)["leads"].stop)
    >>> encode(Round.deal(7), 0, observation)
    >>> sum(observation[observation_fields(2)["hand"]])
    7
    """
    if not is_within(seat, WATCHER, round_.players - 1):
        raise InvalidError("position-seat", found=seat, last=round_.players - 1)
    words = vec[i64]([0] * observation_words(round_.players))
    write_observation(round_.kernel, seat, words, 0)
    place = memoryview(buffer).cast("B")
    size = _WORD * len(words)
    if place.readonly or len(place) < size:
        raise InvalidError("argument", found=repr(buffer), expected=f"bytearray({size})")
    place[:size] = as_bytes(words)


def legal_mask(round_: Round) -> bytes:
    """A byte for every move there is, by its id: 1 if the seat to move may make it, else 0.

    >>> round_ = Round.deal(7)
    >>> [MOVES[id] for id, legal in enumerate(legal_mask(round_)) if legal] == round_.moves()
    True
    """
    words = vec[i64]([0] * MASK_WORDS)
    kernel = round_.kernel
    turns = kernel.turns() if kernel.phase == PLAY else legal_turns(kernel)
    write_mask(kernel, turns, words, 0)
    return bytes(as_bytes(words)[: len(MOVES)])
