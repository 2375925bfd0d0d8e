"""The protocol, published: JSON Schema of the socket's messages, OpenAPI of the rest, and TypeScript types.

All are made from the types the server itself reads and writes, so they cannot disagree with it.
"""

import json
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from red7 import __version__
from red7.host.protocol.messages import FromClient, FromServer, Refused
from red7.server import app
from red7.server.http.endpoint import ENDPOINTS, JSON, Endpoint

_DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
_REFERENCE: Final = "#/components/schemas/{name}"
Schema = dict[str, Any]

assert app.PARTS


def messages_schema() -> bytes:
    """The messages of a table's socket as JSON Schema."""
    (client, server), parts = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template="#/$defs/{name}"
    )
    document = {
        "$schema": _DRAFT,
        "title": f"Red7 {__version__}: messages of a table's socket",
        "$defs": parts | {"FromClient": client, "FromServer": server},
    }
    return msgspec.json.encode(document)


def openapi_schema() -> bytes:
    """The HTTP interface as OpenAPI."""
    types = _types(ENDPOINTS)
    schemas, parts = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    known = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, Schema] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, known)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Red7", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "red7"},
            },
        },
        "security": [{"token": []}, {"cookie": []}, {}],
    }
    return msgspec.json.encode(document)


def _types(endpoints: Iterable[Endpoint]) -> list[Any]:
    found: list[Any] = [Refused]
    for one in endpoints:
        found += [kind for kind in (one.body, one.gives) if kind not in (None, str)]
    return list(dict.fromkeys(found))


def _operation(one: Endpoint, known: dict[str, Schema]) -> Schema:
    good: Schema = {"description": one.about}
    if one.gives is not None or one.media != JSON:
        good["content"] = {one.media: {"schema": known.get(str(one.gives), {"type": "string"})}}
    elif one.method == "GET":
        good["content"] = {JSON: {"schema": {"type": "object"}}}
    has_content = "content" in good
    refused = {"description": "Refused", "content": {JSON: {"schema": known[str(Refused)]}}}
    operation: Schema = {
        "operationId": one.name,
        "summary": one.about,
        "responses": {"200" if has_content else "204": good}
        | {str(status): refused for status in (400, 401, 403, 404, 409, 413, 429, 503)},
    }
    names = [part[1:-1] for part in one.path.split("/") if part.startswith("{")]
    if names:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
        ]
    if one.body is not None:
        media = "text/plain" if one.body is str else JSON
        operation["requestBody"] = {
            "required": True,
            "content": {media: {"schema": known.get(str(one.body), {"type": "string"})}},
        }
    return operation


def typescript() -> str:
    """All types as TypeScript."""
    types = [FromClient, FromServer, *_types(ENDPOINTS)]
    schemas, parts = msgspec.json.schema_components(types, ref_template="{name}")
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
    """The type of TypeScript that a schema stands for."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
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
