"""A guest's cookie counts only when a page of ours sends it."""

import socket

import pytest
from starlette.datastructures import Headers

from red7.server.http.origins import Origins

PUBLIC = Origins("https://play.example", "0.0.0.0")
LOCAL = Origins(None, "cards.lan")


@pytest.mark.parametrize(
    "origin",
    ["https://play.example", "https://play.example:443", "HTTPS://PLAY.EXAMPLE", "https://play.example/"],
)
def test_pages_of_the_public_address_are_ours_whatever_the_host_header_says(origin: str) -> None:
    assert PUBLIC.allows(origin, "127.0.0.1:7007")


@pytest.mark.parametrize(
    "origin",
    [
        "http://play.example",
        "https://play.example:8443",
        "https://evil.example",
        "https://play.example.evil.example",
        "https://evilplay.example",
        "https://play.example@evil.example",
        "https://user@play.example",
        "https://play.example/path",
        "https://play.example?x",
        "https://play.example:99999",
        "https://[::1",
        "//play.example",
        "play.example",
        "file://",
        "null",
        "",
    ],
)
def test_all_other_pages_are_not(origin: str) -> None:
    assert not PUBLIC.allows(origin, "play.example")


@pytest.mark.parametrize(
    "host",
    ["localhost:7007", "127.0.0.1:7007", "192.168.1.5", "[::1]:7007", "cards.lan:7007", socket.gethostname()],
)
def test_without_a_public_address_a_page_is_ours_if_it_comes_from_where_the_server_is_called(
    host: str,
) -> None:
    assert LOCAL.allows(f"http://{host}", host)
    assert not LOCAL.allows(f"https://{host}", host)
    assert not LOCAL.allows("http://evil.example", host)
    assert not LOCAL.allows("http://localhost:9999", host)


def test_a_name_that_somebody_points_at_this_machine_is_not_ours() -> None:
    assert not LOCAL.allows("http://evil.example:7007", "evil.example:7007")


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({"host": "localhost:7007", "origin": "http://localhost:7007"}, True),
        ({"host": "localhost:7007", "origin": "http://evil.example"}, False),
        ({"host": "localhost:7007"}, False),
        ({"origin": "http://localhost:7007"}, False),
        ({}, False),
    ],
)
def test_a_cookie_without_an_origin_does_not_count(headers: dict[str, str], allowed: bool) -> None:
    assert LOCAL.allow_cookie(Headers(headers)) is allowed
