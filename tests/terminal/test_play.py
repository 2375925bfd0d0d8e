"""`red7 play` as a player meets it: whole matches, refusals, questions, and every way to stop."""

import errno
import io
import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len

import red7
from red7.cli import main
from red7.game.cards import NAMES, Card
from red7.game.draft import Draft
from red7.game.editions import Options
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.record.reader import read_record
from red7.game.record.verification import verify
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.sight import sight
from red7.game.worlds import Worlds
from red7.terminal.prompt import Prompt

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)


def play(*options: str, lines: list[str], columns: int = 80) -> Result:
    """A game with these lines typed."""
    typed = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(main, ["play", *options], input=typed, env={"COLUMNS": str(columns)})


def first_turn(seed: int, players: int = 2, mode: str = "basic") -> Match:
    """The match of a seed, in which the person at seat 0 has the first turn."""
    match = Match(PlainSeed(numbered_seed(seed)), players, options=Options.parse(mode))
    assert match.round.turn == 0
    return match


def flat(text: str) -> str:
    """Output without line breaks, so that a sentence is found wherever it is broken."""
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("players", "edition", "mode", "more"),
    [
        (2, "intl-1.2", "basic", []),
        (3, "nl-2016", "advanced", ["--ending", "target"]),
        (4, "intl-1.2", "expert", ["--level", "random"]),
        (2, "first", "expert", []),
        (2, "es-ar", "draw+actions", []),
        (2, "es-1.3", "scoring+actions", []),
    ],
)
def test_a_whole_match_can_be_played(players: int, edition: str, mode: str, more: list[str]) -> None:
    dice = Random(f"{edition} {mode}")
    lines = dice.choices(["1", "1", "2", "3", "", "y", "n", "undo", "nonsense"], k=4000)
    options = ["-p", str(players), "-e", edition, "-m", mode, "-s", "11", "-o", "match.red7", *more]
    result = play(*options, lines=lines)
    assert result.exit_code == 0, result.output
    assert re.search(r"wins? the match|shared win", result.output)
    record = read_record(Path("match.red7").read_text("utf-8"), strict=True)
    assert (record.edition.name, record.options) == (edition, Options.parse(mode))
    assert record.winners
    assert not record.abandoned
    assert verify(record).problems == ()


def test_the_same_seed_and_lines_give_the_same_game() -> None:
    lines = ["1", "y", "1", "y", "2", "y"]
    games = [play("-s", "5", "-m", "expert", "-o", name, lines=lines).output for name in ("a.red7", "b.red7")]
    assert games[0].replace("a.red7", "b.red7") == games[1]


def test_the_table_says_whose_turn_it_is_and_who_leads_and_why() -> None:
    result = play("-s", "3", "--names", "Ann,Ben", lines=[])
    match = first_turn(3)
    assert [str(palette) for palette in match.position().palettes] == ["I1", "O6"]
    assert "▶ You" in result.output
    assert "red · the highest card leads" in result.output
    assert "Ben leads: O6 is the highest card; you come next with I1." in result.output
    for card in tuple(match.position().hands[0]):
        assert f" {card} " in result.output
    for card in tuple(match.position().hands[1]):
        assert f" {card} " not in result.output
    assert "deck: 33 cards" in result.output


def test_turns_that_keep_you_in_are_listed_and_others_only_on_request() -> None:
    match = first_turn(3)
    turns = match.round.turns()
    staying = [match.round.text(turn) for index, turn in enumerate(turns) if turns.keeps_in(index)]
    leaving = [match.round.text(turn) for index, turn in enumerate(turns) if not turns.keeps_in(index)]
    result = play("-s", "3", lines=["all", "more"])
    before, _, after = result.output.partition("> all")
    for text in staying:
        assert re.search(rf"\d {text} ", before)
    for text in leaving:
        assert not re.search(rf"\d {text}\s*(\d|$)", before, re.MULTILINE)
        assert re.search(rf"\d {text}\b", after)
    assert f"{len(leaving)} more turns would put you out" in before


