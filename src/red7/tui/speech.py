"""Puts what is on the table into words: phrases from the server, turns, refusals and names."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from red7.game.cards import Color
from red7.game.editions import MODES, OPTION_NAMES, Options
from red7.game.messages import Message, SeatName
from red7.host.protocol.messages import Refused
from red7.speech.words import Words
from red7.table.views.history import SeenTurn
from red7.tui.pictures import color_of

_SEATS: Final = frozenset({"who", "rival", "owner"})
_STEPS: Final = {
    "p": "step-play",
    "c": "step-discard",
    "t": "web-t-step-take",
    "x": "step-to-canvas",
    "d": "step-to-deck",
    "+": "step-draw",
}


class Speech:
    """A language, with the names of the players at a table and the seat it addresses."""

    def __init__(self, language: str, names: Sequence[str] = (), you: int | None = None) -> None:
        self.language: Final = language
        self.words: Final = Words(language, names, you)
        self.say: Final = self.words.say

    def phrase(self, data: Mapping[str, Any]) -> str:
        """The text of a phrase from the server: a code of the language files with its arguments."""
        return self.words.render(_message(data))

    def refusal(self, refused: Refused) -> str:
        """The reason for a refusal; in English if this program does not know its code."""
        given: dict[str, Any] = {**refused.arguments, "code": refused.code}
        if isinstance(given.get("seat"), int):
            given["seat"] += 1  # people count from one
        try:
            return self.phrase(given)
        except (LookupError, TypeError, ValueError):
            return refused.text or refused.code

    def turn(self, turn: SeenTurn) -> str:
        """A turn as a sentence."""
        who = SeatName(turn.seat)
        steps = [self._step(who, word) for word in turn.text.split()]
        code = "turn-out" if turn.seat in turn.out else "turn-in"
        return self.say(code, who=who, steps=self.words.join(steps))

    def gone(self, turn: SeenTurn) -> Iterable[str]:
        """Who else went out with a turn because they had no cards left."""
        return [self.say("turn-empty", who=SeatName(seat)) for seat in turn.out if seat != turn.seat]

    def _step(self, who: SeatName, word: str) -> str:
        if word == "out":
            return self.say("step-out", who=who)
        if word in ("+", "??+"):
            return self.say("step-draw-hidden", who=who)
        card, sign = word[:2], word[2:]
        color = {"color": color_of(card)} if sign in ("c", "x") else {}
        return self.say(_STEPS[sign], who=who, card=card, **color)

    def mode(self, options: str) -> str:
        """The usual name of these options."""
        chosen = Options.parse(options)
        for mode, known in MODES.items():
            if chosen == known:
                return self.say(f"mode-{mode}")
        return " + ".join(self.say(f"option-{name}") for name in OPTION_NAMES if getattr(chosen, name))

    def edition(self, edition: str) -> str:
        """The name of an edition."""
        base, _, reading = edition.partition("/")
        name = self.say("web-edition", edition=base.replace(".", ""))
        return self.say("web-edition-short", edition=name) if reading else name

    def color(self, letter: str) -> str:
        """The name of a colour, with a capital letter as a heading."""
        name = self.say(f"color-{color_of(letter)}")
        return name[:1].upper() + name[1:]


def _message(data: Mapping[str, Any]) -> Message:
    """A message from its form in JSON, where colours are names and seats are numbers."""
    arguments = {name: _argument(name, value) for name, value in data.items() if name != "code"}
    return Message(str(data["code"]), **arguments)


def _argument(name: str, value: Any) -> object:
    if isinstance(value, Mapping):
        return _message(value)
    if isinstance(value, list):
        return [_argument(name, one) for one in value]
    if name in _SEATS and isinstance(value, int):
        return SeatName(value)
    if name in ("color", "rule") and value in _COLORS:
        return _COLORS[value]
    return value


_COLORS: Final = {str(color): color for color in Color}
