"""A complete turn as a value, and all legal turns of a round."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, final, overload

from red7.game.checks import is_within
from red7.game.engine import turns as packed
from red7.game.errors import InvalidError
from red7.game.moves import DRAW_CARD, OUT, STOP, WITH_CARD, Kind, Move
from red7.game.text.steps import decisions, parse_steps

_ACTIONS: Final = {Kind.TAKE: packed.TOOK, Kind.TO_CANVAS: packed.TO_CANVAS, Kind.TO_DECK: packed.TO_DECK}
_MOST_CODE: Final = 1 << 62
_LISTED: Final = 10


@final
class Turn:
    """A complete turn: what is played, taken, moved and discarded, and whether a card is drawn.

    `code` is its packed form, which is what the engine plays.
    """

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        if not (is_within(code, 0, _MOST_CODE) and packed.is_code(code)):
            raise InvalidError("moves", found=repr(code))
        self.code: Final[int] = code

    @staticmethod
    def of(moves: Sequence[Move], three_draws: bool) -> "Turn":
        """The turn made of these moves; `three_draws` says whether a 3 would draw."""
        code = 0
        kind = Kind.PLAY
        for place, move in enumerate(moves):
            second_action = packed.action(code) != 0 and move.kind < Kind.DISCARD
            if move.kind < kind or move.kind == kind != Kind.PLAY or second_action:
                break  # out of order or repeated: the turn ends here
            kind = move.kind
            if kind is Kind.DRAW:
                code = packed.with_draw(code)
            if move.card is None:
                continue
            if kind is Kind.PLAY:
                if place + 1 < len(moves) and moves[place + 1].kind is Kind.PLAY:
                    code = packed.with_five(code, move.card)
                else:
                    code = packed.with_last(code, move.card)
                    if three_draws and move.card.number == 3:
                        code |= packed.THREE_DREW
            elif kind is Kind.DISCARD:
                code = packed.with_discard(code, move.card)
            else:
                code = packed.with_action(code, _ACTIONS[kind], move.card)
        if _moves(code) != tuple(moves):
            raise InvalidError("moves", found=" ".join([str(move) for move in moves]))
        return Turn(code)

    @staticmethod
    def parse(text: str) -> "Turn":
        """The turn, or part of one, written in full, with every card that it draws.

        A bare `.`, which only ends a turn, is the turn that does nothing.
        """
        steps = parse_steps(text)
        if len(steps) == 1 and steps[0].move is STOP:
            return Turn(0)
        return Turn.of(decisions(steps), three_draws=any(step.names_draw for step in steps))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The decisions of the turn, without the stop at its end."""
        return _moves(self.code)

    def text(self, drawn: Sequence[str] = ()) -> str:
        """The notation, with the cards drawn in order; those not given are `??`."""
        cards = iter(drawn)
        three = packed.last(self.code) if packed.three_drew(self.code) else -1
        steps: list[str] = []
        for move in self.moves:
            if move is DRAW_CARD:
                steps.append(next(cards, "??") + "+")
                continue
            steps.append(str(move))
            if move.kind is Kind.PLAY and move.card == three:
                steps.append(next(cards, "??") + "+")
        return " ".join(steps)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Turn {self.text()}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return Turn, (self.code,)


@lru_cache(maxsize=1 << 12)  # needed whenever a turn is read, checked or written
def _moves(code: int) -> tuple[Move, ...]:
    if code == 0:
        return (OUT,)
    moves = [WITH_CARD[Kind.PLAY][packed.five(code, place)] for place in range(packed.five_count(code))]
    if packed.last(code) >= 0:
        moves.append(WITH_CARD[Kind.PLAY][packed.last(code)])
    if packed.action(code):
        moves.append(WITH_CARD[packed.action(code)][packed.action_card(code)])
    if packed.discard(code) >= 0:
        moves.append(WITH_CARD[Kind.DISCARD][packed.discard(code)])
    if packed.draws(code):
        moves.append(DRAW_CARD)
    return tuple(moves)


@final
class Turns(Sequence[Turn]):
    """The legal complete turns of a round; those that keep the player in come first.

    They are counted and looked up without making each one, so `len` and `in` are quick.
    """

    __slots__ = ("kernel",)

    def __init__(self, kernel: packed.KernelTurns) -> None:
        self.kernel: Final = kernel

    @property
    def staying(self) -> int:
        """How many turns keep the player in; they come first."""
        return int(self.kernel.staying)

    @property
    def leaving(self) -> int:
        """How many turns put the player out; they come last."""
        return int(self.kernel.leaving)

    def keeps_in(self, index: int) -> bool:
        """Whether the turn with this index keeps the player in."""
        return index < self.kernel.staying

    def __len__(self) -> int:
        return len(self.kernel)

    @overload
    def __getitem__(self, index: int) -> Turn: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Turn, ...]: ...

    def __getitem__(self, index: int | slice) -> Turn | tuple[Turn, ...]:
        if isinstance(index, slice):
            return tuple([self[place] for place in range(*index.indices(len(self)))])
        if not -len(self) <= index < len(self):
            raise IndexError(f"there are {len(self)} turns, so none has the index {index}")
        return Turn(self.kernel.code(index % len(self)))

    def __iter__(self) -> Iterator[Turn]:
        return iter([Turn(self.kernel.code(index)) for index in range(len(self))])

    def __contains__(self, turn: object) -> bool:
        return isinstance(turn, Turn) and self.kernel.has(turn.code)

    def __repr__(self) -> str:
        texts = [str(turn) for turn in self[:_LISTED]]
        more = [f"… {len(self) - _LISTED} more"] if len(self) > _LISTED else []
        return f"<Turns: {', '.join(texts + more)}>" if texts else "<Turns: none>"
