"""`red7 review`: reviews drawn and as JSON, every reason in words, and bad input refused."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from red7.ai.review.eliminations import Elimination, Gamble
from red7.ai.review.review import review, review_data
from red7.cli import main
from red7.game.cards import Card, Color
from red7.game.editions import DEFAULT_EDITION, Options
from red7.game.history import Cause
from red7.game.messages import Message, SeatName
from red7.game.record.record import Record
from red7.game.simulation import simulate
from red7.speech.words import Words
from red7.terminal.commands.review import bar, elimination_message, spark


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


def run(text: str, *options: str) -> Result:
    arguments = ["review", "--nodes", "40", *options]
    return CliRunner().invoke(main, arguments, input=text, env={"COLUMNS": "100"})


def record_of(seed: int, mode: str = "basic", players: int = 2) -> Record:
    series = simulate(seed, 1, players, DEFAULT_EDITION, Options.parse(mode))
    names = ("Ann", "Ben", "[bold]Cy", "Di")
    return Record.of(next(iter(series)), names[:players])


def test_a_record_is_reviewed_turn_by_turn_with_a_chart() -> None:
    record = record_of(3, players=3)
    (entry,) = record.rounds
    result = run(str(record))
    assert result.exit_code == 0, result.output
    assert "Review of record 1 · basic · intl-1.2" in result.output
    for place, turn in enumerate(entry.turns, 1):
        row = rf"^ +{place} +{re.escape(record.names[turn.seat])} +{re.escape(turn.text)} "
        assert re.search(row, result.output, re.MULTILINE), row
    assert len(re.findall(r"good|inaccurate|losing|no choice", result.output)) >= len(entry.turns)
    for name in record.names:
        assert re.search(
            rf"^  {re.escape(name)} +[▁▂▃▄▅▆▇█]{{{len(entry.turns)}}}$", result.output, re.MULTILINE
        )
    assert re.search(
        r"^Ann: accuracy \d+ out of 100 \(good: \d+, inaccurate: \d+, blunders: \d+\)",
        result.output,
        re.MULTILINE,
    )
    assert re.search(
        r"^Decided by turn \d+ of round 1: after it, with all hands open, the win was safe for \S+\.$",
        result.output,
        re.MULTILINE,
    )


def test_the_json_is_the_review_as_data() -> None:
    record = record_of(3, "draw")
    result = run(str(record), "--json", "--seed", "5")
    assert result.exit_code == 0
    assert json.loads(result.output) == review_data(review(record, 5, 40))
    assert run(str(record), "--json", "--seed", "6").output != result.output


def test_several_records_are_reviewed_one_after_the_other(tmp_path: Path) -> None:
    records = [record_of(1), record_of(2)]
    file = tmp_path / "some.red7"
    file.write_text("\n".join(map(str, records)), "utf-8")
    result = CliRunner().invoke(main, ["review", str(file), "--json", "--nodes", "20"])
    assert result.exit_code == 0
    reviews = [json.loads(line) for line in result.output.splitlines()]
    assert [one["winners"] for one in reviews] == [list(record.winners) for record in records]


def test_a_scoring_match_has_a_table_for_every_round() -> None:
    record = record_of(0, "scoring")
    result = run(str(record), "--nodes", "5")
    assert result.exit_code == 0, result.output
    rounds = re.findall(r"^Round (\d+)", result.output, re.MULTILINE)
    assert rounds == [str(number + 1) for number in range(len(record.rounds))]
    assert len(rounds) > 1
    assert result.output.count("Chance of winning the round after each turn") == len(rounds)


def test_a_plain_terminal_gets_plain_signs() -> None:
    assert (spark([0.0, 0.5, 1.0]), spark([0.0, 0.5, 1.0], plain=True)) == ("▁▅█", "059")
    assert (bar(0.5), bar(0.25), bar(0.5, plain=True)) == ("█████     ", "██▌       ", "#####     ")
    assert (bar(0), bar(1)) == (" " * 10, "█" * 10)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "there’s no record to review: the input is empty"),
        ("nonsense\n", "line 1, column 1: found 'nonsense', expected Red7-Record: 1"),
    ],
)
def test_bad_input_is_refused(text: str, message: str) -> None:
    for options in ([], ["--json"]):
        result = run(text, *options)
        assert result.exit_code == 1
        assert message in result.stderr
        assert result.stdout == "", "there is nothing to tell but the mistake"


def test_a_damaged_record_is_reviewed_up_to_the_damage() -> None:
    lines = str(record_of(3)).splitlines()
    third = next(place for place, line in enumerate(lines) if line.startswith("3. "))
    lines[third] = "3. Ann: R9p"
    result = run("\n".join(lines))
    assert result.exit_code == 1
    assert re.search(r"^ +2 +(Ann|Ben)", result.output, re.MULTILINE)
    assert f"line {third + 1}, column" in result.output
    assert "the match isn’t over" not in result.output, "nobody knows what comes after the damage"


def test_text_that_is_not_utf_8_and_a_missing_file_are_refused() -> None:
    result = CliRunner().invoke(main, ["review"], input=b"\xff\xfe")
    assert (result.exit_code, "the text isn’t UTF-8" in result.output) == (1, True)
    assert CliRunner().invoke(main, ["review", "no-such-file"]).exit_code == 2
    assert CliRunner().invoke(main, ["review", "--nodes", "0"], input="").exit_code == 2


# Words


def gone(cause: Cause, saving: tuple[str, ...] = (), gambles: tuple[Gamble, ...] = ()) -> str:
    words = Words(names=("Ann", "Ben"))
    return words.render(elimination_message(Elimination(1, 5, 1, cause, saving, gambles)))


def test_eliminations_are_told_with_what_would_have_helped() -> None:
    assert gone(Cause.NO_CARDS) == "Turn 5: Ben is out, with no cards left."
    assert gone(Cause.GAVE_UP) == "Turn 5: Ben is out; no turn could have changed that."
    assert gone(Cause.GAVE_UP, ("R7p", "G4c")) == (
        "Turn 5: Ben is out needlessly; any of 2 turns would have been enough to stay in: R7p, G4c."
    )
    assert "one turn would have been enough to stay in: R7p." in gone(Cause.NOT_LEADING, ("R7p",))
    many = gone(Cause.NOT_LEADING, ("R7p", "R6p", "R5p", "R4p", "R2p"))
    assert many.endswith("any of 5 turns would have been enough to stay in: R7p, R6p, R5p, R4p, ….")
    unlucky, lucky = Gamble("V3p ??+", 0.25, "R7", saves=False), Gamble("O3p ??+", 0.5, "R7", saves=True)
    assert gone(Cause.NOT_LEADING, (), (unlucky,)) == (
        "Turn 5: Ben is out; only luck could have helped. "
        "V3p ??+ had a 25% chance of staying in. It would have drawn R7, which isn’t enough."
    )
    assert "O3p ??+" in gone(Cause.GAVE_UP, (), (unlucky, lucky))
    assert gone(Cause.GAVE_UP, (), (lucky,)).endswith("It would have drawn R7, which is enough.")


def test_reasons_read_like_a_sentence() -> None:
    words = Words(names=("Ann", "Ben"))
    lead = Message("reason-leads", rule=Color.GREEN, set=Message("set-green", count=3))
    assert words.render(lead) == "leads under green with three even cards"
    answers = Message("reason-answers-number", rivals=2, number=6)
    assert words.render(answers) == "two rivals could answer with a 6"
    assert words.render(Message("reason-takes", card=Card.B3, who=SeatName(1))) == "takes B3 from Ben"
