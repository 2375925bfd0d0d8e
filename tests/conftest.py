"""What every suite shares: the form under test is printed and checked, and skips can be forbidden."""

import os
import signal
import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import red7
from red7._build_form import form_of

ROOT = Path(__file__).parent.parent

# A property is judged by what it says, not by how long it takes on a machine that others use too. The normal
# run tries the same cases each time: who changes something else is not stopped by luck. The long one seeks.
settings.register_profile(
    "red7",
    deadline=None,
    derandomize="RED7_LONG" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("red7")

os.environ["LC_ALL"] = "C.UTF-8"  # the commands speak English to the tests, whoever runs them
os.environ["XDG_CONFIG_HOME"] = str(ROOT / "tests" / "no-settings")  # nor do they know their settings

os.environ["no_proxy"] = "127.0.0.1,localhost"  # nor does a proxy stand between them and their servers

# What a shell runs in the background is deaf to this, and so would be all that tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


def hot_modules() -> list[str]:
    choice = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["red7"]
    paths = {path for pattern in choice["compiled"] for path in ROOT.glob(pattern)}
    paths -= {ROOT / path for path in choice["interpreted"]}
    return sorted(".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in paths)


def pytest_report_header() -> str:
    forms = {form_of(module) for module in hot_modules()}
    return f"red7: {' and '.join(sorted(forms))}, from {Path(red7.__file__).parent}"


def pytest_sessionstart() -> None:
    """Stops a run that would test another form than the one it was started for."""
    expected = os.environ.get("RED7_FORM")
    wrong = [module for module in hot_modules() if expected and form_of(module) != expected]
    if wrong:
        pytest.exit(f"RED7_FORM={expected}, but these modules are not: {', '.join(wrong)}", returncode=3)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Counts a skipped test as a failure where nothing may be skipped, as on a CI machine."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("RED7_SKIP_NOTHING") and reporter and reporter.stats.get("skipped"):
        reporter.write_line("\nTests were skipped, which RED7_SKIP_NOTHING counts as a failure.", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
