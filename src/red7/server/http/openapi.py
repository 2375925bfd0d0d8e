"""The HTTP interface, published as OpenAPI: made from the endpoints, so it cannot disagree with them."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from red7 import __version__
from red7.host.endpoints.endpoint import JSON, TEXT, Endpoint
from red7.host.protocol.messages import Refused

_REFERENCE: Final = "#/components/schemas/{name}"
Schema = dict[str, Any]


def openapi_schema(endpoints: Sequence[Endpoint]) -> bytes:
    """The HTTP interface as OpenAPI."""
    types = types_of(endpoints)
    schemas, parts = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    known = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, Schema] = {}
    for one in endpoints:
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


def types_of(endpoints: Sequence[Endpoint]) -> list[Any]:
    """What endpoints take and give."""
    types: list[Any] = [Refused]
    for one in endpoints:
        types += [kind for kind in (one.body, one.gives) if kind not in (None, str, bytes)]
    return list(dict.fromkeys(types))


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
        media = TEXT if one.takes_text else JSON
        operation["requestBody"] = {
            "required": True,
            "content": {media: {"schema": known.get(str(one.body), {"type": "string"})}},
        }
    return operation
