"""What the store keeps beside the log: whether something is due, and of which kind."""

import pytest
from support.table_driver import Club

from red7.host.tables.summaries import row_of
from red7.table.settings import Pace, Settings


@pytest.mark.parametrize("bots", [(), ("beginner", "beginner")])
def test_only_the_turn_of_a_computer_player_is_due_with_the_event_before_it(bots: tuple[str, ...]) -> None:
    club = Club(Settings(bots=bots, pace=Pace(seconds=5)), seed=1)
    club.deal()
    # Also where somebody has done something in the very moment in which the time is up.
    for last_at in (club.table.last_at, club.table.deadline or 0):
        club.table.last_at = last_at
        row = row_of("t", "", club.table)
        assert (row.due_at == row.touched) == bool(bots)
