"""Many episodes stepped at once, each with a row in one array of words that others may look into.

A row is what the seat to move may know, a byte for each legal move, and three numbers: that seat, the seats
(as bits) that won the episode which ended with the last step, or 0, and how many moves are legal. A new
episode has begun in the place of one that ended. Where it is asked for, a byte follows for each legal move
that begins a turn which surely keeps the seat in.
"""

from typing import Final, final

from red7.game.engine.arrays import i64, vec
from red7.game.engine.bits import BIT
from red7.game.engine.dice import Dice
from red7.game.engine.episodes.episode import Ends, Episode
from red7.game.engine.episodes.observation import MASK_WORDS, allows, nth_allowed, write_mask
from red7.game.engine.layout import DRAW
from red7.game.engine.movegen import find_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.rules import Rules
from red7.game.engine.turns import KernelTurns

NUMBERS: Final[i64] = 3  # words of a row after observation and mask


@final
class KernelBatch:
    """Episodes with the same rules; with `own`, random movers play all seats but one of each."""

    def __init__(
        self,
        rules: Rules,
        players: i64,
        ends: Ends,
        hand_size: i64,
        left_out: i64,
        number: int,
        *,
        own: bool = False,
        safe: bool = False,
    ) -> None:
        self._safe: bool = safe
        self.own: bool = own
        self.walkovers: i64 = 0  # games that the own seat has won before its first turn; none has a row
        self.dice: Dice = Dice(0)
        self.episodes: list[Episode] = [
            Episode(rules, players, ends, hand_size, left_out) for _ in range(number)
        ]
        self.words: i64 = self.episodes[0].words()
        self.width: i64 = self.words + MASK_WORDS + NUMBERS + (MASK_WORDS if safe else 0)
        self.rows: vec[i64] = vec[i64]([0] * (number * self.width))
        self._turns = KernelTurns()

    def begin(self, seed: int) -> None:
        """Start all episodes anew."""
        self.dice = Dice(seed)
        row: i64 = 0
        for episode in self.episodes:
            self._begin(row, episode)
            self._write(row, episode, 0)
            row += self.width

    def step(self, moves: list[int]) -> int:
        """Play a move in each; -1, or the first whose move is not legal: then nothing was played in any."""
        place: i64 = self.words
        for number, move in enumerate(moves):
            if not allows(self.rows, place, move):
                return number
            place += self.width
        row: i64 = 0
        for episode, move in zip(self.episodes, moves, strict=True):
            episode.play(move, self.dice)
            if self.own:
                self._others(row, episode)
            winners = episode.winners
            if winners:
                self._begin(row, episode)
            self._write(row, episode, winners)
            row += self.width
        return -1

    def random_moves(self) -> list[int]:
        """A legal move for each, every one as likely."""
        moves: list[int] = []
        place: i64 = self.words
        for _ in self.episodes:
            legal = self.rows[place + MASK_WORDS + 2]
            moves.append(nth_allowed(self.rows, place, self.dice.below(legal)))
            place += self.width
        return moves

    def _begin(self, row: i64, episode: Episode) -> None:
        episode.begin(self.dice)
        if self.own:
            self.rows[row + self.words + MASK_WORDS] = self.dice.below(episode.round.players)
            self._others(row, episode)
            while episode.winners:
                self.walkovers += 1
                episode.begin(self.dice)
                self._others(row, episode)

    def _others(self, row: i64, episode: Episode) -> None:
        """Let random movers play until it is the own seat's turn, or all is over."""
        seat = self.rows[row + self.words + MASK_WORDS]
        turns = self._turns
        while not episode.winners and episode.round.seat != seat:
            turns.clear()
            find_turns(episode.round, turns)
            episode.round.carry_out(turns.code(self.dice.below(turns.staying)) if turns.staying else 0)
            episode.go_on(self.dice)

    def _write(self, row: i64, episode: Episode, winners: i64) -> None:
        round_, turns, rows = episode.round, self._turns, self.rows
        mask: i64 = row + self.words
        turns.clear()
        if round_.phase != DRAW:
            find_turns(round_, turns)
        episode.observe(round_.seat, rows, row)
        legal = write_mask(round_, turns, rows, mask)
        rows[mask + MASK_WORDS] = round_.seat
        rows[mask + MASK_WORDS + 1] = winners
        rows[mask + MASK_WORDS + 2] = legal
        if self._safe:
            write_mask(round_, turns.safe(_hidden_top(round_)), rows, mask + MASK_WORDS + NUMBERS)


def _hidden_top(round_: KernelRound) -> i64:
    """The card on top of the deck, as a set, unless everybody knows it."""
    if round_.deck_known or not round_.deck_size:
        return 0
    return BIT[round_.deck[round_.deck_size - 1]]
