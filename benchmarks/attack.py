"""What people notice while a server is flooded: calm, flood, calm and the same flood again, in half a minute.

The server runs as `red7 serve` does, with all its limits, on loopback; the floods come from other addresses
of loopback, at a lower priority, and stop by themselves. docs/benchmarks.md says more.
"""

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.support.fair_play import CLOCK, FairPlay
from benchmarks.support.floods import CONTROL, FLOODS, MIXTURE
from benchmarks.support.report_page import add_forms, as_markdown, as_text, begin, machine, tell
from red7._build_form import form

ROOT = Path(__file__).resolve().parent.parent
BEGIN = begin("attack", "docs/benchmarks.md")
HEADS = [
    "flood", "addresses", "moves", "median, calm", "flooded", "99 %, calm", "flooded", "calms apart",
    "bot later", "clock later", "memory, first", "second", "goals",
]  # fmt: skip
SETTLE = 3.0
"""Seconds from the end of a flood until memory is looked at."""
DEAREST = ["hints", "records", "lessons", "imports", "imports-large", MIXTURE]
"""The floods that have cost others most: a quick run tries these."""
Span = tuple[float, float]


@dataclass(frozen=True)
class Result:
    """What one flood did, which came twice, each time after a calm; seconds and megabytes."""

    flood: str
    addresses: int
    calms: list[list[float]]
    floods: list[list[float]]
    bot: float
    clock: float
    memory: list[float]
    """Before, after the first and after the second flood."""
    turned_away: int
    """How often somebody who plays was refused or cut off."""

    def cells(self) -> list[str]:
        """A flood is judged by the worse of the two; how far the calms are apart says what chance does."""
        calm = _cuts([*self.calms[0], *self.calms[1]])
        first_flood, second_flood = (_cuts(moves) for moves in self.floods)
        flooded = [max(pair) for pair in zip(first_flood, second_flood, strict=True)]
        slow = sorted(_cuts(moves)[1] for moves in self.calms)
        before, first, second = self.memory
        missed = [
            name
            for name, met in {
                "median": flooded[0] <= 5 * calm[0],
                "99 %": flooded[1] <= 10 * calm[1],
                "bot": self.bot <= 3,
                "clock": self.clock <= 2,
                "memory": max(first, second) - before <= 300,
                "second flood": second <= 1.1 * first,
                f"{self.turned_away} turned away": not self.turned_away,
            }.items()
            if not met
        ]
        return [
            self.flood,
            str(self.addresses),
            str(min(len(moves) for moves in self.floods)),
            *(f"{1000 * cut:.1f} ms" for pair in zip(calm, flooded, strict=True) for cut in pair),
            f"{slow[1] / slow[0]:.1f} times" if slow[0] else "",
            f"{self.bot:.1f} s",
            f"{self.clock:.1f} s",
            f"{first - before:+.0f} MB",
            f"{second - first:+.0f} MB",
            f"missed: {', '.join(missed)}" if missed else "met",
        ]


def _cuts(samples: Sequence[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    cuts = quantiles(samples, n=100, method="inclusive") if len(samples) > 1 else [*samples, 0.0] * 99
    return cuts[49], cuts[98]


@contextmanager
def server(folder: str) -> Iterator[tuple[int, int]]:
    """A server as anybody would start it: its process and its port."""
    command = [sys.executable, "-m", "red7", "serve", "--port", "0", "--data", folder, "--log", "json"]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}
    with (Path(folder) / "log").open("w+b") as log:
        process = subprocess.Popen(command, stderr=log, cwd=ROOT, env=environment)
        try:
            yield process.pid, _port(process, Path(log.name))
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()


def _port(process: "subprocess.Popen[bytes]", log: Path) -> int:
    while process.poll() is None:
        address = re.search(r"http://127\.0\.0\.1:(\d+)", log.read_text("utf-8", "replace"))
        if address:
            return int(address[1])
        time.sleep(0.05)
    raise SystemExit(f"The server did not start:\n{log.read_text('utf-8', 'replace')}")


def memory(pid: int) -> float:
    """The megabytes of a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS:"))) / 1024


async def flood(name: str, port: int, addresses: int, seconds: float) -> Span:
    """Flood, and see to it that it ends; from when to when that was."""
    words = [name, str(port), str(addresses), str(seconds)]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "benchmarks.support.floods", *words),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdout is not None
    began = time.perf_counter()
    try:
        async with asyncio.timeout(seconds + 30):
            await process.stdout.readline()  # it is about to begin
            began = time.perf_counter()
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()
    return began, time.perf_counter()


async def spent(work: Awaitable[None]) -> Span:
    """From when to when this work was done."""
    began = time.perf_counter()
    await work
    return began, time.perf_counter()


async def measure(name: str, addresses: int, seconds: float) -> Result:
    """One flood, twice."""
    with tempfile.TemporaryDirectory() as folder, server(folder) as (pid, port):
        people = FairPlay(port)
        calms, storms, sizes = list[Span](), list[Span](), list[float]()
        async with people.going_on():
            for _ in range(2):
                calms.append(await spent(asyncio.sleep(seconds)))
                sizes = sizes or [memory(pid)]
                storms.append(await flood(name, port, addresses, seconds))
                await asyncio.sleep(SETTLE)
                sizes.append(memory(pid))
            usual = sorted(wait for calm in calms for wait in people.bots.within(*calm)) or [0.0]
            bots = [wait for storm in storms for wait in people.bots.within(*storm)]
            clocks = [wait for storm in storms for wait in people.clocks.within(*storm)]
            return Result(
                name,
                addresses,
                [people.moves.within(*calm) for calm in calms],
                [people.moves.within(*storm) for storm in storms],
                max([0.0, *bots]) - usual[len(usual) // 2],
                max([CLOCK, *clocks]) - CLOCK,
                sizes,
                people.turned_away,
            )


def arguments() -> argparse.Namespace:
    names = [CONTROL, *FLOODS, MIXTURE]
    parser = argparse.ArgumentParser(prog="dev.py bench attack", description=__doc__)
    parser.add_argument("--flood", nargs="+", choices=names, metavar="NAME", help="only these")
    parser.add_argument("--addresses", nargs="+", type=int, metavar="N", help="1 and 50, unless said")
    parser.add_argument("--seconds", type=float, default=4.0, help="for a calm, and for a flood; 4")
    parser.add_argument("--quick", action="store_true", help="those that cost most, from 50 addresses")
    add_forms(parser)
    chosen = parser.parse_args()
    chosen.flood = chosen.flood or (DEAREST if chosen.quick else names)
    chosen.addresses = chosen.addresses or ([50] if chosen.quick else [1, 50])
    return chosen


def main() -> None:
    chosen = arguments()
    rows: list[list[str]] = []
    for name in chosen.flood:
        for addresses in chosen.addresses:
            rows.append(asyncio.run(measure(name, addresses, chosen.seconds)).cells())
            print("  ".join(rows[-1]), file=sys.stderr, flush=True)
    about = {**machine(), "form": form(), "seconds of a flood": f"{chosen.seconds:g}"}
    table = [HEADS, *rows]
    data = {"benchmark": "attack", **about, "heads": HEADS, "rows": rows}
    tell(chosen, BEGIN, data, as_text(about, [table]), as_markdown(about, [table]))


if __name__ == "__main__":
    main()
