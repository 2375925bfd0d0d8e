"""Packs the game and a small standard library for Pyodide, in Pyodide itself, whose Python compiles them.

`/sources` has the package, `/wheels` the wheels it needs, `/core` the compiled modules where there are any,
`/out` gets `red7.zip`, `python.zip` and the licences. Files are stored as they are: a web server packs them
better as a whole.
"""

import importlib._bootstrap_external as bootstrap
import importlib.util
import sys
import zipfile
from pathlib import Path
from types import ModuleType

ROOMS = ("game", "ai", "table", "learn", "host", "local")
FRONT = ("__init__.py", "_build_form.py")
STANDARD = "/lib/python314.zip"
SITE = "/lib/python3.14/site-packages"
ALSO = (
    "traceback",
    "linecache",
    "encodings.ascii",
    "encodings.latin_1",
    "encodings.idna",
    "pyodide",
    "_pyodide",
)
"""What no import names: for errors, for texts, and the bridge to JavaScript."""
TIME = (2026, 1, 1, 0, 0, 0)


def compiled(source: bytes, name: str) -> bytes:
    """A module as Python keeps it, to be loaded without its source, and without its docstrings."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Add a file; the archive is the same for the same files."""
    if name.endswith(".py"):
        name, data = f"{name}c", compiled(data, name)
    archive.writestr(zipfile.ZipInfo(name, TIME), data)


def package_files() -> dict[str, bytes]:
    """The package as far as a device needs it, with the packages below it."""
    sources = Path("/sources/red7")
    paths = [sources / name for name in FRONT]
    for room in ROOMS:
        paths += [path for path in (sources / room).rglob("*") if path.suffix in (".py", ".txt")]
    files = {path.relative_to("/sources").as_posix(): path.read_bytes() for path in paths}
    for path in Path("/core").rglob("*.so"):  # in place of their sources
        name = path.relative_to("/core").as_posix()
        files.pop(f"{name.split('.')[0]}.py", None)
        files[name] = path.read_bytes()
    for wheel in Path("/wheels").glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.endswith((".py", ".so")):
                    files[name] = archive.read(name)
    return files


def imported(files: dict[str, bytes]) -> list[ModuleType]:
    """All modules of the standard library that are there once every module of ours is."""
    for name, data in files.items():
        path = Path(SITE) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    for name in sorted(files):
        if name.startswith("red7/") and name.endswith(".py"):
            importlib.import_module(name[:-3].replace("/", ".").removesuffix(".__init__"))
    for name in ALSO:
        importlib.import_module(name)
    # What is only imported when a file of a package is read.
    importlib.import_module("red7.learn.puzzles.puzzle_set").all_puzzles()
    return [module for module in list(sys.modules.values()) if isinstance(module, ModuleType)]


def standard_files(modules: list[ModuleType]) -> dict[str, bytes]:
    """Their sources, and what Pyodide looks for in its library."""
    with zipfile.ZipFile(STANDARD) as archive:
        names = set(archive.namelist())
        wanted = {str(getattr(module, "__file__", ""))[len(STANDARD) + 1 :] for module in modules}
        wanted |= {name for name in names if name.startswith("_sysconfigdata")}
        return {name: archive.read(name) for name in sorted(wanted & names)}


def notices() -> str:
    """The licences of all that is packed, but for ours."""
    texts = [
        f"Python {sys.version.split()[0]}, PSF-2.0 (https://docs.python.org/3/license.html)\n\n{sys.copyright}"
    ]
    for wheel in sorted(Path("/wheels").glob("*.whl")):
        name, version, *_ = wheel.name.split("-")
        with zipfile.ZipFile(wheel) as archive:
            own = [archive.read(one).decode() for one in archive.namelist() if "licenses/LICENSE" in one]
        texts.append("\n\n".join([f"{name} {version}", *own]))
    return "\n\n---\n\n".join(texts) + "\n"


def main() -> None:
    ours = package_files()
    standard = standard_files(imported(ours))
    Path("/out/licenses.txt").write_text(notices(), "utf-8")
    for name, files in (("red7.zip", ours), ("python.zip", standard)):
        with zipfile.ZipFile(Path("/out") / name, "w") as archive:
            for path in sorted(files):
                put(archive, path, files[path])


main()
