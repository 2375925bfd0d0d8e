"""Every layer says by itself what it refuses, and every code that is raised can be said."""

import ast as python
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from support.fluent_files import language, messages, variables

import red7
from red7.game.errors import Red7Error
from red7.game.messages import Message
from red7.server.errors import REFUSALS, STATUS
from red7.speech.words import LOCALES, Words

SOURCES = Path(red7.__file__).parent
MESSAGES = language(LOCALES / "en")
BELOW = {
    "game": (),
    "ai": ("game",),
    "table": ("game",),
    "speech": ("game",),
    "learn": ("game", "ai", "table"),
    "arena": ("game", "ai"),
    "terminal": ("game", "ai", "learn"),
    "host": ("game", "ai", "table", "learn"),
    "server": ("game", "ai", "table", "learn", "host"),
    "local": ("game", "ai", "table", "learn", "host"),
}
PLACE = {"line", "column"}

every_layer = pytest.mark.parametrize("layer", BELOW)


def codes(layer: str) -> frozenset[str]:
    """The codes that a layer declares."""
    if not (SOURCES / layer / "errors.py").exists():
        return frozenset()
    declared: frozenset[str] = import_module(f"red7.{layer}.errors").CODES
    return declared


def kinds(of: type[Red7Error]) -> Iterator[str]:
    """The names of a kind of refusal and of all that are of its kind."""
    yield of.__name__
    for kind in of.__subclasses__():
        yield from kinds(kind)


LISTS = {layer: codes(layer) for layer in BELOW}
RAISED = re.compile("|".join(kinds(Red7Error)))


def sources(layer: str) -> Iterator[Path]:
    """The modules of a layer, and of those above it, but for the lists of codes."""
    for name in (layer, *(above for above, below in BELOW.items() if layer in below)):
        yield from (path for path in (SOURCES / name).rglob("*.py") if path.name != "errors.py")


def calls(layer: str) -> Iterator[tuple[str, python.Call]]:
    """The name of whatever is called in a layer, and the call."""
    for path in (SOURCES / layer).rglob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call):
                yield name_of(node), node


def name_of(call: python.AST) -> str:
    """What is called in a call, and nothing for anything else."""
    function = getattr(call, "func", None)
    return str(getattr(function, "attr", getattr(function, "id", "")))


def texts(node: python.AST) -> Iterator[str]:
    """The texts in an expression, but for keys and for those that go into a message."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        yield node.value
    elif not isinstance(node, python.Subscript) and name_of(node) != "Message":
        for child in python.iter_child_nodes(node):
            yield from texts(child)


def codes_in(layer: str, what: re.Pattern[str]) -> Iterator[tuple[str, set[str] | None]]:
    """The codes in calls of this name, with the names of their arguments where these can be read off."""
    for name, call in calls(layer):
        if what.fullmatch(name) and call.args and not isinstance(call.args[0], python.JoinedStr):
            given = {word.arg for word in call.keywords}
            for code in texts(call.args[0]):
                yield code, None if None in given else {word for word in given if word}


@every_layer
def test_what_a_layer_refuses_is_on_its_list_or_on_one_below(layer: str) -> None:
    known = LISTS[layer].union(*(LISTS[below] for below in BELOW[layer]))
    assert {code for code, _ in codes_in(layer, RAISED)} <= known


@every_layer
def test_what_is_on_the_list_of_a_layer_is_refused_there_or_above(layer: str) -> None:
    text = "\n".join(path.read_text("utf-8") for path in sources(layer))
    starts = tuple(re.findall(r"""f"([a-z-]+-)\{""", text)) or ("-",)
    assert not [code for code in LISTS[layer] if f'"{code}"' not in text and not code.startswith(starts)]


@every_layer
def test_a_refusal_or_a_reason_has_words_and_gives_them_what_they_need(layer: str) -> None:
    wrong: list[str] = []
    for code, given in (*codes_in(layer, RAISED), *codes_in(layer, re.compile("Message"))):
        if code not in MESSAGES:
            wrong.append(code)
        elif (
            given is not None
            and not code.startswith("set-")
            and given - PLACE != variables(MESSAGES, code) - PLACE
        ):
            wrong.append(f"{code}: {given}")
    assert wrong == []
    assert LISTS[layer] <= MESSAGES.keys()


def test_every_expectation_is_used() -> None:
    used = {code for layer in BELOW for code, _ in codes_in(layer, re.compile("Message"))}
    expected = {code for code in MESSAGES if code.startswith("expected-")}
    assert {code for code in expected if code in used or code.startswith("expected-field-")} == expected


def test_what_was_found_and_expected_is_never_a_phrase_in_english() -> None:
    phrases: list[str] = []
    seen = 0
    for layer in BELOW:
        for name, call in calls(layer):
            given = [word.value for word in call.keywords if word.arg in ("found", "expected")]
            if name in ("syntax_error", "_fail", "fail", "_wrong"):
                given += call.args
            seen += len(given)
            phrases += [
                text for part in given for text in texts(part) if len(re.findall("[A-Za-z]{2,}", text)) > 1
            ]
    assert seen > 50
    assert phrases == []


@every_layer
def test_a_refusal_that_names_its_place_says_it_once(layer: str) -> None:
    for code in LISTS[layer]:
        given = {name: f"<{name}>" for name in variables(MESSAGES, code)}
        assert Words().render(Message(code, **given)) == Words().say(code, **given)


def test_every_status_is_that_of_a_refusal() -> None:
    assert STATUS.keys() <= REFUSALS


def test_the_page_has_words_for_every_refusal_that_a_player_can_meet() -> None:
    assert messages(LOCALES / "en" / "refusals.ftl").keys() >= REFUSALS
