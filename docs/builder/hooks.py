"""What mkdocs asks while it builds the site; `mkdocs.yml` names this file."""

from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files  # pyright: ignore[reportMissingImports]

from docs.builder import (
    command_pages,
    fact_tables,
    figures,
    links,
    proofs,
    references,
    refusal_pages,
    schema_pages,
)
from red7.game.cards import Card

ROOT = Path(__file__).resolve().parents[2]


def on_files(files: Files, config: Any) -> Files:
    """Adds what is made from the program, and what pages link to outside the folder of documents."""
    made = {
        "reference/commands.md": command_pages.reference(),
        "reference/messages.md": schema_pages.messages(),
        "reference/http.md": schema_pages.http(),
        "reference/refusals.md": refusal_pages.refusals(),
        "assets/card.svg": Card.R7.picture(),
    }
    for place, content in made.items():
        files.append(File.generated(config, place, content=content))
    pages = [file.src_uri for file in files.documentation_pages()]
    for place in sorted(links.outside(pages, ROOT)):
        files.append(File.generated(config, links.on_site(place), abs_src_path=str(ROOT / place)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Draws the examples of a page, fills in what is made, and mends its links."""
    place = page.file.src_uri
    if place == "index.md":
        page.meta["hide"] = ["navigation"]  # it would show this one page
    for step in (figures.drawn, fact_tables.filled_in, references.filled_in, proofs.spelled_out):
        markdown = step(markdown)
    return links.mended(markdown, place)
