"""A match: rounds, score piles, and when it ends."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from red7.game.cards import NAMES, cards_of, mask_of
from red7.game.checks import expect, is_within
from red7.game.deal import Deal, deal
from red7.game.editions import DEFAULT_EDITION, Edition, Ending, Options, rules_of
from red7.game.engine.bits import ALL, DECK_SIZE, HAND
from red7.game.engine.canvas import counting
from red7.game.engine.layout import PHASES, PLAY
from red7.game.engine.round import KernelRound
from red7.game.errors import IllegalError, InvalidError
from red7.game.history import Cause, RoundEnd, RoundEntry, TurnEntry
from red7.game.moves import Kind, Move
from red7.game.pictures import DrawnTable
from red7.game.position import Position
from red7.game.round import Round
from red7.game.seeds import PlainSeed, SharedSeed, numbered_seed
from red7.game.sight import WATCHER, RoundSeen, Sight, Standing, face_up, public_draws, seen_turns, sight
from red7.game.start import Start
from red7.game.text.notation import moves_of, parse_moves
from red7.game.turns import Turn

TARGETS: Final = {2: 40, 3: 35, 4: 30}
_LISTS: Final = ("piles", "noted", "played", "_moves", "_drawn")


class Match(DrawnTable):
    """Rounds between the same players until somebody has won.

    `round` is the round in play. When it is over, the winner's cards have been scored, and `next_round` deals
    the next one unless the match is over. Deals come from the seed, or are given, which needs no seed. A
    match with a `start` begins there, and only its later rounds are dealt.
    """

    def __init__(
        self,
        source: PlainSeed | SharedSeed | None,
        players: int = 2,
        edition: Edition | str = DEFAULT_EDITION,
        options: Options | str = Options(),
        ending: Ending = Ending.CARDS,
        *,
        given: Deal | None = None,
        start: Start | None = None,
    ) -> None:
        edition, options = Edition.parse(edition), Options.parse(options)
        check_setting(source, players, edition, ending)
        self.source: Final = source
        self.players: Final = players
        self.edition: Final = edition
        self.options: Final = options
        self.ending: Final = ending
        self.start: Final = start
        self.piles: list[int] = [0] * players  # score piles, as masks
        # Points noted when all cards were shuffled again (Dutch variant)
        self.noted: list[int] = [0] * players
        self.played: list[RoundEntry] = []  # the rounds so far with their finished turns
        self._moves: list[Move] = []  # of the turn in progress
        self._drawn: list[int] = []  # by it
        self._known = 0  # how many cards on top of the deck everybody knew when it began
        self.winners: tuple[int, ...] = ()
        self._past: list[tuple[dict[str, Any], KernelRound]] = []  # for `undo`
        self.round: Round = self._deal(given) if start is None else self._begin(start)

    @classmethod
    def deal(
        cls,
        seed: int | bytes,
        players: int = 2,
        edition: Edition | str = DEFAULT_EDITION,
        options: Options | str = Options(),
        ending: Ending | str = Ending.CARDS,
    ) -> "Match":
        """A match dealt from a number, the same every time, or from a seed of 32 bytes."""
        value = seed if isinstance(seed, bytes) else numbered_seed(seed)
        return cls(PlainSeed(value), players, edition, options, Ending(ending))

    @classmethod
    def begin(
        cls,
        start: Start | Position | str,
        seed: int | bytes | None = None,
        ending: Ending | str = Ending.CARDS,
    ) -> "Match":
        """A match that begins with a position, given as a value or as text, instead of a shuffle.

        The rules and the number of players are those of the position, which must be at the start of a turn.
        With scoring, later rounds are dealt from the seed, if there is one, or as given to `next_round`.

            >>> match = Match.begin("intl-1.2 basic R 0 R7O6:B1/Y3V2:O5 - - play")
            >>> match.play("R7p")
            >>> match
            <Match intl-1.2 basic, 2 players, round 1, seat 1 to play>
        """
        if not isinstance(start, Start):
            start = Start.parse(start) if isinstance(start, str) else Start(start)
        source = None
        if seed is not None:
            source = PlainSeed(seed if isinstance(seed, bytes) else numbered_seed(seed))
        position = start.position
        rules = position.edition, position.options, Ending(ending)
        return cls(source, position.players, *rules, start=start)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won the match."""
        return bool(self.winners)

    @property
    def target(self) -> int:
        """The points that end the match, or 0 if only the cards do."""
        to_target = self.edition.ends_at_target or self.ending is Ending.TARGET
        return TARGETS[self.players] if to_target else 0

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple([noted + _points(pile) for noted, pile in zip(self.noted, self.piles, strict=True)])

    @property
    def turn_in_progress(self) -> TurnEntry | None:
        """The turn that has begun and is not finished, if there is one."""
        return self._entry(self.round.turn, whole=False) if self._moves else None

    @property
    def awaits_turn(self) -> bool:
        """Whether a turn can begin: the round is not over, and no turn is in progress."""
        return not self.round.is_over and not self._moves

    def position(self) -> Position:
        """The position of the round in play."""
        return Position.of(self.round)

    def sight(self, viewer: int = WATCHER) -> Sight:
        """What a seat, or a watcher, may know of the round in play, its turns, and how the match stands."""
        entry = self.played[-1]
        turns = seen_turns(entry.turns, viewer)
        if isinstance(entry.deal, Position):
            start = face_up(entry.deal.round())
            seen = RoundSeen(start.palettes, turns, start)
        else:
            seen = RoundSeen(tuple([1 << card for card in entry.deal.palettes]), turns)
        standing = self._standing() if self.options.scoring else None
        return replace(sight(self.round, viewer), standing=standing, seen=seen)

    def _standing(self) -> Standing:
        if self.edition.target_when_short and self._has_reached():
            return Standing(self.points, 0)  # now it ends with the cards
        return Standing(self.points, self.target, self.ending is Ending.TARGET)

    def play(self, choice: Turn | Move | str, *, whole: bool = True) -> None:
        """Play a complete turn, a move, or a turn in notation; an error says why not, and changes nothing.

        A turn or a text also completes a turn in progress (`Turn(0)` just ends it). With `whole=False` it is
        the start of a turn, which stays in progress.
        """
        if self.is_over:
            raise IllegalError("match-over")
        if self.round.is_over:
            raise IllegalError("round-over")
        expect(choice, Turn, Move, str)
        kernel = self.round.kernel
        before = self._attributes(), kernel.copy()
        if whole and self.round.phase == PHASES[PLAY] and not isinstance(choice, Move):
            self._play_turn(self.round.parse_turn(choice) if isinstance(choice, str) else choice)
        elif isinstance(choice, Move):
            self._play_move(choice)
        elif isinstance(choice, str):
            self._play_moves(parse_moves(kernel, choice, whole=whole))
        else:
            self._play_moves(moves_of(kernel, choice, whole=whole))
        self._past.append(before)

    def undo(self) -> None:
        """Take back what was played last; `IllegalError` if nothing was played here."""
        if not self._past:
            raise IllegalError("undo-nothing")
        attributes, kernel = self._past.pop()
        vars(self).update(attributes)
        self.round.kernel = kernel

    def _attributes(self) -> dict[str, Any]:
        """Its state, for a copy or for `undo`: later changes of this match do not affect it."""
        attributes = vars(self) | {name: vars(self)[name].copy() for name in _LISTS}
        del attributes["_past"]
        return attributes

    def _play_moves(self, moves: Iterable[Move]) -> None:
        for move in moves:
            self._play_move(move)

    def _play_move(self, move: Move) -> None:
        round_ = self.round
        refusal = round_.why_not(move)
        if refusal is not None:
            raise refusal
        seat, out, known, deck = round_.turn, round_.out, round_.deck_known, round_.deck
        round_.kernel.carry_out_move(move.id)
        if not self._moves:
            self._known = known
        if move.kind != Kind.STOP:
            self._moves.append(move)
        if move.kind in (Kind.PLAY, Kind.DRAW) and round_.deck_size < len(deck):
            self._drawn.append(deck[-1])
        if round_.is_over or round_.turn != seat:
            entry = self._entry(seat, whole=True)
            self._moves.clear()
            self._drawn.clear()
            self._note(entry, out)

    def _play_turn(self, turn: Turn) -> None:
        round_ = self.round
        refusal = round_.why_not(turn)
        if refusal is not None:
            raise refusal
        public = public_draws(turn, round_.deck_known)
        entry = TurnEntry(round_.turn, turn, round_.drawn_by(turn), public=public)
        out = round_.out
        round_.kernel.carry_out(turn.code)
        self._note(entry, out)

    @property
    def latest_turn(self) -> TurnEntry:
        """The turn in progress, or the last complete turn of the round."""
        return self.turn_in_progress or self.played[-1].turns[-1]

    def next_round(self, given: Deal | None = None) -> None:
        """Deal the next round once this one is over: from the seed, or as given."""
        if self.is_over:
            raise IllegalError("match-over")
        if not self.round.is_over:
            raise IllegalError("round-open", round=len(self.played))
        self.round = self._deal(given)

    def copy(self) -> "Match":
        """An independent copy; what was played before cannot be undone in it."""
        again = Match.__new__(Match)  # without dealing or checking again: a server copies after every move
        vars(again).update(self._attributes())
        again._past = []
        again.round = self.round.copy()
        return again

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._state() == other._state()

    def _state(self) -> tuple[object, ...]:
        """What makes two matches equal; undone moves leave no trace."""
        setting = self.source, self.players, self.edition, self.options, self.ending, self.start
        return *setting, self.round, self.played, self._moves, self.points, self.winners

    def __str__(self) -> str:
        points = f"points {' '.join(map(str, self.points))}\n" if self.options.scoring else ""
        return f"{points}{self.round}"

    def __repr__(self) -> str:
        state = f"round {len(self.played)}, seat {self.round.turn} to {self.round.phase}"
        if self.is_over:
            state = f"won by {' and '.join(f'seat {seat}' for seat in self.winners)}"
        elif self.round.is_over:
            state = f"round {len(self.played)} won by seat {self.round.winner}"
        return f"<Match {self.edition} {self.options}, {self.players} players, {state}>"

    def __copy__(self) -> "Match":
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        return vars(self.copy())  # without the history for `undo`

    def _entry(self, seat: int, *, whole: bool) -> TurnEntry:
        """The turn in progress, or just ended, with the cards it has drawn."""
        turn = Turn.of(self._moves, three_draws=self.options.actions and bool(self._drawn))
        return TurnEntry(seat, turn, tuple(self._drawn), whole=whole, public=public_draws(turn, self._known))

    def _note(self, turn: TurnEntry, out: tuple[int, ...]) -> None:
        """Add a turn to the history, and settle the round if it is over; `out` were out before it."""
        entry = self.played[-1]
        winner = self.round.winner
        if winner is None:
            self.played[-1] = entry.then(turn)
            return
        scored = counting(self.round.palettes[winner], self.round.color) if self.options.scoring else 0
        cause = _cause(turn, set(self.round.out) - set(out))
        self.played[-1] = entry.then(turn, RoundEnd(cause, winner, scored))
        if self.options.scoring:
            self.piles[winner] |= scored
            self._end_or_go_on()
        else:
            self.winners = (winner,)

    def _has_reached(self) -> bool:
        return 0 < self.target <= max(self.points)

    def _end_or_go_on(self) -> None:
        """Decide after a scored round whether the match is over, or all cards are shuffled again."""
        in_play = DECK_SIZE - sum(pile.bit_count() for pile in self.piles)
        short = in_play < self.players * (HAND + 1)
        is_tested = short or not self.edition.target_when_short
        if (is_tested and self._has_reached()) or (short and self.ending is Ending.CARDS):
            best = max(self.points)
            self.winners = tuple(seat for seat in range(self.players) if self.points[seat] == best)
        elif short:
            self.noted = list(self.points)
            self.piles = [0] * self.players

    def _begin(self, start: Start) -> Round:
        position = start.position
        if (position.players, position.edition, position.options) != (
            self.players,
            self.edition,
            self.options,
        ):
            raise InvalidError("start-rules", found=f"{position.edition} {position.options}")
        self.piles = [int(pile) for pile in start.piles]
        self.noted = list(start.noted)
        self.played.append(RoundEntry(position))
        return position.round()

    def _deal(self, given: Deal | None) -> Round:
        out_of_play = 0
        for pile in self.piles:
            out_of_play |= pile
        if given is not None:
            _check_deal(given, self.players, out_of_play)
        elif self.source is not None:
            number = len(self.played) + 1
            given = deal(self.source.seed(), number, self.players, cards_of(ALL & ~out_of_play))
        else:
            raise InvalidError("deal-seedless")
        self.played.append(RoundEntry(given))
        return dealt_round(given, self.edition, self.options, out_of_play)


