"""What dev.py promises: it runs on a bare machine, and renews exactly what has changed."""

import ast
import pkgutil
import re
import sys
import tomllib
from pathlib import Path

import pytest

import dev
from workshop import environment, game, research, suites, tests
from workshop.environment import Environment, Wheel
from workshop.programs import Failure

ROOT = Path(__file__).parent.parent


def test_dev_py_needs_the_standard_library_only() -> None:
    for file in [ROOT / "dev.py", *(ROOT / "workshop").glob("*.py")]:
        nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
        names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
        names |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
        assert {name.split(".")[0] for name in names} <= {*sys.stdlib_module_names, "workshop"}, file


def test_an_older_python_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 12))
    monkeypatch.setattr(sys, "argv", ["dev.py", "test"])
    with pytest.raises(SystemExit, match=r"^Red7 needs Python 3\.11 or newer; .* is .*\.$"):
        dev.main()


def test_an_older_python_reads_nothing_but_the_front_door() -> None:
    top = ast.parse((ROOT / "dev.py").read_text("utf-8"), feature_version=(3, 7)).body
    imports = [ast.unparse(node) for node in top if isinstance(node, ast.Import | ast.ImportFrom)]
    assert not [line for line in imports if "workshop" in line]


@pytest.mark.parametrize("name", dev.COMMANDS)
def test_every_command_is_described_and_there(name: str) -> None:
    assert f"python3 dev.py {name} " in (dev.__doc__ or "")
    assert callable(pkgutil.resolve_name(dev.COMMANDS[name]))


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in place of the project."""
    for module in (environment, game):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    return tmp_path


def test_an_interrupted_set_up_starts_afresh(root: Path) -> None:
    (root / ".venv").mkdir()
    made = Environment(".venv")
    with made._changing():
        made.holds["base"] = "packages"
    assert Environment(".venv").holds == {"base": "packages"}
    with pytest.raises(KeyboardInterrupt), made._changing():
        raise KeyboardInterrupt
    assert Environment(".venv").holds == {}


def test_a_failed_installation_leaves_the_environment_as_it_was(root: Path) -> None:
    (root / ".venv").mkdir()
    made = Environment(".venv")
    with made._changing():
        made.holds["base"] = "packages"
    with pytest.raises(Failure), made._changing():
        raise Failure("no network")
    assert Environment(".venv").holds == {"base": "packages"}


def test_an_environment_is_made_once_and_renewed_by_what_has_changed(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No program is started: what would be is noted."""
    lines: list[str] = []

    def quietly(*command: str, **_: object) -> str:
        lines.append(" ".join(command))
        if "venv" in command:
            python = Path(Environment(".venv").program("python"))
            python.parent.mkdir(parents=True)
            python.touch()
        return "compiled\n"

    monkeypatch.setattr(environment, "quietly", quietly)
    monkeypatch.setattr(environment, "host_has_pip", lambda: True)
    (root / "requirements").mkdir()
    for name in ("base", "test"):
        (root / f"requirements/{name}.lock").write_text("1")
    sources = ["as they are"]
    wheel = Wheel(lambda: sources[0], lambda: root / "red7.whl")

    def prepare(*locks: str) -> list[str]:
        del lines[:]
        Environment(".venv").prepare(*locks, wheel=wheel)
        words = (" venv ", "base.lock", "test.lock", "red7.whl")
        return [word.strip() for line in lines for word in words if word in line]

    assert prepare("base") == ["venv", "base.lock", "red7.whl"]
    assert prepare("base") == []
    assert prepare("base", "test") == ["test.lock"]
    sources[0] = "changed"
    assert prepare("base") == ["red7.whl"]
    (root / "requirements/test.lock").write_text("2")
    assert prepare("base") == []
    assert prepare("base", "test") == ["venv", "base.lock", "test.lock", "red7.whl"]


def test_the_game_is_built_again_when_a_source_changes(root: Path) -> None:
    (root / "src").mkdir()
    for name in ("src/cards.py", "pyproject.toml", "setup.py"):
        (root / name).write_text("1")
    before = game.game_digest()
    assert game.game_digest() == before
    (root / "src/cards.py").write_text("2")
    assert game.game_digest() != before


def test_only_tests_that_start_programs_ask_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(suites, "HIDDEN", [])
    monkeypatch.setitem(suites.PROGRAMS, "tests/e2e", {"chromium": "chromium fonts-dejavu-core"})
    assert suites.lacking(["tests/game", "tests/speech/test_words.py"]) == ""
    assert (
        suites.lacking(["tests/game", "tests/server/test_it.py::test_it"])
        == "postgresql nginx-light openssl prometheus redis-server systemd"
    )
    assert suites.lacking(["tests/e2e"]) == "chromium fonts-dejavu-core"
    for chosen in ([], ["tests"]):
        assert (
            suites.lacking(chosen)
            == "postgresql nginx-light openssl prometheus redis-server systemd tmux chromium "
            "fonts-dejavu-core"
        )
    (tmp_path / "nginx").touch(0o755)
    (tmp_path / "15/bin").mkdir(parents=True)
    (tmp_path / "15/bin/initdb").touch(0o755)
    monkeypatch.setattr(suites, "HIDDEN", [f"{tmp_path.relative_to(tmp_path.anchor)}/*/bin"])
    assert suites.lacking(["tests/server"]) == "openssl prometheus redis-server systemd"


# What needs an environment of its own


def test_tests_of_research_that_could_not_run_are_said_and_fail_where_nothing_may_be_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("RED7_SKIP_NOTHING", raising=False)
    results = {"tests": 0, tests.RESEARCH: None}
    chosen = ["tests/game", "tests/envs"]
    assert tests.report(results, "compiled", chosen, anything=True) == 0
    assert "NOT RUN  with the packages of research: tests/envs" in capsys.readouterr().err
    monkeypatch.setenv("RED7_SKIP_NOTHING", "1")
    assert tests.report(results, "compiled", chosen, anything=True) == 1


def test_what_is_typed_with_the_packages_of_research_is_left_out_elsewhere() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    assert len(research.TYPED) > 10
    for path in research.TYPED:
        assert re.search(settings["mypy"]["exclude"], path)
        assert any(Path(path).is_relative_to(place) for place in settings["basedpyright"]["exclude"])
