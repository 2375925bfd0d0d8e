"""Who is out of a round may see all its hands where nobody who is still in could learn of it."""

import pytest
from msgspec import UNSET
from support.rules.positions import table as position
from support.table_driver import Club, round_of

from red7.table.commands import Leave
from red7.table.settings import Settings
from red7.table.views.card_names import names
from red7.table.views.private import private_view

HANDS = "R7O3G4:B1/V2V1:O6/G2Y2:V3"


def out_first(**settings: object) -> Club:
    """A round of three in which the first seat is out."""
    club = Club(Settings(players=3, options="scoring", **settings))  # type: ignore[arg-type]
    club.deal()
    club.put(position(HANDS, options="scoring"))
    club.play("out")
    return club


def all_hands(club: Club) -> tuple[tuple[str, ...], ...]:
    return tuple(names(hand) for hand in round_of(club.table).hands)


def seen_by(club: Club) -> list[object]:
    return [private_view(club.table, seat).hands for seat in range(3)]


def test_hands_are_closed_while_a_person_is_still_in() -> None:
    assert seen_by(out_first()) == [UNSET] * 3
    assert seen_by(out_first(bots=(None, "casual"))) == [UNSET] * 3


def test_who_is_out_sees_the_hands_of_computer_players() -> None:
    club = out_first(bots=(None, "casual", "beginner"))
    assert seen_by(club) == [all_hands(club), UNSET, UNSET]


def test_cards_in_open_hands_are_seen() -> None:
    club = out_first(bots=(None, "casual", "beginner"))
    unseen = set(private_view(club.table, 0).unseen)
    assert unseen == {card.name for card in round_of(club.table).deck}
    assert unseen < set(private_view(club.table, 1).unseen)


def test_who_is_out_sees_all_hands_where_the_table_was_opened_so() -> None:
    club = out_first(open_hands=True)
    assert seen_by(club) == [all_hands(club), UNSET, UNSET]


def test_a_person_for_whom_a_computer_plays_is_still_a_person() -> None:
    club = out_first(bots=(None, "casual"))
    club.do(club.on(2), Leave(seat=2))
    assert club.table.seats[2].stand_in
    assert seen_by(club) == [UNSET] * 3


@pytest.mark.parametrize("open_hands", [False, True])
def test_people_who_share_a_device_keep_their_hands_from_who_is_out(open_hands: bool) -> None:
    club = Club(Settings(players=3, device=True, open_hands=open_hands))
    club.deal()
    club.put(position(HANDS))
    club.play("out")
    assert seen_by(club) == [UNSET] * 3


def test_the_hands_of_the_next_round_are_closed() -> None:
    club = out_first(open_hands=True)
    club.play("out")
    assert seen_by(club)[0] == all_hands(club)
    club.come_due()
    assert seen_by(club) == [UNSET] * 3
