"""The benchmarks, each in the environment that it needs."""

from __future__ import annotations

from workshop.device import build_static
from workshop.environment import Environment, Wheel
from workshop.game import built_wheel, game_digest, prepare
from workshop.page import build_page
from workshop.programs import ROOT, Failure, become
from workshop.research import research


def bench(words: list[str]) -> int:
    """Runs the benchmark that the first word names."""
    names = sorted(path.stem for path in (ROOT / "benchmarks").glob("[!_]*.py"))
    if not words or words[0] not in names:
        raise Failure(f"Which benchmark? python3 dev.py bench NAME, with a NAME of: {', '.join(names)}")
    if words[0] == "web":  # which is measured in a browser
        build_page()
    if words[0] == "offline":
        build_static()
    environment = prepare(
        *{"attack": ["test"], "server": ["test"], "web": ["test", "e2e"], "offline": ["test", "e2e"]}.get(
            words[0], []
        )
    )
    if words[0] == "engine":  # which is measured beside others, large ones
        environment = Environment(".venv-bench").prepare(
            "base", "build", "bench", wheel=Wheel(game_digest, built_wheel)
        )
    if words[0] == "environments":
        environment = research()
    become(environment.program("python"), str(ROOT / f"benchmarks/{words[0]}.py"), *words[1:])
