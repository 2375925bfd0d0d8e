"""Tables to their end: whole matches, and what happens where nobody does anything."""

import pytest
from support.table_driver import SYSTEM, Club, refusal

from red7.table.commands import (
    Expire,
)
from red7.table.deadlines import due
from red7.table.events import (
    Closed,
)
from red7.table.settings import Pace, Settings
from red7.table.table import Phase

DAY = 24 * 60 * 60


@pytest.mark.parametrize(
    ("phase", "seconds"),
    [(Phase.WAITING, 40 * 60), (Phase.PLAYING, 7 * DAY), (Phase.FINISHED, 60 * 60)],
)
def test_a_table_at_which_nothing_happens_expires(phase: Phase, seconds: int) -> None:
    club = Club()
    if phase is not Phase.WAITING:
        club.deal()
    if phase is Phase.FINISHED:
        club.play("out")
    assert club.table.phase is phase
    club.wait(seconds - 1)
    assert refusal(club, SYSTEM, Expire()) == "table-early"
    club.wait(1)
    assert club.do(SYSTEM, Expire()) == [Closed(reason="expired")]
    assert due(club.table) is None


@pytest.mark.parametrize("timeout", ["out", "bot"])
@pytest.mark.parametrize("options", ["basic", "expert"])
def test_a_table_that_everybody_has_left_comes_to_its_end_by_itself(timeout: str, options: str) -> None:
    pace = Pace(seconds=5, timeout="bot" if timeout == "bot" else "out")
    club = Club(Settings(players=4, options=options, pace=pace, bots=("casual",)))
    club.deal()
    for _ in range(3_000):
        if due(club.table) is None:
            break
        club.come_due()
    assert club.table.phase is Phase.CLOSED
    assert club.table.end == "expired"
    assert club.table.played.keys() == {1}
    assert club.table.played[1].match.is_over


def test_bots_play_a_whole_match_among_themselves() -> None:
    club = Club(Settings(players=4, options="expert", bots=("casual",) * 4))
    club.deal()
    club.play_match()
    assert club.table.played[1].match.is_over


@pytest.mark.parametrize("seed", range(4))
def test_four_people_play_an_expert_match(seed: int) -> None:
    club = Club(Settings(players=4, options="expert"), seed=seed)
    club.deal()
    club.play_match(seed)
    match = club.table.played[1].match
    assert match.is_over
    assert {turn.round for turn in club.table.turns} == set(range(1, len(match.played) + 1))
    assert [turn.text for turn in club.table.turns] == [
        turn.text for entry in match.played for turn in entry.turns
    ]
