"""Red7 for OpenSpiel: importing this module registers the game `python_red7`.

    >>> import pyspiel
    >>> game = pyspiel.load_game("python_red7(players=3,options=draw+actions)")

The parameters are those of `Variant`; `deck` lists the cards in the game, such as `R1O1Y1R2O2Y2`: with few
cards and small hands, games are small enough for exact exploitability. All chance is explicit: a hand is
dealt card by card in ascending order, so that each deal is one path and the tree has no duplicates, and a
drawn card is a chance event at that moment.
"""

from collections.abc import Callable, Mapping
from math import comb, prod
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from red7.envs.resampling import RoundLog, resampled_deal
from red7.envs.spaces import live_bytes
from red7.envs.variant import Variant
from red7.game.cards import CARDS, NAMES, CardSet, cards_of
from red7.game.deal import Deal
from red7.game.engine.arrays import i64, vec
from red7.game.engine.episodes.episode import Episode
from red7.game.engine.layout import DRAW, OVER, Fields
from red7.game.engine.movegen import legal_moves
from red7.game.match import dealt_round
from red7.game.moves import MOVES, Kind
from red7.game.observation import observation_fields
from red7.game.sight import WATCHER

NAME = "python_red7"
_PARAMETERS = {
    "players": 2,
    "edition": "intl-1.2",
    "options": "basic",
    "ending": "cards",
    "hand": 7,
    "deck": "",
}
_MOVES_A_CARD = 12  # even with actions, no round takes more moves per card of the deck
_ROUNDS = 100  # no match takes this many rounds


def _type(*, is_match: bool) -> Any:
    """The game type for OpenSpiel: of a round, or of a match, whose memory is too large for a tensor."""
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Red7",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=not is_match,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


def _longest_round(variant: Variant) -> int:
    """The most moves a round can take."""
    if variant.choice.actions:
        return _MOVES_A_CARD * len(variant.cards)
    # Two moves take at least one card out of a hand, and each seat goes out once at most.
    in_hands = len(variant.cards) if variant.choice.draw else variant.players * variant.hand
    return 2 * in_hands + variant.players


