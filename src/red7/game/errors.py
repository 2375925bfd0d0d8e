"""What can go wrong, as messages: `str()` gives English, `red7.speech.words` any language.

`InvalidError` is text or data that cannot be read; `IllegalError` is a move that the rules refuse.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from red7.game.messages import Message

# The refusals of the rules and of their texts; every other layer has a list of its own.
# fmt: off
CODES: Final = frozenset((
    "argument", "card", "color", "data-object", "deal-card", "deal-card-twice", "deal-changed",
    "deal-commit-late", "deal-commit-twice", "deal-few-cards", "deal-field-missing",
    "deal-field-unexpected", "deal-hex",
    "deal-length", "deal-match-id", "deal-number", "deal-pair", "deal-player-secret", "deal-players",
    "deal-reveal-twice", "deal-reveal-uncommitted", "deal-round", "deal-scheme", "deal-seat",
    "deal-secret-uncommitted", "deal-seedless", "deal-server-secret", "deal-server-unrevealed",
    "deck-empty", "discard-must-lead", "draw-low", "draw-off", "edition", "ending", "field-missing",
    "field-unknown", "field-wrong", "match-over", "move", "moves", "not-in-hand", "now-discard", "now-draw",
    "now-follow", "now-play", "now-take", "now-tuck", "one-must-lead", "options", "perft-depth",
    "play-must-lead", "position-alive", "position-cards", "position-deck-known", "position-known",
    "position-palette", "position-phase", "position-players", "position-seat", "position-seats",
    "position-seats-known", "position-seven", "position-turn", "position-winner", "record-card-missing",
    "record-card-scored", "record-deal", "record-empty", "record-hand", "record-header",
    "record-header-twice", "record-names", "record-no-turn", "record-prepared", "record-seats",
    "record-seedless", "record-server-alone", "record-start-late",
    "record-turn-whole", "record-unrevealed", "record-value", "round-open", "round-over", "seven-must-lead",
    "start-hand", "start-hand-large", "start-phase", "start-piles", "start-rules",
    "stop-must-lead", "syntax", "table-drawn", "table-partial", "table-reveals", "take-absent",
    "take-fewer", "take-last", "take-must-lead", "tuck-absent", "tuck-at-once", "tuck-deck", "tuck-itself",
    "tuck-must-lead", "turn-drawn", "turn-other", "turn-over", "turn-started", "undo-nothing",
))
# fmt: on

NOTHING: Final = Message("expected-nothing")


class Red7Error(ValueError):
    """A message that says what is wrong; its code and arguments are data, so a window can translate them."""

    def __init__(self, code: str, /, **arguments: object) -> None:
        self.message: Final = Message(code, **arguments)
        super().__init__(self.message)  # rendered only when needed

    @property
    def code(self) -> str:
        """The stable code of the error."""
        return self.message.code

    @property
    def arguments(self) -> Mapping[str, object]:
        """The arguments of the code."""
        return self.message.arguments

    def __reduce__(self) -> tuple[Callable[[], "Red7Error"], tuple[()]]:
        return partial(type(self), self.code, **self.arguments), ()


class InvalidError(Red7Error):
    """The input cannot be read as what it should be."""


class UnrevealedError(InvalidError):
    """A secret has not been revealed; it is kept until the match is over."""


class IllegalError(Red7Error):
    """The input is well formed, but the rules do not allow it."""


def syntax_error(found: str, expected: Message | str, column: int, line: int = 1) -> InvalidError:
    """An error that points at a place in a text; a `str` as `expected` is literal in every language."""
    return InvalidError(
        "syntax", line=line, column=column, found=repr(found) if found else NOTHING, expected=expected
    )


def placed(error: Red7Error, **place: int) -> Red7Error:
    """The same error with its place, in the arguments and in the text."""
    return type(error)(error.code, **{**error.arguments, **place})
