"""Links between documents as a reader of the repository follows them, turned into links of the site."""

import re
from collections.abc import Iterable
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Final

# The documents at the root of the repository that are pages of the site, too.
PAGES: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
}
_README: Final = "README.md"
_START: Final = "index.md"
_LINK: Final = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)\s]+)(?=\))")
_DOCS: Final = "docs"
_FILES: Final = "files/"  # where the site keeps what is neither


def on_site(place: str) -> str:
    """Where on the site a file of the repository is."""
    if place == _README:
        return _START
    if place.startswith(f"{_DOCS}/"):
        return place.removeprefix(f"{_DOCS}/")
    return PAGES.get(place, f"{_FILES}{place}")


def in_repository(page: str) -> str:
    """Where in the repository a page of the site is."""
    roots = {on_the_site: place for place, on_the_site in PAGES.items()}
    if page.startswith(_FILES):
        return page.removeprefix(_FILES)
    return roots.get(page, f"{_DOCS}/{page}")


def outside(pages: Iterable[str], root: Path) -> set[str]:
    """The files outside the folder of documents that pages lead to, by one link or several."""
    places = set(PAGES)
    waiting = [*pages, *PAGES.values()]
    while waiting:
        page = waiting.pop()
        source = root / in_repository(page)
        if source.suffix != ".md" or not source.exists():  # code, or made from the program
            continue
        for link in _LINK.findall(source.read_text("utf-8")):
            place, _ = _target(link, page)
            if on_site(place).startswith(_FILES) and (root / place).is_file() and place not in places:
                places.add(place)
                waiting.append(on_site(place))
    return places


def mended(markdown: str, page: str) -> str:
    """A page with its links as they are on the site; what leads nowhere stays for mkdocs to find."""

    def mend(match: re.Match[str]) -> str:
        target, anchor = _target(match[1], page)
        return relpath(on_site(target), dirname(page) or ".") + anchor

    return _LINK.sub(mend, markdown)


def _target(link: str, page: str) -> tuple[str, str]:
    """The file of the repository that a link leads to, and the anchor in it."""
    path, mark, anchor = link.partition("#")
    return normpath(join(dirname(in_repository(page)), path)), mark + anchor
