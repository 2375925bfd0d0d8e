"""Compiles the hot modules with mypyc where that is possible; all else is said in pyproject.toml.

Nothing here is needed to run: with no compiler, with no mypyc, or with RED7_INTERPRETED=1, the same modules
are installed as plain Python. Compiled modules never land beside their sources, where they would hide edits.

An older Python has to get as far as the metadata, so that pip can say in a sentence which one is needed.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError


def hot_modules() -> list[str]:
    import tomllib

    choice = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["red7"]
    compiled = {path.as_posix() for pattern in choice["compiled"] for path in Path().glob(pattern)}
    return sorted(compiled - set(choice["interpreted"]))


def lacks_compiler() -> bool:
    """Whether there is surely none: then there is no need to make C for a minute first."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    return os.name == "posix" and bool(command) and shutil.which(command[0]) is None


def extensions() -> list[Extension]:
    if lacks_compiler():
        print("red7: there is no C compiler, so the core is installed interpreted.", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("red7: mypyc is not installed, so the core is installed interpreted.", file=sys.stderr)
        return []
    # The empty --config-file keeps the settings of `dev.py check` out of the build, where the libraries that
    # other modules use are not installed either.
    options = ["--config-file=", "--ignore-missing-imports"]
    core = mypycify([*options, *hot_modules()], opt_level="3", debug_level="0", group_name="red7")
    if os.name == "posix":
        for extension in core:  # lets the compiler inline what a shared library would have to look up
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return core


class OptionalCore(Distribution):
    def has_ext_modules(self) -> bool:
        return os.environ.get("RED7_INTERPRETED", "") in ("", "0")


class BuildCore(build_ext):
    """Compiles the whole core or none of it: half of a group of mypyc modules does not import."""

    def run(self) -> None:
        if self.inplace or self.editable_mode:
            return
        core = self.distribution.ext_modules = extensions()
        self.reinitialize_command(self)
        self.ensure_finalized()
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            print(f"red7: compiling failed, so the core is installed interpreted: {error}", file=sys.stderr)
            for extension in core:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.distribution.ext_modules = self.extensions = []


setup(distclass=OptionalCore, cmdclass={"build_ext": BuildCore}, ext_modules=[])
