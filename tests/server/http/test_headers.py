"""Every answer, also a refusal, forbids what our pages never need."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from support.server.live_server import serving

from red7.server.http.headers import POLICY, Headers


async def plain(_request: Request) -> Response:
    return PlainTextResponse("hello")


async def cacheable(_request: Request) -> Response:
    return PlainTextResponse(
        "hello", headers={"Cache-Control": "max-age=31536000", "X-Frame-Options": "DENY"}
    )


def answer(path: str, *, secure: bool = False) -> httpx.Headers:
    """The headers of an answer."""

    async def get() -> httpx.Headers:
        inner = Starlette(routes=[Route("/", plain), Route("/kept", cacheable)])
        app = Headers(inner, secure=secure, now=lambda: 1_700_000_000_999)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return (await client.get(path)).headers

    return asyncio.run(get())


@pytest.mark.parametrize("path", ["/", "/kept", "/no-such-page"])
def test_every_answer_has_the_headers(path: str) -> None:
    headers = answer(path)
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "access-control-allow-origin" not in headers


def test_the_policy_lets_nothing_inline_and_nobody_else_in() -> None:
    rules = {name: value for name, _, value in (rule.partition(" ") for rule in POLICY.split("; "))}
    assert rules["default-src"] == "'self'"
    assert rules["script-src"] == "'self'"
    assert rules["style-src"] == "'self'"
    for none in ("object-src", "base-uri", "frame-ancestors"):
        assert rules[none] == "'none'"
    allowed = set(re.findall(r"\S+", " ".join(rules.values())))
    assert allowed == {"'self'", "'none'", "data:"}
    assert [name for name, value in rules.items() if "data:" in value] == ["img-src"]


def test_nothing_is_stored_unless_the_answer_says_so() -> None:
    assert answer("/")["cache-control"] == "no-store"
    assert answer("/kept")["cache-control"] == "max-age=31536000"


def test_every_answer_tells_the_time_of_the_server() -> None:
    for path in ("/", "/no-such-page"):
        assert answer(path)["date"] == "Tue, 14 Nov 2023 22:13:20 GMT"


async def test_the_time_is_the_one_that_tables_go_by(tmp_path: Path) -> None:
    async with serving(tmp_path, now=lambda: 1_700_000_000_000) as server, server.client() as client:
        assert (await client.get("/api/tables")).headers.get_list("date") == ["Tue, 14 Nov 2023 22:13:20 GMT"]


def test_only_https_asks_for_https_from_now_on() -> None:
    header = answer("/", secure=True)["strict-transport-security"]
    assert int(re.findall(r"max-age=(\d+)", header)[0]) >= 365 * 86_400
    assert "includeSubDomains" in header
    assert "strict-transport-security" not in answer("/")
