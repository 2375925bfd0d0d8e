"""The pages of the site ask nobody but their own host."""

from pathlib import Path

from workshop.docs import requests_elsewhere


def test_a_page_that_would_ask_another_host_is_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<link rel="stylesheet" href="https://fonts.example/a.css"><script src="//cdn.example/b.js"></script>'
        '<img src="own.png"><link rel="icon" href="own.svg">'
    )
    (tmp_path / "site.css").write_text(
        '@import "https://fonts.example/c.css"; p { background: url(own.png) }'
    )
    assert requests_elsewhere(tmp_path) == [
        "index.html: https://fonts.example/a.css",
        "index.html: //cdn.example/b.js",
        "site.css: https://fonts.example/c.css",
    ]


def test_links_that_a_reader_may_follow_are_no_requests(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<a href="https://elsewhere.example/">elsewhere</a>')
    assert requests_elsewhere(tmp_path) == []
