"""The tests that were chosen, run in each form, and what came of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from workshop.coverage import coverage
from workshop.device import build_static
from workshop.examples import examples_environment
from workshop.game import prepare
from workshop.page import build_page, page_tools
from workshop.programs import ROOT, Failure, apt_get, run, say
from workshop.pyodide import SAMPLE, compiled_in_pyodide, in_pyodide
from workshop.release import wheelhouse
from workshop.research import research
from workshop.suites import (
    BROWSER_TESTS,
    EXAMPLE_TESTS,
    IN_BOTH_FORMS,
    RELEASE_TESTS,
    RESEARCH_TESTS,
    chooses,
    lacking,
    parts_in_both_forms,
    side_by_side,
)

if TYPE_CHECKING:
    from workshop.environment import Environment

COMPILER = "gcc libc6-dev python3-dev"  # what Debian calls it
PAGE_TESTS = "web/test.mjs"
RESEARCH = f"with the packages of research: {RESEARCH_TESTS}"
NO_TEST_CHOSEN = 5  # how pytest ends then


class Run(NamedTuple):
    """A run of pytest over some of the tests, in one of the forms."""

    name: str
    line: list[str]
    around: dict[str, str]


def test(words: list[str]) -> int:
    """Runs the tests that the words name, or all of them."""
    if "--cov" in words:
        return coverage([word for word in words if word != "--cov"])
    chosen = [word for word in words if (ROOT / word.split("::")[0]).exists()]
    if "--wasm" in words:
        return compiled_in_pyodide(prepare("test"), [word for word in words if word != "--wasm"])
    installed = prepare_tests(chosen)
    results: dict[str, int | None] = {}
    if not chosen or "web" in chosen:
        results[f"the page: {PAGE_TESTS}"] = run(page_tools(), PAGE_TESTS)
    options = [word for word in words if word not in chosen]
    for one in test_runs(installed, chosen, options):
        results[one.name] = run(*one.line, **one.around)
    if chooses(chosen, RESEARCH_TESTS):
        results[RESEARCH] = test_research(installed, chosen, options)
    if not words:
        results[f"interpreted, in Pyodide: {' '.join(SAMPLE)}"] = in_pyodide(installed, SAMPLE)
    return report(results, installed.holds["form"], chosen, anything=bool(words))


def prepare_tests(chosen: list[str]) -> Environment:
    """Sees to it that all that the chosen tests need is there, as far as that can be had."""
    in_browser = chooses(chosen, BROWSER_TESTS)
    if in_browser or chooses(chosen, RELEASE_TESTS):
        build_page()
    if in_browser:
        build_static()
    locks = ["test", "e2e"] if in_browser else ["test"]
    installed = prepare(*locks)
    if installed.holds["form"] == "interpreted" and apt_get(COMPILER):
        installed = prepare(*locks)
    if chooses(chosen, EXAMPLE_TESTS):
        examples_environment()
    if chooses(chosen, RELEASE_TESTS):
        wheelhouse()
    if lacking(chosen):
        apt_get(lacking(chosen))
    return installed


def test_research(installed: Environment, chosen: list[str], options: list[str]) -> int | None:
    """Runs the tests of `red7.envs` in their own environment; None if that could not be had."""
    try:
        python = research().program("python")
    except Failure as failure:
        say(f"{failure}")
        return None
    paths = [choice for choice in chosen if Path(choice).is_relative_to(RESEARCH_TESTS)] or [RESEARCH_TESTS]
    return run(python, "-m", "pytest", *options, *paths, RED7_FORM=installed.holds["form"])


def test_runs(installed: Environment, chosen: list[str], options: list[str]) -> list[Run]:
    """The runs of pytest that are needed for the chosen tests."""
    form = installed.holds["form"]
    own = [choice for choice in chosen if choice == "web" or Path(choice).is_relative_to(RESEARCH_TESTS)]
    paths = [choice for choice in chosen or ["tests"] if choice not in own]
    # Browsers are driven from an event loop of their own, beside which no test that needs one can run.
    browsers = [path for path in paths if Path(path.split("::")[0]).is_relative_to(BROWSER_TESTS)]
    others = [path for path in paths if path not in browsers]
    if others and chooses(chosen, BROWSER_TESTS):
        browsers = browsers or [BROWSER_TESTS]
    in_both = [part for word in chosen for part in parts_in_both_forms(word)] if chosen else IN_BOTH_FORMS
    interpreted = {"RED7_FORM": "interpreted", "PYTHONPATH": str(ROOT / "src")}
    runs = [
        (
            f"{form}, as installed",
            others,
            [f"--ignore={BROWSER_TESTS}", f"--ignore={RESEARCH_TESTS}"],
            {"RED7_FORM": form},
        ),
        ("interpreted, from src", in_both, [], interpreted),
        (f"{form}, in browsers", browsers, [], {"RED7_FORM": form}),
    ]
    pytest = [installed.program("python"), "-m", "pytest", *options]
    return [
        Run(f"{name}: {' '.join(some)}", [*pytest, *side_by_side(some), *some, *more], around)
        for name, some, more, around in runs
        if some
    ]


def report(results: dict[str, int | None], form: str, chosen: list[str], *, anything: bool) -> int:
    """Says what has passed and what was not run; the exit status. `anything`: whether tests were chosen."""
    say("")
    for name, status in results.items():
        outcome = {0: "passed", NO_TEST_CHOSEN: "no test chosen", None: "NOT RUN"}.get(status, "FAILED")
        say(f"{outcome:>14}  {name}")
    if form != "compiled":
        say(f"       NOT RUN  compiled: {' '.join(chosen or ['tests'])} (why: see .venv/build/log.txt)")
        say(f"                on Debian or Ubuntu, to have a compiler: sudo apt-get install {COMPILER}")
    if packages := lacking(chosen):
        say("       NOT RUN  what was skipped above, for want of programs to start")
        say(f"                on Debian or Ubuntu, to have them: sudo apt-get install {packages}")
    fine = {0, NO_TEST_CHOSEN} if anything and 0 in results.values() else {0}
    skipped = form != "compiled" or packages or None in results.values()
    failed = not fine.issuperset(status for status in results.values() if status is not None)
    return 1 if failed or (skipped and "RED7_SKIP_NOTHING" in os.environ) else 0
