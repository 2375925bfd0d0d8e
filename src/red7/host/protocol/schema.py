"""The messages of a table's socket, published: as JSON Schema, and as TypeScript.

Both are made from the types the host itself reads and writes, so they cannot disagree with it.
"""

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from red7.host.protocol.messages import FromClient, FromServer

_DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
_WORDS: Final = ("title", "description")
Schema = dict[str, Any]


def messages_schema(version: str) -> bytes:
    """The messages of a table's socket as JSON Schema, for this version of the program."""
    (client, server), parts = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template="#/$defs/{name}"
    )
    document = {
        "$schema": _DRAFT,
        "title": f"Red7 {version}: messages of a table's socket",
        "$defs": parts | {"FromClient": client, "FromServer": server},
    }
    return msgspec.json.encode(document)


@cache
def protocol() -> str:
    """A digest of the messages' types without descriptions, which tells versions of the protocol apart."""
    components = msgspec.json.schema_components((FromClient, FromServer), ref_template="{name}")
    shapes = json.dumps(_without_words(components), sort_keys=True)
    return hashlib.blake2b(shapes.encode(), digest_size=6).hexdigest()


def _without_words(schema: Any) -> Any:
    if isinstance(schema, dict):
        parts: Schema = schema
        return {
            name: _without_words(one) for name, one in parts.items() if name not in ("title", "description")
        }
    if isinstance(schema, list | tuple):
        return [_without_words(one) for one in schema]
    return schema


def typescript(others: Sequence[Any] = ()) -> str:
    """The types of all messages, and these others, as TypeScript."""
    schemas, parts = msgspec.json.schema_components((FromClient, FromServer, *others), ref_template="{name}")
    lines = ["// Made from the types of the server by `python3 dev.py generate`. Do not edit.", ""]
    for name, schema in sorted(parts.items()):
        lines += _declaration(name, schema)
    lines += [f"export type FromClient = {_type(schemas[0])};", ""]
    lines += [f"export type FromServer = {_type(schemas[1])};", ""]
    return "\n".join(lines)


def _declaration(name: str, schema: Schema) -> list[str]:
    about = [f"/** {schema['description'].strip().splitlines()[0]} */"] if "description" in schema else []
    if schema.get("type") != "object" or "properties" not in schema:
        return [*about, f"export type {name} = {_type(schema)};", ""]
    required = schema.get("required", [])
    fields = [
        f"  readonly {field}{'' if field in required else '?'}: {_type(kind)};"
        for field, kind in schema["properties"].items()
    ]
    return [*about, f"export interface {name} {{", *fields, "}", ""]


def _type(schema: Schema) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"readonly [{', '.join(map(_type, schema['prefixItems']))}]"
        case "array":
            item = _type(schema["items"]) if schema.get("items") else "unknown"
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case "object" if "properties" in schema:
            fields = [f"readonly {name}: {_type(kind)}" for name, kind in schema["properties"].items()]
            return f"{{ {'; '.join(fields)}; readonly [argument: string]: unknown }}"
        case "object":
            more = schema.get("additionalProperties")
            return f"Readonly<Record<string, {_type(more) if isinstance(more, dict) else 'unknown'}>>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(schema["type"])
        case _:
            return "unknown"
