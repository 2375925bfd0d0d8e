"""Runs notebooks in a real kernel and keeps what their cells show, or compares it with what was kept.

python3 dev.py notebooks                                          keep
.venv-examples/bin/python tests/tools/make_notebooks.py --check examples/tour.ipynb     compare
"""

import os
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

PATIENCE = 300  # seconds for a cell


def executed(path: Path) -> Any:
    """The notebook with what its cells show now; one that fails stops it with the error."""
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(
        notebook, timeout=PATIENCE, startup_timeout=PATIENCE, kernel_name="python3", record_timing=False
    )
    if os.name == "posix":
        client.create_kernel_manager().transport = "ipc"  # no port that others could connect to
    client.execute()
    notebook.metadata.pop("language_info", None)  # which names the version of Python
    return notebook


def shown(notebook: Any) -> list[tuple[str, Any]]:
    """Each cell of code with what it shows."""
    return [(cell.source, cell.outputs) for cell in notebook.cells if cell.cell_type == "code"]


def differences(path: Path) -> list[str]:
    """The cells that show something else than what was kept."""
    kept = shown(nbformat.read(path, as_version=4))
    return [
        f"{path.name}: this shows something else now:\n{source}"
        for (source, now), (_, before) in zip(shown(executed(path)), kept, strict=True)
        if now != before
    ]


def main(*words: str) -> int:
    """0 if all went well; the notebooks follow `--check`, or are renewed."""
    paths = [Path(word) for word in words if word != "--check"]
    if "--check" not in words:
        for path in paths:
            nbformat.write(executed(path), path)
        return 0
    found = [difference for path in paths for difference in differences(path)]
    print("\n".join(found), file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
