"""The examples in docstrings are true, in compiled modules as well, which keep no docstrings of their own."""

import ast
import doctest
import importlib
from pathlib import Path

import pytest
from support.documents import ROOT

SOURCES = ROOT / "src"
WITH_EXAMPLES = [
    path
    for path in sorted(SOURCES.rglob("*.py"))
    if ">>> " in path.read_text("utf-8") and "envs" not in path.parts  # those need packages of their own
]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=module_of)
def test_a_docstring_gives_what_it_says(path: Path) -> None:
    known = vars(importlib.import_module(module_of(path)))
    runner = doctest.DocTestRunner()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node) or ""
            runner.run(doctest.DocTestParser().get_doctest(text, dict(known), module_of(path), None, None))
    assert runner.summarize().failed == 0
