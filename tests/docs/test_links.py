"""What documents link to in the repository is there."""

import re
from pathlib import Path

import pytest
from support.documents import DOCS, PAGES, ROOT, name_of

MADE = DOCS / "reference"  # pages that only the site has
ALL = [*PAGES, ROOT / "SECURITY.md", ROOT / "CHANGELOG.md"]


def anchors(page: Path) -> set[str]:
    """The anchors of the headings of a page, as forges and the site make them."""
    titles = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", ALL, ids=name_of)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"(?<=\]\()(?![a-z]+:)([^)\s]*)(?=\))", page.read_text("utf-8")):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if target.parent != MADE:
            assert target.exists(), link
            assert not anchor or anchor in anchors(target), link
