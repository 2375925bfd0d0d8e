"""Compiles the core for Pyodide: C by mypyc, then WebAssembly by the compiler and linker of zig.

    python core.py HEADERS CONFIG OUT

HEADERS is the folder with the Python.h of CPython 3.14, CONFIG the pyconfig.h of Pyodide's Python, OUT gets
the modules. It runs in the root of the project, in an environment with mypyc and ziglang.
"""

import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

SUFFIX = ".cpython-314-wasm32-emscripten.so"
FEATURES = "sign_ext+mutable_globals+nontrapping_fptoint+bulk_memory+multivalue+reference_types"
COMPILE = [
    "cc",
    "-target",
    "wasm32-wasi-musl",
    f"-mcpu=mvp+{FEATURES}",
    *("-O2", "-g0", "-fPIC", "-fno-strict-aliasing", "-fwrapv", "-fvisibility=hidden"),
    *("-ffunction-sections", "-fdata-sections", "-Wno-everything", "-DNDEBUG"),
    *(f"-D_WASI_EMULATED_{name}" for name in ("SIGNAL", "GETPID", "PROCESS_CLOCKS")),
]
LINK = [
    *("wasm-ld", "-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--strip-all"),
    *("--export-if-defined=__wasm_apply_data_relocs", "--export-if-defined=__wasm_call_ctors"),
    *("--gc-sections", "-O2"),
]


def folder_of(package: str) -> Path:
    """Where a package of this environment lies."""
    spec = find_spec(package)
    return Path(str(spec and spec.origin)).parent


def write_c(folder: Path) -> None:
    """The C of the hot modules, as `setup.py` has it, for a machine with words of 32 bits."""
    variable = sysconfig.get_config_var
    sysconfig.get_config_var = lambda name: 4 if name == "SIZEOF_SIZE_T" else variable(name)
    import setuptools

    setuptools.setup = lambda **_: None
    sys.path.insert(0, str(Path.cwd()))
    from mypyc.build import mypycify

    from setup import hot_modules

    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={folder / 'cache'}"]
    mypycify([*options, *hot_modules()], opt_level="3", group_name="red7", target_dir=str(folder))


def main(headers: Path, config: Path, out: Path) -> None:
    zig = str(folder_of("ziglang") / "zig")
    work = out.parent / f"{out.name}-work"
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(out, ignore_errors=True)
    write_c(work)
    # Python.h takes the pyconfig.h beside it.
    shutil.copytree(headers, work / "include")
    shutil.copyfile(config, work / "include/pyconfig.h")
    places = [f"-I{place}" for place in (work / "include", folder_of("mypyc") / "lib-rt", work)]

    def build(source: Path, module: Path) -> None:
        compiled, entry = work / "module.o", f"--export=PyInit_{module.name}"
        target = out / f"{module}{SUFFIX}"
        target.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([zig, *COMPILE, *places, "-c", str(source), "-o", str(compiled)], check=True)
        subprocess.run([zig, *LINK, entry, "-o", str(target), str(compiled)], check=True)

    build(work / "__native_red7.c", Path("red7__mypyc"))
    for source in sorted((work / "red7").rglob("*.c")):
        build(source, source.relative_to(work).with_suffix(""))
    shutil.rmtree(work)


main(*map(Path, sys.argv[1:]))
