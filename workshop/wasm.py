"""The core compiled for the Python of a browser, where that can be done."""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path

from workshop.environment import Environment
from workshop.page import WEB, node
from workshop.programs import ROOT, Failure, quietly, say

PYTHON = (3, 14)  # the one of Pyodide
CORE = ROOT / "build/device-core"
HEADERS = "RED7_PYTHON_HEADERS"


def headers() -> Path | None:
    """The folder with the headers of Pyodide's Python: as it was said, or this Python's, or the system's."""
    own = [sysconfig.get_path("include")] if sys.version_info[:2] == PYTHON else []
    said = [os.environ[HEADERS]] if HEADERS in os.environ else []
    places = [Path(place) for place in (*said, *own, "/usr/include/python{}.{}".format(*PYTHON))]
    return next((place for place in places if (place / "Python.h").exists()), None)


def core_tools() -> Environment | None:
    """What compiles the core, or None where it cannot be had; then the core is interpreted."""
    if headers() is None:
        say(f"The core for browsers stays interpreted: {HEADERS} names no headers of Python 3.14.")
        return None
    try:
        return Environment(".venv-wasm").prepare("base", "build", "wasm")
    except Failure as failure:
        say(f"{failure}\nThe core for the browser stays interpreted.")
        return None


def build_core(tools: Environment) -> Path:
    """Compiles the core; the folder that it is in."""
    say("Compiling the core for the browser ...")
    config = CORE.parent / "device-pyconfig.h"
    config.parent.mkdir(exist_ok=True)
    config.write_text(quietly(node()[0], "config.mjs", cwd=WEB / "device"), "utf-8")
    quietly(tools.program("python"), "web/device/core.py", str(headers()), str(config), str(CORE))
    return CORE
