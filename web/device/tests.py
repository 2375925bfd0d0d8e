"""Runs pytest in Pyodide, on the sources or on them with the compiled core, as `WORDS` say.

`/project` has the project, `/packages` what pytest needs, `/wheels` and `/tools` the packages that are
compiled for Pyodide, `/core` the compiled modules where there are any. The last line is the exit status.
"""

import asyncio
import os
import shutil
import sys
import time
import types
import zipfile
from pathlib import Path

SITE = "/lib/python3.14/site-packages"
PROJECT = "/project"


class _NoFiles:
    """Waits for nothing but the time."""

    def select(self, timeout: float | None) -> list[object]:
        time.sleep(timeout or 0)
        return []


class Loop(asyncio.BaseEventLoop):
    """A loop that runs until it is done, as that of Pyodide cannot outside of a browser."""

    _selector = _NoFiles()

    def _process_events(self, events: list[object]) -> None: ...

    def _write_to_self(self) -> None: ...


def put_core() -> str:
    """The sources, with the compiled modules in place of theirs; where they are."""
    sources = Path("/compiled")
    shutil.copytree(
        f"{PROJECT}/src/red7", sources / "red7", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    for module in Path("/core").rglob("*.so"):
        name = module.relative_to("/core")
        (sources / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(module, sources / name)
        (sources / name.parent / f"{name.name.split('.')[0]}.py").unlink(missing_ok=True)
    return str(sources)


def main(words: list[str]) -> int:
    for wheel in (*Path("/wheels").glob("*.whl"), *Path("/tools").glob("*.whl")):
        zipfile.ZipFile(wheel).extractall(SITE)
    compiled = Path("/core").exists()
    os.environ["RED7_FORM"] = "compiled" if compiled else "interpreted"
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = "/hypothesis"
    sys.path[:0] = [put_core() if compiled else f"{PROJECT}/src"]
    sys.path += [SITE, "/packages"]
    sys.dont_write_bytecode = True
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # some packages are compiled for this machine alone
    # Packages ask for interpreters in one process, and there is one.
    none = types.ModuleType("concurrent.interpreters")
    none.create = none.ExecutionFailed = object
    sys.modules[none.__name__] = none
    asyncio._set_running_loop(None)
    asyncio.events.new_event_loop = Loop
    os.chdir(PROJECT)
    import pytest

    plugins = ("no:cacheprovider", "no:faulthandler", "anyio.pytest_plugin", "_hypothesis_pytestplugin")
    return int(pytest.main([*(f"-p{plugin}" for plugin in plugins), *words]))


main(list(WORDS))  # noqa: F821
