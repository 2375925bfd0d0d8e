"""Golden matches: whole matches as text, for every edition and all options, with 2 to 4 players in turn.

They are what the engine plays today (`tools/make_golden.py`), so the twin goes over them as well: over every
turn of the matches without scoring, with RED7_LONG=1 of all, and over the points and the end of every match.
"""

import pytest
from support.long_run import LONG
from support.rules import twin
from tools.make_golden import GOLDEN, SETTINGS, Setting, golden

from red7.game.cards import NAMES, cards_of
from red7.game.deal import Deal
from red7.game.editions import Ending
from red7.game.record.reader import read_record
from red7.game.record.record import Record
from red7.game.record.verification import verify

IDS = [setting.file.stem for setting in SETTINGS]
BY_TWIN = [setting for setting in SETTINGS if LONG or not setting.options.scoring]
SCORING = [setting for setting in SETTINGS if setting.options.scoring]
TARGETS = {2: 40, 3: 35, 4: 30}


def golden_record(setting: Setting) -> Record:
    return read_record(setting.file.read_text("utf-8"), strict=True)


def start(deal: Deal, setting: Setting) -> twin.Position:
    palettes = [[NAMES[card]] for card in deal.palettes]
    highest = twin.leader(palettes, "R")
    assert highest is not None
    return {
        "edition": setting.edition.name.partition("/")[0],  # a reading of the end has the same turns
        "draw": setting.options.draw,
        "actions": setting.options.actions,
        "hands": [sorted(NAMES[card] for card in hand) for hand in deal.hands],
        "palettes": palettes,
        "deck": [NAMES[card] for card in deal.deck],
        "canvas": "R",
        "turn": (highest + 1) % setting.players,
        "out": [],
    }


def test_every_golden_match_has_its_file() -> None:
    assert sorted(GOLDEN.glob("*")) == sorted(setting.file for setting in SETTINGS)
    assert len(SETTINGS) == 5 * 8 + 4 + 4  # and the Dutch variant in two readings, where there are points
    assert len({(setting.edition, setting.options, setting.ending) for setting in SETTINGS}) == len(SETTINGS)
    assert {players: sum(setting.players == players for setting in SETTINGS) for players in (2, 3, 4)} == {
        2: 16,
        3: 16,
        4: 16,
    }


@pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
def test_the_engine_plays_the_golden_match_to_the_letter(setting: Setting) -> None:
    assert golden(setting) == setting.file.read_text("utf-8")


@pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
def test_a_golden_match_verifies_and_is_written_as_it_was_read(setting: Setting) -> None:
    record = golden_record(setting)
    assert verify(record).problems == ()
    assert str(record) == setting.file.read_text("utf-8")


@pytest.mark.parametrize("setting", BY_TWIN, ids=[setting.file.stem for setting in BY_TWIN])
def test_the_twin_plays_the_golden_match_too(setting: Setting) -> None:
    record = golden_record(setting)
    for entry in record.rounds:
        assert isinstance(entry.deal, Deal)
        position = start(entry.deal, setting)
        for turn in entry.turns:
            assert turn.seat == position["turn"]
            legal = twin.turns(position)
            assert legal[turn.text] == "in" or set(legal.values()) == {"out"}, "no turn of a random mover"
            position = twin.after(position, turn.text)
        assert entry.end is not None
        assert position["winner"] == entry.end.winner
        if setting.options.scoring:
            scored = twin.counting(position["palettes"][entry.end.winner], position["canvas"])
            assert sorted(NAMES[card] for card in cards_of(entry.end.scored)) == scored
    if not setting.options.scoring:
        assert len(record.rounds) == 1
        assert record.rounds[0].end is not None
        assert record.winners == (record.rounds[0].end.winner,)


@pytest.mark.parametrize("setting", SCORING, ids=[setting.file.stem for setting in SCORING])
def test_points_and_the_end_of_a_golden_match_follow_from_the_scored_cards(setting: Setting) -> None:
    record = golden_record(setting)
    to_target = setting.edition.name != "nl-2016" or setting.ending is Ending.TARGET
    points = [0] * setting.players
    away: set[str] = set()
    for number, entry in enumerate(record.rounds, 1):
        in_play = [
            card for part in (*entry.deal.hands, entry.deal.palettes, entry.deal.deck) for card in part
        ]
        assert {NAMES[card] for card in in_play}.isdisjoint(away)
        assert len(set(in_play)) == len(in_play) == 49 - len(away)
        assert entry.end is not None
        scored = [NAMES[card] for card in cards_of(entry.end.scored)]
        points[entry.end.winner] += sum(twin.number(card) for card in scored)
        away |= set(scored)
        short = 49 - len(away) < 8 * setting.players
        tested = to_target and (short or "target-when-short" not in setting.edition.name)
        over = (tested and max(points) >= TARGETS[setting.players]) or (
            short and setting.ending is Ending.CARDS
        )
        assert over == (number == len(record.rounds))
        if short and not over:
            away.clear()
    assert record.points == tuple(points)
    assert record.winners == tuple(seat for seat, own in enumerate(points) if own == max(points))
