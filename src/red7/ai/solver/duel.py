"""The exact solver for two players with open hands, without draw and actions: numbers only, no objects.

Going out loses, so only turns that keep the player in matter, and a player who has none has lost. The
turn that leaves the rival the fewest answers is tried first; one that leaves none wins at once. How many
answers a turn leaves depends on the palette it makes and on the colour it leaves, so they are counted once
for each palette.
"""

from typing import Final, final

from red7.game.engine.arrays import append, i64, vec
from red7.game.engine.bits import BIT, COLOR_CARDS, IN_COLORS, lowest, size
from red7.game.engine.canvas import grown, leads_over
from red7.game.engine.interrupts import check_interrupt
from red7.game.engine.round import KernelRound

# For a set of seven colours, a one in the six bits of each of its colours.
_ONE_EACH: Final[vec[i64]] = vec[i64](
    [sum(1 << 6 * color for color in range(7) if colors >> color & 1) for colors in range(128)]
)
NO_LIMIT: Final[i64] = 1 << 40
_BETWEEN_CHECKS: Final[i64] = 4095  # nodes, some milliseconds, minus one
_MEMORY: Final[i64] = 65521
_STATE: Final[i64] = (1 << 52) - 1
_WON: Final[i64] = 1 << 52


@final
class Duel:
    """Searches for a forced win. A turn is `play << 6 | discard`, cards plus one; 0 stands for none."""

    def __init__(self, limit: i64 = NO_LIMIT) -> None:
        self.nodes: i64 = 0
        self.stopped: bool = False  # the limit of nodes was reached, and no answer can be trusted
        self.limit: i64 = limit
        self.best: i64 = 0  # the turn found at the root
        self._known: vec[i64] = vec[i64]([0] * (4 * _MEMORY))
        self._turns: vec[i64] = vec[i64]([0] * 256)  # a stack of turns to try
        self._low: vec[i64] = vec[i64]([0] * 64)  # a stack of strengths, see `_foresee`
        self._high: vec[i64] = vec[i64]([0] * 64)

    def wins_round(self, round_: KernelRound) -> bool:
        """Whether the seat to move wins a round of two players without draw and actions."""
        seat = round_.seat
        rival: i64 = 1 - seat
        return self.wins(
            round_.hands[seat],
            round_.palettes[seat],
            round_.strengths_of(seat),
            round_.hands[rival],
            round_.palettes[rival],
            round_.strengths_of(rival),
            round_.canvas % 7,
        )

    def wins(
        self,
        hand: i64,
        palette: i64,
        mine: tuple[i64, i64],
        rival_hand: i64,
        rival_palette: i64,
        theirs: tuple[i64, i64],
        color: i64,
        start: i64 = 0,
        base: i64 = 0,
    ) -> bool:
        """Whether the player to move wins; `best` is then a winning turn, else the most stubborn one."""
        if self.nodes >= self.limit:
            self.stopped = True
        if self.stopped:
            return False
        self.nodes += 1
        if self.nodes & _BETWEEN_CHECKS == 0:
            check_interrupt()
        place = 4 * (
            ((31 * hand) ^ (17 * palette) ^ (7 * rival_hand) ^ (3 * rival_palette) ^ color) % _MEMORY
        )
        known = self._known[place]
        state: i64 = hand | color << 49
        if (
            start
            and known & _STATE == state
            and self._known[place + 1] == palette
            and self._known[place + 2] == rival_hand
            and self._known[place + 3] == rival_palette
        ):
            return known & _WON != 0
        won = self._search(hand, palette, mine, rival_hand, rival_palette, theirs, color, start, base)
        if self.stopped:
            return False
        self._known[place] = state | _WON if won else state
        self._known[place + 1] = palette
        self._known[place + 2] = rival_hand
        self._known[place + 3] = rival_palette
        return won

    def _search(
        self,
        hand: i64,
        palette: i64,
        mine: tuple[i64, i64],
        rival_hand: i64,
        rival_palette: i64,
        theirs: tuple[i64, i64],
        color: i64,
        start: i64,
        base: i64,
    ) -> bool:
        end = start
        next_base = self._foresee(rival_hand, rival_palette, theirs, base)
        rest = hand
        while True:
            # Each card to the palette, and at last none.
            card: i64 = -1
            table = palette
            ours = mine
            left = hand
            if rest:
                card = lowest(rest)
                rest &= rest - 1
                table = palette | BIT[card]
                left = hand ^ BIT[card]
                ours = grown(mine, table, card)
            leads = leads_over(ours, theirs)
            if leads:
                discards = left & IN_COLORS[leads]
                stays = card >= 0 and leads & BIT[color] != 0
                if stays or discards:
                    answers, if_staying = self._answers(rival_hand, theirs, ours, base)
                    if stays:
                        turn: i64 = (card + 1) << 6
                        count = answers + (if_staying >> (6 * color) & 63)
                        if count == 0:
                            self.best = turn
                            return True
                        self._push(end, count << 12 | turn)
                        end += 1
                        # Stopping is as good as discarding the colour in force, and keeps a card.
                        discards &= ~COLOR_CARDS[color]
                    while discards:
                        discard = lowest(discards)
                        discards &= discards - 1
                        turn = (card + 1) << 6 | (discard + 1)
                        count = answers + (if_staying >> (6 * (discard % 7)) & 63)
                        if count == 0:
                            self.best = turn
                            return True
                        self._push(end, count << 12 | turn)
                        end += 1
            if card < 0:
                break
        return self._try_all(
            hand, palette, mine, rival_hand, rival_palette, theirs, color, start, end, next_base
        )

    def _push(self, place: i64, turn: i64) -> None:
        if place == len(self._turns):
            self._turns = append(self._turns, turn)
        else:
            self._turns[place] = turn

    def _try_all(
        self,
        hand: i64,
        palette: i64,
        mine: tuple[i64, i64],
        rival_hand: i64,
        rival_palette: i64,
        theirs: tuple[i64, i64],
        color: i64,
        start: i64,
        end: i64,
        base: i64,
    ) -> bool:
        """Try the turns on the stack, those that leave the fewest answers first."""
        stubborn: i64 = 0
        first = start
        while first < end:
            least = first
            place = first + 1
            while place < end:
                if self._turns[place] < self._turns[least]:
                    least = place
                place += 1
            chosen = self._turns[least]
            self._turns[least] = self._turns[first]
            first += 1
            turn: i64 = chosen & 4095
            if stubborn == 0:
                stubborn = turn
            table = palette
            left = hand
            ours = mine
            rule = color
            if turn >> 6:
                card: i64 = (turn >> 6) - 1
                table = palette | BIT[card]
                left ^= BIT[card]
                ours = grown(mine, table, card)
            if turn & 63:
                left ^= BIT[(turn & 63) - 1]
                rule = ((turn & 63) - 1) % 7
            if not self.wins(rival_hand, rival_palette, theirs, left, table, ours, rule, end, base):
                self.best = turn
                return True
        self.best = stubborn
        return False

    def _foresee(self, hand: i64, palette: i64, mine: tuple[i64, i64], base: i64) -> i64:
        """Note how strong each card would make the rival's palette; where the next notes may start."""
        end = base
        rest = hand
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            low, high = grown(mine, palette | BIT[card], card)
            if end == len(self._low):
                self._low = append(self._low, low)
                self._high = append(self._high, high)
            else:
                self._low[end] = low
                self._high[end] = high
            end += 1
        return end

    def _answers(self, hand: i64, mine: tuple[i64, i64], bar: tuple[i64, i64], base: i64) -> tuple[i64, i64]:
        """How many turns keep the rival in: those with a discard, and by colour those without."""
        count = size(hand & IN_COLORS[leads_over(mine, bar)])
        if_staying: i64 = 0
        rest = hand
        place = base
        while rest:
            card = rest & -rest
            rest ^= card
            leads = leads_over((self._low[place], self._high[place]), bar)
            if leads:
                count += size((hand ^ card) & IN_COLORS[leads])
                if_staying += _ONE_EACH[leads]
            place += 1
        return count, if_staying
