"""A round's state as a value: frozen, comparable, hashable, and built from data or text."""

from dataclasses import dataclass

from red7.game.cards import ALL, DECK_SIZE, FIVES, ONES, Card, Color, cards_of
from red7.game.editions import DEFAULT_EDITION, Edition, Options, rules_of
from red7.game.engine.layout import DISCARD, DRAW, FOLLOW, NOBODY, OVER, PHASES, PLAY, TAKE, TUCK, winner_of
from red7.game.engine.round import Round
from red7.game.errors import InvalidError
from red7.game.values import Value


@dataclass(frozen=True)
class Position(Value):
    """Everything about a round at one moment.

    Sets of cards are masks; the deck lists its cards from bottom to top. `canvas` is the top card, or
    49 + colour where only the colour is known. Cards that lie nowhere else are in the canvas pile.
    """

    hands: tuple[int, ...]
    palettes: tuple[int, ...]
    deck: tuple[int, ...] = ()
    canvas: int = DECK_SIZE + Color.RED
    turn: int = 0
    out: tuple[int, ...] = ()
    edition: Edition = DEFAULT_EDITION
    options: Options = Options()
    known: tuple[int, ...] = ()  # for each seat, the cards in hand that everybody saw being drawn
    deck_known: int = 0  # how many cards on top of the deck everybody saw being put there
    scored: int = 0
    phase: str = PHASES[PLAY]
    bound: bool = False
    seven: int = -1

    def __post_init__(self) -> None:
        if not self.known:
            object.__setattr__(self, "known", (0,) * len(self.hands))
        object.__setattr__(self, "out", tuple(sorted(set(self.out))))
        _check(self)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @property
    def color(self) -> Color:
        """The colour of the canvas, and so the rule in force."""
        return Color(self.canvas % 7)

    @property
    def winner(self) -> int | None:
        """The seat that won the round, or None while it goes on."""
        return winner_of(self.phase, self.players, self.out)

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards in a hand, from low to high."""
        return cards_of(self.hands[seat])

    def palette(self, seat: int) -> tuple[Card, ...]:
        """The cards of a palette, from low to high."""
        return cards_of(self.palettes[seat])

    def __str__(self) -> str:
        from red7.game.text.line import position_text  # which builds positions, and so imports this module

        return position_text(self)

    @classmethod
    def parse(cls, text: str) -> "Position":
        """The position that a line of text stands for; see `red7.game.text.line`."""
        from red7.game.text.line import parse_position

        return parse_position(text)

    @classmethod
    def of(cls, round_: Round) -> "Position":
        """The position a round is in."""
        seats = range(round_.players)
        return cls(
            hands=tuple([int(round_.hands[seat]) for seat in seats]),
            palettes=tuple([int(round_.palettes[seat]) for seat in seats]),
            deck=tuple([int(round_.deck[place]) for place in range(round_.deck_size)]),
            canvas=int(round_.canvas),
            turn=int(round_.seat),
            out=tuple([seat for seat in seats if not round_.is_in(seat)]),
            edition=round_.rules.edition,
            options=round_.rules.options,
            known=tuple([int(round_.known[seat]) for seat in seats]),
            deck_known=int(round_.deck_known),
            scored=int(round_.scored),
            phase=PHASES[round_.phase],
            bound=round_.bound,
            seven=int(round_.seven),
        )

    def round(self) -> Round:
        """A round to play on from this position."""
        round_ = Round(rules_of(self.edition, self.options), self.players)
        for seat in range(self.players):
            round_.hands[seat] = self.hands[seat]
            round_.known[seat] = self.known[seat]
            if self.palettes[seat]:
                round_.lay(seat, self.palettes[seat])
        for place, card in enumerate(self.deck):
            round_.deck[place] = card
        round_.deck_size = len(self.deck)
        round_.deck_known = self.deck_known
        round_.canvas = self.canvas
        round_.scored = self.scored
        round_.alive = sum(1 << seat for seat in range(self.players) if seat not in self.out)
        round_.seat = self.turn
        round_.phase = PHASES.index(self.phase)
        round_.bound = self.bound
        round_.seven = self.seven
        winner = self.winner
        round_.winner = NOBODY if winner is None else winner
        return round_


def _check(position: Position) -> None:
    """Refuse what no round can be in."""
    players = position.players
    if len(position.palettes) != players:
        raise InvalidError("position-seats", hands=players, palettes=len(position.palettes))
    if len(position.known) != players:
        raise InvalidError("position-seats-known", hands=players, known=len(position.known))
    if not 2 <= players <= 4:
        raise InvalidError("position-players", found=players)
    for seat in (position.turn, *position.out):
        if not 0 <= seat < players:
            raise InvalidError("position-seat", found=seat, last=players - 1)
    _check_cards(position)
    for seat in range(players):
        if not position.palettes[seat] and seat not in position.out:
            raise InvalidError("position-palette", seat=seat)
        if stray := position.known[seat] & ~position.hands[seat]:
            raise InvalidError("position-known", card=cards_of(stray)[0], seat=seat)
    if not 0 <= position.deck_known <= len(position.deck):
        raise InvalidError("position-deck-known", found=position.deck_known, size=len(position.deck))
    if position.phase not in PHASES:
        raise InvalidError("position-phase", found=position.phase, expected=", ".join(PHASES))
    left = players - len(position.out)
    if not left or (position.phase == PHASES[OVER]) != (left == 1):
        raise InvalidError("position-winner", found=left)
    if left > 1 and position.turn in position.out:
        raise InvalidError("position-alive", seat=position.turn)
    _check_turn(position)


def _check_turn(position: Position) -> None:
    """Refuse a turn in progress that no turn can have come to."""
    phase = position.phase
    palette = position.palettes[position.turn]
    if phase == PHASES[TUCK]:
        if not (position.seven >= Card.V7 and palette >> position.seven & 1):
            card = Card(position.seven) if 0 <= position.seven < DECK_SIZE else position.seven
            raise InvalidError("position-seven", card=card)
    elif position.seven >= 0:
        raise InvalidError("position-turn", phase=phase)
    grown = palette.bit_count() > 1  # it began with a card, and an action follows another one
    acting = position.options.actions and grown
    discarded = position.canvas if position.canvas < DECK_SIZE else Card.R7
    fits = {
        PHASES[FOLLOW]: acting and palette & FIVES and position.hands[position.turn],
        PHASES[TAKE]: acting and palette & ONES,
        PHASES[TUCK]: acting,
        PHASES[DISCARD]: grown or position.options.actions,
        PHASES[DRAW]: position.options.draw and position.deck and discarded // 7 + 1 > palette.bit_count(),
    }
    if (position.bound and phase != PHASES[DISCARD]) or not fits.get(phase, True):
        raise InvalidError("position-turn", phase=phase)


def _check_cards(position: Position) -> None:
    """Refuse cards that do not exist or lie in two places."""
    for card in (
        *position.deck,
        position.canvas % DECK_SIZE if position.canvas < DECK_SIZE + 7 else position.canvas,
    ):
        if not 0 <= card < DECK_SIZE:
            raise InvalidError("card", found=str(card))
    seen = 0
    places = [1 << card for card in position.deck]
    if position.canvas < DECK_SIZE:
        places.append(1 << position.canvas)
    for cards in (*position.hands, *position.palettes, position.scored, *places):
        if not 0 <= cards <= ALL:
            raise InvalidError("card", found=str(cards))
        if twice := seen & cards:
            raise InvalidError("position-cards", card=cards_of(twice)[0])
        seen |= cards
