"""The protocol as pages: the messages of a table's socket, and what can be asked over HTTP."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from docs.builder.command_pages import escaped
from docs.builder.fact_tables import table
from red7 import __version__
from red7.host.protocol.schema import messages_schema
from red7.server.http.openapi import openapi_schema
from red7.server.http.routes import ENDPOINTS

Schema = dict[str, Any]
_HEAD: Final = "Made from the types that the server itself reads and writes."


def messages() -> str:
    """The messages of a table's socket, and the types they are made of."""
    parts: dict[str, Schema] = msgspec.json.decode(messages_schema(__version__))["$defs"]
    ways = {"FromClient": "What a client says", "FromServer": "What the server says"}
    lines = [
        "# Messages of a table’s socket",
        "",
        (
            f"{_HEAD} A server has the same as JSON Schema at `/api/messages.json`; "
            "[the protocol](../protocol.md) tells how they are used."
        ),
    ]
    shown: set[str] = set()
    for way, title in ways.items():
        lines += ["", f"## {title}"]
        for name in [_name(one["$ref"]) for one in parts.pop(way)["anyOf"]]:
            tag = parts[name]["properties"]["type"]["enum"][0]
            lines += _entry(name, parts[name], f"`{tag}`", 3)
            shown.add(name)
    others = {name: schema for name, schema in parts.items() if name not in shown}
    return "\n".join([*lines, "", "## The types in them", *_types(others), ""])


def http() -> str:
    """What can be asked over HTTP, and the types it takes and gives."""
    document = msgspec.json.decode(openapi_schema(ENDPOINTS))
    lines = [
        "# What can be asked over HTTP",
        "",
        (
            f"{_HEAD} A server has the same as OpenAPI at `/api/openapi.json`. "
            "What is refused is answered by a [`Refused`](#refused) with a stable code."
        ),
        "",
    ]
    rows = []
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            takes = _content(operation.get("requestBody", {}))
            good = next(answer for status, answer in operation["responses"].items() if status < "300")
            rows.append([f"`{method.upper()} {path}`", escaped(operation["summary"]), takes, _content(good)])
    lines += [table(["request", "what it is for", "takes", "answers"], rows), "", "## The types", ""]
    return "\n".join([*lines, *_types(document["components"]["schemas"]), ""])


def _content(body: Schema) -> str:
    kinds = [_type(content.get("schema", {})) for content in body.get("content", {}).values()]
    return " or ".join(kinds)


def _types(parts: dict[str, Schema]) -> Iterable[str]:
    for name, schema in sorted(parts.items()):
        yield from _entry(name, schema, name, 3)


def _entry(name: str, schema: Schema, title: str, depth: int) -> Iterator[str]:
    yield from ["", f"{'#' * depth} {title} {{ #{name.lower()} }}", ""]
    yield escaped(" ".join(schema.get("description", "").split()))
    if "properties" not in schema:
        yield from ["", _type(schema)]
        return
    needed = schema.get("required", [])
    rows = [
        [
            f"`{field}`",
            _type(kind),
            "" if field in needed else f"left out: `{json.dumps(kind.get('default'))}`",
        ]
        for field, kind in schema["properties"].items()
    ]
    yield from ["", table(["field", "type", ""], rows)]


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]


def _type(schema: Schema) -> str:
    """A type in words, with links to those that have a name."""
    if "$ref" in schema:
        name = _name(schema["$ref"])
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"list of {', '.join(map(_type, schema['prefixItems']))}"
        case "array":
            return f"list of {_type(schema['items'])}" if schema.get("items") else "list"
        case "object":
            more = schema.get("additionalProperties")
            return f"object of {_type(more)}" if isinstance(more, dict) else "object"
        case "integer":
            return "whole number"
        case None:
            return "anything"
        case kind:
            return str(kind)
