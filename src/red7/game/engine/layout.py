"""Where the cards of one round lie, and who knows of them."""

from typing import Final, NamedTuple, final

from red7.game.engine.arrays import i64, vec
from red7.game.engine.bits import BIT, DECK_SIZE, NOBODY, lowest, size
from red7.game.engine.canvas import RED, higher, strengths
from red7.game.engine.rules import Rules

# What the seat to move has to decide.
PLAY: Final[i64] = 0  # the start of a turn: play, discard or be out
FOLLOW: Final[i64] = 1  # a 5 was played: play another card
TAKE: Final[i64] = 2  # a 1 was played: take a rival's card
TUCK: Final[i64] = 3  # a 7 was played: move an own card to the canvas or onto the deck
DISCARD: Final[i64] = 4  # the palette is done: discard or stop
DRAW: Final[i64] = 5  # a high card was discarded: draw or not
OVER: Final[i64] = 6  # the round has a winner
PHASES: Final = ("play", "follow", "take", "tuck", "discard", "draw", "over")

_ZEROS: Final[vec[i64]] = vec[i64]([0] * DECK_SIZE)


class Fields(NamedTuple):
    """A layout as plain values, to make positions and sights from, and layouts again."""

    hands: tuple[int, ...]
    palettes: tuple[int, ...]
    known: tuple[int, ...]
    deck: tuple[int, ...]
    deck_known: int
    canvas: int
    scored: int
    turn: int
    out: tuple[int, ...]
    phase: str
    bound: bool
    seven: int


class Layout:
    """Where all cards of a round lie. Sets of cards are masks, the deck is listed from bottom to top.

    Add a new field to `take_over`, `fields` and `load` as well, and nowhere else.
    """

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
        # The top card, or 49 + colour if no card is known: red at the start.
        self.canvas: i64 = DECK_SIZE + RED
        self.scored: i64 = 0  # cards in score piles, out of this round
        self.alive: i64 = 0  # the seats still in, as bits
        self.seat: i64 = 0
        self.phase: i64 = PLAY
        self.bound: bool = False  # this turn may not end without the lead
        self.seven: i64 = NOBODY  # the 7 whose action is being decided
        self.winner: i64 = NOBODY

    @final
    def take_over(self, other: "Layout") -> None:
        """Become an independent copy of another layout with the same rules."""
        self.players = other.players
        self.hands = other.hands[:]
        self.palettes = other.palettes[:]
        self.known = other.known[:]
        self.low = other.low[:]
        self.high = other.high[:]
        self.deck = other.deck[:]
        self.deck_size = other.deck_size
        self.deck_known = other.deck_known
        self.canvas = other.canvas
        self.scored = other.scored
        self.alive = other.alive
        self.seat = other.seat
        self.phase = other.phase
        self.bound = other.bound
        self.seven = other.seven
        self.winner = other.winner

    def fields(self) -> Fields:
        """The layout as plain values."""
        seats = range(self.players)
        return Fields(
            hands=tuple([int(self.hands[seat]) for seat in seats]),
            palettes=tuple([int(self.palettes[seat]) for seat in seats]),
            known=tuple([int(self.known[seat]) for seat in seats]),
            deck=tuple([int(self.deck[place]) for place in range(self.deck_size)]),
            deck_known=int(self.deck_known),
            canvas=int(self.canvas),
            scored=int(self.scored),
            turn=int(self.seat),
            out=self.out(),
            phase=PHASES[self.phase],
            bound=self.bound,
            seven=int(self.seven),
        )

    def unseen_by(self, seat: i64) -> i64:
        """The cards whose place a seat does not know: they lie in other hands and in the deck."""
        cards: i64 = 0
        other: i64 = 0
        while other < self.players:
            if other != seat:
                cards |= self.hands[other] & ~self.known[other]
            other += 1
        deck = self.deck
        place: i64 = self.deck_size - self.deck_known
        while place > 0:
            place -= 1
            cards |= BIT[deck[place]]
        return cards

    def load(self, fields: Fields) -> None:
        """Take over plain values for as many players; they have been checked before."""
        self.alive = BIT[self.players] - 1
        for seat in fields.out:
            self.alive ^= BIT[seat]
        for seat in range(self.players):
            self.hands[seat] = int(fields.hands[seat])
            self.known[seat] = int(fields.known[seat])
            if fields.palettes[seat]:
                self.lay(seat, int(fields.palettes[seat]))
        self.deck_size = 0
        for card in fields.deck:
            self.deck[self.deck_size] = int(card)
            self.deck_size += 1
        self.deck_known = fields.deck_known
        self.canvas = fields.canvas
        self.scored = int(fields.scored)
        self.seat = fields.turn
        self.phase = PHASES.index(fields.phase)
        self.bound = fields.bound
        self.seven = fields.seven
        self.winner = lowest(self.alive) if self.phase == OVER else NOBODY

    def out(self) -> tuple[int, ...]:
        """The seats that are out of the round."""
        return tuple([seat for seat in range(self.players) if not self.is_in(seat)])

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
        """What the seat to move has to beat under each rule: the best of its rivals, except `but`."""
        best: tuple[i64, i64] = (0, 0)
        rival: i64 = 0
        while rival < self.players:
            if rival != self.seat and rival != but and self.is_in(rival):
                best = higher(best, self.strengths_of(rival))
            rival += 1
        return best

    @final
    def takeable(self, loser: i64, palette: i64) -> i64:
        """The cards that a 1 in this palette may take from a seat, by the rules of the edition."""
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
