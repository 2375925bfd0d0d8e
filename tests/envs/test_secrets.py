"""Nothing an agent is given depends on cards that it may not know."""

import random
from typing import Any

import pyspiel
import pytest

import red7.envs.openspiel  # noqa: F401 - registers the game
from red7.envs.seats import Seats
from red7.envs.variant import Variant
from red7.game.cards import CARDS, cards_of
from red7.game.moves import DRAW_CARD

VARIANTS: list[dict[str, Any]] = [
    {},
    {"players": 3, "options": "draw+actions"},
    {"players": 4, "options": "expert", "edition": "es-1.3"},
    {"deck": "R1O1Y3R3O2Y2V7G5", "hand": 2, "options": "draw+actions"},
]


def swap_hidden(seats: Seats, viewer: int, chance: random.Random) -> None:
    """Move all cards that the viewer has not seen to other places."""
    round_ = seats.episode.round
    unseen = [int(card) for card in cards_of(int(round_.unseen_by(viewer)))]
    chance.shuffle(unseen)
    for seat in range(round_.players):
        if seat != viewer:
            hidden = int(round_.hands[seat] & ~round_.known[seat]).bit_count()
            round_.hands[seat] = round_.known[seat] | sum(1 << unseen.pop() for _ in range(hidden))
    for place in range(round_.deck_size - round_.deck_known):
        round_.deck[place] = unseen.pop()


@pytest.mark.parametrize("words", VARIANTS, ids=str)
def test_no_observation_tells_where_hidden_cards_lie(words: dict[str, Any]) -> None:
    seats, chance = Seats(Variant(**words)), random.Random(7)
    looked = 0
    for seed in range(16):
        seats.begin(seed)
        while not seats.episode.winners:
            viewer = looked % seats.variant.players
            twin = Seats(seats.variant)
            twin.episode = seats.episode.copy()
            twin._look()
            swap_hidden(twin, viewer, chance)
            one, other = seats.observe(viewer), twin.observe(viewer)
            assert (one["observation"] == other["observation"]).all()
            assert (one["action_mask"] == other["action_mask"]).all()
            looked += 1
            legal = seats.observe(int(seats.episode.round.seat))["action_mask"].nonzero()[0]
            seats.play(int(legal[chance.randrange(len(legal))]))
    assert looked > 20


def test_only_who_draws_a_card_has_it_in_its_information_state() -> None:
    game, chance = pyspiel.load_game("python_red7(options=draw)"), random.Random(4)
    draws = 0
    for _ in range(8):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
                continue
            drawer = state.current_player()
            legal = state.legal_actions()
            state.apply_action(DRAW_CARD.id if DRAW_CARD.id in legal else chance.choice(legal))
            if state.is_chance_node():
                card = chance.choice(state.chance_outcomes())[0]
                state.apply_action(card)
                draws += 1
                assert state.information_state_string(drawer).endswith(f"+ {CARDS[card]}")
                assert state.information_state_string(1 - drawer).endswith("+ ??")
    assert draws > 3
