"""The base of all views."""

from typing import Annotated, Any

import msgspec


class View(msgspec.Struct, frozen=True):
    """The base of all views."""


# A code of the language files with its arguments.
Phrase = Annotated[
    dict[str, Any],
    msgspec.Meta(extra_json_schema={"properties": {"code": {"type": "string"}}, "required": ["code"]}),
]
