"""What a server refuses, as a page: every code that a client may meet, with its English sentence."""

from collections.abc import Iterator
from typing import Final

from fluent.syntax import FluentParser, ast

from docs.builder.command_pages import escaped
from docs.builder.fact_tables import table
from red7.ai import errors as ai
from red7.game import errors as game
from red7.host import errors as host
from red7.learn import errors as learn
from red7.server.errors import REFUSALS, STATUS
from red7.speech.words import AUDIENCES, LOCALES
from red7.table import errors as table_errors

_PARTS: Final = {
    "By the rules": game.CODES,
    "By thinking": ai.CODES,
    "By lessons and puzzles": learn.CODES,
    "At a table": table_errors.CODES,
    "By the host of tables": host.CODES,
    "By the server": REFUSALS,
}


def refusals() -> str:
    """All codes, by who refuses."""
    sentences = dict(_sentences())
    lines = [
        "# Every refusal",
        "",
        (
            "A refusal has a stable code with arguments, and an English sentence; clients translate it. "
            "The names in braces are the arguments. The HTTP status is 400 for what can’t be understood, "
            "503 for what can’t be done just now, and 409 for everything else, unless it is given here."
        ),
    ]
    listed: set[str] = set()
    for title, codes in _PARTS.items():
        rows = [
            [f"`{code}`", str(STATUS.get(code, "")), escaped(sentences[code])]
            for code in sorted(codes - listed)
        ]
        lines += ["", f"## {title}", "", table(["code", "status", "what it says"], rows)]
        listed |= codes
    return "\n".join([*lines, ""])


def _sentences() -> Iterator[tuple[str, str]]:
    for audience in AUDIENCES:
        text = (LOCALES / "en" / f"{audience}.ftl").read_text("utf-8")
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message) and entry.value:
                yield entry.id.name, " ".join(_words(entry.value).split())


def _words(pattern: ast.Pattern) -> str:
    """A sentence with its arguments in braces; where it has several forms, the usual one."""
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _filled_in(element.expression)
        for element in pattern.elements
    )


def _filled_in(expression: object) -> str:
    match expression:
        case ast.SelectExpression(variants=variants):
            return _words(next(variant.value for variant in variants if variant.default))
        case ast.VariableReference(id=name):
            return f"{{{name.name}}}"
        case ast.FunctionReference(arguments=arguments):
            return _filled_in(arguments.positional[0])
        case ast.StringLiteral(value=text):
            return text
        case _:
            return "…"
