"""An episode of the kernel is the match that people play, round by round and point by point."""

from itertools import product

import pytest

from red7.game.cards import cards_of
from red7.game.deal import Deal
from red7.game.editions import ALL_EDITIONS, Ending, Options, rules_of
from red7.game.engine.dice import Dice
from red7.game.engine.episodes.episode import Ends, Episode
from red7.game.engine.movegen import legal_moves
from red7.game.match import TARGETS, Match
from red7.game.moves import OUT, Move

SETTINGS = [(edition, players, Ending.CARDS) for edition, players in product(ALL_EDITIONS, (2, 3, 4))] + [
    (edition, 2, Ending.TARGET) for edition in ALL_EDITIONS if not ALL_EDITIONS[edition].ends_at_target
]


def dealt(episode: Episode) -> Deal:
    round_ = episode.round
    seats = range(round_.players)
    return Deal(
        hands=tuple(tuple(map(int, cards_of(round_.hands[seat]))) for seat in seats),
        palettes=tuple(int(cards_of(round_.palettes[seat])[0]) for seat in seats),
        deck=tuple(int(round_.deck[place]) for place in range(round_.deck_size)),
    )


@pytest.mark.parametrize(("edition", "players", "ending"), SETTINGS)
def test_a_scoring_match_goes_as_people_play_it(edition: str, players: int, ending: Ending) -> None:
    booklet, options, dice = ALL_EDITIONS[edition], Options.parse("expert"), Dice(5)
    target = booklet.ends_at_target or ending is Ending.TARGET
    ends = Ends(
        scoring=True,
        target=TARGETS[players] if target else 0,
        target_when_short=booklet.target_when_short,
        reshuffles=ending is Ending.TARGET,
    )
    episode = Episode(rules_of(booklet, options), players, ends, 7, 0)
    for _ in range(3):
        episode.begin(dice)
        match = Match(None, players, booklet, options, ending, given=dealt(episode))
        while not episode.winners:
            if match.round.is_over:
                match.next_round(dealt(episode))
            moves = legal_moves(episode.round)
            tries = [move for move in moves if move != OUT.id] or moves
            move = tries[dice.below(len(tries))]
            match.play(Move.of_id(move))
            episode.play(move, dice)
            assert match.points == tuple(int(episode.points(seat)) for seat in range(players))
        assert match.winners == tuple(seat for seat in range(players) if episode.winners >> seat & 1)


def test_a_copy_goes_its_own_way() -> None:
    ends = Ends(scoring=True, target=40, target_when_short=False, reshuffles=False)
    episode = Episode(rules_of(ALL_EDITIONS["first"], Options()), 2, ends, 7, 0)
    episode.begin(Dice(1))
    twin = episode.copy()
    before = episode.round.fields()
    twin.play(OUT.id, Dice(2))
    assert episode.round.fields() == before
    assert [int(episode.points(seat)) for seat in (0, 1)] == [0, 0]
    assert sum(int(twin.points(seat)) for seat in (0, 1)) > 0


def test_cards_that_are_left_out_and_small_hands_make_small_games() -> None:
    ends = Ends(scoring=False, target=0, target_when_short=False, reshuffles=False)
    kept = sum(1 << card for card in range(42, 49))
    episode = Episode(rules_of(ALL_EDITIONS["intl-1.2"], Options()), 2, ends, 2, (1 << 49) - 1 & ~kept)
    episode.begin(Dice(3))
    deal = dealt(episode)
    assert sorted([*sum(deal.hands, ()), *deal.palettes, *deal.deck]) == list(range(42, 49))
    assert [len(hand) for hand in deal.hands] == [2, 2]
