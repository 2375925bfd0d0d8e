"""Messages as data: a code of the language files with its arguments.

Refusals, reasons, expectations and steps of a story are messages. A message goes as JSON to a browser, which
puts it into its own language; `red7.speech.words` does that here. Nothing below those two knows a language.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import NamedTuple, NoReturn


class SeatName(NamedTuple):
    """A seat as an argument: becomes its player's name, or "you"."""

    number: int


class Message:
    """A code with arguments: numbers, texts, cards, colours, seats, other messages, or tuples of these.

    >>> Message("expected-turn-number", turn=3).data()
    {'code': 'expected-turn-number', 'turn': 3}
    """

    __slots__ = ("_data", "arguments", "code")

    code: str
    arguments: Mapping[str, object]
    _data: dict[str, object] | None

    def __init__(self, code: str, /, **arguments: object) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "arguments", arguments)
        object.__setattr__(self, "_data", None)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a message stays what it is: {name} cannot be set")

    def data(self) -> dict[str, object]:
        """The message in the form of JSON: seats as numbers, cards and colours as texts.

        It is made once and shared, so do not change it.
        """
        if self._data is None:
            data: dict[str, object] = {"code": self.code}
            for name, value in self.arguments.items():
                data[name] = _plain(value)
            object.__setattr__(self, "_data", data)
            return data
        return self._data

    def __str__(self) -> str:
        return _renderer(self)

    def __repr__(self) -> str:
        given = [f"{name}={value!r}" for name, value in self.arguments.items()]
        return f"Message({', '.join([repr(self.code), *given])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.code, self.arguments) == (other.code, other.arguments)

    def __hash__(self) -> int:
        return hash((self.code, frozenset(self.arguments.items())))

    def __reduce__(self) -> tuple[object, ...]:
        return _message, (self.code, self.arguments)


def set_renderer(renderer: Callable[[Message], str]) -> None:
    """Render messages with this function from now on; without one, `str()` gives a code and its arguments."""
    global _renderer
    _renderer = renderer


def bare(message: Message) -> str:
    return " ".join([message.code, *[f"{name}={value}" for name, value in message.arguments.items()]])


_renderer: Callable[[Message], str] = bare


def _message(code: str, arguments: Mapping[str, object]) -> Message:
    """For pickling and copying, which cannot pass keyword arguments."""
    return Message(code, **arguments)


def _plain(value: object) -> object:
    kind = type(value)
    if kind is int or kind is str:  # most are
        return value
    if type(value) is Message:
        return value.data()
    if type(value) is SeatName:
        return value.number
    if isinstance(value, Enum):
        return str(value)
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    return value if value is None or isinstance(value, str | int) else str(value)
