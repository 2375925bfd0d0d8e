"""From round to round of a match: how each begins, what is kept of it, and deals that are given."""

import pytest
from support.rules.matches import SCORING, end_of, match, played_out, win
from support.rules.plain_data import entry_of
from support.rules.positions import EVERY_EDITION, cards, table

from red7.game.cards import Color
from red7.game.deal import Deal, deal
from red7.game.editions import Ending, Options
from red7.game.engine.canvas import leader
from red7.game.errors import IllegalError, InvalidError
from red7.game.history import Cause, RoundEnd, RoundEntry
from red7.game.match import Match, dealt_round
from red7.game.moves import Move
from red7.game.position import Position
from red7.game.seeds import PlainSeed, SharedSeed, numbered_seed
from red7.game.sight import WATCHER, sight
from red7.game.text.notation import parse_moves


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_round_starts_like_the_first(players: int) -> None:
    game = played_out(match(*["-"] * players, edition="nl-2016"), players)
    assert len(game.played) > 2
    out_of_play = 0
    for played in game.played:
        assert isinstance(played.deal, Deal)
        round_ = dealt_round(played.deal, game.edition, game.options, out_of_play)
        start = Position.of(round_)
        assert [hand.bit_count() for hand in start.hands] == [7] * players
        assert start.color is Color.RED
        assert start.turn == ((leader(start.palettes, Color.RED) or 0) + 1) % players
        assert (start.out, start.deck_known, sum(start.known)) == ((), 0, 0)
        out_of_play |= end_of(played).scored


@pytest.mark.parametrize("players", [2, 3, 4])
def test_score_piles_stay_out_and_everything_else_is_shuffled_in(players: int) -> None:
    game = played_out(match(*["-"] * players, edition="nl-2016"), players)
    out_of_play = 0
    for played in game.played:
        dealt = [card for hand in played.deal.hands for card in hand]
        dealt += [*played.deal.palettes, *played.deal.deck]
        assert sorted(dealt) == [card for card in range(49) if not out_of_play >> card & 1]
        out_of_play |= end_of(played).scored
    assert sum(game.piles) == out_of_play


def test_score_piles_are_public() -> None:
    game = win(match("O7", "G7"), "R7")
    game.next_round()
    round_ = game.round
    assert sight(round_, WATCHER).scored == cards("O7G7R7")


def test_a_known_card_is_forgotten_in_the_shuffle() -> None:
    game = match("-", "-", options=Options(scoring=True, actions=True))
    game.round = table("O1:R7/V2:V5V4", options="actions", deck="I2").round()
    game.play("O1p V5t")
    game.play("out")
    assert game.round.deck_known == 1
    game.next_round()
    assert game.round.deck_known == 0


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_match_whose_players_try_to_stay_in_ends(edition: str, players: int) -> None:
    options = Options(draw=True, scoring=True, actions=True)
    endings = [Ending.CARDS, Ending.TARGET] if edition == "nl-2016" else [Ending.CARDS]
    for ending in endings:
        game = played_out(match(*["-"] * players, edition=edition, options=options, ending=ending), 3)
        best = max(game.points)
        assert game.winners == tuple(seat for seat in range(players) if game.points[seat] == best)


def test_the_history_holds_every_turn_in_notation() -> None:
    game = match("-", "-", options=Options(draw=True, scoring=True, actions=True))
    start = table("B3R6:R7/V2:V5", options="draw+actions", deck="I2R4").round()
    game.round = start
    game.play("B3p ??+ R6c ??+")
    game.play(Move.parse("out"))
    assert game.played[-1].turns == (entry_of(0, "B3p R4+ R6c I2+"), entry_of(1, "out"))
    assert game.played[-1].end == RoundEnd(Cause.GAVE_UP, winner=0, scored=cards("R7"))


def test_a_turn_in_progress_is_kept_until_it_is_finished() -> None:
    game = match("-", "-", "-")
    game.round = table("R6G2:V2/V1:R5/O3:O1").round()
    game.play(Move.parse("R6p"))
    entry = game.played[-1]
    assert entry.turns == ()
    assert game.turn_in_progress == entry_of(0, "R6p", whole=False)
    game.play("G2c")
    assert game.latest_turn == entry_of(0, "R6p G2c")
    assert game.played[-1].turns == (entry_of(0, "R6p G2c"),)
    assert game.turn_in_progress is None


