"""The pages that are made from the program have all of it."""

from docs.builder.command_pages import reference
from docs.builder.refusal_pages import refusals
from docs.builder.schema_pages import http, messages
from red7.cli import COMMANDS
from red7.server.errors import REFUSALS
from red7.server.http.routes import ENDPOINTS


def test_every_command_is_there_with_its_options() -> None:
    page = reference()
    assert [name for name in COMMANDS if f"\n## `red7 {name}`\n" not in page] == []
    assert "`--public-url " in page


def test_every_message_is_there_with_its_fields() -> None:
    page = messages()
    assert "### `hello` { #hello }" in page
    assert "| `since` | whole number or null | left out: `null` |" in page


def test_every_request_is_there() -> None:
    page = http()
    assert [one.path for one in ENDPOINTS if f"`{one.method} {one.path}`" not in page] == []


def test_every_refusal_is_there_with_its_sentence() -> None:
    page = refusals()
    assert [code for code in REFUSALS if f"| `{code}` |" not in page] == []
    assert "the header {field} is missing" in page
