"""What differs in the long form of the tests, with RED7_LONG=1, and where it leaves a report."""

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

LONG: Final = bool(os.environ.get("RED7_LONG"))
REPORTS: Final = Path(__file__).parents[2] / ".venv" / "reports"


def report(name: str, **figures: float) -> None:
    """Adds a line to the reports of the long runs; in the short form there is nothing to report."""
    if LONG:
        REPORTS.mkdir(parents=True, exist_ok=True)
        line = {"run": name, "at": datetime.now(UTC).isoformat(timespec="seconds"), **figures}
        with (REPORTS / "long_runs.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