def test_a_card_alone_lists_the_turns_that_start_with_it() -> None:
    result = play("-s", "3", lines=["v2"])
    listed = result.output.partition("> v2")[2].partition("You left the match")[0]
    assert "Turns that start with V2" in listed
    assert set(re.findall(r"\d+ ([A-Z][1-7][pc])", listed)) == {"V2p", "V2c"}


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("B3p", "B3 isn’t in your hand."),
        ("R7c", "You can’t discard R7: you wouldn’t be leading under red."),
        ("R7p R7c", "R7 isn’t in your hand."),
        ("R7p V2c I7c", "I7c comes after the end of the turn."),
        ("R7t", "You can’t play R7t now: play a card, discard one, or be out."),
        ("R7p V2c +", "+ comes after the end of the turn."),
        ("R7p V2q", "“V2q” isn’t a step."),
        ("99", "There’s no turn 99: the list goes from 1 to 23."),
        ("b4", "No turn that keeps you in starts with B4."),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(typed: str, sentence: str) -> None:
    result = play("-s", "3", lines=[typed, "R7p V2c"])
    assert sentence in flat(result.output)
    assert "You play R7 and discard V2 (violet)." in result.output


def test_typing_is_forgiving() -> None:
    result = play("-s", "3", lines=["  r7P,v2C "])
    assert "You play R7 and discard V2 (violet)." in result.output


def test_a_turn_that_puts_you_out_is_played_only_when_confirmed() -> None:
    lines = ["G5p .", "n", "G5p .", "", "G5p .", "perhaps", "why", "undo", "G5p .", "y", "-"]
    output = flat(play("-s", "3", lines=lines).output)
    question = (
        "After G5p you’d be out. Frida leads: O6 is the highest card; you come next with G5. "
        "Play it anyway? (y/N)"
    )
    # Refused, refused by Enter, unclear, asked why, taken back, confirmed.
    assert output.count(question) == 6
    assert "Please answer y or n." in output
    assert "Frida’s highest card is O6." in output
    assert "You play G5 and are out." in output
    assert "Frida wins the match." in output


def test_doing_nothing_is_asked_for_too() -> None:
    result = play("-s", "3", lines=["out", "n", "out", "y", "-"])
    assert flat(result.output).count("You’d be out without even trying.") == 2
    assert "You do nothing and are out." in result.output


def test_a_3_reveals_its_card_before_the_turn_goes_on() -> None:
    match = first_turn(5, 4, "expert")
    drawn = NAMES[match.played[0].deal.deck[-1]]
    result = play("-s", "5", "-p", "4", "-m", "expert", lines=["g3p", "undo", "b4c .", "y"])
    before, _, after = result.output.partition(f"You draw {drawn}.")
    assert after
    assert f" {drawn} " not in before
    assert f"You play G3, draw {drawn}" in flat(after)
    assert "this turn can’t be undone" in flat(after)


def test_no_answer_tells_what_a_3_would_draw() -> None:
    match = first_turn(5, 4, "expert")
    drawn = NAMES[match.played[0].deal.deck[-1]]
    for guess in ("V7", drawn):  # not in hand before the 3 is played, whichever lies on the deck
        result = play("-s", "5", "-p", "4", "-m", "expert", lines=[f"G3p {guess}c"])
        assert f"You draw {drawn}." in result.output


def test_choices_depend_only_on_what_the_seat_may_know() -> None:
    match = first_turn(5, 4, "expert")
    seen = sight(match.round, 0)
    drawn = match.round.deck[match.round.deck_size - 1]
    texts = {choice.text for choice in Draft(seen).continuations()}
    assert "G3p ??+" in texts
    assert not any(NAMES[drawn] in text for text in texts)
    world = Worlds(seen).sample(Dice(9))
    assert Draft(sight(world, 0)).continuations() == Draft(seen).continuations()


def test_a_step_that_does_not_lead_yet_goes_on_to_the_next_one() -> None:
    match = first_turn(3)
    second = next(
        choice.text.split()[1]
        for choice in Draft(sight(match.round, 0)).continuations()
        if choice.keeps_in and choice.text.startswith("G5p ")
    )
    output = flat(play("-s", "3", lines=["G5p", "", "n", "G5p", second]).output)
    assert "Discard a card, or press Enter to end your turn" in output
    assert output.count("After G5p you’d be out.") == 1, "Enter ends the turn, and that is asked about"
    assert f"You play G5 and discard {second[:2]}" in output


def test_a_turn_that_leads_goes_on_where_that_is_asked_for() -> None:
    output = flat(play("-s", "3", lines=["R7p ...", "V2c"]).output)
    assert "You play R7 and discard V2 (violet)." in output
    assert "You play R7." in flat(play("-s", "3", lines=["R7p ...", ""]).output)


