"""One round for people: to inspect, play move by move or turn by turn, undo, compare and print."""

from typing import Final

from red7.game.cards import CARDS, Card, CardSet, Color
from red7.game.checks import expect, is_within
from red7.game.editions import DEFAULT_EDITION, Edition, Options, rules_of
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER, PHASES, Fields
from red7.game.engine.movegen import legal_moves
from red7.game.engine.round import KernelRound
from red7.game.errors import IllegalError, InvalidError
from red7.game.moves import MOVES, Move
from red7.game.pictures import DrawnTable
from red7.game.refusal import why_not, why_not_turn
from red7.game.text.notation import parse_moves, parse_turn, turn_text
from red7.game.turns import Turn, Turns


class Round(DrawnTable):
    """A round in progress, in the words of `Position`.

        >>> round_ = Round.deal(Dice(7), players=2)
        >>> round_.turn, round_.phase, round_.color
        (1, 'play', <Color.RED: 6>)
        >>> round_.play(round_.turns()[0])
        >>> round_.undo()

    `kernel` is the same round for programs that have to be fast: it takes packed moves and turns and refuses
    nothing, so give it only legal ones.
    """

    __slots__ = ("edition", "options", "kernel", "_past")

    def __init__(self, edition: Edition, options: Options, kernel: KernelRound) -> None:
        self.edition: Final = edition
        self.options: Final = options
        self.kernel: KernelRound = kernel
        self._past: list[KernelRound] = []

    @classmethod
    def deal(
        cls,
        dice: Dice | int,
        players: int = 2,
        edition: Edition | str = DEFAULT_EDITION,
        options: Options | str = Options(),
    ) -> "Round":
        """A round dealt by dice, or by a seed for them; the deals of a match come from `red7.game.deal`."""
        dice = Dice(dice) if isinstance(dice, int) else dice
        expect(dice, Dice)
        if not is_within(players, 2, 4):
            raise InvalidError("position-players", found=players)
        edition, options = Edition.parse(edition), Options.parse(options)
        kernel = KernelRound(rules_of(edition, options), players)
        kernel.shuffle(dice)
        return cls(edition, options, kernel)

    @classmethod
    def of_fields(cls, edition: Edition, options: Options, fields: Fields) -> "Round":
        """The round with these fields."""
        kernel = KernelRound(rules_of(edition, options), len(fields.hands))
        kernel.load(fields)
        return cls(edition, options, kernel)

    # Its state

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.kernel.players)

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """The cards in each hand."""
        return tuple([CardSet(self.kernel.hands[seat]) for seat in range(self.kernel.players)])

    @property
    def palettes(self) -> tuple[CardSet, ...]:
        """The cards of each palette."""
        return tuple([CardSet(self.kernel.palettes[seat]) for seat in range(self.kernel.players)])

    @property
    def known(self) -> tuple[CardSet, ...]:
        """For each seat, the cards in hand that everybody saw being drawn."""
        return tuple([CardSet(self.kernel.known[seat]) for seat in range(self.kernel.players)])

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards of the deck from bottom to top."""
        return tuple([CARDS[self.kernel.deck[place]] for place in range(self.kernel.deck_size)])

    @property
    def deck_size(self) -> int:
        """How many cards the deck has."""
        return int(self.kernel.deck_size)

    @property
    def deck_known(self) -> int:
        """How many cards on top of the deck everybody saw being put there."""
        return int(self.kernel.deck_known)

    @property
    def canvas(self) -> int:
        """The top card of the canvas, or 49 + colour if only the colour is known."""
        return int(self.kernel.canvas)

    @property
    def color(self) -> Color:
        """The colour of the canvas, and so the rule in force."""
        return Color(self.kernel.canvas % 7)

    @property
    def scored(self) -> CardSet:
        """The cards in score piles, which are out of this round."""
        return CardSet(self.kernel.scored)

    @property
    def turn(self) -> int:
        """The seat to move; the one that moved last once the round is over."""
        return int(self.kernel.seat)

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that are out."""
        return self.kernel.out()

    @property
    def phase(self) -> str:
        """What the seat to move decides: `play`, `follow`, `take`, `tuck`, `discard`, `draw`; or `over`."""
        return PHASES[self.kernel.phase]

    @property
    def bound(self) -> bool:
        """Whether the turn in progress may not end without the lead."""
        return self.kernel.bound

    @property
    def seven(self) -> int:
        """The 7 whose action is being decided, or -1."""
        return int(self.kernel.seven)

    @property
    def winner(self) -> int | None:
        """The seat that won the round, or None while it goes on."""
        return int(self.kernel.winner) if self.is_over else None

    @property
    def is_over(self) -> bool:
        """Whether the round has a winner."""
        return bool(self.kernel.phase == OVER)

    # Playing

    def turns(self) -> Turns:
        """All legal complete turns of the seat to move; none once the round is over or a turn has begun."""
        return Turns(self.kernel.turns())

    def moves(self) -> list[Move]:
        """The legal moves of the seat to move; none once the round is over."""
        return [MOVES[move] for move in legal_moves(self.kernel)]

    def parse_turn(self, text: str) -> Turn:
        """The legal complete turn of a text in notation."""
        return parse_turn(self.kernel, text)

    def text(self, turn: Turn) -> str:
        """The notation of a turn that could be played now, with the cards it would draw."""
        return turn_text(self.kernel, turn)

    def drawn_by(self, turn: Turn) -> tuple[Card, ...]:
        """The cards that a turn, or the rest of one, would draw now."""
        return tuple([CARDS[card] for card in self.kernel.drawn_by(turn.code)])

    def why_not(self, choice: Turn | Move) -> IllegalError | None:
        """Why a complete turn or a move is refused, or None if it is legal."""
        if isinstance(choice, Turn):
            return why_not_turn(self.kernel, choice)
        expect(choice, Turn, Move)
        return why_not(self.kernel, choice)

    def play(self, choice: Turn | Move | str) -> None:
        """Play a complete turn, a move, or a turn in notation; an error says why not, and changes nothing.

        A text also completes a turn that has begun.
        """
        if self.is_over:
            raise IllegalError("round-over")
        expect(choice, Turn, Move, str)
        if isinstance(choice, str):
            moves = parse_moves(self.kernel, choice)
            self._keep()
            for move in moves:
                self.kernel.carry_out_move(move.id)
            return
        refusal = self.why_not(choice)
        if refusal is not None:
            raise refusal
        self._keep()
        if isinstance(choice, Turn):
            self.kernel.carry_out(choice.code)
        else:
            self.kernel.carry_out_move(choice.id)

    def undo(self) -> None:
        """Take back what was played last; `IllegalError` if there is nothing to take back."""
        if not self._past:
            raise IllegalError("undo-nothing")
        self.kernel = self._past.pop()

    def copy(self) -> "Round":
        """An independent copy; what was played before cannot be undone in it."""
        return Round(self.edition, self.options, self.kernel.copy())

    def _keep(self) -> None:
        """Save the state for `undo`."""
        self._past.append(self.kernel)
        self.kernel = self.kernel.copy()

    def __copy__(self) -> "Round":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Round":
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Round.of_fields, (self.edition, self.options, self.kernel.fields())

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Round)
            and (self.edition, self.options) == (other.edition, other.options)
            and self.kernel.fields() == other.kernel.fields()
        )

    def __str__(self) -> str:
        lines = [f"{self.edition} {self.options}, {self.color} rules"]
        for seat in range(self.players):
            mark = "x" if seat in self.out else ">" if seat == self.turn and not self.is_over else " "
            lines.append(f"{mark} seat {seat}: hand {self.hands[seat]}, palette {self.palettes[seat]}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        state = f"won by seat {self.winner}" if self.is_over else f"seat {self.turn} to {self.phase}"
        return f"<Round {self.edition} {self.options}, {self.color} rules, {state}>"
