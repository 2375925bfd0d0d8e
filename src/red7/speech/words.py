"""Says messages in a language, from the Fluent files in `locales`.

    >>> Words().say("points", points=1)
    '1 point'
    >>> from red7.game.messages import Message
    >>> Words("xx").render(Message("card", found="R9"))
    '“R9” isn’t a card: a card is a letter of ROYGBIV and a number from 1 to 7, such as R7'

A language is a folder: `locales/fr` is all that French needs, with a file for each audience. The folder of a
region has only what differs from its language; what a language lacks is said in English.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any, Final, cast
from unicodedata import combining, normalize

from fluent.runtime import FluentBundle, FluentResource

from red7.game.cards import Card, Color
from red7.game.messages import Message, SeatName

LOCALES = Path(__file__).parent / "locales"
ENGLISH: Final = "en"
AUDIENCES: Final = ("shared", "refusals", "terminal", "arena", "server", "puzzles", "tui", "page")
"""The files that Python reads, each only if those before it lack a message; the page has two more."""
_MOST: Final = 10**15  # larger numbers count nothing real, and Fluent cannot format those of some 28 digits
_LONGEST: Final = 1000  # characters of an argument; Fluent takes no more
YOU: Final = "you"  # the selector by which messages address the player
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
        # A player may be called like a selector of messages; a capital letter keeps the two apart.
        self._names = tuple(name.capitalize() if name == YOU else name for name in names)
        self._you = you
        self._languages = [_language(LOCALES / name) for name in dict.fromkeys([_known(language), ENGLISH])]

    def say(self, code: str, /, **arguments: object) -> str:
        """The message of a code. Its arguments may be cards, colours, seats, messages and lists of them."""
        language = next((language for language in self._languages if language.has(code)), None)
        if language is None:
            raise KeyError(code)
        # A colour is passed as its key, a selector; the function `COLOR` gives its name.
        return language.format(
            code,
            {
                name: str(value) if isinstance(value, Color) else _cut(self._argument(value))
                for name, value in arguments.items()
            },
        )

    def render(self, message: Message) -> str:
        """A message as text, with its place before it; the owner of a card is called by name."""
        arguments = {
            # Ordinals have no separators: line 1000, not line 1,000.
            name: str(value) if name in _PLACES else value
            for name, value in message.arguments.items()
        }
        owner = arguments.get("owner")
        if isinstance(owner, int):
            arguments["owner"] = SeatName(owner)
        text = self.say(message.code, **arguments)
        if message.code in _SAY_THEIR_PLACE:
            return text
        for code, names in _PREFIXES.items():
            if names <= arguments.keys():
                return self.say(code, message=text, **{name: arguments[name] for name in names})
        return text

    def name(self, seat: int) -> str:
        """The name of a player on its own, as in a table."""
        return self.say("player", who=SeatName(seat))

    def join(self, items: Sequence[object]) -> str:
        """An enumeration: `R7, G4 and B2`."""
        texts = [str(self._argument(item)) for item in items]
        if len(texts) < 2:
            return "".join(texts)
        first = reduce(lambda left, right: self.say("list-more", first=left, next=right), texts[:-1])
        return self.say("list-last", first=first, last=texts[-1])

    def apart(self, sentences: Sequence[str]) -> str:
        """Sentences side by side: `the turn is complete; the deck is empty`."""
        first, *more = sentences or [""]
        return reduce(lambda left, right: self.say("list-apart", first=left, next=right), more, first)

    def _argument(self, value: object) -> str | int:
        match value:
            case SeatName(number):
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
    """All languages."""
    return sorted(path.name for path in LOCALES.iterdir() if path.is_dir())


def _known(language: str) -> str:
    """The language to speak: `es_AR.UTF-8` is Spanish of Argentina, else any Spanish, else English."""
    if language == ENGLISH:
        return ENGLISH
    known = {name.lower(): name for name in languages()}
    tag = language.partition(".")[0].replace("_", "-").lower()
    return known.get(tag) or known.get(tag.partition("-")[0]) or ENGLISH


class _Language:
    """The messages of a language; its files are read when first needed."""

    def __init__(self, folder: Path) -> None:
        self._folders = dict.fromkeys([folder.with_name(folder.name.partition("-")[0]), folder])
        functions = {"SPELL": self._spelled, "COLOR": self._color, "SOUND": sound_of}
        self._bundle = FluentBundle([folder.name], functions=functions, use_isolating=False)
        self._read: set[str] = set()

    def has(self, code: str) -> bool:
        """Whether there is a message for a code."""
        for audience in AUDIENCES:
            if self._bundle.has_message(code):
                return True
            if audience not in self._read:
                self._add(audience)
        return self._bundle.has_message(code)

    def format(self, code: str, arguments: Mapping[str, object]) -> str:
        """The message of a code, which must exist."""
        pattern = self._bundle.get_message(code).value
        if pattern is None:
            raise KeyError(code)
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise errors[0]
        return str(text)

    def _add(self, audience: str) -> None:
        for folder in self._folders:
            path = folder / f"{audience}.ftl"
            if path.exists():
                # What a region says replaces what its language says.
                self._bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
        self._read.add(audience)

    def _spelled(self, number: Any) -> Any:
        """The function `SPELL`: a small number as a word, as the message `spelled` has it."""
        return self.format("spelled", {"number": number})

    def _color(self, key: Any) -> Any:
        """The function `COLOR`: the name of a colour, by its key."""
        return self.format(f"color-{key}", {}) if self.has(f"color-{key}") else key


def sound_of(text: Any) -> str:
    """The function `SOUND`: the vowel a word begins with, for y or e, a or ad; a card by its name."""
    plain = "".join(sign for sign in normalize("NFD", str(text)) if not combining(sign))
    match = re.match(r"h?([aeiou])(.?)", plain, re.IGNORECASE)
    if not match or re.match(r"[ROYGBIV][1-7]\b", plain):
        return "other"
    vowel, follower = match[1].lower(), match[2].lower()
    return "other" if vowel == "i" and follower in {"a", "e", "o", "u"} else vowel


_language = cache(_Language)