def test_a_hint_names_turns_with_their_chances_and_reasons() -> None:
    output = flat(play("-s", "3", lines=["hint"]).output).partition("> hint")[2]
    hints = re.findall(r"· (.+?) wins the round in about (\d+)% of cases: ", output)
    assert len(hints) == 3
    legal = {choice.text for choice in Draft(sight(first_turn(3).round, 0)).continuations()}
    assert {turn for turn, _ in hints} <= legal
    assert [int(chance) for _, chance in hints] == sorted([int(chance) for _, chance in hints], reverse=True)


def test_more_lists_what_a_short_list_left_out() -> None:
    result = play("-s", "5", "-p", "4", "-m", "expert", lines=["more", "more", "more", "more", "more"])
    shown = result.output.partition("> more")[2]
    match = first_turn(5, 4, "expert")
    staying = [way.text for way in Draft(sight(match.round, 0)).continuations() if way.keeps_in]
    assert len(staying) > 24, "more than a screen shows"
    assert all(f" {text} " in shown for text in staying)


def test_steps_can_be_entered_one_by_one_and_taken_back() -> None:
    lines = ["G7p", "V1x", "undo", "G7p", "G7x", "V1d"]
    result = play("-s", "5", "-p", "4", "-m", "expert", lines=lines)
    output = flat(result.output)
    assert output.count("The 7 moves a card from your palette") >= 3
    assert "You can’t move V1 to the canvas: you wouldn’t be leading under violet." in output
    assert "Undone. Your turn starts over." in output
    assert "You can’t move G7 to the canvas: you wouldn’t be leading under green." in output
    assert "You play G7 and move V1 onto the deck." in output


def test_a_discard_that_earns_a_card_asks_whether_to_draw() -> None:
    drawing, not_drawing = "discard B5 (blue) and draw ", "discard B5 (blue)."
    for answer, sentence in (("y", drawing), ("", drawing), ("n", not_drawing)):
        result = play("-s", "5", "-p", "4", "-m", "expert", lines=["I4p B5c", answer])
        assert "Discarding B5 lets you draw a card. Draw?" in result.output
        assert sentence in flat(result.output)


def test_help_explains_what_this_match_needs() -> None:
    basic = flat(play("-s", "3", lines=["?"]).output)
    expert = flat(play("-s", "3", "-m", "expert", lines=["help"]).output)
    assert "R7 from your hand to your palette" in basic
    assert "with a 7" not in basic
    assert "with a 7: O5 from your palette onto the deck" in expert
    assert "The match is played to 40 points" in expert
    dutch = flat(play("-s", "3", "-m", "advanced", "-e", "nl-2016", lines=["?"]).output)
    assert "The match ends when the cards run short." in dutch
    variant = ("-s", "3", "-m", "advanced", "--ending", "target", "-e", "nl-2016/target-when-short")
    read_otherwise = flat(play(*variant, lines=["?"]).output)
    assert "The points are checked only when the cards run short." in read_otherwise
    assert "checked only" not in dutch


def test_why_rules_and_log_tell_what_they_promise() -> None:
    result = play("-s", "3", lines=["R7p V2c", "why", "rules", "log"])
    output = flat(result.output)
    assert "most cards below four leads" in output
    assert re.search(r"> why · (You have|Frida has)", output)
    assert output.count("You play R7 and discard V2 (violet).") == 2


def test_when_no_turn_keeps_you_in_enter_is_enough() -> None:
    stays = ["1"] * 20  # the first turn of the list, as long as one keeps you in
    turns = play("-s", "8", lines=stays).output.partition("Nothing can save you")[0].count("Your turn (")
    result = play("-s", "8", lines=[*stays[:turns], "", "-"])
    assert "No turn keeps you in." in result.output
    assert "You do nothing and are out." in result.output
    assert "(y/N)" not in result.output


def test_input_that_ends_writes_only_the_file_that_was_named() -> None:
    result = play("-s", "3", lines=["R7p"])
    assert result.exit_code == 0
    assert "You left the match." in result.output
    assert list(Path().iterdir()) == []
    assert "Saved to mine.red7." in play("-s", "3", "-o", "mine.red7", lines=["R7p"]).output
    record = read_record(Path("mine.red7").read_text("utf-8"), strict=True)
    assert record.abandoned
    assert record.rounds[0].turns[0].text == "R7p"
    assert record.names == ("Player", "Frida")


