"""The stream commands as people run them: all recorded cases, bad input of every kind, pipes that break."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from support.patience import PATIENCE
from support.rules.plain_data import position_data

from red7.cli import main
from red7.game.editions import EDITIONS, Ending, Options
from red7.game.match import Match
from red7.game.moves import Move
from red7.game.perft import divide, perft
from red7.game.position import Position
from red7.game.record.reader import read_records
from red7.game.record.record import Record
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.simulation import simulate
from red7.game.text.jsonform import palettes_data
from red7.game.text.position_text import position_text

DATA = Path(__file__).parents[1] / "golden"
TURNS = (DATA / "turns.jsonl").read_text("utf-8")
LEADERS = (DATA / "leaders_and_scores.jsonl").read_text("utf-8")
RED7 = [sys.executable, "-c", "from red7.cli import main; main(prog_name='red7')"]


def run(*arguments: str, given: str | bytes = "") -> Result:
    return CliRunner().invoke(main, arguments, input=given)


def questions(lines: str, *answers: str) -> str:
    """The recorded cases without their answers."""
    cases = [json.loads(line) for line in lines.splitlines()]
    return "".join(
        json.dumps({name: value for name, value in case.items() if name not in answers}) + "\n"
        for case in cases
    )


def dealt(seed: int = 0, players: int = 2, options: str = "basic") -> Match:
    return Match(PlainSeed(numbered_seed(seed)), players, options=Options.parse(options))


# turns and leaders


def test_turns_answers_every_recorded_position() -> None:
    result = run("turns", given=questions(TURNS, "leader", "turns"))
    assert (result.exit_code, result.stderr) == (0, "")
    expected = [{name: json.loads(line)[name] for name in ("leader", "turns")} for line in TURNS.splitlines()]
    assert [json.loads(line) for line in result.stdout.splitlines()] == expected


def test_leaders_answers_every_recorded_set_of_palettes() -> None:
    result = run("leaders", given=questions(LEADERS, "leader", "counts", "scored"))
    assert (result.exit_code, result.stderr) == (0, "")
    names = ("leader", "counts", "scored")
    expected = [{name: json.loads(line)[name] for name in names} for line in LEADERS.splitlines()]
    assert [json.loads(line) for line in result.stdout.splitlines()] == expected


@pytest.mark.parametrize("command", ["turns", "leaders", "solve", "perft"])
def test_positions_are_read_as_lines_of_text_or_of_json(command: str) -> None:
    position = Position.of(dealt(3).round)
    text, data = position_text(position), json.dumps(position_data(position))
    if command == "leaders":
        data = json.dumps(palettes_data(position))
    flags = ["--json"] if command == "solve" else []
    result = run(command, *flags, given=f"{text}\n{data}\n")
    assert (result.exit_code, result.stderr) == (0, "")
    by_text, by_json = result.stdout.splitlines()
    assert by_text == by_json


def test_turns_of_a_turn_in_progress_are_refused() -> None:
    match = dealt(3, options="expert")
    match.play(match.round.moves()[0])
    assert match.turn_in_progress is not None
    result = run("turns", given=position_text(match.position()))
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: line 1: ")


@pytest.mark.parametrize(("command", "lines"), [("turns", TURNS), ("leaders", LEADERS)])
def test_a_file_is_read_as_well_and_answers_may_be_in_it(command: str, lines: str, tmp_path: Path) -> None:
    file = tmp_path / "cases.jsonl"
    file.write_text("\ufeff\n" + "\r\n\r\n".join(lines.splitlines()[:3]) + "\n  \n", "utf-8")
    result = run(command, str(file))
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 3
    empty = run(command, "-", given="\n")
    assert (empty.exit_code, empty.stdout) == (1, "")
    assert "the input is empty" in empty.stderr


GOOD = TURNS.splitlines()[0]
CASE = json.loads(GOOD)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("R7", "line 2, column 1: found 'R7', expected one of first, intl-1.2"),
        ('{"hands": [', "line 2, column 12: found nothing, expected JSON"),
        (GOOD + "x", f"line 2, column {len(GOOD) + 1}: found 'x', expected JSON"),
        ("[" * 100_000, "expected brackets that aren’t nested so deeply"),
        ('{"turn": ' + "9" * 5000 + "}", "expected numbers of fewer digits"),
        ('{"turn": NaN}', "line 2, column 1: found 'NaN', expected a number"),
        ("[]", "line 2: found [], expected an object with fields"),
        ("{}", "line 2: the field hands is missing"),
        ('{"hand": []}', "line 2: there’s no field hand: expected some of actions, bound"),
        (json.dumps({**CASE, "canvas": "X"}), "line 2: canvas: found 'X', expected a colour letter"),
        (
            json.dumps({**CASE, "hands": [["R8"], [], []]}),
            "line 2: hands: found 'R8', expected a card such as R7",
        ),
        (
            json.dumps({**CASE, "edition": "zz"}),
            "line 2: “zz” isn’t an edition: expected one of first, intl-1.2",
        ),
        (json.dumps({**CASE, "turn": 7}), "line 2: there’s no seat 7: expected 0 to 2"),
        (json.dumps({**CASE, "turn": 10**26}), f"line 2: there’s no seat {10**26}: expected 0 to 2"),
        (json.dumps({**CASE, "out": [-(10**40)]}), f"line 2: there’s no seat -{10**40}: expected 0 to 2"),
        (
            json.dumps({**CASE, "palettes": [["R7"], ["R6"]]}),
            "line 2: Every seat has a hand and a palette: hands found 3, palettes 2.",
        ),
        (json.dumps({**CASE, "deck": ["R7"]}), "line 2: R7 lies in two places"),
        (json.dumps({**CASE, "\ud800": 1}), "line 2: there’s no field"),
    ],
)
def test_turns_stops_at_a_bad_line_and_says_which(line: str, message: str) -> None:
    result = run("turns", given=f"{GOOD}\n{line}\n{GOOD}\n")
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 1, "what came before is answered"
    assert message in result.stderr
    assert result.stderr.startswith("Error: line 2")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", None),
        ("{", "line 2, column 2: found nothing, expected JSON"),
        ("{}", "line 2: the field palettes is missing"),
        ('{"palettes": [["R7"], ["R6"]]}', "line 2: canvas: found None, expected a colour letter"),
        ('{"palettes": [["R7"], ["R7"]], "canvas": "R"}', "line 2: R7 lies in two places"),
        ('{"palettes": 7, "canvas": "R"}', "line 2: palettes: found 7, expected a list"),
    ],
)
def test_leaders_stops_at_a_bad_line_and_says_which(line: str, message: str | None) -> None:
    good = LEADERS.splitlines()[0]
    result = run("leaders", given=f"{good}\n{line}\n{good}\n")
    assert result.exit_code == (0 if message is None else 1)
    assert (message or "") in result.stderr


@pytest.mark.parametrize("command", ["turns", "leaders", "verify", "perft"])
def test_what_is_not_utf_8_is_refused(command: str) -> None:
    result = run(command, given=b"\n\xff\xfe\n")
    assert result.exit_code == 1
    assert "line 2: the text isn’t UTF-8" in result.output


@pytest.mark.parametrize("command", ["turns", "leaders", "verify", "perft"])
def test_a_file_that_is_not_there_is_refused(command: str) -> None:
    result = run(command, "no-such-file")
    assert result.exit_code == 2
    assert "no-such-file" in result.stderr


# simulate and verify


def test_simulate_writes_the_matches_of_its_series() -> None:
    asked = ["--seed", "4", "--matches", "3", "--players", "3", "--edition", "nl-2016", "--mode", "expert"]
    result = run("simulate", *asked, "--ending", "target")
    assert (result.exit_code, result.stderr) == (0, "")
    expected = simulate(4, 3, 3, EDITIONS["nl-2016"], Options.parse("expert"), Ending.TARGET)
    records = list(read_records(result.stdout.splitlines()))
    assert [record.rounds for record in records] == [Record.of(match).rounds for match in expected]
    assert [dict(record.headers)["Match"] for record in records] == ["0", "1", "2"]
    assert result.stdout == run("simulate", *asked, "--ending", "target").stdout


def test_simulate_writes_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.red7"
    result = run("simulate", "--matches", "2", "--options", "draw+actions", "--out", str(file))
    assert (result.exit_code, result.output) == (0, "")
    assert len(list(read_records(file.read_text("utf-8").splitlines()))) == 2
    assert run("verify", str(file)).exit_code == 0


def test_another_seed_plays_other_matches() -> None:
    assert run("simulate", "--seed", "1").stdout != run("simulate", "--seed", "2").stdout


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["--seed", "-1"], 2, "--seed"),
        (["--seed", str(2**64)], 2, "--seed"),
        (["--players", "5"], 2, "--players"),
        (["--edition", "x"], 2, "--edition"),
        (["--mode", "hard"], 2, "“hard” aren’t options"),
        (["--ending", "target"], 2, "the edition intl-1.2 has no variant ending"),
    ],
)
def test_simulate_refuses_what_cannot_be_played(arguments: list[str], status: int, message: str) -> None:
    result = run("simulate", *arguments)
    assert (result.exit_code, result.stdout) == (status, "")
    assert message in result.stderr


def test_verify_says_one_line_for_each_record() -> None:
    records = [str(Record.of(match)) for match in simulate(3, 3, options=Options.parse("expert"))]
    result = run("verify", given="\n".join(records))
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert [line.partition(",")[0] for line in lines] == ["record 1: ok", "record 2: ok", "record 3: ok"]


def test_verify_says_what_is_wrong_and_goes_on() -> None:
    good, other = [str(Record.of(match)) for match in simulate(3, 2)]
    seed = numbered_seed(3, 0).hex()
    cheated = good.replace(seed, "0" * 64)
    line = next(number for number, text in enumerate(good.splitlines(), 1) if text.startswith("1. "))
    illegal = good.replace("\n1. Seat 0: ", "\n1. Seat 0: V1t ").replace("\n1. Seat 1: ", "\n1. Seat 1: V1t ")
    bare = good.replace("Deal-Scheme: 1\n", "").replace(f"Deal-Seed: {seed}\n", "")
    result = run("verify", given="".join([illegal, other, cheated, bare, "garbage\n"]))
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0].startswith(f"record 1: wrong: line {line}, column 12: You can’t play V1t now")
    assert lines[1].startswith("record 2: ok")
    assert lines[2] == "record 3: wrong: the cards of round 1 don’t come from the seed"
    assert lines[3].startswith("record 4: ok, 1 round, ")
    assert lines[3].endswith("; there’s no seed that the deals could be checked against")
    assert "expected Red7-Record: 1" in lines[4]


def test_verify_survives_what_a_terminal_cannot_show() -> None:
    text = str(Record.of(dealt())).replace("Seat-0: Seat 0", 'Seat-0: "\\u{d800}"')
    result = run("verify", given=text)
    assert result.exit_code == 1
    assert "U+D800" in result.stdout


def test_verify_of_nothing_is_no_success() -> None:
    result = run("verify", given="\n")
    assert result.exit_code == 1
    assert "there’s no record to check" in result.stderr


# perft


def test_perft_counts_for_positions_as_text_and_as_json() -> None:
    match = dealt(5, 3, "draw")
    position = match.position()
    lines = f"{position_text(position)}\n\n{json.dumps(position_data(position))}\n"
    result = run("perft", "--depth", "2", given=lines)
    count = perft(match.round, 2)
    assert (result.exit_code, result.stdout) == (0, f"{count}\n{count}\n")
    asked = ["--seed", "5", "--players", "3", "--options", "draw", "--depth", "2"]
    assert run("perft", *asked).stdout == f"{count}\n"


def test_perft_divides_by_the_first_turn() -> None:
    result = run("perft", "--seed", "0", "--depth", "2", "--divide")
    *parts, total = result.stdout.splitlines()
    counts = {turn: int(count) for turn, _, count in (part.partition(": ") for part in parts)}
    assert counts == divide(dealt().round, 2)
    assert int(total) == sum(counts.values()) == perft(dealt().round, 2)


def test_perft_of_a_round_that_is_over_is_0() -> None:
    match = dealt()
    match.play("out")
    assert run("perft", given=position_text(match.position())).stdout == "0\n"


def test_perft_refuses_a_turn_in_progress() -> None:
    match = dealt(options="draw")
    plays = [move for move in match.round.moves() if str(move).endswith("p")]
    match.play(plays[0] if plays else Move.parse("out"))
    result = run("perft", given="\n" + position_text(match.position()))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "line 2: This turn is under way" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "given", "status", "message"),
    [
        (["--depth", "0"], "", 2, "--depth"),
        (["--players", "3"], "", 2, "--players only works with --seed"),
        (["--seed", "1", __file__], "", 2, "either --seed or a file"),
        ([], "nonsense", 1, "line 1, column 1: found 'nonsense', expected one of first"),
        ([], "{}", 1, "line 1: the field hands is missing"),
    ],
)
def test_perft_refuses_what_it_cannot_count(
    arguments: list[str], given: str, status: int, message: str
) -> None:
    result = run("perft", *arguments, given=given)
    assert (result.exit_code, result.stdout) == (status, "")
    assert message in result.stderr


# Pipes


@pytest.mark.parametrize(
    ("command", "question", "answer"),
    [
        ("turns", GOOD + "\n", '{"leader":'),
        ("leaders", LEADERS.splitlines()[0] + "\n", '{"leader":'),
        ("perft", position_text(dealt().position()) + "\n", ""),
        ("verify", str(Record.of(next(simulate(1, 1)))), "record 1: ok"),
    ],
)
def test_an_answer_comes_before_the_input_ends(command: str, question: str, answer: str) -> None:
    with subprocess.Popen(
        [*RED7, command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        process.stdin.flush()
        first = (
            process.stdout.readline()
        )  # would wait for ever if the command waited for the end of its input
        assert first.startswith(answer)
        assert first.endswith("\n")
        rest, errors = process.communicate(timeout=PATIENCE)
    assert (rest, errors, process.returncode) == ("", "", 0)


def test_a_broken_pipe_ends_a_command_quietly() -> None:
    reading, writing = os.pipe()
    with subprocess.Popen(
        [*RED7, "simulate", "--matches", "1000000"], stdout=writing, stderr=subprocess.PIPE
    ) as process:
        os.close(writing)
        assert os.read(reading, 11) == b"Red7-Record"
        os.close(reading)
        _, errors = process.communicate(timeout=PATIENCE)
    assert errors == b""
    assert process.returncode != 0


@pytest.mark.parametrize(("nodes", "sentence"), [(1, "one position"), (7, "7 positions")])
def test_solve_says_how_many_positions_were_not_enough(nodes: int, sentence: str) -> None:
    given = position_text(Position.of(dealt(players=3).round)) + "\n"
    result = run("solve", "--nodes", str(nodes), given=given)
    assert result.stdout.startswith(f"Not solved within {sentence};")


@pytest.mark.parametrize("command", ["turns", "leaders", "simulate", "verify", "perft"])
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert len(result.output.splitlines()) > 5


def test_the_commands_speak_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "erlaubten Züge" in run("turns", "--help").output
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert "List all legal turns" in run("turns", "--help").output


def test_the_package_runs_as_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "red7", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("red7 ")
