#!/usr/bin/env python3
"""Everything a developer runs, from a fresh clone on, with nothing but Python 3.11 or newer and pip.

    python3 dev.py play  [OPTION ...]        play in the browser, with the options of `red7 serve`
    python3 dev.py play  --terminal [...]    play in the terminal, with the options of `red7 play`
    python3 dev.py test  [PYTEST WORD ...]   run all tests, with the core interpreted and compiled
    python3 dev.py test  --cov [...]         run the tests interpreted, and say which lines they reach
    python3 dev.py check                     check format, lint, types and import rules
    python3 dev.py fix                       format, and mend what the linter can mend
    python3 dev.py generate                  renew the files of web/src that are made from Python
    python3 dev.py bench NAME [OPTION ...]   run benchmarks/NAME.py
    python3 dev.py pictures [SIZE ...]       contact sheets of the table in build/pictures, one for each size
    python3 dev.py ci                        check and test; fails if anything could not run
    python3 dev.py lock  [UV OPTION ...]     renew requirements/*.lock (--upgrade for newer versions)

The first run makes .venv, with the locked packages and the compiled game; later ones renew only what changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import socket
import subprocess
import sys
import sysconfig
from collections import Counter
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parent
HOST_PYTHON: str = getattr(sys, "_base_executable", "") or sys.executable  # also when run by an environment's
# These run interpreted too, everything in tests runs compiled: all of the rules, and of `ai` what is quick.
# Hints, bots and reviews are made of these; `test_forms` compares what the two forms answer.
IN_BOTH_FORMS = [
    "tests/game",
    "tests/ai/solver",
    "tests/ai/research",
    "tests/ai/test_greedy.py",
    "tests/ai/test_monte_carlo.py",
    "tests/ai/test_stakes.py",
]
COMPILER = "gcc libc6-dev python3-dev"  # what Debian calls it
BROWSER_TESTS = "tests/e2e"
PROGRAMS = {  # that tests start, with the Debian packages they come in
    "tests/server": {
        "initdb": "postgresql",
        "nginx": "nginx-light",
        "openssl": "openssl",
        "promtool": "prometheus",
        "redis-server": "redis-server",
        "systemd-analyze": "systemd",
    },
    "tests/e2e": {"chromium": "chromium fonts-dejavu-core"},
}
HIDDEN = ["usr/sbin", "usr/lib/postgresql/*/bin"]  # where Debian keeps some of them, off the PATH of users
# Each agrees with those before it.
LOCKS = ("base", "server", "build", "test", "check", "bench", "e2e", "node", "lock")
NO_TEST_CHOSEN = 5  # how pytest ends then


class Failure(Exception):
    """What went wrong, in words a developer can act on."""


class Environment:
    """A virtual environment that knows what it holds, and renews what has changed.

    It notes what it holds in a file, and takes the note away while anything changes: a run that is killed
    leaves none, and the next run starts afresh.
    """

    def __init__(self, name: str) -> None:
        self.folder = ROOT / name
        self.note = self.folder / "red7.json"
        self.holds = self._read()

    def program(self, name: str) -> str:
        windows = os.name == "nt"
        return str(self.folder / ("Scripts" if windows else "bin") / (f"{name}.exe" if windows else name))

    def prepare(self, *locks: str, wheel: Callable[[], Path] | None = None) -> Environment:
        """Sees to it that the packages of these locks and, from its wheel, the game are installed."""
        wanted = {"python": f"{sys.implementation.cache_tag} {sys.platform}"}
        wanted |= {lock: digest([ROOT / f"requirements/{lock}.lock"]) for lock in locks}
        if wheel:
            wanted["game"] = game_digest()
        if self._lacks(wanted):
            with one_at_a_time():
                self._renew(wanted, wheel)
        return self

    def _lacks(self, wanted: dict[str, str]) -> list[str]:
        return [name for name, value in wanted.items() if self.holds.get(name) != value]

    def _renew(self, wanted: dict[str, str], wheel: Callable[[], Path] | None) -> None:
        self.holds = self._read()  # another run may have done the work meanwhile
        locks = {lock: digest([ROOT / f"requirements/{lock}.lock"]) for lock in LOCKS if lock in self.holds}
        if "python" in self._lacks(wanted) or self._lacks(locks) or not Path(self.program("python")).exists():
            say(f"Making the environment {self.folder.name} ...")
            shutil.rmtree(self.folder, ignore_errors=True)
            self.holds = {}
            with self._changing():
                self._create()
                self.holds["python"] = wanted["python"]
        missing = [name for name in self._lacks(wanted) if name in LOCKS]
        if missing:
            say(f"Installing the locked packages ({', '.join(missing)}) ...")
            with self._changing():
                files = [f"--requirement=requirements/{lock}.lock" for lock in missing]
                self._install("--require-hashes", *files)
                self.holds |= {lock: wanted[lock] for lock in missing}
        if wheel and "game" in self._lacks(wanted):
            built = wheel()
            with self._changing():
                self._install("--no-deps", "--no-index", "--force-reinstall", str(built))
                form = quietly(
                    self.program("python"), "-c", "import red7._build_form as f; print(f.form())"
                ).strip()
                self.holds |= {"game": wanted["game"], "form": form}
            if form == "interpreted":
                say("The core could not be compiled, so it runs interpreted: all works, but slowly.")

    @contextmanager
    def _changing(self) -> Iterator[None]:
        self.note.unlink(missing_ok=True)
        try:
            yield
        except Failure:  # an installer that gave up has changed nothing
            self._write()
            raise
        self._write()

    def _read(self) -> dict[str, str]:
        try:
            return dict(json.loads(self.note.read_text("utf-8")))
        except (OSError, ValueError):
            return {}

    def _write(self) -> None:
        partial = self.note.with_suffix(".partial")
        partial.write_text(json.dumps(self.holds), "utf-8")
        partial.replace(self.note)

    def _create(self) -> None:
        if uv := shutil.which("uv"):
            quietly(uv, "venv", "--quiet", "--python", HOST_PYTHON, str(self.folder))
        else:
            no_pip = ["--without-pip"] if host_has_pip() else []
            quietly(HOST_PYTHON, "-m", "venv", *no_pip, str(self.folder))

    def _install(self, *what: str) -> None:
        python = self.program("python")
        if uv := shutil.which("uv"):
            command = [uv, "pip", "install", "--quiet", "--python", python]
        elif host_has_pip():
            command = [HOST_PYTHON, "-m", "pip", "--quiet", "--python", python, "install", "--no-input"]
        else:
            command = [python, "-m", "pip", "--quiet", "install", "--no-input"]
        try:
            quietly(*command, *what)
        except Failure as failure:
            raise Failure(f"{failure}\nThe packages could not be installed. Is the network there?") from None


def host_has_pip() -> bool:
    """Whether we can borrow that pip, which saves the time of installing another one."""
    return subprocess.run([HOST_PYTHON, "-c", "import pip"], stderr=subprocess.DEVNULL).returncode == 0


def digest(files: list[Path]) -> str:
    total = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Holds off other runs; the lock is free once this run and its installers are gone, killed or not."""
    with (ROOT / ".venv.lock").open("a") as file:
        if sys.platform == "win32":
            import msvcrt

            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
            except OSError:
                raise Failure("Another run of dev.py is busy here. Try again when it is done.") from None
        else:
            import fcntl

            os.set_inheritable(file.fileno(), True)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say("Waiting for another run of dev.py ...")
                fcntl.flock(file, fcntl.LOCK_EX)
        yield