def test_an_earlier_record_is_not_overwritten() -> None:
    Path("red7-3.red7").write_text("precious", "utf-8")
    result = play("-s", "3", lines=["R7p", "quit", "n", "exit", "y", "red7-3.red7", ""])
    assert "couldn’t be saved to red7-3.red7" in flat(result.output)
    assert "Saved to red7-3-2.red7." in result.output
    assert Path("red7-3.red7").read_text("utf-8") == "precious"


def test_nothing_is_kept_of_a_match_that_never_began() -> None:
    assert play("-s", "3", lines=[]).exit_code == 0
    assert list(Path().iterdir()) == []


def interrupt_after(monkeypatch: pytest.MonkeyPatch, answers: Iterator[str]) -> None:
    def ask(_talk: Prompt, _question: str, _choices: Sequence[str] = (), *, remember: bool = True) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(Prompt, "ask", ask)


def test_an_interrupt_keeps_the_record_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(monkeypatch, iter(["R7p"]))
    result = play("-s", "3", "-o", "mine.red7", lines=[])
    assert result.exit_code == 0
    assert Path("mine.red7").exists()
    assert "1. Player: R7p" not in result.output


@pytest.mark.parametrize("answers", [["R7p"], ["G5p ."]])
def test_a_record_without_a_file_is_printed_where_nobody_can_be_asked(
    monkeypatch: pytest.MonkeyPatch, answers: list[str]
) -> None:
    def typed() -> Iterator[str]:
        yield from answers
        Path("mine.red7").write_text("precious", "utf-8")  # another game had the same name
        if answers == ["G5p ."]:
            yield "y"  # the match ends, and then somebody interrupts the question for another name

    interrupt_after(monkeypatch, typed())
    result = play("-s", "3", "-o", "mine.red7", lines=[])
    assert result.exit_code == 0
    assert Path("mine.red7").read_text("utf-8") == "precious"
    printed = "Red7-Record" + result.output.partition("Red7-Record")[2].partition("To replay")[0]
    assert read_record(printed, strict=True).rounds[0].turns[0].text == answers[0].removesuffix(" .")


def test_a_full_disk_leaves_no_part_of_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    class FullDisk(io.FileIO):
        def write(self, _data: object) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "open", lambda path, mode, encoding: io.TextIOWrapper(FullDisk(path, mode)))
    result = play("-s", "3", "-o", "mine.red7", lines=["R7p"])
    assert "couldn’t be saved to mine.red7: No space left on device." in flat(result.output)
    assert "1. Player: R7p" in result.output
    assert list(Path().iterdir()) == []


def test_another_name_is_asked_for_where_a_record_cannot_be_written() -> None:
    result = play("-s", "3", lines=["G5p .", "y", "no/such/folder.red7", "mine.red7"])
    assert "couldn’t be saved to no/such/folder.red7: No such file or directory." in flat(result.output)
    assert "1. Player: G5p" in Path("mine.red7").read_text("utf-8")


def test_a_file_that_exists_is_not_written_over() -> None:
    Path("keep.txt").write_text("mine")
    result = play("-s", "3", "-o", "keep.txt", lines=["R7p"])
    assert result.exit_code != 0
    assert "already exists" in result.output
    assert Path("keep.txt").read_text() == "mine"


def test_a_folder_that_is_not_there_is_noticed_before_the_game() -> None:
    result = play("-s", "3", "-o", "no/such/folder.red7", lines=["R7p"])
    assert result.exit_code != 0
    assert "doesn’t exist" in result.output


def test_the_record_is_offered_at_the_end() -> None:
    lines = ["G5p .", "y"]
    assert "Saved to mine.red7." in play("-s", "3", lines=[*lines, "mine.red7"]).output
    assert "Saved to red7-3.red7." in play("-s", "3", lines=[*lines, ""]).output
    Path("red7-3.red7").unlink()
    assert "Saved to" not in play("-s", "3", lines=lines).output  # nobody answers
    assert "Saved to" not in play("-s", "3", lines=[*lines, "-"]).output


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_no_line_is_wider_than_the_screen(columns: int) -> None:
    lines = ["?", "rules", "all", "more", "more", "3", "y", "1", "y", "why", "log"]
    result = play("-s", "5", "-p", "4", "-m", "expert", lines=lines, columns=columns)
    typed = re.compile(r" > .*")  # what follows a question is the player's
    wide = [line for line in result.output.splitlines() if cell_len(typed.sub("", line)) > columns]
    assert wide == []


