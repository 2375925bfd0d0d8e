"""What the views of a table say, in positions where it can be worked out by hand."""

import pytest
from support.rules.positions import table as position
from support.table_driver import ANN, BOB, SYSTEM, Club, encode

from red7.game.cards import Card, Color, mask_of
from red7.game.engine.canvas import counting, leader
from red7.game.engine.dice import Dice
from red7.game.errors import Red7Error
from red7.game.lead import why_leads
from red7.game.record.reader import read_record
from red7.game.sight import sight
from red7.table.commands import BotPlay, Help, Leave, Rematch, Sit, StartMatch
from red7.table.errors import TableError
from red7.table.events import Created, Sat, Started
from red7.table.settings import Pace, Settings
from red7.table.table import Phase
from red7.table.views.history import history, public_event, record
from red7.table.views.preview import what_if
from red7.table.views.private import private_view
from red7.table.views.public import public_view

# Under green seat 1 leads with two evens; seat 2 is out. All have seen the I7 on the deck, and the O2.
KNOWN = position("R6O3G5:G4R1/V2V1*O2:O6B6/!R2:R7", canvas="G3", options="draw+actions", deck="Y2Y5*I7")


def known() -> Club:
    club = Club(Settings(players=3, options="draw+actions"))
    club.deal()
    club.put(KNOWN)
    return club


def test_a_waiting_table_shows_who_sits_where() -> None:
    club = Club(Settings(players=3, bots=(None, "casual")))
    view = public_view(club.table)
    assert view.phase is Phase.WAITING
    assert [(seat.kind, seat.name, seat.host) for seat in view.seats] == [
        ("person", "Ann", True),
        ("bot", "Siena", False),
        ("free", "", False),
    ]
    assert view.round is None
    assert view.fairness is None


def test_everybody_sees_what_lies_open_and_how_many_cards_do_not() -> None:
    seen = public_view(known().table).round
    assert seen is not None
    assert (seen.canvas, seen.color, seen.turn, seen.phase) == ("G3", "G", 0, "play")
    assert seen.palettes == (("R1", "G4"), ("B6", "O6"), ("R7",))
    assert seen.hand_sizes == (3, 3, 1)
    assert seen.known == ((), ("O2",), ())
    assert (seen.deck_size, seen.deck_top) == (3, ("I7",))
    assert seen.out == (2,)
    assert seen.counting == (("G4",), ("B6", "O6"), ())
    assert "G3" in seen.pile


