"""The cards of one round, where they lie, and who knows of them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from red7.game.cards import BIT, DECK_SIZE, size
from red7.game.editions import Rules
from red7.game.engine.canvas import higher, strengths

# What the seat to move has to decide.
PLAY: Final[i64] = 0  # the start of a turn: play, discard or be out
FOLLOW: Final[i64] = 1  # a 5 was played: play another card
TAKE: Final[i64] = 2  # a 1 was played: take a rival's card
TUCK: Final[i64] = 3  # a 7 was played: move an own card to the canvas or onto the deck
DISCARD: Final[i64] = 4  # the palette is done: discard or stop
DRAW: Final[i64] = 5  # a high card was discarded: draw or not
OVER: Final[i64] = 6  # the round has a winner
PHASES: Final = ("play", "follow", "take", "tuck", "discard", "draw", "over")

NOBODY: Final[i64] = -1

_ZEROS: Final[vec[i64]] = vec[i64]([0] * DECK_SIZE)


class State:
    """Where all cards of a round lie. Sets of cards are masks, the deck is listed from bottom to top."""

    def __init__(self, rules: Rules, players: i64) -> None:
        self.rules: Rules = rules
        self.players: i64 = players
        self.hands: vec[i64] = _ZEROS[:players]
        self.palettes: vec[i64] = _ZEROS[:players]
        self.known: vec[i64] = _ZEROS[:players]  # cards in hand that everybody saw being drawn
        self.low: vec[i64] = _ZEROS[:players]  # strengths of the palettes, see canvas
        self.high: vec[i64] = _ZEROS[:players]
        self.deck: vec[i64] = _ZEROS[:]
        self.deck_size: i64 = 0
        self.deck_known: i64 = 0  # how many cards on top everybody saw being put there
        self.canvas: i64 = (
            DECK_SIZE + 6
        )  # the top card, or 49 + colour where no card is known: red at the start
        self.scored: i64 = 0  # cards in score piles, out of this round
        self.alive: i64 = 0  # the seats still in, as bits
        self.seat: i64 = 0
        self.phase: i64 = PLAY
        self.bound: bool = False  # this turn may not end without the lead
        self.seven: i64 = NOBODY  # the 7 whose action is being decided
        self.winner: i64 = NOBODY

    @property
    def color(self) -> i64:
        """The colour of the canvas, and so the rule in force."""
        return self.canvas % 7

    @final
    def is_in(self, seat: i64) -> bool:
        """Whether a seat is still in the round."""
        return self.alive & BIT[seat] != 0

    @final
    def strengths_of(self, seat: i64) -> tuple[i64, i64]:
        """The strengths of a seat's palette under all rules."""
        return self.low[seat], self.high[seat]

    @final
    def bar(self, but: i64 = NOBODY) -> tuple[i64, i64]:
        """What the seat to move has to beat under each rule: the best of its rivals, or of all but one."""
        best: tuple[i64, i64] = (0, 0)
        rival: i64 = 0
        while rival < self.players:
            if rival != self.seat and rival != but and self.is_in(rival):
                best = higher(best, self.strengths_of(rival))
            rival += 1
        return best

    @final
    def takeable(self, loser: i64, palette: i64) -> i64:
        """The cards that a 1 in this palette may take from a seat by the limits of the edition."""
        if loser == self.seat or not self.is_in(loser):
            return 0
        least = size(palette) if self.rules.one_spares_fewer else 2
        return self.palettes[loser] if size(self.palettes[loser]) >= least else 0

    @final
    def lay(self, seat: i64, palette: i64) -> None:
        """Give a seat this palette."""
        assert palette, "a palette is never empty"
        self.palettes[seat] = palette
        self.low[seat], self.high[seat] = strengths(palette)


def winner_of(phase: str, players: int, out: tuple[int, ...]) -> int | None:
    """The seat that has won a round: the one that is not out, or None while the round goes on."""
    if phase != PHASES[OVER]:
        return None
    return next(seat for seat in range(players) if seat not in out)
