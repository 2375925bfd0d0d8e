"""What a program plays from a reset to its end: a round, or a whole scoring match, dealt by dice.

`red7.game.match` is the same for people; a test compares the two.
"""

from typing import final

from red7.game.engine.arrays import i64, vec
from red7.game.engine.bits import ALL, BIT, lowest, size
from red7.game.engine.canvas import counting
from red7.game.engine.dice import Dice
from red7.game.engine.episodes.observation import observation_words, write_observation
from red7.game.engine.layout import OVER
from red7.game.engine.round import KernelRound
from red7.game.engine.rules import Rules


@final
class Ends:
    """How an episode ends: with its first round, or as a scoring match does."""

    def __init__(self, *, scoring: bool, target: int, target_when_short: bool, reshuffles: bool) -> None:
        self.scoring: bool = scoring
        self.target: i64 = target  # the points that end a match, or 0
        self.target_when_short: bool = target_when_short  # they are looked at only when cards are short
        self.reshuffles: bool = reshuffles  # when cards are short, the points are noted and all shuffled


@final
class Episode:
    """One game in progress. It trusts its callers, as the kernel's round does."""

    def __init__(self, rules: Rules, players: i64, ends: Ends, hand_size: i64, left_out: i64) -> None:
        self.round: KernelRound = KernelRound(rules, players)
        self.ends: Ends = ends
        self.hand_size: i64 = hand_size
        self.left_out: i64 = left_out  # cards that this game is played without
        self.piles: vec[i64] = vec[i64]([0] * players)
        self.noted: vec[i64] = vec[i64]([0] * players)
        self.winners: i64 = 0  # the seats that have won, as bits; 0 while it goes on

    def begin(self, dice: Dice) -> None:
        """Start anew."""
        seat: i64 = 0
        while seat < self.round.players:
            self.piles[seat] = 0
            self.noted[seat] = 0
            seat += 1
        self.winners = 0
        self.deal(dice)

    def deal(self, dice: Dice) -> None:
        """Deal the next round."""
        self.round.scored = self.left_out | self.scored()
        self.round.shuffle(dice, self.hand_size)

    def play(self, move: i64, dice: Dice) -> None:
        """Play a legal move; a round that ends is settled, and the next one dealt."""
        self.round.carry_out_move(move)
        self.go_on(dice)

    def go_on(self, dice: Dice) -> None:
        """Settle the round if it is over, and deal the next one unless the game is over, too."""
        if self.round.phase == OVER:
            self.settle()
            if not self.winners:
                self.deal(dice)

    def settle(self) -> None:
        """Score the round that is over, and see whether the game is."""
        winner = self.round.winner
        if not self.ends.scoring:
            self.winners = BIT[winner]
            return
        self.piles[winner] |= counting(int(self.round.palettes[winner]), int(self.round.canvas % 7))
        in_play: i64 = size(ALL & ~self.left_out & ~self.scored())
        short = in_play < self.round.players * (self.hand_size + 1)
        best: i64 = 0
        seat: i64 = 0
        while seat < self.round.players:
            best = max(best, self.points(seat))
            seat += 1
        is_tested = short or not self.ends.target_when_short
        reached = 0 < self.ends.target <= best
        if (is_tested and reached) or (short and not self.ends.reshuffles):
            seat = 0
            while seat < self.round.players:
                if self.points(seat) == best:
                    self.winners |= BIT[seat]
                seat += 1
        elif short:
            seat = 0
            while seat < self.round.players:
                self.noted[seat] = self.points(seat)
                seat += 1
            seat = 0
            while seat < self.round.players:
                self.piles[seat] = 0
                seat += 1

    def scored(self) -> i64:
        """The cards in score piles."""
        cards: i64 = 0
        for pile in self.piles:
            cards |= pile
        return cards

    def points(self, seat: i64) -> i64:
        """The points of a seat."""
        points: i64 = self.noted[seat]
        pile = self.piles[seat]
        while pile:
            points += lowest(pile) // 7 + 1
            pile &= pile - 1
        return points

    def words(self) -> i64:
        """How many words an observation has: the round's, and one for the match."""
        return observation_words(self.round.players) + 1

    def observe(self, viewer: i64, buffer: vec[i64], start: i64) -> None:
        """Write what a seat may know of the game into a buffer."""
        write_observation(self.round, viewer, buffer, start)
        standing: i64 = 0
        if self.ends.scoring:
            standing = self.ends.target << 32
            first: i64 = max(0, viewer)
            step: i64 = 0
            while step < self.round.players:
                standing += self.points((first + step) % self.round.players) << (8 * step)
                step += 1
        buffer[start + observation_words(self.round.players)] = standing

    def copy(self) -> "Episode":
        """An independent copy."""
        twin = Episode(self.round.rules, self.round.players, self.ends, self.hand_size, self.left_out)
        twin.round = self.round.copy()
        twin.piles = self.piles[:]
        twin.noted = self.noted[:]
        twin.winners = self.winners
        return twin

    def __deepcopy__(self, memo: object) -> "Episode":
        return self.copy()
