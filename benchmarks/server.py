"""What the table server costs: CPU time for a move, memory for a table and a connection, time to answer.

The server runs in a process of its own, and only its CPU time counts. A bare WebSocket echo on the same stack
is measured in the same run, and a committed move is compared with that. docs/benchmarks.md says more.
"""

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from websockets.asyncio.client import connect

from benchmarks.support.light_clients import Guest, enter, enter_all, full_tables, start, tokens
from benchmarks.support.report import FIGURE_HEADS, Figure, Spread
from benchmarks.support.report_page import add_forms, as_markdown, as_text, begin, machine, tell
from red7._build_form import form

BEGIN = begin("server", "docs/benchmarks.md")
PLAYERS = 4
ECHO_CONNECTIONS = 100


class Process:
    """A server that is being measured."""

    def __init__(self, *words: str) -> None:
        command = [sys.executable, "-m", "benchmarks.support.server_process", *words]
        root = Path(__file__).resolve().parent.parent
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    def cpu(self) -> float:
        """The seconds of CPU time it has used; its thinking processes are not its own."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Its memory, in kilobytes."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("VmRSS:")))

    def kill(self) -> None:
        """End it at once."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


@contextmanager
def process(*words: str) -> Iterator[Process]:
    """A server for a while."""
    running = Process(*words)
    try:
        yield running
    finally:
        running.kill()


async def echo_cost(messages: int, kind: str = "echo", answers: int = 1) -> float:
    """Microseconds of CPU time for one message there and so many back."""
    with process(kind) as server:
        connections = [
            await connect(f"ws://127.0.0.1:{server.port}/", proxy=None, compression=None)
            for _ in range(ECHO_CONNECTIONS)
        ]
        text = json.dumps(
            {"type": "do", "id": "x" * 8, "command": {"type": "play", "seat": 0, "text": "R7p"}}
        )
        before = server.cpu()

        async def talk(connection: "object") -> None:
            for _ in range(messages // ECHO_CONNECTIONS):
                await connection.send(text)  # type: ignore[attr-defined]
                for _ in range(answers):
                    await connection.recv()  # type: ignore[attr-defined]

        await asyncio.gather(*[talk(connection) for connection in connections])
        return 1e6 * (server.cpu() - before) / messages


async def playing(data: str, number: int) -> tuple[list[Figure], float]:
    """Scripted matches on so many tables at once, four people at each; the microseconds a move takes, too."""
    with process("tables", data) as server:
        people = await tokens(server.port, number * PLAYERS)
        empty = server.memory()
        tables = await full_tables(server.port, people, PLAYERS)
        with_tables = server.memory()
        seats = [(table, token) for table, group in tables for token in group]
        connections = await enter_all(server.port, seats)
        with_people = server.memory()
        guests = [Guest(connection) for connection in connections]
        players = [asyncio.create_task(guest.play()) for guest in guests]
        await start(server.port, tables)
        before = server.cpu()
        await asyncio.gather(*players)
        spent = server.cpu() - before
        latencies = sorted(1000 * latency for guest in guests for latency in guest.latencies)
    move = 1e6 * spent / sum(guest.turns for guest in guests)
    cuts = quantiles(latencies, n=100)
    sockets = len(connections)
    return [
        Figure(f"a committed move, {sockets:,} sockets on {number} tables: CPU", "µs", one(move)),
        Figure("memory of a table", "KB", one((with_tables - empty) / number)),
        Figure("memory of a connection", "KB", one((with_people - with_tables) / sockets)),
        Figure("from sending a move to its acknowledgement: median", "ms", one(cuts[49])),
        Figure("from sending a move to its acknowledgement: 99 %", "ms", one(cuts[98])),
    ], move


async def watching(data: str, watchers: int) -> list[Figure]:
    """One match with many watchers."""
    with process("tables", data) as server:
        people = await tokens(server.port, PLAYERS)
        [(table, group)] = await full_tables(server.port, people, PLAYERS)
        lookers = await enter_all(server.port, [(table, "")] * watchers)
        guests = [Guest(await enter(server.port, table, token)) for token in group]
        looking = [asyncio.create_task(look(looker)) for looker in lookers]
        players = [asyncio.create_task(guest.play()) for guest in guests]
        await start(server.port, [(table, group)])
        before = server.cpu()
        await asyncio.gather(*players)
        moves = sum(guest.turns for guest in guests)
        await asyncio.gather(*looking)
        spent = server.cpu() - before
        latest = max(latency for guest in guests for latency in guest.latencies)
    return [
        Figure(f"a committed move with {watchers:,} watchers: CPU", "ms", one(1000 * spent / moves)),
        Figure("the same for each watcher", "µs", one(1e6 * spent / moves / watchers)),
        Figure("the slowest acknowledgement meanwhile", "ms", one(1000 * latest)),
    ]


async def look(connection: "object") -> None:
    """Watch to the end of the match."""
    async for frame in connection:  # type: ignore[attr-defined]
        if '"phase":"finished"' in frame:
            return


async def holding(data: str, number: int) -> list[Figure]:
    """Many connections that are only held."""
    with process("tables", data) as server:
        [token] = await tokens(server.port, 1)
        tables = await full_tables(server.port, [token], 1 + 1)
        before = server.memory()
        connections = await enter_all(server.port, [(tables[0][0], "")] * number)
        await asyncio.sleep(1)
        after = server.memory()
        for connection in connections:
            connection.transport.abort()
    return [
        Figure(f"{number:,} connections held: memory in all", "MB", one(after / 1024)),
        Figure("the same for each", "KB", one((after - before) / number)),
    ]


def recovering(data: str) -> list[Figure]:
    """How long the server takes from its start, after it was killed, to its first answer."""
    samples: list[float] = []
    for _ in range(3):
        began = time.perf_counter()
        with process("tables", data) as server:
            asyncio.run(tokens(server.port, 1))
            samples.append(time.perf_counter() - began)
    return [Figure("from a start after a kill to the first answer", "s", Spread.of(samples))]


def one(value: float) -> Spread:
    """A figure that was measured once, over very many events."""
    return Spread.of([value])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py bench server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few of everything, in some seconds")
    add_forms(parser)
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    messages, tables, watchers, held = (2_000, 10, 50, 100) if chosen.quick else (40_000, 250, 1_000, 5_000)
    with tempfile.TemporaryDirectory() as folder:
        echoes = [asyncio.run(echo_cost(messages))]
        figures, move = asyncio.run(playing(f"{folder}/playing", tables))
        echoes.append(asyncio.run(echo_cost(messages)))
        news = asyncio.run(echo_cost(messages, "news", 1 + PLAYERS))
        figures = [
            Figure("a bare echo on the same stack: CPU", "µs", Spread.of(echoes)),
            Figure("a bare echo and four messages of 3,400 bytes: CPU", "µs", one(news)),
            figures[0],
            Figure(
                "a committed move / a bare echo",
                "times",
                Spread.of([move / echo for echo in echoes]),
                below=10,
            ),
            *figures[1:],
            *asyncio.run(watching(f"{folder}/watching", watchers)),
            *asyncio.run(holding(f"{folder}/holding", held)),
            *recovering(f"{folder}/playing"),
        ]
    about = {**machine(), "form": form()}
    table = [FIGURE_HEADS, *(figure.cells() for figure in figures)]
    data = {"benchmark": "server", **about, "figures": table[1:]}
    tell(chosen, BEGIN, data, as_text(about, [table]), as_markdown(about, [table]))


if __name__ == "__main__":
    main()
