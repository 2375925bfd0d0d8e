"""How often one committed turn is read, asked about, written and looked for: counted, not timed."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from support.table_driver import Club, encode

from red7.game import draft, turns
from red7.game.engine.dice import Dice
from red7.game.round import Round
from red7.game.text import notation
from red7.game.turns import Turn
from red7.table import events
from red7.table.commands import Play
from red7.table.settings import Settings
from red7.table.table import Phase, Table
from red7.table.views.history import public_event
from red7.table.views.private import private_view
from red7.table.views.public import public_view


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Calls, by name, of what reads a turn, asks whether it is legal, writes it and looks for all turns."""
    counted: Counter[str] = Counter()

    def count(module: Any, name: str) -> None:
        real: Callable[..., object] = getattr(module, name)

        def counting(*arguments: Any, **named: Any) -> object:
            counted[name] += 1
            return real(*arguments, **named)

        monkeypatch.setattr(module, name, counting)

    count(Turn, "text")
    count(Round, "why_not")
    count(draft, "parse_steps")
    count(turns, "parse_steps")
    count(draft, "parse_moves")
    count(draft, "legal_turn")
    count(Turn, "parse")
    count(notation, "parse_steps")
    return counted


def commit(table: Table, play: Play, club: Club) -> Table:
    """What a server does with a turn: decides, takes the events in on a copy, stores and shows them."""
    happened = club.ask(club.on(play.seat), play)
    after = table.copy()
    for event in happened:
        after.apply(event, club.now)
        encode(event)
        for viewer in (None, play.seat):
            encode(public_event(after, event, viewer))
    encode(public_view(after))
    for seat in range(len(after.seats)):
        encode(private_view(after, seat))
    return after


@pytest.mark.parametrize("options", ["basic", "advanced", "expert"])
def test_a_committed_turn_is_read_once(options: str, counts: Counter[str]) -> None:
    club = Club(Settings(players=3, options=options))
    club.deal()
    dice = Dice(1)
    turns = 0
    while club.table.phase is Phase.PLAYING:
        mover = club.table.mover
        assert mover is not None
        assert club.table.match is not None
        round_ = club.table.match.round
        text = str(round_.turns()[0]) if round_.turns().staying else "out"
        if round_.phase != "play" or re.search("p [?][?]", text):
            club.play_some(dice)
            continue
        counts.clear()
        legal = round_.kernel.turns()
        club.table = commit(club.table, Play(seat=mover, text=text), club)
        turns += 1
        # Once where it comes in; and once by the fold, which takes no log at its word.
        assert (counts["legal_turn"], counts["why_not"]) == (1, 1)
        assert (counts["parse_steps"], counts["parse_moves"], counts["parse"]) == (1, 0, 0)
        # As everybody may see it, it is written again only where cards are hidden.
        assert counts["text"] == 1 + text.count("?") // 2
        assert legal is round_.kernel.turns(), "they were looked for once, for the view of the seat to move"
    assert turns > 2


def test_a_turn_from_a_stored_log_is_read_once_by_the_fold(counts: Counter[str]) -> None:
    stored = events.Played(seat=0, text="B3p R4+ R6c I2+", shown="B3p ??+ R6c ??+", whole=True)
    assert isinstance(stored.turn, Turn)
    assert stored.turn is stored.turn
    assert counts == {"parse": 1, "parse_steps": 1}


def test_a_copied_table_knows_the_legal_turns_of_its_round() -> None:
    club = Club()
    club.deal()
    twin = club.table.copy()
    assert club.table.match is not None
    assert twin.match is not None
    legal = club.table.match.round.kernel.turns()
    assert club.table.copy().match.round.kernel.turns() is legal  # type: ignore[union-attr]
    assert twin.match.round.kernel.turns() is not legal, "this one was copied before they were looked for"
