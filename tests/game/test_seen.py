"""What a viewer has seen of a round in a match: the turns so far, and nothing of the cards drawn unseen."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from support.rules.plain_data import entry_of
from support.rules.sample_rounds import lively_turn

from red7.game.cards import Card, cards_of
from red7.game.deal import Deal
from red7.game.editions import EDITIONS, Options
from red7.game.engine.dice import Dice
from red7.game.errors import IllegalError
from red7.game.match import Match
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.sight import WATCHER, RoundSeen, ViewedTurn, public_draws, seen_turn, seen_turns, sight
from red7.game.text.jsonform import sight_data
from red7.game.text.notation import moves_of
from red7.game.turns import Turn

OPTIONS = Options(draw=True, actions=True)


def seen(texts: list[tuple[int, str]], viewer: int) -> tuple[tuple[int, str], ...]:
    """Turns of a round, one after the other, as a viewer may know them."""
    known = 0
    shown: list[tuple[int, str]] = []
    for seat, text in texts:
        entry = entry_of(seat, text)
        public = public_draws(entry.turn, known)
        shown.append((seat, seen_turn(replace(entry, public=public), viewer).text))
        put_there = sum(word[-1] in "td" for word in text.split(" ") if word != "out")
        known = max(known - text.count("+") + put_there, 0)
    return tuple(shown)


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_a_card_drawn_from_the_covered_deck_is_named_to_its_drawer_only(viewer: int) -> None:
    assert seen([(0, "O7c Y2+"), (1, "R3p G4+ B1c")], viewer) == (
        (0, "O7c Y2+" if viewer == 0 else "O7c ??+"),
        (1, "R3p G4+ B1c" if viewer == 1 else "R3p ??+ B1c"),
    )


def test_a_card_that_a_1_or_a_7_put_on_the_deck_is_named_to_all_when_it_is_drawn() -> None:
    turns = [(0, "R1p O4t"), (1, "O7p R6d G5c R6+"), (0, "R3p O4+"), (1, "I5c B2+"), (0, "out")]
    assert seen(turns, WATCHER) == (*turns[:3], (1, "I5c ??+"), (0, "out"))


def test_going_out_puts_no_card_on_the_deck() -> None:
    assert seen([(0, "out"), (1, "I5c B2+")], WATCHER) == ((0, "out"), (1, "I5c ??+"))


def test_a_match_shows_the_first_palettes_and_the_turns_of_the_round_in_play() -> None:
    match = Match(PlainSeed(numbered_seed(1)), 2, options=Options(scoring=True))
    first = tuple(1 << card for card in match.played[0].deal.palettes)
    assert match.sight(0).seen == RoundSeen(first, ())
    match.play("out")
    assert match.sight(0).seen == RoundSeen(first, (ViewedTurn(match.played[0].turns[0].seat, Turn(0), ()),))
    match.next_round()
    assert match.sight(0).seen == RoundSeen(tuple(1 << card for card in match.played[1].deal.palettes), ())
    assert sight(match.round, 0).seen is None


def test_the_json_of_a_sight_tells_the_turns_and_how_the_match_stands() -> None:
    match = Match(PlainSeed(numbered_seed(1)), 2, options=Options(scoring=True))
    seat = match.round.turn
    match.play("out")
    data = sight_data(match.sight())
    assert data["standing"] == {"points": list(match.points), "target": 40, "anew": False}
    names = [[str(Card(card))] for card in match.played[0].deal.palettes]
    assert data["seen"] == {"palettes": names, "turns": [[seat, "out"]]}
    assert sight_data(sight(match.round))["seen"] is None


def sight_turns(match: Match, viewer: int) -> tuple[ViewedTurn, ...]:
    seen = match.sight(viewer).seen
    assert seen is not None
    return seen.turns


def with_cards_swapped(match: Match, viewer: int, dice: Dice) -> Match | None:
    """A match with the same turns whose deal had other cards where this viewer has seen none; None if those
    cards do not allow the turns.
    """
    unseen = [int(card) for card in cards_of(match.sight(viewer).unseen)]
    others = list(unseen)
    for last in range(len(others) - 1, 0, -1):
        chosen = dice.below(last + 1)
        others[last], others[chosen] = others[chosen], others[last]
    swap = dict(zip(unseen, others, strict=True))
    old = match.played[0].deal
    deal = Deal(
        tuple(tuple(Card(swap.get(card, card)) for card in hand) for hand in old.hands),
        old.palettes,
        tuple(Card(swap.get(card, card)) for card in old.deck),
    )
    again = Match(None, match.players, match.edition, match.options, given=deal)
    try:
        for turn in seen_turns(match.played[0].turns, WATCHER):
            again.play(turn.text)
    except IllegalError:
        return None
    return again


def matches_alike(edition: str, players: int) -> Iterator[tuple[Match, Match, int]]:
    for seed in range(8):
        dice = Dice(seed)
        match = Match(PlainSeed(numbered_seed(seed)), players, EDITIONS[edition], OPTIONS)
        while not match.round.is_over:
            match.play(lively_turn(match.round, dice))
            for viewer in range(WATCHER, players):
                again = with_cards_swapped(match, viewer, dice)
                if again is not None:
                    yield match, again, viewer


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_viewer_can_tell_from_the_turns_what_it_may_not_know(edition: str, players: int) -> None:
    pairs = hidden = differing = 0
    for match, again, viewer in matches_alike(edition, players):
        pairs += match.played[0].deal != again.played[0].deal
        assert match.sight(viewer) == again.sight(viewer)
        assert sight_data(match.sight(viewer)) == sight_data(again.sight(viewer))
        hidden += any(None in turn.drawn for turn in sight_turns(match, viewer))
        differing += match.played[0].turns != again.played[0].turns
    assert pairs > 50
    assert hidden > 10
    assert differing > 0, "no card drawn unseen was another one"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(12))
def test_a_drawn_card_is_public_exactly_where_the_engine_says_that_all_know_it(
    edition: str, seed: int
) -> None:
    dice = Dice(seed)
    match = Match(PlainSeed(numbered_seed(seed)), 2 + seed % 3, EDITIONS[edition], OPTIONS)
    by_moves = match.copy()
    while not match.round.is_over:
        seat, turn = match.round.turn, lively_turn(match.round, dice)
        moves = moves_of(match.round.kernel, turn)
        match.play(turn)
        for move in moves:
            by_moves.play(move)
        entry = match.latest_turn
        assert entry.public == by_moves.latest_turn.public
        for card, public in zip(entry.drawn, entry.public, strict=True):
            if card in match.round.hands[seat]:
                assert public == (card in match.round.known[seat]), (entry.text, card)
