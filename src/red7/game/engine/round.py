"""One round, played one decision at a time or by complete turns."""

from typing import Final, final

from mypy_extensions import i64

from red7.game.cards import BIT, CARDS, DECK_SIZE, NAMES, lowest, size
from red7.game.editions import DEFAULT_EDITION, Edition, Options, Rules, rules_of
from red7.game.engine.canvas import grown, leads_over
from red7.game.engine.dice import Dice
from red7.game.engine.layout import DISCARD, DRAW, FOLLOW, NOBODY, OVER, PLAY, TAKE, TUCK, State
from red7.game.engine.movegen import legal_moves, legal_turns
from red7.game.engine.turns import (
    TO_CANVAS,
    TO_DECK,
    TOOK,
    Turn,
    Turns,
    action,
    action_card,
    discard,
    draws,
    five,
    five_count,
    last,
    three_drew,
)
from red7.game.errors import IllegalError, InvalidError
from red7.game.moves import STOP, Kind, Move
from red7.game.refusal import why_no_draw, why_not

HAND: Final = 7


@final
class Round(State):
    """A round in progress, for `moves` and `play` one by one, or `turns` and `play_turn` as a whole."""

    def __init__(self, rules: Rules, players: i64) -> None:
        super().__init__(rules, players)
        self._turns: Turns | None = None

    @staticmethod
    def shuffled(
        dice: Dice,
        players: int = 2,
        edition: Edition = DEFAULT_EDITION,
        options: Options = Options(),
    ) -> "Round":
        """A round dealt by dice, for simulation; the deals of a match come from `red7.game.deal`."""
        if not 2 <= players <= 4:
            raise InvalidError("position-players", found=players)
        round_ = Round(rules_of(edition, options), players)
        round_.shuffle(dice)
        return round_

    def shuffle(self, dice: Dice) -> None:
        """Deal this round anew, from all cards that are not in score piles."""
        cards = self.deck
        total: i64 = 0
        card: i64 = 0
        while card < DECK_SIZE:
            if not self.scored & BIT[card]:
                cards[total] = card
                total += 1
            card += 1
        seat: i64 = 0
        while seat < self.players:
            hand: i64 = 0
            dealt: i64 = 0
            while dealt < HAND:
                hand |= BIT[dice.draw_from(cards, total)]
                total -= 1
                dealt += 1
            self.deal_seat(seat, hand, BIT[dice.draw_from(cards, total)])
            total -= 1
            seat += 1
        self.deck_size = total
        if self.rules.draw or self.rules.actions:
            while total > 1:
                dice.draw_from(cards, total)
                total -= 1
        self.open()

    def deal_seat(self, seat: i64, hand: i64, palette: i64) -> None:
        """Give a seat its hand and its first palette card."""
        self.hands[seat] = hand
        self.known[seat] = 0
        self.lay(seat, palette)

    def open(self) -> None:
        """Start play: the rule is red, and the seat after the one with the highest card begins."""
        self.canvas = DECK_SIZE + 6
        self.deck_known = 0
        self.alive = BIT[self.players] - 1
        best: i64 = 0
        seat: i64 = 1
        while seat < self.players:
            if self.palettes[seat] > self.palettes[best]:
                best = seat
            seat += 1
        self.seat = (best + 1) % self.players
        self.winner = NOBODY
        self._await(PLAY)

    def copy(self) -> "Round":
        """An independent copy."""
        twin = Round(self.rules, 0)
        twin.players = self.players
        twin.hands = self.hands[:]
        twin.palettes = self.palettes[:]
        twin.known = self.known[:]
        twin.low = self.low[:]
        twin.high = self.high[:]
        twin.deck = self.deck[:]
        twin.deck_size = self.deck_size
        twin.deck_known = self.deck_known
        twin.canvas = self.canvas
        twin.scored = self.scored
        twin.alive = self.alive
        twin.seat = self.seat
        twin.phase = self.phase
        twin.bound = self.bound
        twin.seven = self.seven
        twin.winner = self.winner
        twin._turns = self._turns
        return twin

    def __reduce__(self) -> tuple[object, tuple[object]]:
        from red7.game.position import Position  # which is made of rounds, and so imports this module

        return Position.round, (Position.of(self),)

    # Complete turns

    def turns(self) -> Turns:
        """All legal complete turns of the seat to move; none once the round is over or a turn has begun."""
        if self._turns is None:
            self._turns = legal_turns(self) if self.phase == PLAY else Turns()
        return self._turns

    def text(self, turn: Turn) -> str:
        """The notation of a turn that could be played now, with the cards it would draw."""
        return turn.text([NAMES[card] for card in self.drawn_by(turn)])

    def drawn_by(self, turn: Turn) -> tuple[int, ...]:
        """The cards that a turn, or what is left of one, would draw now."""
        code = turn.code
        drawn: list[int] = []
        top: i64 = self.deck_size
        if three_drew(code):
            top -= 1
            drawn.append(int(self.deck[top]))
        if draws(code):
            covered = action(code) == TOOK or action(code) == TO_DECK
            drawn.append(int(action_card(code) if covered else self.deck[top - 1]))
        return tuple(drawn)

    def why_not_turn(self, turn: Turn) -> IllegalError | None:
        """Why a complete turn is refused, or None if it is legal."""
        if self.phase == OVER:
            return IllegalError("round-over")
        if self.phase != PLAY:
            return IllegalError("turn-started")
        if turn in self.turns():
            return None
        trial = self.copy()
        for move in turn.moves:
            if trial.phase == OVER or trial.seat != self.seat:
                return why_no_draw(self, CARDS[trial.canvas], size(trial.palettes[self.seat]))
            refusal = why_not(trial, move)
            if refusal is not None:
                return refusal
            trial.play(move)
        if trial.seat == self.seat and trial.phase != OVER:
            refusal = why_not(trial, STOP)
            if refusal is not None:
                return refusal
        return IllegalError("turn-other", turn=str(turn))

    def play_turn(self, turn: Turn) -> None:
        """Play a complete turn; `IllegalError` says why not, and changes nothing."""
        self.play_code(turn.code)

    def play_code(self, code: i64) -> None:
        """Play a complete turn in its packed form."""
        if not self.turns().has(code):
            refusal = self.why_not_turn(Turn(code))
            assert refusal is not None
            raise refusal
        self.carry_out(code)

    def carry_out(self, code: i64) -> None:
        """Play a packed turn, or what is left of one, that is known to be legal."""
        place: i64 = 0
        while place < five_count(code):
            self._lay_down(five(code, place))
            place += 1
        if last(code) >= 0:
            self._lay_down(last(code))
        if three_drew(code):
            self._draw()
        if action(code):
            self._act(action(code), action_card(code))
        if discard(code) >= 0:
            self._discard(discard(code))
        if draws(code):
            self._draw()
        self._end(code != 0 or self.phase != PLAY)

    # Single decisions

    def moves(self) -> list[Move]:
        """The legal moves of the seat to move; none once the round is over."""
        return legal_moves(self)

    def why_not(self, move: Move) -> IllegalError | None:
        """Why a move is refused, or None if it is legal."""
        return why_not(self, move)

    def play(self, move: Move) -> None:
        """Play one move; `IllegalError` says why not, and changes nothing."""
        refusal = why_not(self, move)
        if refusal is not None:
            raise refusal
        self._carry_out_move(move)

    def _carry_out_move(self, move: Move) -> None:
        card: i64 = NOBODY if move.card is None else move.card
        match move.kind:
            case Kind.PLAY:
                self._play_card(card)
            case Kind.DISCARD:
                self._discard(card)
                earned = self.rules.draw and card // 7 + 1 > size(self.palettes[self.seat])
                if earned and self.deck_size:
                    self._await(DRAW)
                else:
                    self._end(True)
            case Kind.TAKE:
                self._act(TOOK, card)
                self._await(DISCARD, bound=not self.rules.one_spites)
            case Kind.TO_CANVAS:
                self._act(TO_CANVAS, card)
                self._await(DISCARD, bound=self.rules.must_lead or self.rules.seven_must_lead)
            case Kind.TO_DECK:
                self._act(TO_DECK, card)
                self._await(DISCARD, bound=self.rules.must_lead or self.rules.seven_must_lead)
            case Kind.DRAW:
                self._draw()
                self._end(True)
            case Kind.STOP:
                self._end(True)
            case Kind.OUT:
                self._end(False)

    def _play_card(self, card: i64) -> None:
        """Lay a card down and move on to what its action asks for."""
        self._lay_down(card)
        rules = self.rules
        number: i64 = card // 7 + 1 if rules.actions else 0
        bound = rules.must_lead
        if number == 1:
            if self._can_await(TAKE):
                return
            bound = bound or rules.one_must_lead
        elif number == 3 and self.deck_size:
            self._draw()
            bound = False
        elif number == 5 and self._can_await(FOLLOW):
            return
        elif number == 7:
            self.seven = card
            if self._can_await(TUCK):
                return
        self._await(DISCARD, bound=bound)

    # What moves do to the cards

    def _lay_down(self, card: i64) -> None:
        self._from_hand(card)
        seat = self.seat
        palette: i64 = self.palettes[seat] | BIT[card]
        self.palettes[seat] = palette
        self.low[seat], self.high[seat] = grown((self.low[seat], self.high[seat]), palette, card)

    def _discard(self, card: i64) -> None:
        self._from_hand(card)
        self.canvas = card

    def _from_hand(self, card: i64) -> None:
        self.hands[self.seat] &= ~BIT[card]
        self.known[self.seat] &= ~BIT[card]

    def _draw(self) -> None:
        self.deck_size -= 1
        card = BIT[self.deck[self.deck_size]]
        self.hands[self.seat] |= card
        if self.deck_known:
            self.deck_known -= 1
            self.known[self.seat] |= card

    def _act(self, action: i64, card: i64) -> None:
        owner: i64 = self.seat
        if action == TOOK:
            owner = 0
            while not self.palettes[owner] & BIT[card]:
                owner += 1
        self.lay(owner, self.palettes[owner] ^ BIT[card])
        if action == TO_CANVAS:
            self.canvas = card
        else:
            self.deck[self.deck_size] = card
            self.deck_size += 1
            self.deck_known += 1

    # From turn to turn

    def _await(self, phase: i64, *, bound: bool = False) -> None:
        self.phase = phase
        self.bound = bound
        self.seven = NOBODY
        self._turns = None

    def _can_await(self, phase: i64) -> bool:
        """Go into the phase of an action if it leaves anything to decide; whether it does."""
        self.phase = phase
        self._turns = None
        return len(legal_turns(self)) > 0

    def _end(self, tried: bool) -> None:
        """End the turn: whoever does not lead, or did not try, is out; then the next one begins."""
        leads = leads_over(self.strengths_of(self.seat), self.bar())
        if not (tried and leads & BIT[self.canvas % 7]):
            self.alive ^= BIT[self.seat]
        self._await(PLAY)
        while True:
            if self.alive & (self.alive - 1) == 0:
                self.phase = OVER
                self.winner = lowest(self.alive)
                return
            self.seat = (self.seat + 1) % self.players
            if not self.is_in(self.seat):
                continue
            if self.hands[self.seat]:
                return
            self.alive ^= BIT[self.seat]
