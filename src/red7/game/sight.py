"""What one seat, or a watcher, may know: the only way hidden cards leave this package.

A viewer knows its own hand, everything that lies face up, and what was face up before: palettes of players
who are out, and cards that a 1 or a 7 put on the deck, even in the hand of the player who drew them. An
onlooker, who is out and cannot tell anybody, knows all hands of the round, but nothing of the deck. A sight
is filled field by field from such facts and keeps nothing else of the round, so it can be sent to its viewer
as it is.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from red7.game.cards import CARDS, HIDDEN, NAMES, NO_CARDS, Card, CardSet
from red7.game.checks import is_within
from red7.game.editions import Edition, Options
from red7.game.engine.bits import ALL
from red7.game.engine.turns import TO_CANVAS, action, draws, three_drew
from red7.game.errors import InvalidError
from red7.game.history import TurnEntry
from red7.game.pictures import Drawn
from red7.game.position import InRound, Position, RoundFacts, round_of
from red7.game.round import Round
from red7.game.text.position_text import view_text
from red7.game.turns import Turn

WATCHER: Final = -1
ONLOOKER: Final = -2
_EVERY: Final = int(ALL)


@dataclass(frozen=True)
class Standing:
    """How a scoring match stands: what a player needs to play for the match, not only the round."""

    points: tuple[int, ...]
    target: int  # the points that end the match, or 0 if only the cards do
    reshuffles: bool = False  # when cards are short, the points are noted and all cards shuffled again


class ViewedTurn(NamedTuple):
    """A turn as a viewer saw it; a drawn card is None if the viewer did not see it."""

    seat: int
    turn: Turn
    drawn: tuple[int | None, ...]

    @property
    def text(self) -> str:
        """The notation, with `??+` for an unseen card."""
        return self.turn.text([HIDDEN if card is None else NAMES[card] for card in self.drawn])


@dataclass(frozen=True)
class RoundSeen:
    """What a viewer has seen of a round: the palettes at its start, and the turns finished since."""

    palettes: tuple[int, ...]
    turns: tuple[ViewedTurn, ...]
    start: "FaceUp | None" = None  # what everybody could know at its start, if it was not dealt


@dataclass(frozen=True, repr=False)
class Sight(RoundFacts, Drawn):
    """A round as one viewer may know it, in the words of `Position`."""

    viewer: int  # a seat, WATCHER or ONLOOKER
    edition: Edition
    options: Options
    hand: CardSet  # the viewer's own; empty for a watcher and an onlooker
    hand_sizes: tuple[int, ...]
    known: tuple[CardSet, ...]  # for each seat, the cards in hand that everybody saw being drawn, or all
    palettes: tuple[CardSet, ...]
    deck_size: int
    deck_top: tuple[Card, ...]  # the cards on top that everybody saw being put there, the topmost last
    canvas: int
    pile: CardSet  # all cards of the canvas pile
    scored: CardSet
    turn: int
    out: tuple[int, ...]
    phase: str
    bound: bool
    seven: int
    standing: Standing | None = None  # of the match, with scoring
    seen: RoundSeen | None = None  # of the round, in a match

    def __str__(self) -> str:
        return view_text(self)

    def __repr__(self) -> str:
        return f"<Sight {self}>"

    def seen_hand(self, seat: int) -> CardSet:
        """The cards of a hand that the viewer knows: all of its own, and of others those seen being drawn."""
        return self.hand if seat == self.viewer else self.known[seat]

    @cached_property
    def unseen(self) -> CardSet:
        """The cards whose place the viewer does not know: in other hands and in the deck."""
        seen = int(self.pile) | int(self.scored)
        for seat in range(self.players):
            seen |= int(self.palettes[seat]) | int(self.seen_hand(seat))
        for card in self.deck_top:
            seen |= 1 << card
        return CardSet(_EVERY & ~seen)

    def hidden(self) -> tuple[int, ...]:
        """How many cards of each hand the viewer does not know."""
        return tuple([self.hand_sizes[seat] - len(self.seen_hand(seat)) for seat in range(self.players)])


class FaceUp(NamedTuple):
    """What everybody may know of a round, in the words of `Sight`; sets of cards are masks."""

    hand_sizes: tuple[int, ...]
    known: tuple[int, ...]
    palettes: tuple[int, ...]
    deck_size: int
    deck_top: tuple[int, ...]
    canvas: int
    pile: int
    scored: int
    turn: int
    out: tuple[int, ...]
    phase: str
    bound: bool
    seven: int


def face_up(round_: Round) -> FaceUp:
    """What everybody may know of a round; quick, as a server needs it after every move."""
    fields = round_.kernel.fields()
    deck_size = len(fields.deck)
    deck_top = fields.deck[deck_size - fields.deck_known :]
    elsewhere = fields.scored | int(round_.kernel.unseen_by(WATCHER))
    for cards in (*fields.known, *fields.palettes, *[1 << card for card in deck_top]):
        elsewhere |= cards
    return FaceUp(
        tuple([hand.bit_count() for hand in fields.hands]),
        fields.known,
        fields.palettes,
        deck_size,
        deck_top,
        fields.canvas,
        _EVERY & ~elsewhere,
        fields.scored,
        fields.turn,
        fields.out,
        fields.phase,
        fields.bound,
        fields.seven,
    )


def sight(round_: Round | Position | InRound, viewer: int = WATCHER) -> Sight:
    """What a seat, a watcher or an onlooker may know of a round."""
    round_ = round_of(round_)
    if not is_within(viewer, ONLOOKER, round_.players - 1):
        raise InvalidError("position-seat", found=viewer, last=round_.players - 1)
    public = face_up(round_)
    return Sight(
        viewer=viewer,
        edition=round_.edition,
        options=round_.options,
        hand=NO_CARDS if viewer < 0 else CardSet(round_.kernel.hands[viewer]),
        hand_sizes=public.hand_sizes,
        known=tuple(
            [CardSet(cards) for cards in (all_hands(round_) if viewer == ONLOOKER else public.known)]
        ),
        palettes=tuple([CardSet(palette) for palette in public.palettes]),
        deck_size=public.deck_size,
        deck_top=tuple([CARDS[card] for card in public.deck_top]),
        canvas=public.canvas,
        pile=CardSet(public.pile),
        scored=CardSet(public.scored),
        turn=public.turn,
        out=public.out,
        phase=public.phase,
        bound=public.bound,
        seven=public.seven,
    )


def own_cards(round_: Round, seat: int) -> tuple[int, int]:
    """`hand` and `unseen` of a seat's sight as masks, without making the sight."""
    kernel = round_.kernel
    return int(kernel.hands[seat]), int(kernel.unseen_by(seat))


