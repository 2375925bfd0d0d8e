"""Format, lint, types and import rules, of the game and of the page."""

from __future__ import annotations

import sys

from workshop.docs import build_site
from workshop.game import prepare
from workshop.page import lint_page, page_tools
from workshop.programs import run, say
from workshop.research import TYPED, pyright_project, research


def check(_: list[str]) -> int:
    """Runs all checks, and says which failed."""
    environment = prepare("test", "e2e", "check")
    envs = research()
    checks = {
        "format": ["ruff", "format", "--check", "."],
        "lint": ["ruff", "check", "."],
        "types by mypy": ["mypy"],
        "types by pyright": ["basedpyright"],
        # In the environment that has the packages these import.
        "types of research by mypy": ["mypy", f"--python-executable={envs.program('python')}", *TYPED],
        "types of research by pyright": ["basedpyright", f"--project={pyright_project(envs)}"],
        "import rules": ["lint-imports", "--no-cache"],
    }
    if sys.platform != "win32":
        checks["the image"] = ["hadolint", "deploy/Dockerfile"]
    failed = []
    for name, (tool, *options) in checks.items():
        if run(environment.program(tool), *options, PYTHONPATH="src"):
            failed.append(name)
    tsc = [page_tools(), "web/node_modules/typescript/bin/tsc"]
    if max([run(*tsc, "-p", folder) for folder in ("web", "web/worker", "web/device")]):
        failed.append("types of the page")
    if lint_page():
        failed.append("format and lint of the page")
    say(f"\nNot in order: {', '.join(failed)}." if failed else "\nAll checks passed.")
    return 1 if failed else 0


def fix(_: list[str]) -> int:
    """Formats, and mends what the linters can mend."""
    ruff = prepare("test", "check").program("ruff")
    python = run(ruff, "check", "--fix", ".") | run(ruff, "format", ".")
    return python | lint_page("--write")


def ci(_: list[str]) -> int:
    """Checks, the documentation and tests; what could not run is a failure."""
    return check([]) or build_site() or run(sys.executable, "dev.py", "test", RED7_SKIP_NOTHING="1")
