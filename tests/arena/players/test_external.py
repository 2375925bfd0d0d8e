"""Players in other programs: good ones play, bad ones forfeit, and none is left behind."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.bots import PLACE
from support.patience import PATIENCE, wait_until

from red7.arena.deals import DealResult, Job, Setting, play_deal
from red7.arena.players import external
from red7.arena.players.external import Program
from red7.game.record.reader import read_record
from red7.game.record.verification import verify

ROOT = Path(__file__).parents[3]
FIRST = f"{PLACE}:First"
READ = "import sys, json\nfor line in sys.stdin:\n    moves = json.loads(line)['moves']\n    "


def program(code: str) -> str:
    """The player that runs a piece of Python."""
    in_one_line = f"exec(bytes.fromhex('{code.encode().hex()}'))"
    return "exec:" + shlex.join([sys.executable, "-c", in_one_line])


def played(
    code: str, seconds: float = 30.0, setting: Setting = Setting(), records: bool = False
) -> DealResult:
    lineup = (program(code), *[FIRST] * (setting.players - 1))
    return play_deal(Job(setting, lineup, 0, seconds=seconds, records=records))


def failures(dealt: DealResult) -> list[tuple[str, str]]:
    return [
        (failure.code, str(dict(failure.arguments)))
        for played in dealt.matches
        for failure in played.failures
    ]


def alive(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture(autouse=True)
def _nobody_is_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test ends without programs, running or dead."""
    monkeypatch.setattr(external, "GRACE", 0.3)
    yield
    assert not external._running
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    states = [Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[0] for child in children]
    assert "Z" not in states


# Good programs


@pytest.mark.parametrize("setting", [Setting(), Setting(3, options="expert")], ids=str)
def test_a_program_plays_as_the_same_bot_in_python_does(setting: Setting) -> None:
    dealt = played(READ + "print(moves[0], flush=True)", setting=setting)
    as_bot = play_deal(Job(setting, (FIRST,) * setting.players, 0))
    assert dealt == as_bot


def test_a_question_tells_what_the_seat_may_see_and_no_more(tmp_path: Path) -> None:
    file = tmp_path / "questions"
    code = READ + f"open({str(file)!r}, 'a').write(line); print(moves[0], flush=True)"
    dealt = played(code, setting=Setting(2, options="draw"))
    assert failures(dealt) == []
    questions = [json.loads(line) for line in file.read_text().splitlines()]
    assert questions
    for question in questions:
        assert set(question) == {"sight", "moves", "nodes", "seed"}
        sight = question["sight"]
        viewer = sight["viewer"]
        assert sight["turn"] == viewer
        assert "??" not in sight["hands"][viewer]
        assert set(sight["hands"][1 - viewer]) <= {"??"}
        assert set(sight["deck"]) <= {"??"}
        assert question["moves"]
    (example,) = re.findall(r"```json\n(.*?)```", (ROOT / "docs/bots.md").read_text("utf-8"), re.DOTALL)
    assert list(json.loads(example)) == list(questions[0])
    assert list(json.loads(example)["sight"]) == list(questions[0]["sight"])
    assert {question["sight"]["viewer"] for question in questions} == {0, 1}
    assert len({question["seed"] for question in questions}) == len(questions)


def test_the_example_plays_every_edition_and_option_without_a_forfeit() -> None:
    example = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples/bot.py'))}"
    for setting in (
        Setting(2, "first", "expert"),
        Setting(3, "es-ar", "actions"),
        Setting(2, "nl-2016", "draw"),
    ):
        job = Job(setting, (example, *[FIRST] * (setting.players - 1)), 3, seconds=PATIENCE)
        dealt = play_deal(job)
        assert failures(dealt) == []
        assert dealt == play_deal(job)


# Bad programs