@lru_cache(maxsize=1 << 10)  # needed for every view of a table, and they seldom change
def _points(pile: int) -> int:
    return sum([card.number for card in cards_of(pile)])


def check_setting(
    source: PlainSeed | SharedSeed | None, players: int, edition: Edition, ending: Ending
) -> None:
    """Refuse settings that no match can have."""
    if source is not None:
        expect(source, PlainSeed, SharedSeed)
    if ending is Ending.TARGET and edition.ends_at_target:
        raise InvalidError("ending", edition=edition.name)
    if not is_within(players, 2, 4):
        raise InvalidError("position-players", found=players)
    if isinstance(source, SharedSeed) and len(source.seats) != players:
        raise InvalidError("record-seats", found=len(source.seats), expected=players)


def _check_deal(dealt: Deal, players: int, scored: int) -> None:
    """Refuse a deal that does not have exactly the cards in play."""
    if {len(dealt.hands), len(dealt.palettes)} != {players}:
        raise InvalidError("record-seats", found=len(dealt.hands), expected=players)
    seen = 0
    for seat, hand in enumerate(dealt.hands):
        if len(hand) != HAND:
            raise InvalidError("record-hand", seat=seat, found=len(hand), expected=HAND)
    for cards in (*dealt.hands, dealt.palettes, dealt.deck):
        for card in cards:
            if not 0 <= card < DECK_SIZE:
                raise InvalidError("deal-card", found=card, last=DECK_SIZE - 1)
            if seen >> card & 1:
                raise InvalidError("position-cards", card=NAMES[card])
            seen |= 1 << card
    if again := seen & scored:
        raise InvalidError("record-card-scored", card=str(cards_of(again)[0]))
    if missing := int(ALL) & ~(seen | scored):
        raise InvalidError("record-card-missing", card=str(cards_of(missing)[0]))


