"""What the sources of the page share with the rest: types, words, addresses, and examples of the rules."""

import json
import re
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from red7.game.cards import Card, Color, cards_of
from red7.game.engine.canvas import counting
from red7.server.http.static import _PAGES
from red7.table.views.round import leads
from workshop.page import GENERATED

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"
LOCALES = ROOT / "src/red7/speech/locales"
SOURCES = [*WEB.rglob("*.ts"), *WEB.rglob("*.tsx")]


class Variables(Visitor):
    """Collects the variables that messages have."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The ids of a language file, with their variables."""
    arguments: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            arguments[entry.id.name] = variables.names
    return arguments


@pytest.mark.parametrize(("name", "maker"), GENERATED.items(), ids=list(GENERATED))
def test_what_is_made_from_python_is_up_to_date(name: str, maker: str) -> None:
    text = (WEB / name).read_text("utf-8")
    assert text == resolve_name(maker)(), f"web/src/{name} is out of date: python3 dev.py generate"


def test_page_and_server_know_the_same_addresses() -> None:
    router = (WEB / "router.ts").read_text("utf-8")
    plain = set(re.findall(r'^  "/(\w+)": "\w+",$', router, re.MULTILINE))
    with_more = set(re.findall(r'kind === "(\w+)"', router))
    assert plain | with_more == _PAGES


def test_the_page_says_what_its_language_file_has_and_nothing_else() -> None:
    texts = "\n".join(path.read_text("utf-8") for path in SOURCES)
    ids = messages(LOCALES / "en/page.ftl").keys()
    plain = set(re.findall(r"[\"'](web-[\w-]+)[\"']", texts))
    patterns = [re.sub(r"\$\{[^}]*\}", r"[\\w-]+", made) for made in re.findall(r"`(web-[^`]*)`", texts)]
    patterns += [re.escape(one) + suffix for one in plain for suffix in ("-about", "-card", "-choice")]
    used = {one for one in ids if one in plain or any(re.fullmatch(pattern, one) for pattern in patterns)}
    references = set(re.findall(r"\{ (web-[\w-]+) \}", (LOCALES / "en/page.ftl").read_text("utf-8")))
    assert ids - used - references == set(), "no page says these"
    unknown = {one for one in plain - ids if not any(name.startswith(f"{one}-") for name in ids)}
    assert unknown == set(), "no language file has these"


def test_no_sentence_stands_in_the_code() -> None:
    """Text between tags, and labels, come from the language files; signs such as × may stand there."""
    for path in WEB.rglob("*.tsx"):
        text = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text("utf-8"), flags=re.DOTALL)
        sentences = re.findall(r">\s*([A-Z][a-z]+ [a-z]+[^<>{}]*)<", text)
        sentences += re.findall(r"(?:aria-label|title|placeholder|alt)=\"([^\"]+)\"", text)
        assert sentences == [], path.name


def page_cases(name: str) -> Any:
    """What the tests of the page expect of its own reckoning."""
    return json.loads((WEB.parent / f"test/game/rules/{name}.json").read_text("utf-8"))


def test_what_the_page_counts_by_is_what_the_engine_counts() -> None:
    for palette, by_color in page_cases("countedCards"):
        mask = sum(1 << int(Card.parse(card)) for card in palette)
        for color in Color:
            counted = sorted(str(card) for card in map(Card, cards_of(counting(mask, color))))
            assert counted == by_color[str(color)[0].upper()], palette


def test_what_the_page_says_of_who_leads_is_what_the_engine_says() -> None:
    for palettes, out, expected in page_cases("leads"):
        masks = [sum(1 << int(Card.parse(card)) for card in palette) for palette in palettes]
        assert json.loads(msgspec.json.encode(leads(masks, tuple(out)))) == expected, palettes


def test_the_examples_of_the_rules_are_right() -> None:
    source = (WEB / "pages/rules/RulesPage.tsx").read_text("utf-8")
    lines = re.findall(r"^  ([ROYGBIV]): \{ palette: (\[.*?\]), counts: (\[.*?\]) \},$", source, re.MULTILINE)
    assert [line[0] for line in lines] == list("ROYGBIV")
    for letter, palette, counts in lines:
        cards = [Card.parse(text) for text in json.loads(palette)]
        mask = sum(1 << int(card) for card in cards)
        color = next(color for color in Color if str(color)[0].upper() == letter)
        counted = {str(Card(card)) for card in cards_of(counting(mask, color))}
        assert counted == set(json.loads(counts)), letter
