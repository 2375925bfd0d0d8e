"""What a Fluent file says, and with which variables, for tests that hold languages against each other."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from red7.speech.words import AUDIENCES, LOCALES, sound_of

Messages = Mapping[str, ast.Message]


class _References(Visitor):
    """Collects what a message refers to and selects by."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.text = ""
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's name
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent's name
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys |= {
                key.name if isinstance(key := variant.key, ast.Identifier) else key.value
                for variant in node.variants
            }
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - fluent's name
        self.text += node.value


def entries(path: Path) -> list[ast.EntryType]:
    """Everything in a file, with the lines that are no Fluent."""
    return FluentParser(with_spans=False).parse(path.read_text("utf-8")).body


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    """The messages of a file by their ids."""
    return {entry.id.name: entry for entry in entries(path) if isinstance(entry, ast.Message)}


def language(folder: Path) -> dict[str, ast.Message]:
    """All messages of a language that Python says, by their ids."""
    return {
        code: message
        for audience in AUDIENCES
        if (path := folder / f"{audience}.ftl").exists()
        for code, message in messages(path).items()
    }


def variables(of: Messages, code: str) -> set[str]:
    """The variables of a message and of those it refers to."""
    references = _References(of[code])
    return references.variables.union(*(variables(of, other) for other in references.messages))


def referred(of: Messages, code: str) -> set[str]:
    """The messages that a message refers to, and those that these refer to."""
    others = _References(of[code]).messages
    return others.union(*(referred(of, other) for other in others))


def keys(of: Messages, code: str) -> dict[str, set[str]]:
    """What a message selects by, for each variable."""
    return _References(of[code]).keys


def text(of: Messages, code: str) -> str:
    """The letters of a message, without what is filled in."""
    return _References(of[code]).text


@cache
def page(language: str) -> FluentBundle:
    """All that the page says in a language; as in the page, a region's messages replace its language's."""
    functions: dict[str, Any] = {"COLOR": str, "SOUND": sound_of}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for name in dict.fromkeys([language.partition("-")[0], language]):
        for audience in ("shared", "refusals", "page", "learn", "statistics"):
            path = LOCALES / name / f"{audience}.ftl"
            if path.exists():
                bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle
