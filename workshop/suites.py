"""The suites of tests: in which forms they run, side by side, and which programs they start."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from workshop.programs import ROOT

# These run interpreted too, everything in tests runs compiled: all of the rules, and of `ai` what is quick.
# Hints, bots and reviews are made of these; `test_forms` compares what the two forms answer.
IN_BOTH_FORMS = [
    "tests/game",
    "tests/ai/solver",
    "tests/ai/research",
    "tests/ai/test_greedy.py",
    "tests/ai/test_monte_carlo.py",
    "tests/ai/test_stakes.py",
]
BROWSER_TESTS = "tests/e2e"
EXAMPLE_TESTS = "tests/test_examples.py"
RELEASE_TESTS = "tests/test_release.py"  # which hold the page as well
RESEARCH_TESTS = "tests/envs"
PROGRAMS = {  # that tests start, with the Debian packages they come in
    "tests/server": {
        "initdb": "postgresql",
        "nginx": "nginx-light",
        "openssl": "openssl",
        "promtool": "prometheus",
        "redis-server": "redis-server",
        "systemd-analyze": "systemd",
    },
    "tests/tui": {"tmux": "tmux"},
    "tests/e2e": {"chromium": "chromium fonts-dejavu-core"},
}
if os.environ.get("RED7_LONG"):  # another 500 MB
    PROGRAMS["tests/e2e"] |= {
        "firefox-esr": "firefox-esr",
        "WebKitWebDriver": "webkit2gtk-driver",
        "Xvfb": "xvfb",
    }
HIDDEN = ["usr/sbin", "usr/lib/postgresql/*/bin"]  # where Debian keeps some of them, off the PATH of users


def chooses(chosen: list[str], suite: str) -> bool:
    """Whether any test of a suite is among those chosen; nothing chosen is everything."""
    paths = [Path(choice.split("::")[0]) for choice in chosen] or [Path("tests")]
    return any(path.is_relative_to(suite) or Path(suite).is_relative_to(path) for path in paths)


def parts_in_both_forms(choice: str) -> list[str]:
    """What of a choice of tests runs in both forms."""
    path = Path(choice.split("::")[0])
    if any(path.is_relative_to(suite) for suite in IN_BOTH_FORMS):
        return [choice]
    return [suite for suite in IN_BOTH_FORMS if Path(suite).is_relative_to(path)]


def lacking(chosen: list[str]) -> str:
    """The Debian packages of the programs that the chosen tests start and that are not installed."""
    places = [str(place) for pattern in HIDDEN for place in Path("/").glob(pattern)]
    search = os.pathsep.join([os.environ.get("PATH", ""), *places])
    needed = [programs for suite, programs in PROGRAMS.items() if chooses(chosen, suite)]
    return " ".join(
        package
        for programs in needed
        for program, package in programs.items()
        if not shutil.which(program, path=search)
    )


def side_by_side(paths: list[str]) -> list[str]:
    """How pytest runs whole folders: in several processes, where one that is done helps the others."""
    if not any((ROOT / path).is_dir() for path in paths):
        return []
    workers = (os.cpu_count() or 1) + 1  # servers and browsers mostly wait
    return [f"--numprocesses={workers}", "--dist=worksteal"]