def all_hands(round_: Round) -> tuple[int, ...]:
    """`known` of an onlooker's sight as masks, without making the sight."""
    return tuple([int(hand) for hand in round_.kernel.hands[: round_.players]])


def public_draws(turn: Turn, known: int) -> tuple[bool, ...]:
    """For each card that a turn, or a part of one, draws, whether everybody may know it.

    `known` is how many cards on top of the deck everybody knew before. Only this function decides it.
    """
    public: list[bool] = []
    if three_drew(turn.code):
        public.append(known > 0)
        known = max(known - 1, 0)
    if draws(turn.code):
        put_there = action(turn.code) not in (0, TO_CANVAS)
        public.append(put_there or known > 0)
    return tuple(public)


def seen_turns(turns: Iterable[TurnEntry], viewer: int) -> tuple[ViewedTurn, ...]:
    """The turns of a match as a viewer may know them."""
    return tuple([seen_turn(entry, viewer) for entry in turns])


def seen_turn(entry: TurnEntry, viewer: int) -> ViewedTurn:
    """A turn of a match, or the part played so far, as a viewer may know it."""
    if entry.seat == viewer or not entry.drawn:
        return ViewedTurn(entry.seat, entry.turn, entry.drawn)
    cards = zip(entry.drawn, entry.public, strict=True)
    return ViewedTurn(entry.seat, entry.turn, tuple([card if public else None for card, public in cards]))