def test_the_start_of_a_turn_can_be_played_as_text() -> None:
    game = match("-", "-", "-")
    game.round = table("R6G2:V2/V1:R5/O3:O1").round()
    game.play("R6p", whole=False)
    assert game.latest_turn == entry_of(0, "R6p", whole=False)
    before = game.position()
    with pytest.raises(IllegalError) as caught:
        game.play("G2c", whole=False)
    assert caught.value.code == "record-turn-whole"
    assert (game.position(), game.turn_in_progress) == (before, entry_of(0, "R6p", whole=False))


@pytest.mark.parametrize(
    ("seats", "turn", "cause"),
    [
        ("R6:V2/V1:R5", "out", Cause.GAVE_UP),
        ("V3:V2/V1:R5", "V3p", Cause.NOT_LEADING),
        ("R6V1:V2/-:R5", "R6p", Cause.NO_CARDS),
    ],
)
def test_the_history_tells_why_the_last_rival_was_out(seats: str, turn: str, cause: Cause) -> None:
    by_text, by_turn, by_moves = (match("-", "-") for _ in range(3))
    for game in (by_text, by_turn, by_moves):
        game.round = table(seats).round()
    by_text.play(turn)
    by_turn.play(by_turn.round.parse_turn(turn))
    for move in parse_moves(by_moves.round.kernel, turn):
        by_moves.play(move)
    for game in (by_text, by_turn, by_moves):
        assert end_of(game.played[-1]).cause is cause


def test_the_same_seed_gives_the_same_match() -> None:
    first, again, other = (played_out(match("-", "-", seed=seed), 9) for seed in (4, 4, 5))
    assert first.played == again.played != other.played


def unverified() -> SharedSeed:
    """A seed whose server has not told its secret."""
    return SharedSeed.begin("table-1", bytes(32), 2).public()


@pytest.mark.parametrize("source", [None, unverified()])
def test_a_match_without_a_seed_plays_the_deals_it_is_given(source: SharedSeed | None) -> None:
    seeded = played_out(match("-", "-"), 5)
    deals = [entry.deal for entry in seeded.played if isinstance(entry.deal, Deal)]
    given = Match(source, options=SCORING, given=deals[0])
    for entry, dealt in zip(seeded.played, deals, strict=True):
        if entry is not seeded.played[0]:
            given.next_round(dealt)
        for turn in entry.turns:
            given.play(turn.text)
            assert given.latest_turn == turn
    assert (given.source, given.played, given.winners) == (source, seeded.played, seeded.winners)


@pytest.mark.parametrize(
    ("source", "code"), [(None, "deal-seedless"), (unverified(), "deal-server-unrevealed")]
)
def test_without_a_seed_and_without_a_given_deal_nothing_is_dealt(
    source: SharedSeed | None, code: str
) -> None:
    with pytest.raises(InvalidError) as caught:
        Match(source)
    assert caught.value.code == code
    game = Match(source, options=SCORING, given=deal(bytes(32), 1, 2, range(49)))
    while not game.round.is_over:
        game.play("out")
    before = game.position()
    with pytest.raises(InvalidError) as caught:
        game.next_round()
    assert caught.value.code == code
    assert (game.position(), len(game.played)) == (before, 1)


def test_a_given_deal_comes_before_the_seed() -> None:
    given = deal(numbered_seed(2), 1, 2, range(49))
    game = Match(PlainSeed(numbered_seed(1)), given=given)
    assert game.played == [RoundEntry(given)]
    assert Match(PlainSeed(numbered_seed(1))).played != game.played


HAND = tuple(range(7))
OTHER = tuple(range(7, 14))
REST = tuple(range(16, 49))


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (Deal((HAND,), (7,), ()), "record-seats"),
        (Deal((HAND, OTHER), (14,), ()), "record-seats"),
        (Deal((HAND, (8, 9)), (7, 10), ()), "record-hand"),
        (Deal((HAND, OTHER), (14, 49), ()), "deal-card"),
        (Deal((HAND, OTHER), (14, -1), ()), "deal-card"),
        (Deal((HAND, OTHER), (14, 14), ()), "position-cards"),
        (Deal((HAND, OTHER), (14, 15), REST[1:]), "record-card-missing"),
    ],
)
def test_a_given_deal_is_checked(given: Deal, code: str) -> None:
    with pytest.raises(InvalidError) as caught:
        Match(None, given=given)
    assert caught.value.code == code


def test_a_scored_card_cannot_be_given_again() -> None:
    game = win(match("-", "-"), "R6")
    with pytest.raises(InvalidError) as caught:
        game.next_round(Deal((HAND, OTHER), (14, 15), REST))
    assert (caught.value.code, caught.value.arguments) == ("record-card-scored", {"card": "R6"})
    assert len(game.played) == 1
