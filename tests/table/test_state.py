"""A table that was saved between matches is the table that its log leads to, for all, and goes on so."""

import hashlib

import msgspec
import pytest
from support.table_driver import ANN, BOB, EVE, SYSTEM, Club, everything

from red7.game.editions import EDITIONS
from red7.game.engine.dice import Dice
from red7.table.commands import Expire, Leave, Rematch, Remove, Sit
from red7.table.settings import Settings
from red7.table.state import FORMAT, TableState, can_save, guests_of, load, put_away, save
from red7.table.table import Phase, Table


def again(table: Table) -> Table:
    """The table as it was saved and loaded, which all see as they see this one."""
    assert can_save(table)
    loaded = load(save(table))
    assert everything(loaded) == everything(table)
    assert save(loaded) == save(table)
    assert [played.match for played in loaded.played.values()] == [
        played.match for played in table.played.values()
    ]
    return loaded


def test_nothing_that_a_table_knows_is_left_out() -> None:
    assert set(vars(Table())) == set(TableState.__struct_fields__), "say in TableState how it is saved"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", ["basic", "expert"])
def test_matches_are_the_same_when_they_are_played_through_again(edition: str, options: str) -> None:
    club = Club(Settings(players=3, edition=edition, options=options, bots=(None, None, "casual")), seed=4)
    again(club.table)
    club.deal()
    club.play_match(3)
    club.table = again(club.table)
    for seat, who in enumerate((ANN, BOB)):
        club.do(who, Rematch(seat=seat))
    club.table = again(club.table)
    club.play_match(5)
    assert len(again(club.table).played) == 2


def test_a_match_that_is_put_away_is_the_same_when_somebody_asks_for_it() -> None:
    club = Club(Settings(players=2, options="expert", bots=(None, "casual")), seed=4)
    club.deal()
    club.play_match(3)
    first = club.table.played[1].match
    put_away(club.table)
    assert club.table.played[1].match is first, "it is still looked at"
    club.do(ANN, Rematch(seat=0))
    seen = everything(club.table)
    put_away(club.table)
    assert club.table.played[1].match is not first
    assert club.table.played[1].match == first
    assert everything(club.table) == seen
    club.play_match(5)
    again(club.table)


def test_a_table_is_not_saved_in_a_match_but_after_one_that_was_abandoned() -> None:
    club = Club(Settings(players=3), seed=1)
    club.do(EVE, Sit(seat=1))
    club.do(ANN, Remove(seat=1))
    club.deal()
    assert not can_save(club.table)
    club.play_some(Dice(1))
    while club.table.mover != 0:
        club.play_some(Dice(1))
    club.do(BOB, Leave())
    club.wait(30 * 24 * 60 * 60)
    club.do(SYSTEM, Expire())
    assert club.table.phase is Phase.CLOSED
    loaded = again(club.table)
    assert guests_of(loaded) == ("ann", "bob", "cat", "eve"), "also who was removed, and who left"


def test_another_fold_or_form_has_another_number() -> None:
    club = Club(Settings(players=2, options="expert", bots=(None, "casual")), seed=2)
    club.deal()
    club.play_match(1)
    digest = hashlib.sha256(save(club.table)).hexdigest()[:16]
    assert (FORMAT, digest) == (2, "e8bbdb99ac106d2b"), (
        "raise FORMAT, so that what servers have saved is made anew"
    )


def test_what_is_no_saved_table_is_refused() -> None:
    state = save(Club().table)
    for wrong in (b"", b"{}", state[:-1], state.replace(b'"version"', b'"vision"')):
        with pytest.raises(msgspec.MsgspecError):
            load(wrong)
