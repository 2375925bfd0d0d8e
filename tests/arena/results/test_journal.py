"""A journal keeps every finished deal, also when the arena is killed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from support.bots import PLACE
from support.patience import PATIENCE

from red7.arena.deals import Job, Setting, play_deal
from red7.arena.errors import ArenaError
from red7.arena.results.journal import MARK, Journal

FIRST, ANY, SLOW = f"{PLACE}:First", f"{PLACE}:AnyMove", f"{PLACE}:Slow"
JOB = Job(Setting(3, options="expert"), (ANY, f"{PLACE}:Raises", ANY), 2, seed=4, records=True)
PATH = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
RED7 = [sys.executable, "-c", "from red7.cli import main; main(prog_name='red7')", "arena"]


def test_what_is_kept_is_found_again_without_loss(tmp_path: Path) -> None:
    dealt = play_deal(JOB)
    assert any(played.failures for played in dealt.matches)
    file = tmp_path / "journal"
    with Journal(file, resume=False) as journal:
        assert journal.find(JOB) is None
        journal.add(JOB, dealt)
    with Journal(file, resume=True) as journal:
        assert journal.find(JOB) == dealt


@pytest.mark.parametrize(
    "change",
    [{"deal": 3}, {"seed": 5}, {"nodes": 7}, {"lineup": (ANY, ANY, ANY)}, {"setting": Setting(3)}],
    ids=str,
)
def test_a_deal_is_found_only_by_all_it_depends_on(tmp_path: Path, change: dict[str, object]) -> None:
    file = tmp_path / "journal"
    with Journal(file, resume=False) as journal:
        journal.add(JOB, play_deal(JOB))
    with Journal(file, resume=True) as journal:
        assert journal.find(Job(**{**vars(JOB), **change})) is None
        assert journal.find(Job(**{**vars(JOB), "seconds": 99.0})) is not None


def test_a_deal_of_programs_is_found_only_with_the_time_they_had(tmp_path: Path) -> None:
    late = f"exec:{sys.executable} -c 'import time; time.sleep(9)'"
    job = Job(Setting(), (late, ANY), 0, seconds=0.1)
    with Journal(tmp_path / "journal", resume=False) as journal:
        journal.add(job, play_deal(job))
    with Journal(tmp_path / "journal", resume=True) as journal:
        assert journal.find(job) is not None
        assert journal.find(Job(**{**vars(job), "seconds": 10.0})) is None


def test_a_deal_without_records_is_not_found_where_they_are_wanted(tmp_path: Path) -> None:
    bare = Job(**{**vars(JOB), "records": False})
    with Journal(tmp_path / "journal", resume=False) as journal:
        journal.add(bare, play_deal(bare))
    with Journal(tmp_path / "journal", resume=True) as journal:
        assert journal.find(bare) is not None
        assert journal.find(JOB) is None


def test_a_line_cut_short_is_dropped_and_the_journal_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    later = Job(**{**vars(JOB), "deal": 3})
    with Journal(file, resume=False) as journal:
        journal.add(JOB, play_deal(JOB))
        journal.add(later, play_deal(later))
    file.write_bytes(file.read_bytes()[:-10])
    with Journal(file, resume=True) as journal:
        assert journal.find(JOB) is not None
        assert journal.find(later) is None
        journal.add(later, play_deal(later))
    with Journal(file, resume=True) as journal:
        assert journal.find(JOB) is not None
        assert journal.find(later) == play_deal(later)


def test_a_journal_is_not_overwritten_by_accident(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    Journal(file, resume=False).__exit__(None, None, None)
    before = file.read_bytes()
    with pytest.raises(ArenaError, match="--resume"):
        Journal(file, resume=False)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("what a file\n", "1"),
        ('{"some": "JSON"}\n', "1"),
        (json.dumps(MARK) + "\n[]\n", "2"),
        (json.dumps(MARK) + '\n{"players": 2}\n', "2"),
        (json.dumps(MARK) + '\n{"players": 9, "edition": "x", "options": "y", "ending": "z"}\n', "2"),
    ],
)
def test_another_file_is_refused_and_left_as_it_is(tmp_path: Path, text: str, line: str) -> None:
    file = tmp_path / "journal"
    file.write_text(text)
    with pytest.raises(ArenaError, match=f"line {line}"):
        Journal(file, resume=True)
    assert file.read_text() == text


def start(*options: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*RED7, SLOW, ANY, "--deals", "24", "--jobs", "2", "--json", *options],
        env={**os.environ, "PYTHONPATH": PATH},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_a_killed_arena_goes_on_where_it_was_and_leaves_nobody_behind(tmp_path: Path) -> None:
    journal, records = tmp_path / "journal", tmp_path / "records"
    killed = start("--journal", str(journal), "--records", str(records))
    deadline = time.monotonic() + PATIENCE
    while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
        assert killed.poll() is None, killed.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)
    workers = children_of(killed.pid)
    assert len(workers) >= 2
    killed.send_signal(signal.SIGKILL)
    killed.communicate()
    finished = journal.read_bytes()
    assert 3 <= finished.count(b"\n") - 1 < 24
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < deadline, "workers outlive the arena"
        time.sleep(0.02)

    resumed = start("--journal", str(journal), "--resume", "--records", str(records))
    output, errors = resumed.communicate()
    assert resumed.returncode == 0, errors
    assert journal.read_bytes().startswith(finished[: finished.rindex(b"\n")]), (
        "no finished deal is played again"
    )
    assert journal.read_bytes().count(b"\n") == 1 + 24
    whole = start("--records", str(tmp_path / "others"))
    assert json.loads(output) == json.loads(whole.communicate()[0])
    assert [file.name for file in records.iterdir()] == [
        file.name for file in (tmp_path / "others").iterdir()
    ]
    for file in records.iterdir():
        assert file.read_text("utf-8") == (tmp_path / "others" / file.name).read_text("utf-8")
        assert file.read_text("utf-8").count("Result:") == 48


def test_an_interrupted_arena_ends_at_once_with_the_status_of_an_interrupt(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    arena = start("--journal", str(journal), "--deals", "20000")
    deadline = time.monotonic() + PATIENCE
    while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
        assert arena.poll() is None, arena.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.kill(arena.pid, signal.SIGINT)
    output, errors = arena.communicate(timeout=PATIENCE)
    assert arena.returncode == 130
    assert output == ""
    assert "Traceback" not in errors
