"""Every public name of the library has a place in the documents, with an example that uses it."""

import ast
import doctest
import re

from support.documents import DOCS

import red7

TEXT = "\n".join(page.read_text("utf-8") for page in sorted((DOCS / "library").glob("*.md")))
SECTIONS = [part for part in re.split(r"^## ", TEXT, flags=re.MULTILINE) if "<!-- api: " in part]
EXAMPLES = dict[str, set[str]]()
for part in SECTIONS:
    sources = [example.source for example in doctest.DocTestParser().get_examples(part)]
    used = {
        node.id for source in sources for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)
    }
    for name in re.findall(r"^<!-- api: (\w+) -->$", part, re.MULTILINE):
        EXAMPLES[name] = used


def test_every_public_name_has_a_section_with_an_example_that_uses_it() -> None:
    assert [name for name in red7.__all__ if name not in EXAMPLES.get(name, ())] == []


def test_only_public_names_have_one() -> None:
    assert sorted(EXAMPLES) == sorted(red7.__all__)


def test_a_section_is_called_after_its_name() -> None:
    titles = [part.splitlines()[0] for part in SECTIONS]
    assert titles == list(EXAMPLES)
