"""`red7 arena` as people run it: tables, JSON, pictures, ladders, records, and clear errors."""

import json
import re
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result
from support.bots import PLACE

from red7.arena.measurement import compare
from red7.cli import main
from red7.game.record.reader import read_records
from red7.game.record.verification import verify

ROOT = Path(__file__).parents[2]
FIRST, ANY, LAST = f"{PLACE}:First", f"{PLACE}:AnyMove", f"{PLACE}:Last"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments, "--jobs", "1"])


def data(*arguments: str) -> Any:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_table_names_everybody_and_the_strongest_first() -> None:
    result = run(LAST, FIRST, ANY, "--deals", "10")
    assert result.exit_code == 0, result.output
    players = result.stdout.split("Pairings")[0]
    assert [players.index(name) for name in (FIRST, ANY, LAST)] == sorted(
        players.index(name) for name in (FIRST, ANY, LAST)
    )
    assert f"{LAST} against {FIRST}" in result.stdout
    assert "clear" in result.stdout
    assert "Forfeits" not in result.stdout


def test_json_tells_all_that_was_asked_and_found() -> None:
    rules = ["--edition", "es-1.3", "--mode", "advanced"]
    report = data(FIRST, LAST, "--deals", "12", "--seed", "5", "--nodes", "9", *rules)
    assert {name: report[name] for name in ("seed", "deals", "nodes", "stop_when_clear")} == {
        "seed": 5,
        "deals": 12,
        "nodes": 9,
        "stop_when_clear": False,
    }
    (table,) = report["settings"]
    assert (table["players"], table["edition"], table["options"]) == (2, "es-1.3", "draw+scoring")
    best, worst = table["bots"]
    assert (best["name"], worst["name"]) == (FIRST, LAST), "who always goes out is worse"
    assert best["matches"] == worst["matches"] == 24
    assert best["wins"] + worst["wins"] == 24
    assert best["share"]["mean"] == best["wins"] / 24 > 0.5
    assert best["rating"]["value"] == pytest.approx(-worst["rating"]["value"])
    assert best["rating"]["value"] > 0
    assert best["points"]["mean"] > worst["points"]["mean"] >= 0
    (pairing,) = table["pairings"]
    assert (pairing["bot"], pairing["rival"], pairing["level"], pairing["clear"]) == (FIRST, LAST, 0.5, True)
    assert pairing["low"] <= pairing["mean"] <= pairing["high"]
    assert sum(place["mean"] for place in table["places"]) == pytest.approx(1)
    assert table["forfeits"] == []


def test_the_command_and_the_library_agree() -> None:
    (table,) = data(ANY, FIRST, "--players", "4", "--deals", "6", "--seed", "2")["settings"]
    for pairing in table["pairings"]:
        share = compare(pairing["bot"], pairing["rival"], players=4, deals=6, seed=2, comparisons=2).share
        assert (pairing["mean"], pairing["low"], pairing["high"]) == (share.mean, share.low, share.high)
    for row in table["bots"]:
        (alone,) = (pairing for pairing in table["pairings"] if pairing["bot"] == row["name"])
        assert row["share"]["mean"] == pytest.approx(alone["mean"])
        assert row["matches"] == 4 * 6
        assert row["wins"] == pytest.approx(24 * alone["mean"])


def test_our_random_bot_takes_part() -> None:
    (table,) = data("random", LAST, "--deals", "5")["settings"]
    assert table["bots"][0]["name"] == "random"


