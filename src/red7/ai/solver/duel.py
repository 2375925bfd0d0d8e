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
_LOSS: Final[i64] = 0
_WIN: Final[i64] = 1
_OPEN: Final[i64] = 2  # until its turns are tried


@final
class _Frame:
    """A position on the way from the root, as the player to move sees it, and what is tried there."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.palette: i64 = 0
        self.mine: tuple[i64, i64] = (0, 0)  # strengths
        self.rival_hand: i64 = 0
        self.rival_palette: i64 = 0
        self.theirs: tuple[i64, i64] = (0, 0)
        self.color: i64 = 0
        self.memory: i64 = 0  # the place where it is remembered
        self.start: i64 = 0  # of its turns on the stack,
        self.first: i64 = 0  # of those that are yet to be tried,
        self.end: i64 = 0  # and behind the last one
        self.base: i64 = 0  # of the strengths that are noted for it,
        self.next_base: i64 = 0  # and behind them
        self.turn: i64 = 0  # that is being tried
        self.stubborn: i64 = 0  # the turn that was tried first


@final
class Duel:
    """Searches for a forced win. A turn is `play << 6 | discard`, cards plus one; 0 stands for none.

    It has frames of its own instead of calling itself, so that it can pause between any two nodes.
    """

    def __init__(self, limit: i64 = NO_LIMIT) -> None:
        self.nodes: i64 = 0
        self.stopped: bool = False  # the limit of nodes was reached, and no answer can be trusted
        self.limit: i64 = limit
        self.won: bool = False  # the answer
        self.best: i64 = 0  # the turn found at the root: one that wins, else the most stubborn one
        self._known: vec[i64] = vec[i64]([0] * (4 * _MEMORY))
        self._frames: list[_Frame] = [_Frame()]
        self._depth: i64 = 0
        self._turns: vec[i64] = vec[i64]([0] * 256)  # a stack of turns to try
        self._low: vec[i64] = vec[i64]([0] * 64)  # a stack of strengths, see `_foresee`
        self._high: vec[i64] = vec[i64]([0] * 64)

    def wins_round(self, round_: KernelRound) -> bool:
        """Whether the seat to move wins a round of two players without draw and actions."""
        self.begin(round_)
        self.run(NO_LIMIT)
        return self.won

    def begin(self, round_: KernelRound) -> None:
        """Ask whether the seat to move `won` such a round; `run` finds the answer."""
        seat = round_.seat
        rival: i64 = 1 - seat
        root = self._frames[0]
        root.hand = round_.hands[seat]
        root.palette = round_.palettes[seat]
        root.mine = round_.strengths_of(seat)
        root.rival_hand = round_.hands[rival]
        root.rival_palette = round_.palettes[rival]
        root.theirs = round_.strengths_of(rival)
        root.color = round_.canvas % 7
        self._depth = 0
        self.won = False

    def run(self, nodes: i64) -> bool:
        """Carry the search on for so many nodes; whether it has come to its end."""
        until = self.nodes + nodes
        while not self.stopped:
            if self.nodes >= self.limit:
                self.stopped = True
                break
            if self.nodes >= until:
                return False
            self.nodes += 1
            if self.nodes & _BETWEEN_CHECKS == 0:
                check_interrupt()
            frame = self._frames[self._depth]
            result = self._look(frame)
            while result != _OPEN or not self._try_next(frame):
                if result == _OPEN:  # no turn is left
                    self.best = frame.stubborn
                    result = _LOSS
                self._remember(frame, result)
                if self._depth == 0:
                    self.won = result == _WIN
                    return True
                self._depth -= 1
                frame = self._frames[self._depth]
                if result == _LOSS:  # for the rival
                    self.best = frame.turn
                    result = _WIN
                else:
                    result = _OPEN
        return True

    def _remember(self, frame: _Frame, result: i64) -> None:
        place = frame.memory
        state: i64 = frame.hand | frame.color << 49
        self._known[place] = state | _WON if result == _WIN else state
        self._known[place + 1] = frame.palette
        self._known[place + 2] = frame.rival_hand
        self._known[place + 3] = frame.rival_palette

    def _look(self, frame: _Frame) -> i64:
        """What a position is known to be, or comes to at once; else its turns are on the stack."""
        cards = (31 * frame.hand) ^ (17 * frame.palette) ^ (7 * frame.rival_hand) ^ (3 * frame.rival_palette)
        place: i64 = 4 * ((cards ^ frame.color) % _MEMORY)
        frame.memory = place
        if self._depth:  # at the root a turn is asked for as well
            known = self._known[place]
            if (
                known & _STATE == frame.hand | frame.color << 49
                and self._known[place + 1] == frame.palette
                and self._known[place + 2] == frame.rival_hand
                and self._known[place + 3] == frame.rival_palette
            ):
                return _WIN if known & _WON else _LOSS
        hand = frame.hand
        color = frame.color
        end = frame.start
        frame.next_base = self._foresee(frame.rival_hand, frame.rival_palette, frame.theirs, frame.base)
        rest = hand
        while True:
            # Each card to the palette, and at last none.
            card: i64 = -1
            ours = frame.mine
            left = hand
            if rest:
                card = lowest(rest)
                rest &= rest - 1
                left = hand ^ BIT[card]
                ours = grown(frame.mine, frame.palette | BIT[card], card)
            leads = leads_over(ours, frame.theirs)
            if leads:
                discards = left & IN_COLORS[leads]
                stays = card >= 0 and leads & BIT[color] != 0
                if stays or discards:
                    answers, if_staying = self._answers(frame.rival_hand, frame.theirs, ours, frame.base)
                    if stays:
                        turn: i64 = (card + 1) << 6
                        count = answers + (if_staying >> (6 * color) & 63)
                        if count == 0:
                            self.best = turn
                            return _WIN
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
                            return _WIN
                        self._push(end, count << 12 | turn)
                        end += 1
            if card < 0:
                break
        frame.first = frame.start
        frame.end = end
        frame.stubborn = 0
        return _OPEN

    def _push(self, place: i64, turn: i64) -> None:
        if place == len(self._turns):
            self._turns = append(self._turns, turn)
        else:
            self._turns[place] = turn

    def _try_next(self, frame: _Frame) -> bool:
        """Look next at what follows the turn that leaves the fewest answers; whether one is left to try."""
        first = frame.first
        if first == frame.end:
            return False
        least = first
        place = first + 1
        while place < frame.end:
            if self._turns[place] < self._turns[least]:
                least = place
            place += 1
        turn: i64 = self._turns[least] & 4095
        self._turns[least] = self._turns[first]
        frame.first = first + 1
        frame.turn = turn
        if frame.stubborn == 0:
            frame.stubborn = turn
        self._depth += 1
        if self._depth == len(self._frames):
            self._frames.append(_Frame())
        after = self._frames[self._depth]
        after.hand = frame.rival_hand
        after.palette = frame.rival_palette
        after.mine = frame.theirs
        after.rival_hand = frame.hand
        after.rival_palette = frame.palette
        after.theirs = frame.mine
        after.color = frame.color
        after.start = frame.end
        after.base = frame.next_base
        if turn >> 6:
            card: i64 = (turn >> 6) - 1
            after.rival_palette |= BIT[card]
            after.rival_hand ^= BIT[card]
            after.theirs = grown(frame.mine, after.rival_palette, card)
        if turn & 63:
            after.rival_hand ^= BIT[(turn & 63) - 1]
            after.color = ((turn & 63) - 1) % 7
        return True

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
