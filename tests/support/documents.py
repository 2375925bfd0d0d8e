"""The documents of the project, and the samples in them."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
_FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INDENTED = re.compile(r"(?<=\n\n)(?: {4}\S[^\n]*\n)+")


def name_of(page: Path) -> str:
    """A page as it is called in a report."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return [block for kind, block in _FENCE.findall(page.read_text("utf-8")) if kind == language]


def command_lines(page: Path) -> Iterator[str]:
    """All that a page tells its readers to type: lines of its blocks that begin with our commands."""
    text = page.read_text("utf-8")
    samples = [block for kind, block in _FENCE.findall(text) if kind != "pycon"] + _INDENTED.findall(text)
    for line in "\n".join(samples).splitlines():
        for command in re.split("[|;]", line.strip().removeprefix("$ ")):
            if command.strip().startswith(("red7 ", "python3 dev.py ")):
                yield command.strip()
