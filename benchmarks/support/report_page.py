"""What all benchmarks share when they tell their results: where they ran, tables as text and as Markdown."""

import argparse
import json
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

END = "<!-- end of results -->"
Table = Sequence[Sequence[str]]  # its heads first


def machine() -> dict[str, str]:
    """When and on what a benchmark runs."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "processor": processor(),
        "system": f"{platform.system()} {platform.machine()}",
    }


def processor() -> str:
    """The name of this machine's processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown"
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def as_text(about: dict[str, str], tables: Sequence[Table]) -> str:
    """Results for a terminal."""
    lines = [f"{name:>9}: {value}" for name, value in about.items()]
    for table in tables:
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines.append("")
        for cells in table:
            name, *rest = [cell.rjust(width) for cell, width in zip(cells, widths, strict=True)]
            lines.append("  ".join([name.strip().ljust(widths[0]), *rest]).rstrip())
    return "\n".join(lines)


def as_markdown(about: dict[str, str], tables: Sequence[Table]) -> str:
    """Results for the documentation."""
    lines = [", ".join(f"{name}: {value}" for name, value in about.items()) + "."]
    for heads, *rows in tables:
        lines += ["", f"| {' | '.join(heads)} |", f"|---|{'--:|' * (len(heads) - 1)}"]
        lines += [f"| {' | '.join(cells)} |" for cells in rows]
    return "\n".join(lines)


def begin(benchmark: str, page: str) -> str:
    """The line of a page after which the results of a benchmark stand; `END` is the line after them."""
    return f"<!-- results: python3 dev.py bench {benchmark} --markdown {page} -->"


def with_results(page: str, results: str, start: str) -> str:
    """A page of the documentation with new results between its two marks; the rest stays as it is."""
    before, mark, rest = page.partition(start)
    _, end, after = rest.partition(END)
    if not (mark and end):
        raise ValueError(f"the page needs the lines {start} and {END}, to write the results between them")
    return f"{before}{start}\n\n{results}\n\n{END}{after}"


def add_forms(parser: argparse.ArgumentParser) -> None:
    """Let a benchmark be asked for JSON or Markdown."""
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one JSON object")
    form.add_argument(
        "--markdown",
        nargs="?",
        const="-",
        metavar="FILE",
        help="print Markdown, or renew the results in FILE",
    )


def tell(chosen: argparse.Namespace, start: str, data: dict[str, Any], text: str, markdown: str) -> None:
    """Print results in the form that was asked for, or write them into a page."""
    if chosen.json:
        print(json.dumps(data, indent=2))
    elif chosen.markdown == "-":
        print(markdown)
    elif chosen.markdown:
        page = Path(chosen.markdown)
        page.write_text(with_results(page.read_text("utf-8"), markdown, start), "utf-8")
    else:
        print(text)