class Red7Game(pyspiel.Game):  # type: ignore[misc]
    """The game, by its parameters."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.variant = Variant(**{**_PARAMETERS, **(params or {})})
        rounds = _ROUNDS if self.variant.is_match else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(MOVES),
            max_chance_outcomes=len(CARDS),
            num_players=self.variant.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rounds * _longest_round(self.variant),
        )
        super().__init__(_type(is_match=self.variant.is_match), info, params or {})

    def new_initial_state(self) -> "Red7State":
        """A game with nothing dealt yet."""
        return Red7State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Red7Observer | Red7Memory":
        """What shows states to players: as they are now, or with everything that came before."""
        if params:
            raise ValueError(f"an observer of {NAME} takes no parameters, found {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        observer = Red7Memory if kind.perfect_recall else Red7Observer
        return observer(self.variant, private=private)


class Portable(NamedTuple):
    """A game of the kernel that can be copied and pickled, as OpenSpiel does with all parts of a state."""

    variant: Variant
    episode: Episode

    def __deepcopy__(self, memo: object) -> "Portable":
        return Portable(self.variant, self.episode.copy())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        episode = self.episode
        scores = [int(pile) for pile in episode.piles], [int(points) for points in episode.noted]
        return _resumed, (self.variant, episode.round.fields(), *scores, int(episode.winners))


def _resumed(variant: Variant, fields: Fields, piles: list[int], noted: list[int], winners: int) -> Portable:
    episode = variant.episode()
    episode.round.load(fields)
    for seat in range(variant.players):
        episode.piles[seat] = piles[seat]
        episode.noted[seat] = noted[seat]
    episode.winners = winners
    return Portable(variant, episode)


class Red7State(pyspiel.State):  # type: ignore[misc]
    """A game in progress: cards are being dealt, a card is being drawn, or a seat has to decide."""

    def __init__(self, game: Red7Game) -> None:
        super().__init__(game)
        self._game = Portable(game.variant, game.variant.episode())
        self.dealt: list[int] | None = []  # the hands of all seats, then their palettes; None after the deal
        self.drawing: int | None = None  # the move that draws a card not known yet
        self.rounds: list[RoundLog] = []  # what has happened since each deal
        self.before_round = 0  # how many actions, including chance, came before the deal of this round

    @property
    def variant(self) -> Variant:
        """What is played."""
        return self._game.variant

    @property
    def episode(self) -> Episode:
        """The game in the kernel."""
        return self._game.episode

    # OpenSpiel's interface

    def current_player(self) -> int:
        """The seat to decide, chance, or nobody."""
        if self.episode.winners:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.dealt is not None or self.drawing is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.episode.round.seat)

    def is_terminal(self) -> bool:
        """Whether somebody has won."""
        return self.episode.winners != 0

    def returns(self) -> list[float]:
        """What each seat gets."""
        return [float(reward) for reward in self.variant.rewards[self.episode.winners]]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal_moves(self.episode.round))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be dealt or drawn, each with its probability."""
        if self.dealt is not None:
            return self._deals()
        hidden = self._hidden_deck()
        return [(card, 1 / len(hidden)) for card in hidden]

    def _apply_action(self, action: int) -> None:
        if self.dealt is not None:
            self.dealt.append(action)
            if len(self.dealt) == self.variant.players * (self.variant.hand + 1):
                self._open()
        elif self.drawing is not None:
            move, self.drawing = self.drawing, None
            self._put_on_top(action)
            self.rounds[-1].draw(action)
            self._carry_out(move)
        else:
            round_ = self.episode.round
            card = MOVES[action].card
            known = card is not None and bool(round_.known[round_.seat] >> card & 1)
            self.rounds[-1].move(int(round_.seat), action, known=known)
            if self._draws(action):
                self.drawing = action
            else:
                self._carry_out(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return NAMES[action] if player == pyspiel.PlayerId.CHANCE else str(MOVES[action])

    def __str__(self) -> str:
        if self.dealt is not None:
            return f"dealt: {' '.join([NAMES[card] for card in self.dealt])}"
        draws = f"\n{MOVES[self.drawing]} draws" if self.drawing is not None else ""
        return f"{self.variant.round_of(self.episode)}{draws}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Red7State":
        """A state that the player cannot tell from this one, each such state being equally likely."""
        assert not self.is_chance_node(), "a player decides here"
        game, history = self.get_game(), self.history()
        log = self.rounds[-1]
        while True:
            deal, draws = resampled_deal(self.episode.round, log, player, sampler)
            state: Red7State = game.new_initial_state()
            for action in history[: self.before_round]:
                state.apply_action(action)
            for card in (*[card for hand in deal.hands for card in hand], *deal.palettes):
                state.apply_action(card)
            if all(_replay(state, entry.action, draws) for entry in log.entries):
                return state

    # Dealing and drawing

    def _deals(self) -> list[tuple[int, float]]:
        """The next card of a deal: hands are in ascending order, weighted by the ways to complete them."""
        assert self.dealt is not None
        variant = self.variant
        pool = cards_of(variant.cards & ~int(self.episode.scored()) & ~CardSet(self.dealt))
        place = len(self.dealt)
        if place >= variant.players * variant.hand:
            return [(int(card), 1 / len(pool)) for card in pool]
        in_hand = place % variant.hand
        if in_hand:
            pool = tuple([card for card in pool if card > self.dealt[-1]])
        wanted = variant.hand - in_hand
        ways = comb(len(pool), wanted)
        above = len(pool)
        outcomes: list[tuple[int, float]] = []
        for card in pool[: len(pool) - wanted + 1]:
            above -= 1
            outcomes.append((int(card), comb(above, wanted - 1) / ways))
        return outcomes

    def _open(self) -> None:
        """Begin the round with what was dealt; the rest is the deck, in an unknown order."""
        assert self.dealt is not None
        variant, size = self.variant, self.variant.hand
        scored = int(self.episode.left_out | self.episode.scored())
        hands = tuple([tuple(self.dealt[size * seat : size * (seat + 1)]) for seat in range(variant.players)])
        palettes = tuple(self.dealt[size * variant.players :])
        rest = ~CardSet(self.dealt) & ~scored
        deal = Deal(hands, palettes, tuple([int(card) for card in cards_of(rest)]))
        self.episode.round = dealt_round(deal, variant.booklet, variant.choice, scored).kernel
        self.rounds.append(RoundLog(deal))
        self.dealt = None

    def _hidden_deck(self) -> list[int]:
        round_ = self.episode.round
        return sorted([int(round_.deck[place]) for place in range(round_.deck_size - round_.deck_known)])

    def _draws(self, action: int) -> bool:
        """Whether a move draws an unknown card."""
        round_, move = self.episode.round, MOVES[action]
        if round_.deck_known or not round_.deck_size:
            return False
        if round_.phase == DRAW:
            return move.kind == Kind.DRAW
        three = move.card is not None and move.card.number == 3
        return three and move.kind == Kind.PLAY and self.variant.choice.actions

    def _put_on_top(self, card: int) -> None:
        deck, top = self.episode.round.deck, int(self.episode.round.deck_size) - 1
        place = next(place for place in range(top + 1) if deck[place] == card)
        deck[place], deck[top] = deck[top], card

    def _carry_out(self, action: int) -> None:
        self.episode.round.carry_out_move(action)
        if self.episode.round.phase == OVER:
            self.episode.settle()
            if not self.episode.winners:
                self.dealt = []
                self.before_round = len(self.history()) + 1  # including the action being applied


def _replay(state: Red7State, action: int, draws: dict[int, list[int]]) -> bool:
    """Play one more move, with the card it draws; returns whether it is legal."""
    if state.is_terminal() or state.is_chance_node() or action not in state.legal_actions():
        return False
    seat = state.current_player()
    state.apply_action(action)
    if state.is_chance_node():
        state.apply_action(draws[seat].pop(0))
    return True


class _Piece(NamedTuple):
    name: str
    field: slice


class Red7Observer:
    """Shows a state to a player as the bytes of docs/research.md."""

    def __init__(self, variant: Variant, *, private: bool) -> None:
        self._private = private
        self._words = vec[i64]([0] * variant.episode().words())
        self._bytes = live_bytes(self._words)
        fields = observation_fields(variant.players)
        match = slice(fields["leads"].stop, len(self._bytes))
        self._pieces = [_Piece(name, field) for name, field in (*fields.items(), ("match", match))]
        self.tensor = np.zeros(len(self._bytes), np.float32)
        self.dict = {piece.name: self.tensor[piece.field] for piece in self._pieces}

    def set_from(self, state: Red7State, player: int) -> None:
        """Fill the tensor with what a player sees."""
        state.episode.observe(player if self._private else WATCHER, self._words, 0)
        self.tensor[:] = self._bytes

    def string_from(self, state: Red7State, player: int) -> str:
        """What a player sees, as text."""
        state.episode.observe(player if self._private else WATCHER, self._words, 0)
        parts = [f"{name} {self._bytes[field].tobytes().hex()}" for name, field in self._pieces]
        return "\n".join(parts)


class Red7Memory:
    """Everything a player has seen since the deal, in order: as text, and for one round as a tensor."""

    def __init__(self, variant: Variant, *, private: bool) -> None:
        self._private = private
        drawn = len(CARDS) + 1  # one more for a card drawn by somebody else
        shapes = {
            "seat": (variant.players,),
            "hand": (len(CARDS),),
            "palettes": (variant.players, len(CARDS)),
            "moves": (_longest_round(variant), len(Kind) + len(CARDS) + drawn),
        }
        sizes = {} if variant.is_match else {name: prod(shape) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size].reshape(shapes[name])
            start += size

    def set_from(self, state: Red7State, player: int) -> None:
        """Fill the tensor with everything a player has seen: the deal, then a row for each move."""
        if not self.dict:
            return
        viewer = player if self._private else WATCHER
        self.tensor.fill(0)
        self.dict["hand"][self._hand(state, viewer)] = 1
        if viewer != WATCHER:
            self.dict["seat"][viewer] = 1
        for log in state.rounds:
            for seat, card in enumerate(log.deal.palettes):
                self.dict["palettes"][seat, card] = 1
            for number, entry in enumerate(log.entries):
                move, row = MOVES[entry.action], self.dict["moves"][number]
                row[move.kind] = 1
                if move.card is not None:
                    row[len(Kind) + move.card] = 1
                if entry.drawn is not None:
                    row[len(Kind) + len(CARDS) + (entry.drawn if entry.seat == viewer else len(CARDS))] = 1

    def string_from(self, state: Red7State, player: int) -> str:
        """Everything a player has seen, as text."""
        viewer = player if self._private else WATCHER
        dealing = [f"dealing {' '.join([NAMES[card] for card in self._hand(state, viewer)])}"]
        parts = [log.text(viewer) for log in state.rounds] + (dealing if state.dealt is not None else [])
        return "\n".join([f"seat {viewer}", *parts])

    @staticmethod
    def _hand(state: Red7State, viewer: int) -> list[int]:
        """The cards dealt to the viewer in this round."""
        if viewer == WATCHER:
            return []
        if state.dealt is None:
            return list(state.rounds[-1].deal.hands[viewer])
        size = state.variant.hand
        return state.dealt[size * viewer : size * (viewer + 1)]


pyspiel.register_game(_type(is_match=False), Red7Game)
