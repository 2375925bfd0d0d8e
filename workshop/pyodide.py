"""Tests inside Pyodide, the Python of a browser, under Node."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workshop.device import DEVICE, WHEELS, download_wheels, install_device
from workshop.environment import digest, one_at_a_time
from workshop.page import page_tools
from workshop.programs import ROOT, Failure, quietly, run
from workshop.wasm import HEADERS, build_core, core_tools

if TYPE_CHECKING:
    from workshop.environment import Environment

TEST_WHEELS = ROOT / "build/test-wheels"
SUITES = ["tests/game", "tests/table", "tests/ai", "tests/learn", "tests/host", "tests/local"]
"""All that runs on a device."""
_FAIR = "test_many_small_questions_of_one_are_soon_answered_though_others_ask_all_the_time"
NOT_THERE = [
    "tests/game/test_people.py::test_ctrl_c_stops_long_work_within_a_second",
    "tests/game/test_people.py::test_the_kernel_runs_on_plain_lists_where_librt_is_missing",
    "tests/host/endpoints/test_days.py::test_the_same_moves_meet_the_same_answers",
    f"tests/host/test_fair_queue.py::{_FAIR}",
]
"""Those of them that need processes or sockets, which a device has none of."""
SAMPLE = [
    "tests/game/test_actions.py",
    "tests/game/test_cards.py",
    "tests/game/test_rounds.py",
    "tests/game/test_seeds.py",
    "tests/table/decisions",
    "tests/table/test_prepared.py",
    "tests/ai/test_greedy.py",
    "tests/learn/test_mistakes.py",
    "tests/host/test_whole_match.py",
    "tests/local/test_device.py",
    "tests/local/test_sliced_thinker.py",
]
"""Some of each: half a minute in the interpreted form, which is tested whole elsewhere."""


def in_pyodide(installed: Environment, words: list[str], core: str = "-") -> int:
    """Runs pytest with these words inside Pyodide: on the sources, or with the compiled core."""
    program = page_tools()
    with one_at_a_time():
        install_device()
        _install_test_wheels()
    packages = quietly(
        installed.program("python"), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"
    ).strip()
    places = [str(ROOT), packages, str(WHEELS), str(TEST_WHEELS)]
    return run(program, str(DEVICE / "tests.mjs"), *places, core, *words)


def compiled_in_pyodide(installed: Environment, words: list[str]) -> int:
    """Runs what of the tests a device can run with the core that is compiled for it."""
    tools = core_tools()
    if tools is None:
        raise Failure(f"Set {HEADERS} to the folder of Python 3.14's headers, as in /usr/include/python3.14.")
    page_tools()  # before the lock: it may have to install Node, which takes the same one
    with one_at_a_time():
        install_device()
        core = build_core(tools)
    return in_pyodide(installed, words or [*(f"--deselect={one}" for one in NOT_THERE), *SUITES], str(core))


def _install_test_wheels() -> None:
    """What the tests need beside the game, as it is locked now."""
    note = TEST_WHEELS / "red7.txt"
    wanted = digest([ROOT / "requirements/test.lock"])
    if note.exists() and note.read_text("utf-8") == wanted:
        return
    download_wheels(TEST_WHEELS, "test", ("hypothesis",))
    note.write_text(wanted, "utf-8")