@pytest.mark.parametrize(
    ("code", "expected", "detail"),
    [
        ("import sys; sys.exit(3)", "forfeit-ended", ""),
        ("raise ValueError('no rules')", "forfeit-died", "ValueError: no rules"),
        ("import os, time; os.close(1); time.sleep(600)", "forfeit-ended", ""),
        (READ + "print('hello', flush=True)", "forfeit-nonsense", "hello"),
        (READ + "print(flush=True)", "forfeit-nonsense", ""),
        (READ + "print('R7p' * 50, flush=True)", "forfeit-nonsense", "R7pR7p"),
        (READ + "sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", "forfeit-nonsense", ""),
        (READ + "print('+', flush=True)", "forfeit-illegal", "+"),
        (READ + "print(moves[0], flush=True); sys.exit()", "forfeit-ended", ""),
    ],
)
def test_a_program_that_dies_or_talks_nonsense_forfeits(code: str, expected: str, detail: str) -> None:
    forfeits = failures(played(code, setting=Setting(2, options="scoring")))
    assert [code for code, _ in forfeits] == [expected] * 2
    assert all(detail in arguments for _, arguments in forfeits)


@pytest.mark.parametrize(
    "code",
    [
        READ + "print('\\x1b[2Jgone\\u202e', flush=True)",
        "import sys; sys.exit('\\x1b[2Jgone\\u202e')",
    ],
)
def test_no_answer_or_complaint_can_steer_the_terminal(code: str) -> None:
    for match in played(code).matches:
        for failure in match.failures:
            [detail] = dict(failure.arguments).values()
            assert detail == r"\x1b[2Jgone\u202e"


def test_of_many_complaints_only_the_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    last_complaint = Program._last_complaint

    def looked_at(self: Program) -> str:
        complaint = last_complaint(self)
        sizes.append(len(self._complaints))
        return complaint

    monkeypatch.setattr(Program, "_last_complaint", looked_at)
    code = "import sys\nfor _ in range(1000): sys.stderr.write('no' * 2000)\nsys.exit('\\nat last')"
    assert failures(played(code)) == [("forfeit-died", "{'reason': 'at last'}")] * 2
    assert sizes == [external.LONGEST_COMPLAINT] * 2


@pytest.mark.parametrize(
    "code",
    [
        "import time; time.sleep(600)",
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)",
        READ + "pass",
        "import sys\nwhile True: sys.stdout.write('R'); sys.stdout.flush(); import time; time.sleep(600)",
    ],
)
def test_a_program_that_hangs_forfeits(code: str) -> None:
    forfeits = failures(played(code, seconds=0.3))
    assert [code for code, _ in forfeits] == ["forfeit-late"] * 2
    assert "0.3" in forfeits[0][1]


def test_a_flood_of_answers_does_no_harm() -> None:
    dealt = played("while True: print('nonsense')")
    assert [code for code, _ in failures(dealt)] == ["forfeit-nonsense"] * 2


def test_a_program_that_never_reads_does_not_block_the_arena() -> None:
    dealt = played(
        "import time\nfor _ in range(100): print('out')\ntime.sleep(600)",
        0.3,
        Setting(3, options="expert"),
    )
    assert len(dealt.matches) == 3, "it went out in every round, or was late at last"


def test_the_match_of_a_program_that_forfeits_is_played_on_by_the_others() -> None:
    dealt = played("raise ValueError", setting=Setting(3, options="advanced"), records=True)
    for rotation, match in enumerate(dealt.matches):
        record = read_record(match.record)
        assert verify(record).problems == ()
        assert record.winners
        assert rotation not in record.winners
        assert "ValueError" in dict(record.headers)[f"Forfeit-{rotation}"]


def test_a_program_that_cannot_be_started_forfeits(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("not a program")
    file.chmod(0o755)
    dealt = play_deal(Job(Setting(), (f"exec:{file}", FIRST), 0))
    assert [code for code, _ in failures(dealt)] == ["forfeit-start"] * 2
    assert dealt.share() == 0.0


# What is left behind


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    child = shlex.join([sys.executable, "-c", "import time; time.sleep(600)"])
    code = (
        "import subprocess, os\n"
        f"child = subprocess.Popen({child!r}, shell=True)\n"
        f"print(os.getpid(), child.pid, file=open({str(file)!r}, 'a'))\n"
    )
    played(code + READ + "print(moves[0], flush=True)", seconds=PATIENCE)
    pids = [int(pid) for pid in file.read_text().split()]
    assert len(pids) == 4
    # Who has lost its parent is buried by another process.
    wait_until(lambda: not any(map(alive, pids)))


def test_other_programs_are_left_alone() -> None:
    bystander = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    try:
        played("import time; time.sleep(600)", seconds=0.2)
        assert bystander.poll() is None
    finally:
        bystander.communicate(b"\n")
    assert bystander.returncode == 0
