"""Whole matches played at random, by moves and by turns, with the laws checked after every step."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support.rules.sample_rounds import ALL_OPTIONS, EVERYTHING, NAMED, PLAYERS

from red7.game.cards import mask_of
from red7.game.editions import EDITIONS, Edition, Ending, Options
from red7.game.engine.bits import ALL, DECK_SIZE
from red7.game.engine.canvas import leader
from red7.game.engine.dice import Dice
from red7.game.errors import IllegalError
from red7.game.match import TARGETS, Match
from red7.game.moves import DRAW_CARD, OUT, STOP, WITH_CARD, Kind, Move
from red7.game.position import Position
from red7.game.record.reader import read_record
from red7.game.record.record import Record
from red7.game.record.verification import verify
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.sight import WATCHER, sight
from red7.game.simulation import play_out
from red7.game.text.position_text import position_text

ALL_MOVES = [*(move for moves in WITH_CARD for move in moves), DRAW_CARD, STOP, OUT]
choices = st.integers(0, 2**16)


class AnyMatch(RuleBasedStateMachine):
    """A match, and beside it a canvas pile of our own: it is what the engine does not keep."""

    @initialize(
        seed=st.integers(0, 2**32),
        players=st.sampled_from(PLAYERS),
        edition=st.sampled_from(list(EDITIONS.values())),
        options=st.sampled_from(ALL_OPTIONS),
        variant=st.booleans(),
    )
    def sit_down(self, seed: int, players: int, edition: Edition, options: Options, variant: bool) -> None:
        ending = Ending.TARGET if variant and not edition.ends_at_target else Ending.CARDS
        self.match = Match(PlainSeed(numbered_seed(seed)), players, edition, options, ending)
        self.pile = 0

    def round_goes_on(self) -> bool:
        return not self.match.round.is_over

    def turn_begins(self) -> bool:
        return self.match.round.phase == "play"

    def note(self, move: Move) -> None:
        if move.kind in (Kind.DISCARD, Kind.TO_CANVAS) and move.card is not None:
            self.pile |= 1 << move.card

    @precondition(round_goes_on)
    @rule(choice=choices)
    def play_any_move(self, choice: int) -> None:
        moves = self.match.round.moves()
        assert moves, "a turn that cannot be finished"
        move = moves[choice % len(moves)]
        self.match.play(move)
        self.note(move)

    @precondition(turn_begins)
    @rule(choice=choices)
    def play_a_turn_to_stay_in(self, choice: int) -> None:
        turns = self.match.round.turns()
        turn = turns[choice % (turns.staying or len(turns))]
        self.match.play(turn)
        for move in turn.moves:
            self.note(move)

    @precondition(turn_begins)
    @rule(choice=choices)
    def write_a_turn(self, choice: int) -> None:
        round_ = self.match.round
        turn = round_.turns()[choice % len(round_.turns())]
        self.match.play(round_.text(turn))
        for move in turn.moves:
            self.note(move)

    @rule(choice=choices)
    def try_what_is_not_allowed(self, choice: int) -> None:
        round_ = self.match.round
        move = ALL_MOVES[choice % len(ALL_MOVES)]
        if move in round_.moves():
            return
        before = self.match.position(), self.match.points, self.match.turn_in_progress
        with pytest.raises(IllegalError):
            self.match.play(move)
        assert (self.match.position(), self.match.points, self.match.turn_in_progress) == before

    @precondition(lambda self: self.match.round.is_over and not self.match.is_over)
    @rule()
    def deal_again(self) -> None:
        piles = list(self.match.piles)
        self.match.next_round()
        self.pile = 0
        assert self.match.piles == piles
        assert self.match.round.scored == sum(piles)

    @invariant()
    def all_cards_lie_in_exactly_one_place(self) -> None:
        position = self.match.position()
        places = [*position.hands, *position.palettes, mask_of(position.deck), position.scored, self.pile]
        assert sum(place.bit_count() for place in places) == DECK_SIZE
        assert sum(places) == ALL
        assert len(set(position.deck)) == len(position.deck)
        if position.canvas < DECK_SIZE:
            assert self.pile >> position.canvas & 1

    @invariant()
    def no_palette_is_empty(self) -> None:
        assert all(self.match.position().palettes)

    @invariant()
    def somebody_is_to_move_who_is_in_or_one_has_won(self) -> None:
        round_ = self.match.round
        still_in = [seat for seat in range(round_.players) if seat not in round_.out]
        if round_.is_over:
            assert still_in == [round_.winner]
            assert round_.moves() == []
            assert len(round_.turns()) == 0
        else:
            assert len(still_in) > 1
            assert round_.turn in still_in
            assert round_.hands[round_.turn] or round_.phase != "play"

    @invariant()
    def the_position_is_read_back_from_its_text(self) -> None:
        position = self.match.position()
        assert Position.parse(position_text(position)) == position

    @invariant()
    def everybody_sees_the_table_and_nobody_sees_too_much(self) -> None:
        position = self.match.position()
        for viewer in (WATCHER, *range(position.players)):
            seen = sight(self.match.round, viewer)
            assert seen.palettes == position.palettes
            assert seen.pile == self.pile
            hidden = position.hands[(viewer + 1) % position.players]
            assert seen.unseen & hidden == hidden & ~position.known[(viewer + 1) % position.players]

    @invariant()
    def points_come_from_score_piles(self) -> None:
        match = self.match
        assert all(
            match.piles[seat] & match.piles[other] == 0
            for seat in range(match.players)
            for other in range(seat)
        )
        assert match.options.scoring or sum(match.points) == 0

    def teardown(self) -> None:
        if not hasattr(self, "match"):
            return
        record = Record.of(self.match)
        assert record.replay().position() == self.match.position()
        again = read_record(str(record), strict=True)
        assert again == record
        replayed = again.replay()
        assert replayed.position() == self.match.position()
        assert (replayed.points, replayed.winners, replayed.turn_in_progress) == (
            self.match.points,
            self.match.winners,
            self.match.turn_in_progress,
        )
        assert replayed.played == self.match.played
        assert verify(record).problems == ()


AnyMatch.TestCase.settings = settings(max_examples=40, stateful_step_count=40)
TestAnyMatch = AnyMatch.TestCase


@pytest.mark.parametrize(("edition", "options", "players"), EVERYTHING, ids=NAMED)
def test_every_match_whose_players_try_to_stay_in_ends(
    edition: Edition, options: Options, players: int
) -> None:
    endings = [Ending.CARDS] if edition.ends_at_target else list(Ending)
    for number, ending in enumerate(endings * 2):
        match = Match(PlainSeed(numbered_seed(players, number)), players, edition, options, ending)
        play_out(match, Dice(number))
        assert match.is_over
        if not options.scoring:
            assert len(match.played) == 1
            continue
        # Who stays in leads, so the winner of a round leads and scores: each round costs a spare card,
        # or in the Dutch variant, where these come back, brings somebody nearer to the target.
        assert all(played.end and played.end.scored for played in match.played)
        spare = DECK_SIZE - 8 * players
        assert len(match.played) <= (spare + 1 if ending is Ending.CARDS else players * TARGETS[players])
        assert [seat for seat in range(players) if match.points[seat] == max(match.points)] == [
            *match.winners
        ]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=str)
def test_the_winner_of_a_round_among_players_who_try_to_stay_in_leads_it(edition: Edition) -> None:
    for number in range(20):
        match = Match(PlainSeed(numbered_seed(number)), 3, edition, Options(draw=True, actions=True))
        play_out(match, Dice(number))
        end = match.position()
        assert leader(end.palettes, end.color, end.out) == end.winner
