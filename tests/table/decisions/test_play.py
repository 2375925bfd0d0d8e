"""A match at a table: turns, computer players, and help."""

import pytest
from support.clubs import three
from support.rules.positions import table as position
from support.table_driver import ANN, EVE, SYSTEM, Club, refusal

from red7.table.commands import (
    AutoDeal,
    AutoNextRound,
    BotPlay,
    Expire,
    Extend,
    Help,
    Play,
    SystemCommand,
    TimeUp,
)
from red7.table.deadlines import due
from red7.table.decisions.asker import Who
from red7.table.events import (
    Helped,
    Played,
)
from red7.table.settings import Settings
from red7.table.table import Phase


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


# Computer players


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
