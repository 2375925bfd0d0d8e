"""What one seat, or a watcher, may know: the only way hidden cards leave this package.

A viewer knows its own hand, everything that lies face up, and what was face up on the way: palettes of those
who are out, and cards that a 1 or a 7 put on the deck, up to the hand of whoever drew them. A sight is filled
field by field from such facts and keeps nothing else of the round, so it can be sent to its viewer as it is.

Possible is what fits all places where cards were seen and, in the middle of a turn, leaves the seat to move
something to do. What else a player's choices may betray of a hand is not looked at here; a match gives the
turns that were seen along with the sight.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from math import comb, factorial
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from red7.game.cards import ALL, BIT, HIDDEN, NAMES, Color, cards_of, size
from red7.game.editions import Edition, Options, rules_of
from red7.game.engine.dice import Dice
from red7.game.engine.layout import DRAW, FOLLOW, NOBODY, OVER, PHASES, PLAY, winner_of
from red7.game.engine.movegen import legal_moves
from red7.game.engine.round import Round
from red7.game.engine.turns import TO_CANVAS, Turn, action, draws, three_drew
from red7.game.errors import InvalidError
from red7.game.history import TurnEntry
from red7.game.values import Value

WATCHER: Final = -1


@dataclass(frozen=True)
class Standing(Value):
    """How a scoring match stands: what a player has to know to play for the match, not only the round."""

    points: tuple[int, ...]
    target: int  # the points that end the match, or 0 where only the cards do
    anew: bool = False  # when cards are short, the points are noted and all cards shuffled anew


class SeenTurn(NamedTuple):
    """A turn as a viewer saw it; a card that it drew is None where the viewer did not see which."""

    seat: int
    turn: Turn
    drawn: tuple[int | None, ...]

    @property
    def text(self) -> str:
        """The notation, with `??+` for a card that was not seen."""
        return self.turn.text([HIDDEN if card is None else NAMES[card] for card in self.drawn])


@dataclass(frozen=True)
class Seen(Value):
    """What a viewer has seen of a round: the palettes at its start, and the turns finished since."""

    palettes: tuple[int, ...]
    turns: tuple[SeenTurn, ...]


@dataclass(frozen=True)
class Sight(Value):
    """A round as one viewer may know it; sets of cards are masks, as in `Position`."""

    viewer: int  # a seat, or WATCHER
    edition: Edition
    options: Options
    hand: int  # the viewer's own; empty for a watcher
    hand_sizes: tuple[int, ...]
    known: tuple[int, ...]  # for each seat, the cards in hand that everybody saw being drawn
    palettes: tuple[int, ...]
    deck_size: int
    deck_top: tuple[int, ...]  # the cards on top that everybody saw being put there, the topmost last
    canvas: int
    pile: int  # all cards of the canvas pile
    scored: int
    turn: int
    out: tuple[int, ...]
    phase: str
    bound: bool
    seven: int
    standing: Standing | None = None  # of the match, where it is a scoring one
    seen: Seen | None = None  # of the round, where it is one of a match

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.palettes)

    @property
    def color(self) -> Color:
        """The colour of the canvas, and so the rule in force."""
        return Color(self.canvas % 7)

    @property
    def winner(self) -> int | None:
        """The seat that won the round, or None while it goes on."""
        return winner_of(self.phase, self.players, self.out)

    def __str__(self) -> str:
        from red7.game.text.line import view_text  # which reads sights, and so imports this module

        return view_text(self)

    def seen_hand(self, seat: int) -> int:
        """The cards of a hand that the viewer knows: all of its own, of others those seen being drawn."""
        return self.hand if seat == self.viewer else self.known[seat]

    @property
    def unseen(self) -> int:
        """The cards the viewer has no place for: they lie in other hands and in the deck."""
        seen = self.pile | self.scored
        for seat in range(self.players):
            seen |= self.palettes[seat] | self.seen_hand(seat)
        for card in self.deck_top:
            seen |= 1 << card
        return ALL & ~seen

    def hidden(self) -> tuple[int, ...]:
        """How many cards of each hand the viewer does not know."""
        return tuple([self.hand_sizes[seat] - size(self.seen_hand(seat)) for seat in range(self.players)])

    def count(self) -> int:
        """How many arrangements of the unseen cards are possible: sets in hands, and the deck in order."""
        unseen = cards_of(self.unseen)
        ways = factorial(len(unseen))
        for cards in self.hidden():
            ways //= factorial(cards)
        if not self._in_doubt():
            return ways
        hidden = self.hidden()[self.turn]
        return ways // comb(len(unseen), hidden) * _fitting_hands(self._stub(), unseen, hidden)

    def worlds(self) -> Iterator[Round]:
        """Every possible arrangement, one after the other, as a round to play on; `count` says how many."""
        doubted = self._stub() if self._in_doubt() else None
        for hands, deck in _arrangements(cards_of(self.unseen), self.hidden(), doubted):
            yield self._world(list(hands), list(deck))

    def sample(self, dice: Dice) -> Round:
        """One of the possible arrangements, each equally likely, as a round to play on."""
        world = self._any_world(dice)
        if self._in_doubt():
            while not legal_moves(world):
                world = self._any_world(dice)
        return world

    def _in_doubt(self) -> bool:
        """Whether the seat to move is in a turn that not every hand could have come to."""
        begun = self.phase not in (PHASES[PLAY], PHASES[DRAW], PHASES[OVER])
        return begun and self.hidden()[self.turn] > 0

    def _stub(self) -> Round:
        """A round with hands as far as they are seen, and any cards for the unseen ones of the deck."""
        return self._world([0] * self.players, [0] * (self.deck_size - len(self.deck_top)))

    def _any_world(self, dice: Dice) -> Round:
        cards: vec[i64] = vec[i64](cards_of(self.unseen))
        left: i64 = len(cards)
        hands: list[int] = []
        for hidden in self.hidden():
            hand: i64 = 0
            for _ in range(hidden):
                hand |= BIT[dice.draw_from(cards, left)]
                left -= 1
            hands.append(hand)
        deck: list[int] = []
        while left:
            deck.append(dice.draw_from(cards, left))
            left -= 1
        return self._world(hands, deck)

    def _world(self, hidden: list[int], deck: list[int]) -> Round:
        world = Round(rules_of(self.edition, self.options), self.players)
        alive: i64 = 0
        for seat in range(self.players):
            world.hands[seat] = hidden[seat] | self.seen_hand(seat)
            world.known[seat] = self.known[seat]
            if self.palettes[seat]:
                world.lay(seat, self.palettes[seat])
            if seat not in self.out:
                alive |= BIT[seat]
        place: i64 = 0
        for card in deck:
            world.deck[place] = card
            place += 1
        for card in self.deck_top:
            world.deck[place] = card
            place += 1
        world.deck_size = place
        world.deck_known = len(self.deck_top)
        world.canvas = self.canvas
        world.scored = self.scored
        world.alive = alive
        world.seat = self.turn
        world.phase = PHASES.index(self.phase)
        world.bound = self.bound
        world.seven = self.seven
        winner = self.winner
        world.winner = NOBODY if winner is None else winner
        return world


def sight(round_: Round, viewer: int = WATCHER) -> Sight:
    """What a seat, or a watcher, may know of a round."""
    players = int(round_.players)
    if viewer != WATCHER and not 0 <= viewer < players:
        raise InvalidError("position-seat", found=viewer, last=players - 1)
    seats = range(players)
    pile: i64 = ALL & ~round_.scored
    for seat in seats:
        pile &= ~(round_.hands[seat] | round_.palettes[seat])
    for place in range(round_.deck_size):
        pile &= ~BIT[round_.deck[place]]
    top = range(round_.deck_size - round_.deck_known, round_.deck_size)
    return Sight(
        viewer=viewer,
        edition=round_.rules.edition,
        options=round_.rules.options,
        hand=0 if viewer == WATCHER else int(round_.hands[viewer]),
        hand_sizes=tuple([int(size(round_.hands[seat])) for seat in seats]),
        known=tuple([int(round_.known[seat]) for seat in seats]),
        palettes=tuple([int(round_.palettes[seat]) for seat in seats]),
        deck_size=int(round_.deck_size),
        deck_top=tuple([int(round_.deck[place]) for place in top]),
        canvas=int(round_.canvas),
        pile=int(pile),
        scored=int(round_.scored),
        turn=int(round_.seat),
        out=tuple([seat for seat in seats if not round_.is_in(seat)]),
        phase=PHASES[round_.phase],
        bound=round_.bound,
        seven=int(round_.seven),
    )


def own_cards(round_: Round, seat: int) -> tuple[int, int]:
    """`hand` and `unseen` of the sight of a seat, for those who need no more of it."""
    unseen: i64 = 0
    for other in range(round_.players):
        if other != seat:
            unseen |= round_.hands[other] & ~round_.known[other]
    for place in range(round_.deck_size - round_.deck_known):
        unseen |= BIT[round_.deck[place]]
    return int(round_.hands[seat]), int(unseen)


def public_draws(turn: Turn, known: int) -> tuple[bool, ...]:
    """For each card that a turn, or a part of one, draws, whether everybody may know which it is.

    Before it, everybody knew so many cards on top of the deck. This is the only place that decides it.
    """
    public: list[bool] = []
    if three_drew(turn.code):
        public.append(known > 0)
        known = max(known - 1, 0)
    if draws(turn.code):
        put_there = action(turn.code) not in (0, TO_CANVAS)
        public.append(put_there or known > 0)
    return tuple(public)


def seen_turns(turns: Iterable[TurnEntry], viewer: int) -> tuple[SeenTurn, ...]:
    """The turns of a match as a viewer may know them."""
    return tuple([seen_turn(entry, viewer) for entry in turns])


def seen_turn(entry: TurnEntry, viewer: int) -> SeenTurn:
    """A turn of a match, or the part of it that has been played, as a viewer may know it."""
    if entry.seat == viewer or not entry.drawn:
        return SeenTurn(entry.seat, entry.turn, entry.drawn)
    cards = zip(entry.drawn, entry.public, strict=True)
    return SeenTurn(entry.seat, entry.turn, tuple([card if public else None for card, public in cards]))


def _fitting_hands(world: Round, unseen: tuple[int, ...], hidden: int) -> int:
    """How many sets of so many unseen cards leave the seat to move, which has begun a turn, something to do.

    More cards only open more ways. In most phases one card that can be discarded is enough; to follow a 5 it
    may take one card to play and another to discard, so there the sets that are of no use are gone through:
    for a full hand that may take seconds.
    """
    seen = world.hands[world.seat]
    every = comb(len(unseen), hidden)
    if _fits(world, seen):
        return every
    useless = [card for card in unseen if not _fits(world, seen | BIT[card])]
    if world.phase == FOLLOW:
        return every - _useless_sets(world, seen, useless, hidden)
    return every - comb(len(useless), hidden)


def _useless_sets(world: Round, hand: int, cards: list[int], more: int) -> int:
    if more == 0:
        return 1
    count = 0
    for place in range(len(cards) - more + 1):
        grown = hand | BIT[cards[place]]
        if not _fits(world, grown):
            count += _useless_sets(world, grown, cards[place + 1 :], more - 1)
    return count


def _fits(world: Round, hand: int) -> bool:
    world.hands[world.seat] = hand
    return len(legal_moves(world)) > 0


def _arrangements(
    cards: tuple[int, ...], hidden: tuple[int, ...], doubted: Round | None, seat: int = 0
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way to give each seat its hidden cards, as masks, and to order what is left.

    A doubted round has begun a turn, with the hand of its seat as far as it is seen: no hand is given to that
    seat that leaves it nothing to do.
    """
    if seat == len(hidden):
        for order in permutations(cards):
            yield (), order
        return
    seen = 0 if doubted is None else int(doubted.hands[seat])
    for chosen in combinations(cards, hidden[seat]):
        hand = sum(1 << card for card in chosen)
        if doubted is not None and seat == doubted.seat:
            fits = _fits(doubted, seen | hand)
            doubted.hands[seat] = seen
            if not fits:
                continue
        rest = tuple(card for card in cards if not hand >> card & 1)
        for hands, order in _arrangements(rest, hidden, doubted, seat + 1):
            yield (hand, *hands), order