def test_everybody_sees_who_would_lead_under_each_rule() -> None:
    seen = public_view(known().table).round
    assert seen is not None
    assert [(lead.color, lead.seat, lead.cards) for lead in seen.leads] == [
        ("R", 1, ("O6",)),  # R7 is out
        ("O", 1, ("B6", "O6")),
        ("Y", 1, ("O6",)),
        ("G", 1, ("B6", "O6")),
        ("B", 1, ("B6", "O6")),
        ("I", 1, ("O6",)),
        ("V", 0, ("R1",)),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_would_lead_is_always_what_the_rules_say(players: int) -> None:
    club = Club(Settings(players=players, options="expert"))
    club.deal()
    dice = Dice(players)
    leaders: set[int | None] = set()
    while club.table.phase is Phase.PLAYING:
        seen = public_view(club.table).round
        assert seen is not None
        palettes = [mask_of(Card[name] for name in palette) for palette in seen.palettes]
        for lead in seen.leads:
            seat = leader(palettes, Color.parse(lead.color), seen.out)
            cards = 0 if seat is None else counting(palettes[seat], Color.parse(lead.color))
            assert (lead.seat, mask_of(Card[name] for name in lead.cards)) == (seat, cards)
            assert lead.why == why_leads(palettes, Color.parse(lead.color), seen.out).data()
            leaders.add(seat)
        club.play_some(dice)
    assert leaders >= set(range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_private_view_has_the_hand_and_the_unseen_cards_of_the_sight_of_its_seat(players: int) -> None:
    club = Club(Settings(players=players, options="expert"))
    club.deal()
    dice = Dice(10 + players)
    while club.table.phase is Phase.PLAYING:
        assert club.table.match is not None
        for seat in range(players):
            mine, seen = private_view(club.table, seat), sight(club.table.match.round, seat)
            assert mask_of(Card[name] for name in mine.hand) == seen.hand
            assert mask_of(Card[name] for name in mine.unseen) == seen.unseen
        club.play_some(dice)


def test_only_its_player_sees_a_hand() -> None:
    club = known()
    mine = private_view(club.table, 0)
    assert mine.hand == ("O3", "G5", "R6")
    assert "V2" in mine.unseen
    assert "O2" not in mine.unseen, "it was seen being drawn"
    assert "I7" not in mine.unseen, "it was seen being put on the deck"
    assert "V2" not in encode(public_view(club.table)).decode()
    assert private_view(club.table, 1).moves == ()
    assert private_view(club.table, 1).prospect is None


@pytest.mark.parametrize(
    ("seats", "deck", "prospect"),
    [
        ("R6G4:R7/V2:O6", "-", "in"),
        ("G6:B1/G4:R7", "Y5R2", "out"),
        ("R3:B1/G4:R7", "Y5R2", "gamble"),
        ("R3:B1/G4:R7", "Y5V2", "gamble"),  # the V2 would help, but nobody knows that it is there
        ("R3:B1/G4:R7", "Y5*V2", "in"),
        ("R3:B1/G4:R7", "Y5*R2", "out"),
        ("R3:B1/G4:R7", "-", "out"),  # without a deck a 3 is a card like others
    ],
)
def test_players_see_whether_any_turn_keeps_them_in(seats: str, deck: str, prospect: str) -> None:
    club = Club(Settings(options="actions"))
    club.deal()
    club.put(position(seats, options="actions", deck=deck))
    assert private_view(club.table, 0).prospect == prospect


def test_a_turn_in_progress_is_shown_without_the_card_it_drew() -> None:
    club = known()
    club.put(position("R6O3G4:R7/V2V1:O6/R2:O5", options="draw+actions", deck="Y2Y5"))
    club.play("O3p", whole=False)
    seen = public_view(club.table).round
    assert seen is not None
    assert (seen.begun, seen.phase, seen.hand_sizes) == ("O3p ??+", "discard", (3, 2, 1))
    assert private_view(club.table, 0).drawn == ("Y5",)
    assert private_view(club.table, 0).moves == ("Y5c", "R6c", ".")
    assert [turn.text for turn in history(club.table, 0)] == ["O3p Y5+"]
    assert [turn.text for turn in history(club.table, 1)] == ["O3p ??+"]
    assert [turn.whole for turn in history(club.table, None)] == [False]


def test_help_lateness_and_leaving_are_seen_by_all() -> None:
    club = Club(Settings(help=True))
    club.deal()
    club.do(BOB, Help(seat=1))
    [left] = club.do(BOB, Leave())
    seat = public_view(club.table).seats[1]
    assert (seat.helped, seat.left, seat.stand_in, seat.gave_up) == (1, True, None, True)
    assert public_event(club.table, left, None).reason == "gave-up"


def test_after_the_match_everybody_sees_everything() -> None:
    club = known()
    assert public_view(club.table).open is None
    club.come_due()
    assert club.table.phase is Phase.CLOSED
    open_cards = public_view(club.table).open
    assert open_cards is not None
    assert open_cards.hands == (("O3", "G5", "R6"), ("V1", "V2", "O2"), ("R2",))
    assert open_cards.deck == ("Y2", "Y5", "I7")


def test_drawn_cards_are_told_after_the_match() -> None:
    club = Club(Settings(options="draw"))
    club.deal()
    club.put(position("R7R6:O7B1/V2V1:O6", options="draw", deck="Y2Y5"))
    club.play("R6c +")
    assert [turn.text for turn in history(club.table, None)] == ["R6c ??+"]
    club.play("out")
    assert club.table.phase is Phase.FINISHED
    assert [turn.text for turn in history(club.table, None)] == ["R6c Y5+", "out"]
    assert [seat.won for seat in public_view(club.table).seats] == [True, False]


def test_points_score_piles_and_the_end_of_a_round_are_seen_by_all() -> None:
    club = Club(Settings(options="scoring"))
    club.deal()
    club.put(position("R7O3G4:B1/V2V1:O6", options="scoring"))
    club.play("R7p")
    club.play("out")
    view = public_view(club.table)
    assert [(seat.points, seat.pile) for seat in view.seats] == [(7, ("R7",)), (0, ())]
    assert view.round is not None
    assert view.round.end is not None
    assert (view.round.end.winner, view.round.end.cause, view.round.end.scored) == (0, "gave up", ("R7",))
    assert view.deadline == club.now + 20_000
    assert view.open is None, "the hands of this round stay hidden while the match goes on"


@pytest.mark.parametrize(
    ("seats", "start", "timeout", "cause"),
    [
        ("R6O3G4:R7/V2V1:O6", "", "out", "time"),
        ("R6O3G4:R1/V2V1:O6", "O3p", "out", "time"),
        ("R6O3G4:R7/V2V1:O6", "", "bot", "gave up"),
    ],
)
def test_everybody_sees_that_a_round_ended_because_the_time_was_up(
    seats: str, start: str, timeout: str, cause: str
) -> None:
    pace = Pace(seconds=30, timeout="bot" if timeout == "bot" else "out")
    club = Club(Settings(options="draw+actions", pace=pace))
    club.deal()
    club.put(position(seats, options="draw+actions", deck="Y2Y5"))
    if start:
        club.play(start, whole=False)
    club.wait(30)
    club.come_due()
    if timeout == "bot":
        club.do(SYSTEM, BotPlay(seat=0, text="out"))
    view = public_view(club.table)
    assert view.round is not None
    assert view.round.end is not None
    assert (view.round.end.winner, view.round.end.cause) == (1, cause)


@pytest.mark.parametrize(
    ("options", "hand", "could"),
    [("basic", "B2", False), ("basic", "R7", True), ("scoring", "R7", None)],
)
def test_whether_who_gave_up_could_have_led_is_said_once_all_cards_are_open(
    options: str, hand: str, could: bool | None
) -> None:
    club = Club(Settings(options=options))
    club.deal()
    club.put(position(f"R6O3G4:B1/{hand}:O5", options=options))
    club.play("R6p")
    club.play("out")
    view = public_view(club.table)
    assert view.round is not None
    assert view.round.end is not None
    assert (view.round.end.cause, view.round.end.could) == ("gave up", could)


# Events


def test_events_are_told_without_ids_and_secrets() -> None:
    club = Club()
    club.do(BOB, Sit())
    club.do(ANN, StartMatch())
    texts = [encode(public_event(club.table, event, None)).decode() for event, _ in club.log]
    secret = next(event.secret for event, _ in club.log if isinstance(event, Started))
    ids = [event.guest for event, _ in club.log if isinstance(event, Sat)]
    assert ids == ["ann", "bob"]
    assert not any(hidden in text for text in texts for hidden in (secret, *ids))
    assert isinstance(club.log[0][0], Created)
    assert public_event(club.table, club.log[2][0], None).name == "Bob"


def test_only_its_player_is_told_which_card_was_drawn() -> None:
    club = Club(Settings(options="draw"))
    club.deal()
    club.put(position("R7R6:O7B1/V2V1:O6", options="draw", deck="Y2Y5"))
    (event,) = club.play("R6c +")
    assert public_event(club.table, event, 0).text == "R6c Y5+"
    assert public_event(club.table, event, 1).text == "R6c ??+"
    assert public_event(club.table, event, None).text == "R6c ??+"


# What if


def test_what_if_says_who_would_lead_and_what_may_follow() -> None:
    club = known()
    club.put(position("R6B4:R7/V2V1:O6/R2:O5", options="draw", deck="Y2Y5"))
    before = club.table.version
    preview = what_if(club.table, 0, "B4p")
    assert preview.palettes[0] == ("B4", "R7")
    assert preview.moves == ("R6c", ".")
    assert (preview.may_end, preview.whole, preview.stays, preview.reveals) == (True, False, True, False)
    assert [(lead.color, lead.seat) for lead in preview.leads][:4] == [("R", 0), ("O", 0), ("Y", 0), ("G", 1)]
    preview = what_if(club.table, 0, "B4p R6c")
    assert (preview.canvas, preview.color, preview.moves, preview.may_end) == ("R6", "R", ("+", "."), True)
    preview = what_if(club.table, 0, "B4p R6c ??+")
    assert (preview.whole, preview.stays, preview.moves) == (True, True, ())
    assert club.table.version == before
    assert private_view(club.table, 0).hand == ("B4", "R6")


def test_what_if_of_nothing_is_how_it_stands() -> None:
    club = known()
    preview = what_if(club.table, 0, "")
    assert preview.moves == private_view(club.table, 0).moves
    assert (preview.whole, preview.may_end, preview.stays) == (False, False, False)


def test_what_if_stops_at_a_card_that_nobody_has_seen() -> None:
    club = known()
    club.put(position("R6O3G4:R7/V2V1:O6/R2:O5", options="draw+actions", deck="Y2Y5"))
    for text in ("O3p", "O3p ??+", "O3p Y5c", "O3p R6c"):
        preview = what_if(club.table, 0, text)
        assert (preview.reveals, preview.whole, preview.moves, preview.stays) == (True, False, (), True)
        assert preview.palettes[0] == ("O3", "R7")


def test_what_if_of_being_out() -> None:
    club = known()
    preview = what_if(club.table, 0, "out")
    assert preview.out == (0, 2)
    assert (preview.whole, preview.stays) == (True, False)
    assert [lead.seat for lead in preview.leads] == [1, 1, 1, 1, 1, 1, None]


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (1, "V2p", "table-not-your-turn"),
        (0, "V2p", "not-in-hand"),
        (0, "R6", "syntax"),
        (0, "out R6p", "turn-over"),
        (0, "O3p Y5+", "turn-drawn"),
    ],
)
def test_what_if_refuses_what_may_not_be_played(seat: int, text: str, code: str) -> None:
    with pytest.raises(Red7Error) as caught:
        what_if(known().table, seat, text)
    assert caught.value.code == code


