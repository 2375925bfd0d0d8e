"""A match at a table: turns, clocks, help, people who go and come back, and what follows a match."""

import pytest
from support.positions import table as position
from support.table_driver import ANN, BOB, CAT, EVE, SECOND, SYSTEM, Club, refusal, round_of

from red7.table.commands import (
    AutoDeal,
    AutoNextRound,
    BotPlay,
    ComeBack,
    Expire,
    Extend,
    Help,
    Leave,
    NextRound,
    Play,
    Rematch,
    RematchOn,
    Sit,
    StandIn,
    Start,
    SystemCommand,
    TimeUp,
)
from red7.table.deadlines import due
from red7.table.decide import Who
from red7.table.events import (
    Asked,
    CameBack,
    Closed,
    Extended,
    Helped,
    Hosted,
    Left,
    NextDealt,
    Played,
    Rematched,
    Started,
    StoodIn,
    TimedOut,
)
from red7.table.settings import Pace, Settings
from red7.table.table import Phase

# Seat 0 leads under red with its R7; its O3 draws the top of the deck, which nobody has seen.
THREE = position("R6O3G4:R7/V2V1:O6", options="draw+actions", deck="Y2Y5")


def three(club: Club | None = None) -> Club:
    club = club or Club(Settings(options="draw+actions"))
    club.deal()
    club.put(THREE)
    return club


# Turns


def test_only_the_one_whose_turn_it_is_plays() -> None:
    club = Club()
    assert refusal(club, ANN, Play(seat=0, text="out")) == "table-not-playing"
    club.deal()
    mover = club.table.mover
    assert mover is not None
    other = 1 - mover
    assert refusal(club, club.on(other), Play(seat=other, text="out")) == "table-not-your-turn"
    assert refusal(club, club.on(other), Play(seat=mover, text="out")) == "table-not-your-seat"
    assert refusal(club, EVE, Play(seat=mover, text="out")) == "table-not-your-seat"
    assert refusal(club, Who(), Play(seat=mover, text="out")) == "table-not-your-seat"
    assert refusal(club, ANN, Play(seat=7, text="out")) == "position-seat"
    assert club.play("out") == [Played(seat=mover, text="out", shown="out", whole=True)]
    assert club.table.phase is Phase.FINISHED, "the other one is the last one in"


def test_the_rules_of_the_game_refuse_in_their_own_words() -> None:
    club = three()
    assert refusal(club, ANN, Play(seat=0, text="R5p")) == "not-in-hand"
    assert refusal(club, ANN, Play(seat=0, text="G4c")) == "discard-must-lead"
    assert refusal(club, ANN, Play(seat=0, text="R6p G4")) == "syntax"
    assert refusal(club, ANN, Play(seat=0, text="")) == "syntax"
    assert refusal(club, ANN, Play(seat=0, text="out R6p")) == "turn-over"


def test_a_drawn_card_is_in_the_log_but_not_in_what_others_see() -> None:
    club = three()
    club.put(position("R7R6:O7B1/V2V1:O6", options="draw", deck="Y2Y5"))
    assert club.play("R6c ??+") == [Played(seat=0, text="R6c Y5+", shown="R6c ??+", whole=True)]


def test_a_draw_may_be_left_out() -> None:
    club = three()
    club.put(position("R7R6:O7B1/V2V1:O6", options="draw", deck="Y2Y5"))
    assert club.play("R6c") == [Played(seat=0, text="R6c", shown="R6c", whole=True)]


def test_a_turn_with_a_3_is_sent_up_to_the_card_it_draws_and_then_finished() -> None:
    club = three()
    assert club.play("O3p", whole=False) == [Played(seat=0, text="O3p Y5+", shown="O3p ??+", whole=False)]
    assert club.table.mover == 0
    assert refusal(club, ANN, Play(seat=0, text="out")) == "now-discard"
    assert club.play("R6c") == [Played(seat=0, text="R6c", shown="R6c", whole=True)]
    assert club.table.turns[-1].text == "O3p Y5+ R6c"
    assert club.table.turns[-1].shown == "O3p ??+ R6c"


