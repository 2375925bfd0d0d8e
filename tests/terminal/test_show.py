"""`red7 show`: positions and records drawn, whole or as one seat sees them, and bad input refused."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from support.rules.plain_data import position_data

from red7.cli import main
from red7.game.cards import cards_of
from red7.game.editions import DEFAULT_EDITION, Ending, Options
from red7.game.match import Match
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.simulation import simulate
from red7.game.text.position_text import position_text

LINE = "intl-1.2 draw+actions G4 0 R7O6:B2/V2*Y3:O5 G1V4*B3 - play"


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


def show(text: str, *options: str) -> Result:
    return CliRunner().invoke(main, ["show", *options], input=text, env={"COLUMNS": "100"})


def match_of(seed: int, mode: str, players: int = 3) -> Match:
    series = simulate(seed, 1, players, DEFAULT_EDITION, Options.parse(mode), Ending.CARDS)
    return next(iter(series))


def pills(text: str) -> list[str]:
    return re.findall(r" ([ROYGBIV][1-7])(?=[ ✓])", text)


def hand_line(text: str, who: str) -> list[str]:
    match = re.search(rf"{who}’s hand (.*)", text)
    return sorted(pills(match[1])) if match else []


def test_a_position_is_drawn_with_all_cards() -> None:
    result = show(LINE)
    assert result.exit_code == 0
    assert hand_line(result.output, "Seat 0") == ["O6", "R7"]
    assert hand_line(result.output, "Seat 1") == ["V2", "Y3"]
    assert "Seat 0 leads: one even card, B2; nobody else has any." in result.output
    assert "B2✓" in result.output
    assert "O5✓" not in result.output
    assert re.search(r"deck: 3 cards · on top +B3", result.output)


def test_a_seat_sees_its_own_hand_and_what_everybody_knows() -> None:
    result = show(LINE, "--seat", "0")
    assert hand_line(result.output, "Seat 0") == ["O6", "R7"]
    assert hand_line(result.output, "Seat 1") == []
    assert "Y3" in pills(result.output)  # everybody saw it being drawn
    assert "V2" not in pills(result.output)


def test_positions_may_be_json_and_there_may_be_many() -> None:
    position = Position.parse(LINE)
    data = json.dumps(position_data(position))
    result = show(f"{LINE}\n\n{data}\n{position_text(position)}\n")
    assert result.exit_code == 0
    assert result.output.count("Seat 1’s hand") == 3


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There’s nothing to show"),
        (" \n\n", "There’s nothing to show"),
        (LINE.replace("G4", "G9"), "line 1, column 23: found 'G9'"),
        (f"{LINE}\n{LINE.replace(' 0 ', ' 7 ')}", "line 2, column 26: found '7'"),
        (f"\n\n{LINE.replace('B2', 'R7')}", "line 3: R7 lies in two places"),
        ('{"palettes": [["R7"], ["O6"]]}', "line 1: the field hands is missing"),
        ('{"hands"', "line 1"),
        ("Red7-Record: 1\nEdition: klingon\n", "line 2"),
        ("\xff\xfe", "line 1"),
    ],
)
def test_bad_input_is_refused_with_its_place(text: str, sentence: str) -> None:
    result = show(text)
    assert result.exit_code == 1
    assert sentence in " ".join(result.output.split())


def test_text_that_is_not_utf_8_is_refused() -> None:
    result = CliRunner().invoke(main, ["show"], input=b"\xff\xfe\x00")
    assert result.exit_code == 1
    assert "UTF-8" in result.output


def test_a_seat_that_is_not_there_is_refused() -> None:
    result = show(f"\n{LINE}", "--seat", "2")
    assert result.exit_code == 1
    assert "line 2: there’s no seat 2: expected 0 to 1" in result.output


def test_a_record_is_told_round_by_round() -> None:
    match = match_of(4, "advanced")
    result = show(str(Record.of(match, ("Ann", "Ben", "Cleo"))))
    assert result.exit_code == 0
    assert result.output.count("wins the round.") == len(match.played)
    turns = re.findall(r"^ · (?:Ann|Ben|Cleo) (?:plays|discards|does)", result.output, re.MULTILINE)
    assert len(turns) == sum(len(played.turns) for played in match.played)
    names = ("Ann", "Ben", "Cleo")
    for played in match.played:
        assert played.end is not None
        worth = sum(card.number for card in cards_of(played.end.scored))
        assert f"{names[played.end.winner]} scores" in result.output
        assert f": {worth} point" in result.output
    assert f"{names[match.winners[0]]} wins the match." in result.output


def test_a_seat_sees_only_its_own_draws_in_a_record() -> None:
    match = match_of(4, "draw", players=2)
    record = str(Record.of(match, ("Ann", "Ben")))
    draws = {
        seat: sum("+" in turn.text for turn in match.played[0].turns if turn.seat == seat) for seat in (0, 1)
    }
    assert all(draws.values())
    for seat, name in enumerate(("Ann", "Ben")):
        output = " ".join(show(record, "--seat", str(seat)).output.split())
        other = ("Ben", "Ann")[seat]
        assert len(re.findall(rf"{name} [^.]*draws [A-Z][1-7]", output)) == draws[seat]
        assert len(re.findall(rf"{other} [^.]*draws a card", output)) == draws[1 - seat]


def test_a_damaged_record_is_shown_up_to_the_damage() -> None:
    lines = str(Record.of(match_of(4, "basic"))).splitlines()
    damaged = next(number for number, line in enumerate(lines) if line.startswith("3. "))
    lines[damaged] = "3. nonsense"
    result = show("\n".join(lines))
    assert result.exit_code == 1
    assert result.output.count(" · Seat") == 2
    assert f"line {damaged + 1}" in result.output


def test_a_record_of_an_unfinished_match_says_so() -> None:
    match = Match(match_of(4, "basic").source, 3)
    match.play(match.round.turns()[0])
    result = show(str(Record.of(match)))
    assert result.exit_code == 0
    assert "the match isn’t over" in result.output


def test_several_records_and_a_file_are_fine(tmp_path: Path) -> None:
    path = tmp_path / "matches.red7"
    path.write_text("\n".join(str(Record.of(match_of(seed, "basic"))) for seed in (1, 2)), "utf-8")
    result = CliRunner().invoke(main, ["show", str(path)])
    assert result.exit_code == 0
    assert result.output.count("wins the match.") == 2


def test_a_missing_file_is_refused() -> None:
    result = CliRunner().invoke(main, ["show", "no-such-file.red7"])
    assert result.exit_code == 2
    assert "no-such-file.red7" in result.output
