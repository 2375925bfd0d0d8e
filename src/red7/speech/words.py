"""Says messages in a language, from the Fluent files in `locales`.

    >>> Words().say("points", points=1)
    '1 point'
    >>> from red7.game.messages import Message
    >>> Words("xx").render(Message("card", found="R9"))
    '“R9” is no card: a card is a letter of ROYGBIV and a number from 1 to 7, such as R7'

A language is a file: `locales/fr.ftl` is all that French needs. What a language lacks is said in English.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource

from red7.game.cards import Card, Color
from red7.game.messages import Message, Seat

LOCALES = Path(__file__).parent / "locales"
ENGLISH: Final = "en"
_MOST: Final = 10**15  # larger numbers count nothing, and Fluent cannot format those of some 28 digits
_LONGEST: Final = 1000  # signs of an argument; Fluent takes no more
YOU: Final = "you"  # what a message selects on to speak to the player
_PLACES: Final = frozenset({"line", "column", "round", "turn"})
_PREFIXES: Final = {  # by the arguments that a place has
    "place": frozenset({"line", "column"}),
    "place-line": frozenset({"line"}),
    "place-turn": frozenset({"round", "turn"}),
}
_SAY_THEIR_PLACE: Final = frozenset({"arena-journal-line", "encoding", "server-no-turn", "syntax"})


class Words:
    """A language to speak in, with the names of the players and the seat, if any, that is spoken to."""

    def __init__(self, language: str = ENGLISH, names: Sequence[str] = (), you: int | None = None) -> None:
        # A player may be called what messages select on; then a capital letter keeps the two apart.
        self._names = tuple(name.capitalize() if name == YOU else name for name in names)
        self._you = you
        self._bundles = [_bundle(path) for path in _files(language)]

    def say(self, code: str, /, **arguments: object) -> str:
        """The message of a code. Cards, colours, seats, messages and lists of them are said in it as well."""
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(code)), None)
        if bundle is None:
            raise KeyError(code)
        return _format(bundle, code, {name: _cut(self._said(value)) for name, value in arguments.items()})

    def render(self, message: Message) -> str:
        """A message as text, with its place before it; the owner of a card is called by name."""
        arguments = {
            # Places are counted: line 1000, not line 1,000.
            name: str(value) if name in _PLACES else value
            for name, value in message.arguments.items()
        }
        owner = arguments.get("owner")
        if isinstance(owner, int):
            arguments["owner"] = Seat(owner)
        text = self.say(message.code, **arguments)
        if message.code in _SAY_THEIR_PLACE:
            return text
        for code, names in _PREFIXES.items():
            if names <= arguments.keys():
                return self.say(code, message=text, **{name: arguments[name] for name in names})
        return text

    def name(self, seat: int) -> str:
        """What a player is called where it stands alone, as in a table."""
        return self.say("player", who=Seat(seat))

    def join(self, items: Sequence[object]) -> str:
        """An enumeration: `R7, G4 and B2`."""
        said = [str(self._said(item)) for item in items]
        if len(said) < 2:
            return "".join(said)
        first = reduce(lambda left, right: self.say("list-more", first=left, next=right), said[:-1])
        return self.say("list-last", first=first, last=said[-1])

    def _said(self, value: object) -> str | int:
        match value:
            case Seat(number):
                if number == self._you:
                    return YOU
                return self._names[number] if number < len(self._names) else self.say("seat", number=number)
            case Card():
                return str(value)
            case Color():
                return self.say(f"color-{value}")
            case Message():
                return self.render(value)
            case list() | tuple():
                return self.join(cast("Sequence[object]", value))
            case int() if abs(value) < _MOST:
                return value
            case _:
                return str(value)


def _cut(value: str | int) -> str | int:
    """The value, or as much of it as fits into a message."""
    return value if isinstance(value, int) or len(value) <= _LONGEST else value[: _LONGEST - 1] + "…"


def languages() -> list[str]:
    """The languages there is a file for."""
    return sorted(path.stem for path in LOCALES.glob("*.ftl"))


def _files(language: str) -> Iterator[Path]:
    """The files to look in: `es_AR.UTF-8` is Spanish of Argentina, else any Spanish, else English."""
    known = {name.lower(): name for name in languages()}
    tag = language.partition(".")[0].replace("_", "-").lower()
    for name in dict.fromkeys([tag, tag.partition("-")[0], ENGLISH]):
        if name in known:
            yield LOCALES / f"{known[name]}.ftl"


@cache
def _bundle(path: Path) -> FluentBundle:
    bundle = FluentBundle([path.stem], functions={"SPELL": _speller(path)}, use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _speller(path: Path) -> Callable[[Any], Any]:
    """The function `SPELL` of a language file: a small number as a word, as its message `spelled` has it."""
    return lambda number: _format(_bundle(path), "spelled", {"number": number})


def _format(bundle: FluentBundle, code: str, arguments: Mapping[str, object]) -> str:
    pattern = bundle.get_message(code).value
    if pattern is None:
        raise KeyError(code)
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise errors[0]
    return str(text)