def test_a_turn_may_end_right_after_the_drawn_card() -> None:
    club = three()
    club.put(position("O3G4:R7/V2V1:O6", options="draw+actions", deck="Y2Y5"))
    club.play("O3p ??+", whole=False)
    assert club.play(".") == [Played(seat=0, text=".", shown=".", whole=True)]
    assert club.table.turns[-1].text == "O3p Y5+"
    assert club.table.turns[-1].shown == "O3p ??+"
    assert club.table.mover == 1


@pytest.mark.parametrize("rest", ["R6c", "Y5c", "Y2c", "G4c", "??+ Y5c", "+ R6c +"])
def test_nothing_may_be_planned_beyond_a_card_that_nobody_has_seen(rest: str) -> None:
    club = three()
    for whole in (True, False):
        assert refusal(club, ANN, Play(seat=0, text=f"O3p {rest}", whole=whole)) == "table-reveals"
    assert refusal(club, ANN, Play(seat=0, text="O3p")) == "table-reveals"


@pytest.mark.parametrize("guess", ["Y5", "Y2"])
def test_the_deck_cannot_be_guessed_at(guess: str) -> None:
    club = three()
    for whole in (True, False):
        assert refusal(club, ANN, Play(seat=0, text=f"O3p {guess}+", whole=whole)) == "table-drawn"
    club.put(position("R7R6:O7B1/V2V1:O6", options="draw", deck="Y2Y5"))
    assert refusal(club, ANN, Play(seat=0, text=f"R6c {guess}+")) == "table-drawn"


def test_a_card_that_all_have_seen_may_be_planned_with() -> None:
    club = three()
    club.put(position("R6O3G4:R7/V2V1:O6", options="draw+actions", deck="Y2*R5"))
    assert refusal(club, ANN, Play(seat=0, text="O3p Y2+ R5c")) == "turn-drawn"
    assert club.play("O3p R5+ R6c") == [Played(seat=0, text="O3p R5+ R6c", shown="O3p R5+ R6c", whole=True)]


def test_the_card_under_one_that_all_have_seen_stays_hidden() -> None:
    club = three()
    club.put(position("R6O3G4:R7/V2V1:O6", options="draw+actions", deck="Y2*R5"))
    assert club.play("O3p R6c +")[0] == Played(
        seat=0, text="O3p R5+ R6c Y2+", shown="O3p R5+ R6c ??+", whole=True
    )


def test_a_card_that_a_1_took_is_seen_when_it_is_drawn() -> None:
    club = three()
    club.put(position("R6V1:R7/V2G1:O6O5", options="draw+actions", deck="Y2Y5"))
    assert club.play("V1p O5t R6c ??+")[0] == Played(
        seat=0, text="V1p O5t R6c O5+", shown="V1p O5t R6c O5+", whole=True
    )


def test_a_turn_without_a_3_is_sent_whole() -> None:
    club = three()
    assert refusal(club, ANN, Play(seat=0, text="R6p", whole=False)) == "table-partial"
    club.play("O3p", whole=False)
    assert refusal(club, ANN, Play(seat=0, text="R6c", whole=False)) == "table-partial"


# Bots


def test_a_bot_plays_only_on_its_own_turn() -> None:
    club = Club(Settings(bots=(None, "casual")))
    club.deal()
    club.put(position("R7O3G4:B1/R6R5:O6"))
    assert refusal(club, SYSTEM, BotPlay(seat=0, text="out")) == "table-no-bot"
    assert refusal(club, SYSTEM, BotPlay(seat=1, text="out")) == "table-no-bot"
    club.play("R7p")
    assert due(club.table) == (club.now, None)
    assert refusal(club, SYSTEM, BotPlay(seat=1, text="R4p")) == "not-in-hand"
    club.do(SYSTEM, BotPlay(seat=1, text="out"))
    assert club.table.phase is Phase.FINISHED


@pytest.mark.parametrize(
    "command",
    [AutoDeal(), TimeUp(), BotPlay(seat=0, text="out"), AutoNextRound(), Expire(), Extend(ms=1)],
    ids=lambda command: type(command).__name__,
)
def test_people_cannot_ask_for_what_happens_by_itself(command: SystemCommand) -> None:
    club = Club()
    club.deal()
    assert refusal(club, ANN, command) == "table-system"


