"""The documentation site: built strictly, from the documents and from the program itself."""

from __future__ import annotations

import os
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

from workshop.environment import Environment
from workshop.game import prepare
from workshop.programs import ROOT, Failure, run, say

SITE = ROOT / "build/docs"
SAMPLES = "tests/docs"
LOADED = {"audio": "src", "iframe": "src", "img": "src", "script": "src", "source": "src", "video": "src"}
LINKS_LOADED = {"stylesheet", "icon", "preload", "prefetch", "preconnect", "modulepreload", "manifest"}


def docs(words: list[str]) -> int:
    """Runs the samples of all documents and builds the site; with --serve, shows it afterwards."""
    samples = run(prepare("test").program("python"), "-m", "pytest", "--quiet", SAMPLES)
    if build_site() or samples:
        return 1
    if "--serve" in words:
        return run(sys.executable, "-m", "http.server", "--bind=127.0.0.1", f"--directory={SITE}", "7008")
    return 0


def build_site() -> int:
    """Builds the site; a broken link, a wrong example or a page that would ask another host fails."""
    tools = Environment(".venv-docs").prepare("base", "docs")
    around = {"PYTHONPATH": f"src{os.pathsep}{ROOT}", "RED7_LANGUAGE": "en", "NO_MKDOCS_2_WARNING": "1"}
    # Not quietly: mkdocs fails only for warnings that it shows.
    if run(tools.program("python"), "-m", "mkdocs", "build", "--strict", **around):
        return 1
    if foreign := requests_elsewhere(SITE):
        raise Failure("The site would ask other hosts:\n" + "\n".join(foreign))
    say(f"The site is in {SITE.relative_to(ROOT)}.")
    return 0


def requests_elsewhere(site: Path) -> list[str]:
    """What the pages and styles of a site would load from other hosts."""
    requests = []
    for page in sorted(site.rglob("*.html")):
        reader = _Loads()
        reader.feed(page.read_text("utf-8"))
        addresses = reader.addresses
        requests += [f"{page.relative_to(site)}: {address}" for address in addresses if _foreign(address)]
    for style in sorted(site.rglob("*.css")):
        addresses = re.findall(r"""(?:url\(|@import)\s*["']?([^"')\s]+)""", style.read_text("utf-8"))
        requests += [f"{style.relative_to(site)}: {address}" for address in addresses if _foreign(address)]
    return requests


def _foreign(address: str) -> bool:
    return bool(urlsplit(address).netloc)


class _Loads(HTMLParser):
    """The addresses that a browser asks for by itself when it shows a page."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag in LOADED:
            self.addresses.append(values.get(LOADED[tag]) or "")
        elif tag == "link" and LINKS_LOADED & set((values.get("rel") or "").split()):
            self.addresses.append(values.get("href") or "")
