"""What a release consists of, and that it installs and plays where nothing else is."""

import json
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
from importlib.metadata import metadata
from pathlib import Path
from typing import Any

import pytest
import yaml
from support.fresh_environment import FreshEnvironment
from support.long_run import LONG
from support.patience import PATIENCE

import dev
import red7
from workshop.bill import bill
from workshop.game import built_wheel
from workshop.programs import HOST_PYTHON, host_has_pip
from workshop.release import build_archive, build_wheel, is_compiled, version, wheelhouse

ROOT = Path(__file__).parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WORKFLOWS = {path.stem: path for path in sorted((ROOT / ".github/workflows").glob("*.yml"))}
NO_NETWORK = "--no-index"


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_archive(tmp_path_factory.mktemp("archive"))


def play_a_match(environment: FreshEnvironment) -> None:
    """A match is played and its record checked; the page of the table is served."""
    records = environment.red7("simulate", "--matches", "1", "--level", "casual", "--seed", "7")
    assert "record 1: ok" in environment.red7("verify", given=records)
    with environment.serve() as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address, "the first line says where the table is"
            with urllib.request.urlopen(address[0], timeout=PATIENCE) as page:
                assert b'<script type="module"' in page.read()
        finally:
            server.terminate()


# The version


def test_one_version_stands_in_the_package_and_on_top_of_the_changelog() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == version() == red7.__version__ == metadata("red7")["Version"]
    assert headings == sorted(set(headings), key=lambda text: [int(n) for n in text.split(".")], reverse=True)


# The archive of the sources


def test_the_archive_is_small_and_holds_all_that_it_takes_to_build(archive: Path) -> None:
    with tarfile.open(archive) as content:
        names = {str(Path(*Path(name).parts[1:])) for name in content.getnames()}
    sources = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "src/red7").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and "static" not in path.parts
    }
    assert sources <= names
    assert {"setup.py", "pyproject.toml", "web/backend.py", "web/build.mjs", "CHANGELOG.md"} <= names
    assert "src/red7/server/static/index.html" in names, "the built page is in it"
    folders = {Path(name).parts[0] for name in names if len(Path(name).parts) > 1}
    assert folders == {"docs", "examples", "src", "web"}
    assert not [name for name in names if re.search(r"node_modules|/pictures/|\.(webp|red7|pyc)$", name)]
    assert archive.stat().st_size < 2_500_000


# Installed


def test_a_wheel_plays_in_an_empty_environment(tmp_path: Path) -> None:
    """What `pipx run` does: a new environment, the wheel, and its `red7`."""
    environment = FreshEnvironment(tmp_path / "environment")
    packages = f"--find-links={wheelhouse()}"
    done = environment.install(NO_NETWORK, packages, str(built_wheel()))
    assert done.returncode == 0, done.stderr
    form = "compiled" if is_compiled(built_wheel()) else "interpreted"
    assert environment.red7("--version") == f"red7 {version()} ({form})\n"
    play_a_match(environment)


def test_the_archive_plays_without_a_compiler_and_without_node(tmp_path: Path, archive: Path) -> None:
    environment = FreshEnvironment(tmp_path / "environment")
    assert not shutil.which("cc", path=environment.surroundings["PATH"])
    assert not shutil.which("node", path=environment.surroundings["PATH"])
    done = environment.install(NO_NETWORK, f"--find-links={wheelhouse()}", str(archive))
    assert done.returncode == 0, done.stderr
    assert environment.red7("--version") == f"red7 {version()} (interpreted)\n"
    play_a_match(environment)


