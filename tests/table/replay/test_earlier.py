"""A match looked at again: each turn as it stood then, for whoever looks."""

import pytest
from support.table_driver import PEOPLE, Club

from red7.game.engine.dice import Dice
from red7.table.commands import NextRound
from red7.table.replay.earlier import earlier
from red7.table.settings import Settings
from red7.table.table import Phase
from red7.table.views.private import private_view
from red7.table.views.public import public_view


@pytest.mark.parametrize("options", ["basic", "expert", "advanced"])
def test_every_turn_stands_as_it_was_seen_before_it(options: str) -> None:
    club = Club(Settings(players=3, options=options), seed=3)
    club.deal()
    dice = Dice(3)
    seen: dict[tuple[int, int], tuple[object, ...]] = {}
    scores: dict[int, list[tuple[int, object]]] = {}
    while club.table.phase is not Phase.FINISHED and club.table.place[1] < 3:
        table = club.table
        if table.phase is Phase.BETWEEN:
            club.do(PEOPLE[0], NextRound())
            continue
        match = table.match
        assert match is not None
        if not match.turn_in_progress:
            view = private_view(table, 1)
            scores[table.place[1]] = [(seat.points, seat.pile) for seat in public_view(table).seats]
            turn = len(match.played[-1].turns) + 1
            seen[table.place[1], turn] = public_view(table).round, view.hand, view.unseen, view.drawn
        club.play_some(dice)
    for (number, turn), (round_, hand, unseen, drawn) in seen.items():
        [then] = earlier(club.table, 1, number, turn, turn)
        assert then.turn == turn
        assert then.round == round_
        assert then.you is not None
        assert (then.you.hand, then.you.unseen, then.you.drawn) == (hand, unseen, drawn)
        assert then.you.moves == ()
        assert list(zip(then.points, then.piles, strict=True)) == scores[number]
        [public] = earlier(club.table, None, number, turn, turn)
        assert public.you is None
    assert list(earlier(club.table, 1, 1, 99, 99)) == []