# Clocks


def clocked(timeout: str = "out", players: int = 2) -> Club:
    pace = Pace(seconds=30, timeout="bot" if timeout == "bot" else "out", level="beginner")
    club = Club(Settings(players=players, options="draw+actions", pace=pace))
    club.deal()
    if players == 2:
        club.put(THREE)
    return club


def test_each_turn_has_its_own_time() -> None:
    club = clocked()
    assert club.table.deadline == club.now + 30_000
    club.wait(20)
    club.play("O3p", whole=False)
    assert club.table.deadline == club.now + 10_000, "the rest of the turn has the rest of the time"
    club.play("R6c")
    assert club.table.deadline == club.now + 30_000


def test_whose_time_is_up_is_out() -> None:
    club = clocked()
    club.wait(29.999)
    assert refusal(club, SYSTEM, TimeUp()) == "table-early"
    club.wait(0.001)
    assert club.do(SYSTEM, TimeUp()) == [
        TimedOut(seat=0),
        Played(seat=0, text="out", shown="out", whole=True),
    ]
    assert club.table.phase is Phase.FINISHED
    assert club.table.seats[0].timeouts == 1


def test_a_turn_whose_time_is_up_ends_where_it_stands() -> None:
    club = clocked()
    club.put(position("O3G4:R7/V2V1:O6", options="draw+actions", deck="Y2Y5"))
    club.play("O3p", whole=False)
    club.wait(30)
    assert club.do(SYSTEM, TimeUp()) == [
        TimedOut(seat=0),
        Played(seat=0, text=".", shown=".", whole=True),
    ]
    assert 0 not in round_of(club.table).out, "R7 leads, so the turn was good enough"
    assert club.table.mover == 1


def test_a_bot_plays_on_where_the_table_says_so_until_its_person_is_back() -> None:
    club = clocked("bot")
    club.play("O3p", whole=False)
    club.wait(30)
    assert club.do(SYSTEM, TimeUp()) == [TimedOut(seat=0), StoodIn(seat=0, level="beginner")]
    assert club.table.bot_to_move == (0, "beginner")
    assert club.table.deadline is None
    assert refusal(club, ANN, Play(seat=0, text="R6c")) == "table-away"
    assert club.do(ANN, ComeBack(seat=0)) == [CameBack(seat=0)]
    assert refusal(club, ANN, ComeBack(seat=0)) == "table-here"
    assert club.table.bot_to_move == (0, "beginner"), "the turn was over its time: no new clock for it"
    assert club.table.deadline is None
    club.do(SYSTEM, BotPlay(seat=0, text="R6c"))
    assert club.table.turns[-1].text == "O3p Y5+ R6c"
    assert club.table.seats[0].is_here, "from the next turn on"
    assert club.table.seats[0].timeouts == 1


def test_time_that_the_server_was_down_is_not_charged() -> None:
    club = clocked()
    club.wait(100)
    assert club.do(SYSTEM, Extend(ms=90_000)) == [Extended(ms=90_000)]
    assert refusal(club, SYSTEM, TimeUp()) == "table-early"
    club.wait(20)
    assert club.do(SYSTEM, TimeUp())


def test_without_a_clock_there_is_nothing_to_extend() -> None:
    club = Club()
    club.deal()
    assert club.ask(SYSTEM, Extend(ms=90_000)) == []


# Help


def test_help_against_people_needs_their_consent() -> None:
    club = three()
    assert refusal(club, ANN, Help(seat=0)) == "table-no-help"
    club = three(Club(Settings(options="draw+actions", help=True)))
    assert club.do(ANN, Help(seat=0)) == [Helped(seat=0)]
    assert club.table.seats[0].helped == 1
    assert refusal(club, EVE, Help(seat=0)) == "table-not-your-seat"


def test_help_against_bots_is_always_there() -> None:
    club = Club(Settings(bots=(None, "casual")))
    assert refusal(club, ANN, Help(seat=0)) == "table-not-playing"
    club.deal()
    assert club.do(ANN, Help(seat=0)) == [Helped(seat=0)]