def test_pip_refuses_an_older_python_in_one_sentence(tmp_path: Path) -> None:
    """With the installed wheel under the name of one for every Python: its metadata are the same."""
    wheel = shutil.copyfile(built_wheel(), tmp_path / f"red7-{version()}-py3-none-any.whl")
    python = HOST_PYTHON if host_has_pip() else sys.executable
    fetch = ["download", NO_NETWORK, "--no-deps", "--only-binary=:all:", f"--dest={tmp_path / 'there'}"]
    done = subprocess.run(
        [python, "-m", "pip", *fetch, "--python-version=3.10", str(wheel)], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stderr.endswith("Package 'red7' requires a different Python: 3.10.0 not in '>=3.11'\n")


def pythons() -> list[str]:
    """The versions of Python that are on this machine."""
    names = [name for name in [f"python3.{minor}" for minor in range(10, 15)] if shutil.which(name)]
    return [name for name in names if not subprocess.run([name, "--version"], capture_output=True).returncode]


if LONG:  # they compile the core, once for each Python

    @pytest.mark.parametrize("python", pythons())
    def test_every_python_that_is_here_builds_installs_and_plays(
        tmp_path: Path, archive: Path, python: str
    ) -> None:
        done = subprocess.run(
            [python, "-m", "pip", "wheel", "--no-deps", f"--wheel-dir={tmp_path}", str(archive)],
            capture_output=True,
            text=True,
        )
        if python == "python3.10":
            assert "Package 'red7' requires a different Python: 3.10" in done.stderr
            return
        assert done.returncode == 0, done.stderr
        (wheel,) = tmp_path.glob("*.whl")
        assert is_compiled(wheel)
        environment = FreshEnvironment(tmp_path / "environment", python)
        assert environment.install(str(wheel)).returncode == 0
        assert "(compiled)" in environment.red7("--version")
        play_a_match(environment)

    def test_a_wheel_for_every_python_is_plain_python(tmp_path: Path, archive: Path) -> None:
        wheel = build_wheel(archive, tmp_path, RED7_INTERPRETED="1")
        assert wheel.name == f"red7-{version()}-py3-none-any.whl"
        assert not is_compiled(wheel)


# The bill of materials


def test_the_bill_names_all_that_runs_with_its_version() -> None:
    content: Any = json.loads(bill(version()))
    components = {component["purl"]: component for component in content["components"]}
    for line in re.findall(
        r"^\S+==[^\s;]+", (ROOT / "requirements/base.lock").read_text("utf-8"), re.MULTILINE
    ):
        assert components[f"pkg:pypi/{line.replace('==', '@')}"]["scope"] == "required"
    for name, number in json.loads((ROOT / "web/package.json").read_text("utf-8"))["dependencies"].items():
        component = components[f"pkg:npm/{name.replace('@', '%40')}@{number}"]
        assert component["licenses"]
        assert len(component["hashes"][0]["content"]) == 128
    optional = {component["name"] for component in components.values() if component["scope"] == "optional"}
    extras = PYPROJECT["project"]["optional-dependencies"]
    assert extras.keys() == {"arena", "envs", "postgres", "redis", "tui"}
    for requirements in extras.values():
        assert {re.split(r"[<>=]", line)[0].replace("_", "-") for line in requirements} <= optional
    assert not [purl for purl in components if "esbuild" in purl], "tools are no part of it"


def test_the_bill_is_the_same_for_the_same_locks() -> None:
    assert bill("1.2.3") == bill("1.2.3")
    assert json.loads(bill("1.2.3"))["serialNumber"] != json.loads(bill("1.2.4"))["serialNumber"]


# The forge


def test_wheels_are_made_for_every_python_that_is_promised() -> None:
    wheels = PYPROJECT["tool"]["cibuildwheel"]
    built = {f"3.{number}" for number in re.findall(r"cp3(\d+)-", wheels["build"])}
    told = {
        line.rsplit(" ", 1)[1] for line in PYPROJECT["project"]["classifiers"] if re.search(r"3\.\d+$", line)
    }
    assert built == told
    assert PYPROJECT["project"]["requires-python"] == f">={min(built, key=lambda text: int(text[2:]))}"
    assert "compiled" in " ".join(wheels["test-command"]), "a wheel whose core was not compiled is no release"


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_workflow_runs_our_own_commands_and_may_do_no_more_than_it_needs(name: str) -> None:
    workflow: Any = yaml.safe_load(WORKFLOWS[name].read_text("utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    for step in steps:
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w./-]+@v?\d[\w.]*", step["uses"]), "pinned to a version"
    commands = re.findall(r"python3 dev\.py (\w+)", " ".join(step.get("run", "") for step in steps))
    assert commands
    assert set(commands) <= dev.COMMANDS.keys()


def test_only_what_was_checked_and_attested_is_published() -> None:
    jobs: Any = yaml.safe_load(WORKFLOWS["release"].read_text("utf-8"))["jobs"]
    publish = jobs["publish"]
    assert set(publish["needs"]) >= {"check", "sources", "wheels"}
    assert publish["permissions"] == {"id-token": "write", "attestations": "write", "contents": "read"}
    used = [step.get("uses", "").partition("@")[0] for step in publish["steps"]]
    assert used.index("actions/attest-build-provenance") < used.index("pypa/gh-action-pypi-publish")
