"""Fair deals: the promises and secrets of the server and the players, and what happens without them."""

from support.table_driver import ANN, BOB, CAT, SYSTEM, Club, encode, refusal

from red7.game.record.verification import verify
from red7.table.commands import AutoDeal, Commit, Leave, Reveal, StartMatch
from red7.table.events import Closed, CommitsClosed, Committed, Dealt, Left, Revealed, Started, StoodIn
from red7.table.settings import Settings
from red7.table.table import Phase
from red7.table.views.history import public_event, record
from red7.table.views.public import public_view

MINE, YOURS, OTHER = bytes([1] * 32), bytes([2] * 32), bytes([3] * 32)


def started(players: int = 2) -> Club:
    club = Club(Settings(players=players))
    club.fill()
    club.do(ANN, StartMatch())
    return club


def test_the_cards_are_dealt_as_soon_as_everybody_has_revealed() -> None:
    club = started()
    assert [type(event) for event in club.commit(ANN, 0, MINE)] == [Committed]
    assert [type(event) for event in club.commit(BOB, 1, YOURS)] == [Committed, CommitsClosed]
    assert [type(event) for event in club.reveal(BOB, 1, YOURS)] == [Revealed]
    assert [type(event) for event in club.reveal(ANN, 0, MINE)] == [Revealed, Dealt]
    assert club.table.phase is Phase.PLAYING
    seed = club.table.seed
    assert seed is not None
    assert seed.revealed() == (0, 1)


def test_a_finished_match_verifies_and_shows_who_took_part_in_its_deals() -> None:
    club = started()
    club.commit(ANN, 0, MINE)
    club.commit(BOB, 1, YOURS)
    club.reveal(ANN, 0, MINE)
    club.wait(5)
    club.do(SYSTEM, AutoDeal())  # without Bob's secret
    club.play_match()
    finished = record(club.table)
    assert finished.names == ("Ann", "Bob")
    assert [problem.code for problem in verify(finished).problems] == []
    assert str(finished).count(MINE.hex()) == 1
    assert YOURS.hex() not in str(finished)


def test_nobody_sees_the_secret_of_the_server_before_the_match_is_over() -> None:
    club = started()
    event = next(event for event, _ in club.log if isinstance(event, Started))
    club.wait(5)
    club.do(SYSTEM, AutoDeal())
    shown = encode([public_view(club.table), public_event(club.table, event, 0)]).decode()
    seed = club.table.seed
    assert seed is not None
    assert seed.server_commitment.hex() in shown
    assert event.secret not in shown
    club.play_match()
    assert event.secret in encode(public_view(club.table)).decode()


def test_also_an_abandoned_match_shows_its_secret() -> None:
    club = Club()
    club.deal()
    assert club.come_due() == [Closed(reason="expired")]
    fairness = public_view(club.table).fairness
    assert fairness is not None
    assert fairness.server_secret is not None
    left_over = record(club.table)
    assert left_over.abandoned
    assert [problem.code for problem in verify(left_over).problems] == []


def test_without_any_commitment_the_cards_are_dealt_after_five_seconds() -> None:
    club = started()
    club.wait(4.999)
    assert refusal(club, SYSTEM, AutoDeal()) == "table-early"
    club.wait(0.001)
    assert club.do(SYSTEM, AutoDeal()) == [Dealt()]


def test_who_does_not_commit_in_time_contributes_nothing() -> None:
    club = started(3)
    club.commit(CAT, 2, OTHER)
    club.wait(5)
    assert club.do(SYSTEM, AutoDeal()) == [CommitsClosed()]
    assert refusal(club, ANN, Commit(seat=0, commitment=club.commitment(0, MINE))) == "deal-commit-late"
    assert [type(event) for event in club.reveal(CAT, 2, OTHER)] == [Revealed, Dealt]


def test_who_does_not_reveal_in_time_contributes_nothing() -> None:
    club = started(3)
    club.commit(CAT, 2, OTHER)
    club.commit(ANN, 0, MINE)
    club.wait(5)
    club.do(SYSTEM, AutoDeal())
    club.reveal(ANN, 0, MINE)
    club.wait(4.999)
    assert refusal(club, SYSTEM, AutoDeal()) == "table-early"
    club.wait(0.001)
    assert club.do(SYSTEM, AutoDeal()) == [Dealt()]
    seed = club.table.seed
    assert seed is not None
    assert seed.revealed() == (0,)
    assert seed.missing() == (2,)


def test_nobody_reveals_while_others_may_still_commit() -> None:
    club = started()
    club.commit(ANN, 0, MINE)
    assert refusal(club, ANN, Reveal(seat=0, secret=MINE.hex())) == "table-reveal-early"


def test_a_commitment_and_its_secret_have_to_fit() -> None:
    club = started()
    club.commit(ANN, 0, MINE)
    assert refusal(club, ANN, Commit(seat=0, commitment=club.commitment(0, OTHER))) == "deal-commit-twice"
    assert refusal(club, ANN, Commit(seat=1, commitment=club.commitment(1, MINE))) == "table-not-your-seat"
    assert refusal(club, BOB, Commit(seat=1, commitment="12")) == "deal-hex"
    assert refusal(club, BOB, Commit(seat=1, commitment="Z" * 64)) == "deal-hex"
    club.commit(BOB, 1, YOURS)
    assert refusal(club, ANN, Reveal(seat=0, secret=OTHER.hex())) == "deal-player-secret"
    assert refusal(club, ANN, Reveal(seat=0, secret="x")) == "deal-hex"


def test_nobody_waits_for_those_who_leave() -> None:
    club = started(3)
    club.commit(ANN, 0, MINE)
    club.commit(BOB, 1, YOURS)
    stands_in = StoodIn(seat=2, level="casual")
    assert club.do(CAT, Leave()) == [Left(seat=2, gives_up=True), stands_in, CommitsClosed()]
    club.reveal(ANN, 0, MINE)
    assert club.do(BOB, Leave())[-1] == Dealt()
    assert [seat.player for seat in club.table.seats] == [None, "casual", "casual"]


def test_who_leaves_before_the_deal_has_lost_a_match_of_two_once_it_is_dealt() -> None:
    club = started(2)
    assert club.do(BOB, Leave()) == [Left(seat=1, gives_up=True)]
    assert club.table.phase is Phase.DEALING
    assert club.come_due() == [Dealt()]
    assert (club.table.phase, club.table.winners) == (Phase.FINISHED, (0,))


def test_secrets_are_asked_for_only_before_the_deal() -> None:
    club = Club()
    assert refusal(club, ANN, Commit(seat=0, commitment="0" * 64)) == "table-not-dealing"
    club.deal()
    assert refusal(club, ANN, Reveal(seat=0, secret="0" * 64)) == "table-not-dealing"