@pytest.mark.parametrize(("options", "deck"), [("draw", "Y2Y5"), ("draw+actions", "-")])
@pytest.mark.parametrize("word", ["+", "??+"])
def test_what_if_refuses_a_draw_after_a_3_that_draws_nothing(options: str, deck: str, word: str) -> None:
    club = known()
    club.put(position("R6O3:R7/V2V1:O6/R2:O5", options=options, deck=deck))
    with pytest.raises(Red7Error) as caught:
        what_if(club.table, 0, f"O3p {word}")
    assert caught.value.code == "now-discard"


def test_there_is_no_what_if_before_the_deal() -> None:
    with pytest.raises(TableError) as caught:
        what_if(Club().table, 0, "out")
    assert caught.value.code == "table-not-playing"


# Records


def test_a_table_keeps_the_records_of_all_its_matches() -> None:
    club = Club(Settings(options="expert"))
    club.deal()
    with pytest.raises(TableError, match="no record of match 1"):
        record(club.table)
    club.play_match()
    club.do(ANN, Rematch(seat=0))
    club.do(BOB, Rematch(seat=1))
    club.come_due()
    with pytest.raises(TableError, match="no record of match 2"):
        record(club.table)
    club.play_match()
    first, second = record(club.table, 1), record(club.table)
    assert (first.names, second.names) == (("Ann", "Bob"), ("Bob", "Ann"))
    assert first.source != second.source
    for one in (first, second):
        assert read_record(str(one)) == one
        assert one.winners
    for missing in (0, 3):
        with pytest.raises(TableError, match="no record"):
            record(club.table, missing)