def test_colours_only_where_they_are_wanted() -> None:
    assert not ESCAPES.search(play("-s", "3", lines=["1"]).output)
    coloured = play("-s", "3", "--color", lines=["1"]).output
    assert "\x1b[1;" in coloured
    assert re.search(r"\x1b\[[0-9;]*(48;[25];|4[0-7]m|4[0-7];)", coloured)
    plain = play("-s", "3", "--no-color", lines=["1"]).output
    assert not re.search(r"\x1b\[[0-9;]*(48;|38;|[34][0-7])", plain)
    assert " R7 " in plain


def test_a_terminal_of_few_signs_gets_plain_ones() -> None:
    result = CliRunner(charset="ascii").invoke(main, ["play", "-s", "3"], input="R7p V2c\n")
    assert result.exit_code == 0
    assert result.stdout_bytes.isascii()
    assert "> You" in result.output
    assert "I1*" in result.output


def test_bytes_that_are_no_text_are_only_a_mistyped_line() -> None:
    result = CliRunner().invoke(main, ["play", "-s", "3"], input=b"\xff\xfe\nR7p\n")
    assert result.exit_code == 0
    assert "isn’t a step" in result.output
    assert "You play R7." in result.output


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["-p", "5"], "5 is not in the range"),
        (["-m", "easy"], "“easy” aren’t options"),
        (["--ending", "target"], "has no variant ending"),
        (["--names", "Ann"], "found one name for 2 players"),
        (["--names", "Ann,Ann"], "every player needs a different name"),
        (["--names", "Ann,"], "every player needs a different name"),
        (["-e", "klingon"], "klingon"),
        (["-s", "-1"], "-1"),
    ],
)
def test_bad_options_are_refused(options: list[str], sentence: str) -> None:
    result = play(*options, lines=[])
    assert result.exit_code == 2
    assert sentence in flat(result.output)


def test_the_computer_players_have_the_names_they_are_given() -> None:
    result = play("-s", "5", "-p", "3", "--names", "Ann,Ben,Cleo", lines=["1", "y"])
    assert "You’re playing with Ben and Cleo." in result.output
    assert "Frida" not in result.output


def test_in_a_terminal_the_table_is_drawn_anew_and_fits_the_screen() -> None:
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    environment["PYTHONPATH"] = str(Path(red7.__file__).parent.parent)
    command = [sys.executable, "-c", "from red7.cli import main; main()", "play", "-s", "5", "-p", "4"]
    game = subprocess.Popen(
        [*command, "-m", "expert", "--pace", "0"], stdin=slave, stdout=slave, stderr=slave, env=environment
    )
    os.close(slave)
    seen = _read_until(master, b"Your turn")
    os.write(master, b"1\n")
    seen += _read_until(master, b"Your turn")
    os.write(master, b"quit\n")
    seen += _read_until(master, b"(Y/n)")
    os.write(master, b"y\n")
    seen += _read_until(master, b"to skip)")
    os.write(master, b"-\n")
    seen += _read_until(master, b"--seed 5")
    assert game.wait(30) == 0
    os.close(master)
    screens = seen.decode().split("\x1b[2J")
    assert len(screens) > 2
    table, asked, _ = ESCAPES.sub("", screens[1]).replace("\r", "").partition("Your turn")
    assert asked
    assert len(table.splitlines()) < 24
    assert Card.G7.name in table


def _read_until(master: int, wanted: bytes) -> bytes:
    """What a terminal shows up to the wanted text; fails when the program falls silent before."""
    seen = b""
    while wanted not in seen:
        ready, _, _ = select.select([master], [], [], 60)
        assert ready, seen.decode()
        seen += os.read(master, 65536)
    return seen


def test_a_match_of_another_edition_says_so() -> None:
    result = play("-s", "3", "-e", "es-1.3", "-m", "draw+scoring", lines=[])
    assert "Red7 · round 1 · advanced · es-1.3" in result.output
