"""How the program ends: one line and a status, whatever a user, a pipe or a disk does."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from support.patience import PATIENCE

from red7.cli import COMMANDS, main
from red7.cli.exits import FAILED, INTERRUPTED, OK, USAGE
from red7.game.match import Match

PROGRAM = "import sys; sys.argv[0] = 'red7'; from red7.cli import main; main(prog_name='red7')"
FULL = Path("/dev/full")
OVER = "intl-1.2 basic G 0 O5B6:Y2/!I4R1:G4 V4 - over"


def started(shell: str) -> "subprocess.CompletedProcess[str]":
    """What becomes of a line of shell in which `red7` is the program."""
    line = f'red7() {{ "$PYTHON" -c "$PROGRAM" "$@"; }}\n{shell}'
    names = {"PYTHON": sys.executable, "PROGRAM": PROGRAM}
    return subprocess.run(
        ["/bin/sh", "-c", line], env={**os.environ, **names}, capture_output=True, text=True, timeout=PATIENCE
    )


@pytest.mark.skipif(not FULL.exists(), reason="there is no full device here")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("red7 --help > /dev/full", "No space left"),
        ("red7 simulate > /dev/full", "No space left"),
        ("red7 simulate --out /dev/full --matches 300", "No space left"),
        ("red7 simulate | red7 verify > /dev/full", "No space left"),
        ("red7 config > /dev/full", "No space left"),
        ("red7 simulate >&-", "Bad file descriptor"),
        ("red7 turns <&-", "the input is empty"),
        ("red7 simulate --out /no/such/folder/games.red7", "/no/such/folder"),
    ],
)
def test_what_cannot_be_written_or_read_is_told_in_one_line(line: str, reason: str) -> None:
    done = started(line)
    assert done.returncode == FAILED
    assert done.stderr.startswith("Error: ")
    assert reason in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "given", "status"),
    [
        (["--version"], "", OK),
        (["turns", "--help"], "", OK),
        (["no-such-command"], "", USAGE),
        (["turns", "--no-such-option"], "", USAGE),
        (["turns", "no-such-file"], "", USAGE),
        (["simulate", "--ending", "target"], "", USAGE),
        (["simulate", "--players", "3", "--level", "casual", "--level", "master"], "", USAGE),
        (["play", "--language", "xx"], "", USAGE),
        (["perft", "--depth", "50", "--seed", "1"], "", USAGE),
        (["turns"], "nonsense\n", FAILED),
        *[
            ([name], "", FAILED)
            for name in ("turns", "leaders", "solve", "perft", "show", "verify", "review")
        ],
    ],
)
def test_the_status_says_what_kind_of_mistake_it_was(arguments: list[str], given: str, status: int) -> None:
    assert CliRunner().invoke(main, arguments, input=given).exit_code == status


@pytest.mark.parametrize(
    ("arguments", "first"),
    [(["perft", "--depth", "30"], "0\n"), (["solve", "--nodes", "1000000000"], "Seat 0 has won.\n")],
)
def test_an_interrupt_ends_a_command_without_a_word(arguments: list[str], first: str) -> None:
    match = Match.deal(3, 4, options="expert")
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *arguments],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{OVER}\n{match.position()}\n")
        process.stdin.flush()
        try:
            assert process.stdout.readline() == first  # so it is at work
            process.send_signal(signal.SIGINT)
            output, errors = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert (output, errors.strip(), process.returncode) == ("", "", INTERRUPTED)


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in ("puzzles", "admin")])
def test_every_help_shows_examples_of_its_own_command(name: str) -> None:
    text = CliRunner().invoke(main, [name, "--help"]).output
    examples = text.partition("Examples:\n")[2]
    assert f"red7 {name}" in examples or f"red7 --config mine.toml {name}" in examples


def test_alone_it_opens_the_table_for_somebody_at_a_terminal_and_helps_a_script(tmp_path: Path) -> None:
    assert started("red7 < /dev/null").returncode == USAGE
    near, far = os.openpty()
    settings = {
        "XDG_CONFIG_HOME": str(tmp_path),
        "HOME": str(tmp_path),
        "RED7_SERVE_PORT": "0",
        "DISPLAY": "",
    }
    environment = {**os.environ, **settings, "RED7_LANGUAGE": "en"}
    words = [sys.executable, "-c", PROGRAM]
    with subprocess.Popen(words, stdin=far, stdout=far, stderr=far, env=environment) as running:
        os.close(far)
        text = ""
        try:
            while "Red7 is open at http://" not in text:
                text += os.read(near, 1000).decode()  # which fails when the program has ended
        finally:
            running.send_signal(signal.SIGINT)
            running.wait(PATIENCE)
            os.close(near)
    assert "red7 --help" in text
    assert list(tmp_path.rglob("red7.sqlite3"))
