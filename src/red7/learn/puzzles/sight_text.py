"""Reads a sight from its line of text, as `str` writes it.

    >>> from red7.game.round import Round
    >>> seen = sight(Round.deal(7), 0)
    >>> parse_sight(str(seen)) == seen
    True

Such a text contains no hidden card, so neither does the sight: hidden places are filled with any unseen
cards, and the sight is made from that.
"""

import re
from typing import Final

from red7.game.cards import HIDDEN, NAMES, Card, CardSet, cards_of
from red7.game.engine.bits import ALL
from red7.game.errors import InvalidError
from red7.game.position import Position
from red7.game.sight import Sight, sight

_CARD: Final = re.compile("[ROYGBIV][1-7]")
_MORE: Final = 2  # fields that a sight has beyond those of a position: the pile, and the viewer


def parse_sight(text: str) -> Sight:
    """The sight of a line of text, without anything about a match; `InvalidError` if it isn't one."""
    fields = text.split(" ")
    viewer = fields[-1].removeprefix("@")
    if len(fields) != 8 + _MORE or viewer not in ("0", "1", "2", "3"):
        raise InvalidError("sight", found=text)
    seen = CardSet(0)
    for name in _CARD.findall(" ".join(fields[2:-1])):
        seen |= 1 << Card[name]
    unseen = iter([NAMES[card] for card in cards_of(int(ALL) & ~seen)])
    places = " ".join(fields[:-_MORE]).split(HIDDEN)
    # If there are more unseen cards than hidden places, the text does not say where the others are.
    filled = places[0] + "".join([next(unseen, HIDDEN) + part for part in places[1:]])
    result = sight(Position.parse(filled), int(viewer))
    if str(result) != text:
        raise InvalidError("sight", found=text)
    return result