# Going and coming back


def test_a_seat_that_was_left_in_an_earlier_version_waits_for_its_person() -> None:
    club = three()
    club.take([Left(seat=0)])
    assert refusal(club, ANN, Leave()) == "table-no-seat"
    assert refusal(club, ANN, Play(seat=0, text="R6p")) == "table-away"
    assert refusal(club, EVE, ComeBack(seat=0)) == "table-not-your-seat"
    assert club.do(ANN, ComeBack(seat=0)) == [CameBack(seat=0)]
    assert refusal(club, ANN, ComeBack(seat=0)) == "table-here"
    club.play("R6p")


@pytest.mark.parametrize("phase", [Phase.DEALING, Phase.PLAYING, Phase.FINISHED])
def test_whoever_leaves_bots_alone_closes_the_table(phase: Phase) -> None:
    club = Club(Settings(players=3, bots=(None, "casual", "casual")))
    club.do(ANN, Start())
    if phase is not Phase.DEALING:
        club.come_due()
    if phase is Phase.FINISHED:
        club.play_match()
    assert club.table.phase is phase
    assert club.do(ANN, Leave()) == [Left(seat=0), Closed(reason="left")]
    assert due(club.table) is None


def test_who_leaves_one_of_several_seats_on_a_device_does_not_close_the_table() -> None:
    club = Club(Settings(device=True))
    club.deal()
    assert club.do(ANN, Leave(seat=0)) == [Left(seat=0)]
    assert club.do(ANN, Leave(seat=1)) == [Left(seat=1), Closed(reason="left")]


def test_others_may_let_a_bot_play_for_one_who_left_in_an_earlier_version() -> None:
    club = three()
    assert refusal(club, BOB, StandIn(seat=0, level="casual")) == "table-here"
    club.take([Left(seat=0)])
    assert refusal(club, EVE, StandIn(seat=0, level="casual")) == "table-no-seat"
    assert refusal(club, BOB, StandIn(seat=0, level="genius")) == "bot"
    assert refusal(club, BOB, StandIn(seat=1, level="casual")) == "table-here"
    assert club.do(BOB, StandIn(seat=0, level="casual")) == [StoodIn(seat=0, level="casual")]
    assert refusal(club, BOB, StandIn(seat=0, level="casual")) == "table-bot-there"
    assert club.table.bot_to_move == (0, "casual")
    club.do(ANN, ComeBack(seat=0))
    assert club.table.bot_to_move is None
    assert not club.table.seats[0].left


def test_others_may_let_a_bot_play_for_one_whose_time_is_up_again_and_again() -> None:
    club = clocked(players=3)
    late = club.table.mover
    assert late is not None
    other = club.on((late + 1) % 3)
    for times in (1, 2):
        assert refusal(club, other, StandIn(seat=late, level="casual")) == "table-here"
        club.take([TimedOut(seat=late)])
        assert club.table.seats[late].timeouts == times
    club.do(other, StandIn(seat=late, level="casual"))
    assert club.table.bot_to_move == (late, "casual")
    assert club.table.deadline is None


# After a round, after a match


def scoring() -> Club:
    club = Club(Settings(options="scoring"))
    club.deal()
    club.put(position("R7O3G4:B1/V2V1:O6", options="scoring"))
    assert refusal(club, ANN, NextRound()) == "table-not-between"
    club.play("R7p")
    club.play("out")
    return club


def test_somebody_at_the_table_has_the_next_round_dealt() -> None:
    club = scoring()
    assert club.table.phase is Phase.BETWEEN
    assert refusal(club, EVE, NextRound()) == "table-no-seat"
    assert refusal(club, ANN, Play(seat=0, text="out")) == "table-not-playing"
    assert club.do(BOB, NextRound()) == [NextDealt()]
    assert club.table.mover is not None
    assert club.table.match is not None
    assert len(club.table.match.played) == 2
    assert club.table.match.points == (7, 0)


