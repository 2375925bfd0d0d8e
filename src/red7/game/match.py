"""A match: rounds, score piles, and when it ends."""

from dataclasses import dataclass, field
from typing import Final

from red7.game.canvas import counting
from red7.game.cards import ALL, DECK_SIZE, NAMES, cards_of, mask_of
from red7.game.deal import Deal, PlainSeed, SharedSeed, deal
from red7.game.editions import DEFAULT_EDITION, Edition, Ending, Options, rules_of
from red7.game.errors import IllegalError, InvalidError
from red7.game.moves import Kind, Move
from red7.game.notation import parse_moves
from red7.game.position import Position
from red7.game.round import HAND, Round
from red7.game.state import OVER
from red7.game.turns import Turn

TARGETS: Final = {2: 40, 3: 35, 4: 30}


@dataclass
class Played:
    """A round of a match as it went: its deal, its turns in notation, and its end."""

    deal: Deal
    turns: list[str] = field(default_factory=list)
    winner: int | None = None
    scored: int = 0  # the cards the winner keeps


class Match:
    """Rounds between the same players until somebody has won.

    `round` is the round in play. When it is over the winner's cards have been scored, and `next_round` deals
    the next one unless the match is over.
    """

    def __init__(
        self,
        source: PlainSeed | SharedSeed,
        players: int = 2,
        edition: Edition = DEFAULT_EDITION,
        options: Options = Options(),
        ending: Ending = Ending.CARDS,
    ) -> None:
        if ending is Ending.TARGET and edition.ends_at_target:
            raise InvalidError("ending", edition=edition.name)
        if players not in TARGETS:
            raise InvalidError("position-players", found=players)
        self.source: Final = source
        self.players: Final = players
        self.edition: Final = edition
        self.options: Final = options
        self.ending: Final = ending
        self.piles: list[int] = [0] * players  # score piles, as masks
        self.noted: list[int] = [
            0
        ] * players  # points noted when all cards were shuffled anew (Dutch variant)
        self.played: list[Played] = []
        self.steps: list[str] = []  # the turn in progress, in notation
        self.winners: tuple[int, ...] = ()
        self._seed: Final = source.seed()
        self.round: Round = self._deal()

    @property
    def is_over(self) -> bool:
        """Whether somebody has won the match."""
        return bool(self.winners)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(
            noted + sum(card.number for card in cards_of(pile))
            for noted, pile in zip(self.noted, self.piles, strict=True)
        )

    def position(self) -> Position:
        """The position of the round in play."""
        return Position.of(self.round)

    def play(self, move: Move) -> None:
        """Play one move; `IllegalError` says why not, and changes nothing."""
        self._check_running()
        round_ = self.round
        seat, deck_size = round_.seat, round_.deck_size
        top = round_.deck[deck_size - 1] if deck_size else 0
        round_.play(move)
        if move.kind not in (Kind.STOP, Kind.DRAW):
            self.steps.append(str(move))
        if move.kind in (Kind.PLAY, Kind.DRAW) and round_.deck_size < deck_size:
            self.steps.append(NAMES[top] + "+")
        if round_.phase == OVER or round_.seat != seat:
            self._note(" ".join(self.steps))
            self.steps.clear()

    def play_turn(self, turn: Turn) -> None:
        """Play a complete turn; `IllegalError` says why not, and changes nothing."""
        self._check_running()
        round_ = self.round
        refusal = round_.why_not_turn(turn)
        if refusal is not None:
            raise refusal
        text = round_.text(turn)
        round_.play_turn(turn)
        self._note(text)

    def play_text(self, text: str) -> None:
        """Play a turn written in notation, or what is left of it; an error changes nothing."""
        self._check_running()
        for move in parse_moves(self.round, text):
            self.play(move)

    def next_round(self) -> Round:
        """Deal the next round once this one is over."""
        if self.is_over:
            raise IllegalError("match-over")
        if self.round.phase != OVER:
            raise IllegalError("round-open", round=len(self.played))
        self.round = self._deal()
        return self.round

    def _check_running(self) -> None:
        if self.is_over:
            raise IllegalError("match-over")

    def _note(self, turn: str) -> None:
        """Add a turn to the history, and settle the round if that was its end."""
        played = self.played[-1]
        played.turns.append(turn)
        if self.round.phase != OVER:
            return
        winner = played.winner = int(self.round.winner)
        if not self.options.scoring:
            self.winners = (winner,)
            return
        played.scored = counting(self.round.palettes[winner], self.round.color)
        self.piles[winner] |= played.scored
        self._end_or_go_on()

    def _end_or_go_on(self) -> None:
        """Decide after a scored round whether the match is over, or all cards are shuffled anew."""
        to_target = self.edition.ends_at_target or self.ending is Ending.TARGET
        reached = to_target and max(self.points) >= TARGETS[self.players]
        in_play = DECK_SIZE - sum(pile.bit_count() for pile in self.piles)
        short = in_play < self.players * (HAND + 1)
        if reached or (short and self.ending is Ending.CARDS):
            best = max(self.points)
            self.winners = tuple(seat for seat in range(self.players) if self.points[seat] == best)
        elif short:
            self.noted = list(self.points)
            self.piles = [0] * self.players

    def _deal(self) -> Round:
        out_of_play = 0
        for pile in self.piles:
            out_of_play |= pile
        dealt = deal(self._seed, len(self.played) + 1, self.players, cards_of(ALL & ~out_of_play))
        self.played.append(Played(dealt))
        return dealt_round(dealt, self.edition, self.options, out_of_play)


def dealt_round(dealt: Deal, edition: Edition, options: Options, scored: int = 0) -> Round:
    """A round at its start, with these cards dealt."""
    round_ = Round(rules_of(edition, options), len(dealt.hands))
    round_.scored = scored
    for seat, (hand, palette) in enumerate(zip(dealt.hands, dealt.palettes, strict=True)):
        round_.deal_seat(seat, mask_of(hand), 1 << palette)
    for place, card in enumerate(dealt.deck):
        round_.deck[place] = card
    round_.deck_size = len(dealt.deck)
    round_.open()
    return round_
