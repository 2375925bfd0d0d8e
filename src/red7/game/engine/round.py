"""The kernel's round: a phase machine on masks and numbers, played by packed moves and turns.

It trusts its callers: the plain `red7.game.round` checks whether a move or a turn is legal.
"""

from typing import final

from red7.game.engine.arrays import i64
from red7.game.engine.bits import BIT, DECK_SIZE, HAND, NOBODY, lowest, size
from red7.game.engine.canvas import RED, grown, leads_over
from red7.game.engine.dice import Dice
from red7.game.engine.layout import DISCARD, DRAW, FOLLOW, OVER, PLAY, TAKE, TUCK, Layout
from red7.game.engine.movegen import legal_turns
from red7.game.engine.moves import DISCARDS, DRAW_MOVE, OUT_MOVE, PLAYS, TAKES
from red7.game.engine.rules import Rules
from red7.game.engine.turns import (
    TO_CANVAS,
    TO_DECK,
    TOOK,
    KernelTurns,
    action,
    action_card,
    discard,
    draws,
    five,
    five_count,
    last,
    three_drew,
)


@final
class KernelRound(Layout):
    """A round in progress."""

    def __init__(self, rules: Rules, players: i64) -> None:
        super().__init__(rules, players)
        self._turns: KernelTurns | None = None

    def shuffle(self, dice: Dice, hand_size: i64 = HAND) -> None:
        """Deal this round again, from all cards that are not in score piles."""
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
            while dealt < hand_size:
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
        self.canvas = DECK_SIZE + RED
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

    def copy(self) -> "KernelRound":
        """An independent copy, with its turns if they are known."""
        twin = KernelRound(self.rules, 0)
        twin.take_over(self)
        twin._turns = self._turns
        return twin

    def turns(self) -> KernelTurns:
        """All legal complete turns of the seat to move; none once the round is over or a turn has begun."""
        if self._turns is None:
            self._turns = legal_turns(self) if self.phase == PLAY else KernelTurns()
        return self._turns

    def drawn_by(self, code: i64) -> tuple[int, ...]:
        """The cards that a packed turn, or what is left of one, would draw now."""
        drawn: list[int] = []
        top: i64 = self.deck_size
        if three_drew(code):
            top -= 1
            drawn.append(int(self.deck[top]))
        if draws(code):
            covered = action(code) == TOOK or action(code) == TO_DECK
            drawn.append(int(action_card(code) if covered else self.deck[top - 1]))
        return tuple(drawn)

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

    def carry_out_move(self, move: i64) -> None:
        """Play a move that is known to be legal."""
        if move >= DRAW_MOVE:
            if move == DRAW_MOVE:
                self._draw()
            self._end(move != OUT_MOVE)
            return
        kind: i64 = move // DECK_SIZE
        card: i64 = move - DECK_SIZE * kind
        if kind == PLAYS:
            self._play_card(card)
        elif kind == DISCARDS:
            self._discard(card)
            earned = self.rules.draw and card // 7 + 1 > size(self.palettes[self.seat])
            if earned and self.deck_size:
                self._await(DRAW)
            else:
                self._end(True)
        elif kind == TAKES:
            self._act(kind, card)
            self._await(DISCARD, bound=not self.rules.one_spites)
        else:
            self._act(kind, card)
            self._await(DISCARD, bound=self.rules.must_lead or self.rules.seven_must_lead)

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

    # The effects of moves

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
        """Enter the phase of an action if it leaves anything to decide; returns whether it does."""
        self.phase = phase
        self._turns = None
        return len(legal_turns(self)) > 0

    def _end(self, tried: bool) -> None:
        """End the turn: a player who does not lead, or did not try, is out; then the next one begins."""
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