def test_the_next_round_is_dealt_after_twenty_seconds() -> None:
    club = scoring()
    club.wait(19.999)
    assert refusal(club, SYSTEM, AutoNextRound()) == "table-early"
    club.wait(0.001)
    assert club.do(SYSTEM, AutoNextRound()) == [NextDealt()]


def finished(players: int = 2, *bots: str | None) -> Club:
    club = Club(Settings(players=players, bots=bots))
    club.deal()
    assert refusal(club, ANN, Rematch(seat=0)) in ("table-not-finished", "table-not-your-seat")
    club.play_match()
    return club


def test_another_match_starts_when_all_have_asked_with_everybody_on_the_next_seat() -> None:
    club = finished(3)
    assert club.do(ANN, Rematch(seat=0)) == [Asked(seat=0)]
    assert refusal(club, ANN, Rematch(seat=0)) == "table-asked"
    club.do(CAT, Rematch(seat=2))
    assert [type(event) for event in club.do(BOB, Rematch(seat=1))] == [Asked, Rematched, Started]
    assert [seat.name for seat in club.table.seats] == ["Cat", "Ann", "Bob"]
    assert club.table.match_number == 2
    club.come_due()
    assert club.table.phase is Phase.PLAYING
    club.play_match()
    assert club.table.played.keys() == {1, 2}
    assert club.table.played[1].names == ("Ann", "Bob", "Cat")
    assert club.table.played[2].names == ("Cat", "Ann", "Bob")


def test_bots_are_not_asked() -> None:
    club = finished(2, "casual")
    events = club.do(ANN, Rematch(seat=1))
    assert [type(event) for event in events] == [Asked, Rematched, Started]
    assert [seat.name for seat in club.table.seats] == ["Ann", "Siena"]


def test_the_seats_of_those_who_left_are_free_in_a_rematch() -> None:
    club = finished(3)
    club.do(ANN, Leave())
    club.do(BOB, Rematch(seat=1))
    events = club.do(CAT, Rematch(seat=2))
    assert [type(event) for event in events] == [Asked, Rematched, Hosted]
    assert club.table.phase is Phase.WAITING
    assert [seat.name for seat in club.table.seats] == ["Cat", "", "Bob"]
    assert club.table.host == "bob"
    assert refusal(club, BOB, Start()) == "table-seats-empty"


def test_who_leaves_does_not_keep_the_others_from_another_match() -> None:
    club = finished(3)
    club.do(BOB, Rematch(seat=1))
    club.do(CAT, Rematch(seat=2))
    assert club.do(ANN, Leave())[:2] == [Left(seat=0), Rematched()]


def test_who_has_gone_without_a_word_is_not_waited_for_after_a_minute() -> None:
    club = finished(3)
    club.do(BOB, Rematch(seat=1))
    club.wait(30)
    club.do(CAT, Rematch(seat=2))
    club.wait(29.999)
    assert refusal(club, SYSTEM, RematchOn()) == "table-early"
    club.wait(0.001)
    assert club.come_due() == [Left(seat=0), Rematched(), Hosted(seat=2)]
    assert club.table.phase is Phase.WAITING
    assert [seat.name for seat in club.table.seats] == ["Cat", "", "Bob"]
    assert club.table.host == "bob"
    club.do(ANN, Sit())


def test_nobody_has_to_hurry_when_the_one_who_asked_for_a_rematch_has_left() -> None:
    club = finished(3)
    club.do(BOB, Rematch(seat=1))
    club.do(BOB, Leave())
    assert club.table.asked == ()
    assert due(club.table) == (club.now + 60 * 60 * SECOND, Expire())
    club.wait(90)
    club.do(CAT, Rematch(seat=2))
    assert due(club.table) == (club.now + 60 * SECOND, RematchOn())


def test_on_one_device_one_wish_is_everybodys() -> None:
    club = Club(Settings(device=True))
    club.deal()
    club.do(ANN, Play(seat=club.table.mover or 0, text="out"))
    events = club.do(ANN, Rematch(seat=1))
    assert [type(event) for event in events] == [Asked, Asked, Rematched, Started]
    assert [seat.name for seat in club.table.seats] == ["Ann 2", "Ann 1"]


# The end of a table

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