def test_a_bot_of_ones_own_is_found_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the bot of docs/bots.md, as it is printed there."""
    text = (ROOT / "docs/bots.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 12
    (tmp_path / "my_bots.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (table,) = data("my_bots:HighCard", ANY, "--deals", "3", "--mode", "expert")["settings"]
    assert table["forfeits"] == []
    assert {row["name"] for row in table["bots"]} == {"my_bots:HighCard", ANY}


def test_a_tournament_survives_a_failing_bot_and_says_who_forfeited() -> None:
    bad = f"{PLACE}:Raises"
    result = run(bad, ANY, "--deals", "3", "--mode", "scoring")
    assert result.exit_code == 0
    assert "Forfeits" in result.stdout
    assert "it raised RuntimeError: no idea" in result.stdout
    (table,) = data(bad, ANY, "--deals", "3", "--mode", "scoring")["settings"]
    (forfeit,) = table["forfeits"]
    assert forfeit["name"] == bad
    assert forfeit["times"] == table["pairings"][0]["forfeits"] > 0


def test_stopping_when_clear_plays_fewer_deals() -> None:
    (table,) = data(FIRST, LAST, "--deals", "64", "--stop-when-clear")["settings"]
    assert table["pairings"][0]["deals"] == 16
    assert table["pairings"][0]["clear"]


def test_a_report_has_json_markdown_and_pictures(tmp_path: Path) -> None:
    result = run(
        ANY, FIRST, LAST, "--deals", "4", "--players", "3", "--plots", str(tmp_path / "new"), "--json"
    )
    assert result.exit_code == 0, result.output
    folder = tmp_path / "new"
    names = {file.name for file in folder.iterdir()}
    assert names == {"results.json", "results.md", "ratings.svg", "wins.svg", "seats.svg"}
    assert json.loads((folder / "results.json").read_text("utf-8")) == json.loads(result.stdout)
    tables = (folder / "results.md").read_text("utf-8")
    for block in re.findall(r"(?:^\|.*\n)+", tables, re.MULTILINE):
        assert len({line.count("|") for line in block.splitlines()}) == 1
    for name in names - {"results.json", "results.md"}:
        picture = ET.parse(folder / name).getroot()
        texts = [element.text or "" for element in picture.iter("{http://www.w3.org/2000/svg}text")]
        assert picture.tag == "{http://www.w3.org/2000/svg}svg"
        if name == "seats.svg":
            assert {"place 1", "place 2", "place 3"} <= set(texts)
        else:
            assert {ANY, FIRST, LAST} <= set(texts)
    (table,) = json.loads(result.stdout)["settings"]
    shares = [f"{pairing['mean']:.3f}" for pairing in table["pairings"]]
    assert all(share in (folder / "wins.svg").read_text("utf-8") for share in shares)


def test_the_win_matrix_of_two_shows_both_sides(tmp_path: Path) -> None:
    assert run(FIRST, LAST, "--deals", "2", "--report", str(tmp_path)).exit_code == 0
    picture = (tmp_path / "wins.svg").read_text("utf-8")
    assert ">1.000<" in picture
    assert ">0.000<" in picture


def test_a_ladder_measures_each_against_the_one_below_by_all_rules(tmp_path: Path) -> None:
    result = run("--ladder", LAST, FIRST, ANY, "--deals", "2", "--report", str(tmp_path), "--json")
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    rules = [(table["players"], table["options"]) for table in report["settings"]]
    modes = ("basic", "draw+scoring", "draw+scoring+actions")
    assert sorted(rules) == sorted((players, mode) for players in (2, 3, 4) for mode in modes)
    for table in report["settings"]:
        assert [(one["bot"], one["rival"]) for one in table["pairings"]] == [(FIRST, LAST), (ANY, FIRST)]
        assert table["bots"] == []
        here = {"players": table["players"], "options": table["options"]}
        share = compare(FIRST, LAST, deals=2, comparisons=18, **here).share
        assert (table["pairings"][0]["low"], table["pairings"][0]["high"]) == (share.low, share.high)
    markdown = (tmp_path / "results.md").read_text("utf-8")
    assert f"{FIRST} – {LAST}" in markdown
    assert "all 18 hold together" in markdown
    assert (tmp_path / "seats-4-expert.svg").exists()


def test_a_ladder_may_be_of_chosen_rules(tmp_path: Path) -> None:
    options = ["--players", "2", "--players", "4", "--mode", "basic", "--deals", "2"]
    report = data("--ladder", LAST, FIRST, *options)
    assert [table["players"] for table in report["settings"]] == [2, 4]


def test_records_are_those_of_all_matches_in_order(tmp_path: Path) -> None:
    result = run(FIRST, LAST, "--deals", "3", "--players", "3", "--records", str(tmp_path))
    assert result.exit_code == 0, result.output
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    for file, (one, rival) in zip(files, [(FIRST, LAST), (LAST, FIRST)], strict=True):
        records = list(read_records(file.read_text("utf-8").splitlines(keepends=True)))
        assert [dict(record.headers)["Match"] for record in records] == [
            str(deal) for deal in (0, 1, 2) for _ in "123"
        ]
        for place, record in enumerate(records):
            assert verify(record).problems == ()
            assert record.names.index(one) == place % 3
            assert record.names.count(rival) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "at least two bots"),
        ((FIRST,), "at least two bots"),
        ((FIRST, FIRST), "twice"),
        ((FIRST, "grandmaster-flash"), "or name your own as MODULE:NAME or exec:COMMAND"),
        ((FIRST, "exec:no-such-program"), "no-such-program"),
        ((FIRST, "no.such:Bot"), "no.such:Bot"),
        ((FIRST, LAST, "--deals", "0"), "--deals is 0"),
        ((FIRST, LAST, "--nodes", "-1"), "--nodes is -1"),
        ((FIRST, LAST, "--seconds", "nan"), "--seconds is nan"),
        ((FIRST, LAST, "--ending", "target"), "intl-1.2"),
        ((FIRST, LAST, "--mode", "blitz"), "blitz"),
        ((FIRST, LAST, "--players", "2", "--players", "3"), "--ladder"),
        ((FIRST, LAST, "--resume"), "--journal"),
        ((FIRST, LAST, "--journal", "/no/such/folder/journal"), "/no/such/folder"),
    ],
)
def test_what_cannot_be_played_gets_a_clear_error(arguments: tuple[str, ...], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == (1 if "/no/such" in sentence else 2)
    assert result.stdout == ""
    message = result.stderr.splitlines()[-1]
    assert message.startswith("Error: ")
    assert sentence in message