# The game, as a wheel


def game_files() -> list[Path]:
    files = [path for path in (ROOT / "src").rglob("*") if path.is_file()]
    sources = [path for path in files if not path.parent.name.endswith(("__pycache__", ".egg-info"))]
    return sorted([*sources, ROOT / "pyproject.toml", ROOT / "setup.py"])


def game_digest() -> str:
    """Changes with the sources and with what can compile them: a compiler installed later is put to use."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    interpreted = os.environ.get("RED7_INTERPRETED", "")
    return f"{digest(game_files())} {shutil.which(compiler)} {headers} {interpreted}"


def build_wheel() -> Path:
    """Builds in a copy, where no compiled module hides its source; C that stays the same is compiled once."""
    say("Compiling the game (a minute at most, and only when its sources have changed) ...")
    copy = MAIN.folder / "build"
    files = [*game_files(), ROOT / "README.md", ROOT / "LICENSE"]
    copies = {copy / path.relative_to(ROOT): path for path in files}
    if not (copy / "complete").exists() or not copies.keys() >= set((copy / "src/red7").rglob("*.*")):
        shutil.rmtree(copy, ignore_errors=True)
    (copy / "complete").unlink(missing_ok=True)
    for target, source in copies.items():
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    shutil.rmtree(copy / "dist", ignore_errors=True)
    backend = "from setuptools.build_meta import build_wheel; build_wheel('dist')"
    (copy / "log.txt").write_text(quietly(MAIN.program("python"), "-c", backend, cwd=copy), "utf-8")
    (copy / "complete").touch()
    return built_wheel()


def built_wheel() -> Path:
    return next((MAIN.folder / "build/dist").glob("*.whl"))


MAIN = Environment(".venv")


def prepare(*more: str) -> Environment:
    return MAIN.prepare("base", "build", *more, wheel=build_wheel)


# The page, built by Node

WEB = ROOT / "web"
NODE = 20  # the oldest version that will do
PAGE_TESTS = "web/test.mjs"
GENERATED = {  # files below web/src, with what makes them
    "protocol.ts": "red7.server.http.routes:typescript",
    "facts.ts": "red7.host.protocol.facts:typescript",
    "ui/pigments.css": "red7.art.page:stylesheet",
    "ui/art.json": "red7.art.page:drawing",
    "ui/faces.svg": "red7.art.faces:sheet",
}
FIRST_PORT = 7007


def page_files() -> list[Path]:
    files = [path for path in WEB.rglob("*") if path.is_file()]
    sources = [path for path in files if "node_modules" not in path.relative_to(WEB).parts]
    return sorted([*sources, *(ROOT / "src/red7/speech/locales").rglob("*.ftl")])


def node() -> tuple[str, str]:
    """Node and npm: those of this machine, or else from an environment of their own."""
    programs = [shutil.which(name) or "" for name in ("node", "npm")]
    if all(programs) and int(quietly(programs[0], "--version").lstrip("v").split(".")[0]) >= NODE:
        return programs[0], programs[1]
    environment = Environment(".venv-node").prepare("node")
    return environment.program("node"), environment.program("npm")


def page_tools() -> str:
    """Node, with the locked packages of the page installed for it."""
    program, npm = node()
    note = WEB / "node_modules/red7.txt"
    wanted = digest([WEB / "package-lock.json"])
    if not note.exists() or note.read_text("utf-8") != wanted:
        with one_at_a_time():
            say("Installing the locked packages of the page ...")
            quietly(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", cwd=WEB)
            note.write_text(wanted, "utf-8")
    return program


def lint_page(*options: str) -> int:
    """Checks the format of the page and what its linter says; its settings are found from its folder only."""
    program = page_tools()
    say("$ cd web; biome check")
    command = [program, "node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", *options]
    return subprocess.run(command, cwd=WEB, env=surroundings()).returncode


def build_page() -> None:
    """Builds the page to where the server looks for it, if anything of it has changed."""
    program = page_tools()
    note = WEB / "node_modules/red7-page.txt"
    wanted = digest(page_files())
    built = (ROOT / "src/red7/server/static/index.html").exists()
    if built and note.exists() and note.read_text("utf-8") == wanted:
        return
    with one_at_a_time():
        say("Building the page ...")
        quietly(program, "build.mjs", cwd=WEB)
        note.write_text(wanted, "utf-8")


# Other programs


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def surroundings(**more: str) -> dict[str, str]:
    return {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME", "RED7_FORM")} | more


def quietly(*command: str, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        command,
        cwd=cwd,
        env=surroundings(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,  # it holds the lock of one_at_a_time as well
    )
    if done.returncode:
        raise Failure("\n".join([*done.stdout.splitlines()[-20:], f"This failed: {shlex.join(command)}"]))
    return done.stdout


def run(*command: str, **environment: str) -> int:
    say(f"$ {shlex.join(command).replace(f'{ROOT}{os.sep}', '')}")
    return subprocess.run(command, cwd=ROOT, env=surroundings(**environment)).returncode


def become(*command: str) -> NoReturn:
    if os.name == "nt":  # where exec would give the terminal back too early
        sys.exit(subprocess.run(command, env=surroundings()).returncode)
    os.execve(command[0], command, surroundings())


def apt_get(packages: str) -> bool:
    """Installs Debian packages where that is ours to do: as root, in a container or on a CI machine."""
    if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say(f"Installing {packages} by apt-get ...")
    try:
        quietly("apt-get", "update", "-qq")
        quietly("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-qq", "-y", *packages.split())
    except Failure as failure:
        say(str(failure))
        return False
    return True


# The commands


def play(words: list[str]) -> int:
    if "--terminal" in words:
        become(prepare().program("red7"), "play", *(word for word in words if word != "--terminal"))
    try:
        build_page()
    except Failure as failure:
        say(f"{failure}\nThe page could not be built, so this is the terminal game.")
        become(prepare().program("red7"), "play")
    port = str(free_port())
    options = ["--port", port, "--data", str(ROOT / ".red7" / port), *words]  # the last one counts
    become(prepare().program("red7"), "serve", "--open", *options)


def free_port() -> int:
    """The first port that nobody listens on, from our own one on."""
    for port in range(FIRST_PORT, FIRST_PORT + 100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    return 0


def parts_in_both_forms(choice: str) -> list[str]:
    path = Path(choice.split("::")[0])
    if any(path.is_relative_to(suite) for suite in IN_BOTH_FORMS):
        return [choice]
    return [suite for suite in IN_BOTH_FORMS if Path(suite).is_relative_to(path)]


def chooses(chosen: list[str], suite: str) -> bool:
    """Whether any test of a suite is among those chosen; nothing chosen is everything."""
    paths = [Path(choice.split("::")[0]) for choice in chosen] or [Path("tests")]
    return any(path.is_relative_to(suite) or Path(suite).is_relative_to(path) for path in paths)


def lacking(chosen: list[str]) -> str:
    """The Debian packages of the programs that the chosen tests start and that are not installed."""
    places = [str(place) for pattern in HIDDEN for place in Path("/").glob(pattern)]
    search = os.pathsep.join([os.environ.get("PATH", ""), *places])
    needed = [programs for suite, programs in PROGRAMS.items() if chooses(chosen, suite)]
    return " ".join(
        package
        for programs in needed
        for program, package in programs.items()
        if not shutil.which(program, path=search)
    )


class Run(NamedTuple):
    """A run of pytest over some of the tests, in one of the forms."""

    name: str
    line: list[str]
    around: dict[str, str]


def test(words: list[str]) -> int:
    if "--cov" in words:
        return coverage([word for word in words if word != "--cov"])
    chosen = [word for word in words if (ROOT / word.split("::")[0]).exists()]
    installed = prepare_tests(chosen)
    results = {}
    if not chosen or "web" in chosen:
        results[f"the page: {PAGE_TESTS}"] = run(page_tools(), PAGE_TESTS)
    for one in test_runs(installed, chosen, [word for word in words if word not in chosen]):
        results[one.name] = run(*one.line, **one.around)
    return report(results, installed.holds["form"], chosen, anything=bool(words))


def prepare_tests(chosen: list[str]) -> Environment:
    """Sees to it that all that the chosen tests need is there, as far as that can be had."""
    in_browser = chooses(chosen, BROWSER_TESTS)
    if in_browser:
        build_page()
    locks = ["test", "e2e"] if in_browser else ["test"]
    installed = prepare(*locks)
    if installed.holds["form"] == "interpreted" and apt_get(COMPILER):
        installed = prepare(*locks)
    if lacking(chosen):
        apt_get(lacking(chosen))
    return installed


def test_runs(installed: Environment, chosen: list[str], options: list[str]) -> list[Run]:
    """The runs of pytest that are needed for the chosen tests."""
    form = installed.holds["form"]
    paths = [choice for choice in chosen or ["tests"] if choice != "web"]
    # Browsers are driven from an event loop of their own, beside which no test that needs one can run.
    browsers = [path for path in paths if Path(path.split("::")[0]).is_relative_to(BROWSER_TESTS)]
    others = [path for path in paths if path not in browsers]
    if others and chooses(chosen, BROWSER_TESTS):
        browsers = browsers or [BROWSER_TESTS]
    in_both = [part for word in chosen for part in parts_in_both_forms(word)] if chosen else IN_BOTH_FORMS
    interpreted = {"RED7_FORM": "interpreted", "PYTHONPATH": str(ROOT / "src")}
    runs = [
        (f"{form}, as installed", others, [f"--ignore={BROWSER_TESTS}"], {"RED7_FORM": form}),
        ("interpreted, from src", in_both, [], interpreted),
        (f"{form}, in browsers", browsers, [], {"RED7_FORM": form}),
    ]
    pytest = [installed.program("python"), "-m", "pytest", *options]
    return [
        Run(f"{name}: {' '.join(some)}", [*pytest, *side_by_side(some), *some, *more], around)
        for name, some, more, around in runs
        if some
    ]


def side_by_side(paths: list[str]) -> list[str]:
    """How pytest runs whole folders: in several processes, where one that is done helps the others."""
    if not any((ROOT / path).is_dir() for path in paths):
        return []
    workers = (os.cpu_count() or 1) + 1  # servers and browsers mostly wait
    return [f"--numprocesses={workers}", "--dist=worksteal"]


def report(results: dict[str, int], form: str, chosen: list[str], *, anything: bool) -> int:
    """Says what has passed and what was not run; the exit status. `anything`: whether tests were chosen."""
    say("")
    for name, status in results.items():
        say(f"{ {0: 'passed', NO_TEST_CHOSEN: 'no test chosen'}.get(status, 'FAILED'):>14}  {name}")
    if form != "compiled":
        say(f"       NOT RUN  compiled: {' '.join(chosen or ['tests'])} (why: see .venv/build/log.txt)")
        say(f"                on Debian or Ubuntu, to have a compiler: sudo apt-get install {COMPILER}")
    if packages := lacking(chosen):
        say("       NOT RUN  what was skipped above, for want of programs to start")
        say(f"                on Debian or Ubuntu, to have them: sudo apt-get install {packages}")
    fine = {0, NO_TEST_CHOSEN} if anything and 0 in results.values() else {0}
    skipped = (form != "compiled" or packages) and "RED7_SKIP_NOTHING" in os.environ
    return 1 if skipped or not fine.issuperset(results.values()) else 0


def coverage(words: list[str]) -> int:
    """Runs tests, all but those in browsers unless some are named, and says which lines of `src` they reach.

    Compiled modules cannot be watched, so this is the interpreted form.
    """
    tests = words or [f"--ignore={BROWSER_TESTS}", "tests"]
    tool = [prepare("test").program("python"), "-m", "coverage"]
    around = {"RED7_FORM": "interpreted", "PYTHONPATH": str(ROOT / "src")}
    status = run(*tool, "erase") or run(*tool, "run", "-m", "pytest", *side_by_side(tests), *tests, **around)
    lines = MAIN.folder / "lines.json"
    if run(*tool, "combine", "--quiet") or run(*tool, "json", "--quiet", "-o", str(lines)):
        return 1
    reached: Counter[str] = Counter()
    of: Counter[str] = Counter()
    for name, file in json.loads(lines.read_text("utf-8"))["files"].items():
        package = Path(name).parent.parts[1:3]  # red7, or one of its packages
        for part in {"red7", "/".join(package)}:
            reached[part] += file["summary"]["covered_lines"]
            of[part] += file["summary"]["num_statements"]
    for part in sorted(of):
        share = 100 * reached[part] / max(of[part], 1)
        say(f"{share:6.1f} %  {reached[part]:6} of {of[part]:6} lines  {part}")
    return status


def check(_: list[str]) -> int:
    environment = prepare("test", "e2e", "check")
    checks = {
        "format": ["ruff", "format", "--check", "."],
        "lint": ["ruff", "check", "."],
        "types by mypy": ["mypy"],
        "types by pyright": ["basedpyright"],
        "import rules": ["lint-imports", "--no-cache"],
    }
    if sys.platform != "win32":
        checks["the image"] = ["hadolint", "deploy/Dockerfile"]
    failed = []
    for name, (tool, *options) in checks.items():
        if run(environment.program(tool), *options, PYTHONPATH="src"):
            failed.append(name)
    tsc = [page_tools(), "web/node_modules/typescript/bin/tsc"]
    if run(*tsc, "-p", "web") | run(*tsc, "-p", "web/worker"):
        failed.append("types of the page")
    if lint_page():
        failed.append("format and lint of the page")
    say(f"\nNot in order: {', '.join(failed)}." if failed else "\nAll checks passed.")
    return 1 if failed else 0


def fix(_: list[str]) -> int:
    ruff = prepare("test", "check").program("ruff")
    python = run(ruff, "check", "--fix", ".") | run(ruff, "format", ".")
    return python | lint_page("--write")


def generate(_: list[str]) -> int:
    python = MAIN.prepare("base").program("python")
    code = "import pkgutil, sys; sys.stdout.write(pkgutil.resolve_name(sys.argv[1])())"
    for name, maker in GENERATED.items():
        made = subprocess.run(
            [python, "-X", "utf8", "-c", code, maker],
            cwd=ROOT,
            env=surroundings(PYTHONPATH="src"),
            stdout=subprocess.PIPE,
            check=True,
        )
        (WEB / "src" / name).write_bytes(made.stdout)
    return 0


def bench(words: list[str]) -> int:
    names = sorted(path.stem for path in (ROOT / "benchmarks").glob("[!_]*.py"))
    if not words or words[0] not in names:
        raise Failure(f"Which benchmark? python3 dev.py bench NAME, with a NAME of: {', '.join(names)}")
    if words[0] == "web":  # which is measured in a browser
        build_page()
    environment = prepare(*{"attack": ["test"], "server": ["test"], "web": ["test", "e2e"]}.get(words[0], []))
    if words[0] == "engine":  # which is measured beside others, large ones
        environment = Environment(".venv-bench").prepare("base", "build", "bench", wheel=built_wheel)
    become(environment.program("python"), str(ROOT / f"benchmarks/{words[0]}.py"), *words[1:])


def pictures(words: list[str]) -> int:
    build_page()
    environment = prepare("test", "e2e")
    return run(
        environment.program("python"), "tests/tools/make_pictures.py", *words, PYTHONPATH=str(ROOT / "tests")
    )


def ci(_: list[str]) -> int:
    return check([]) or run(sys.executable, "dev.py", "test", RED7_SKIP_NOTHING="1")


def lock(words: list[str]) -> int:
    uv = shutil.which("uv") or Environment(".venv-lock").prepare("lock").program("uv")
    options = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    for number, name in enumerate(LOCKS):
        say(f"Locking requirements/{name}.lock ...")
        files = ["pyproject.toml" if name == "base" else f"requirements/{name}.in"]
        files += [f"--output-file=requirements/{name}.lock"]
        files += [f"--constraint=requirements/{earlier}.lock" for earlier in LOCKS[:number]]
        quietly(uv, "pip", "compile", *options, *files, *words)
    return 0


COMMANDS = {
    command.__name__: command for command in (play, test, check, fix, generate, bench, pictures, ci, lock)
}


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit(f"Red7 needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    try:
        return COMMANDS[sys.argv[1]](sys.argv[2:])
    except Failure as failure:
        sys.exit(f"\n{failure}")
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
