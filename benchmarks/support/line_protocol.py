"""How the benchmark asks another process to play: one line of JSON there, one line of JSON back."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def serve(answer: Callable[..., dict[str, Any]]) -> None:
    """Answers the requests on standard input until it is closed."""
    for line in sys.stdin:
        print(json.dumps(answer(**json.loads(line))), flush=True)


def surroundings(path: Path | None) -> dict[str, str]:
    """The environment of a process that imports from this folder first, or what we would import ourselves."""
    return {**os.environ, "PYTHONPATH": str(path)} if path else {**os.environ}


class Player:
    """A process that plays on request; it stays, so that what is timed is warm."""

    def __init__(self, module: str, path: Path | None = None) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", f"benchmarks.support.{module}"],
            cwd=ROOT,
            env=surroundings(path),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, task: str, **what: Any) -> dict[str, Any]:
        """The answer to one request."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"task": task, **what}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the process that should have played {task} has ended; see above why")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()
