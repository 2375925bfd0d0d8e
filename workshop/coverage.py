"""Which lines of the game its tests reach."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from workshop.game import MAIN, prepare
from workshop.programs import ROOT, run, say
from workshop.suites import BROWSER_TESTS, RESEARCH_TESTS, side_by_side


def coverage(words: list[str]) -> int:
    """Runs tests, all but those in browsers or of research unless some are named; which lines they reach.

    Compiled modules cannot be watched, so this is the interpreted form.
    """
    tests = words or [f"--ignore={BROWSER_TESTS}", f"--ignore={RESEARCH_TESTS}", "tests"]
    tool = [prepare("test").program("python"), "-m", "coverage"]
    around = {"RED7_FORM": "interpreted", "PYTHONPATH": str(ROOT / "src")}
    status = run(*tool, "erase") or run(*tool, "run", "-m", "pytest", *side_by_side(tests), *tests, **around)
    lines = MAIN.folder / "lines.json"
    if run(*tool, "combine", "--quiet") or run(*tool, "json", "--quiet", "-o", str(lines)):
        return 1
    reached: Counter[str] = Counter()
    of: Counter[str] = Counter()
    for name, file in json.loads(lines.read_text("utf-8"))["files"].items():
        package = Path(name).parent.parts[1:3]  # red7, or one of its packages
        for part in {"red7", "/".join(package)}:
            reached[part] += file["summary"]["covered_lines"]
            of[part] += file["summary"]["num_statements"]
    for part in sorted(of):
        share = 100 * reached[part] / max(of[part], 1)
        say(f"{share:6.1f} %  {reached[part]:6} of {of[part]:6} lines  {part}")
    return status