def _cause(last: TurnEntry, gone: set[int]) -> Cause:
    """Why a round ended with this turn, after which these seats were out."""
    if gone != {last.seat}:
        return Cause.NO_CARDS
    return Cause.GAVE_UP if last.turn.code == 0 else Cause.NOT_LEADING


def opened_round(entry: RoundEntry, edition: Edition, options: Options) -> Round:
    """A round of a match as it stood before its first turn."""
    dealt = entry.deal
    if isinstance(dealt, Position):
        return dealt.round()
    cards = mask_of([*sum(dealt.hands, ()), *dealt.palettes, *dealt.deck])
    return dealt_round(dealt, edition, options, int(ALL) ^ cards)


def dealt_round(dealt: Deal, edition: Edition, options: Options, scored: int = 0) -> Round:
    """A round at its start, with these cards dealt."""
    kernel = KernelRound(rules_of(edition, options), len(dealt.hands))
    kernel.scored = scored
    for seat, (hand, palette) in enumerate(zip(dealt.hands, dealt.palettes, strict=True)):
        kernel.deal_seat(seat, mask_of(hand), 1 << palette)
    for place, card in enumerate(dealt.deck):
        kernel.deck[place] = card
    kernel.deck_size = len(dealt.deck)
    kernel.open()
    return Round(edition, options, kernel)
