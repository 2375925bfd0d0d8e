"""Observations and masks say what the sight of the seat and the list of moves say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.rules.sample_rounds import dealt, moments_of_play

from red7.game.canvas import leader
from red7.game.cards import CardSet, mask_of
from red7.game.editions import DEFAULT_EDITION, Options
from red7.game.engine.dice import Dice
from red7.game.engine.layout import PHASES
from red7.game.errors import InvalidError
from red7.game.moves import MOVES
from red7.game.observation import encode, legal_mask, observation_fields
from red7.game.position import Position
from red7.game.round import Round
from red7.game.sight import WATCHER, sight


def observed(round_: Round, viewer: int) -> dict[str, bytes]:
    fields = observation_fields(round_.players)
    buffer = bytearray(b"\xff" * fields["leads"].stop)
    encode(round_, viewer, buffer)
    return {name: bytes(buffer[field]) for name, field in fields.items()}


def sets(field: bytes) -> list[CardSet]:
    """The sets of cards that a field holds; every eighth byte is empty."""
    assert not any(field[7::8])
    packed = bytes(byte for place, byte in enumerate(field) if place % 8 < 7)
    assert set(packed) <= {0, 1}
    return [
        CardSet(mask_of(card for card in range(49) if packed[start + card]))
        for start in range(0, len(packed), 49)
    ]


@given(moments_of_play(), st.integers(WATCHER, 3))
def test_every_field_says_what_the_sight_says(round_: Round, viewer: int) -> None:
    viewer = min(viewer, round_.players - 1)
    seen, found = sight(round_, viewer), observed(round_, viewer)
    seats = [(max(viewer, 0) + step) % round_.players for step in range(round_.players)]
    none = [0] * (4 - round_.players)
    assert sets(found["hand"]) == [seen.hand]
    assert sets(found["palettes"]) == [seen.palettes[seat] for seat in seats]
    assert sets(found["known"]) == [seen.known[seat] for seat in seats]
    assert sets(found["deck"]) == [CardSet(seen.deck_top)]
    assert sets(found["top"]) == [CardSet(seen.deck_top[-1:])]
    assert sets(found["unseen"]) == [seen.unseen]
    assert sets(found["scored"]) == [seen.scored]
    assert list(found["rule"]) == [color == seen.color for color in range(8)]
    assert list(found["phase"]) == [name == seen.phase for name in PHASES] + [seen.bound]
    still_in = [seat not in seen.out for seat in seats]
    assert list(found["seats"]) == [*still_in, *none, *[seat == seen.turn for seat in seats], *none]
    sizes = [seen.hand_sizes[seat] for seat in seats]
    assert list(found["counts"]) == [*sizes, *none, seen.deck_size, len(seen.deck_top), 0, 0]
    assert list(found["seven"]) == [seen.seven >= 0 and seen.seven % 7 == color for color in range(8)]
    for place, seat in enumerate(seats):
        leads = [leader(seen.palettes, color, seen.out) == seat for color in range(7)]
        assert list(found["leads"][8 * place : 8 * place + 8]) == [*leads, False]


@given(moments_of_play())
def test_the_mask_has_exactly_the_legal_moves(round_: Round) -> None:
    mask = legal_mask(round_)
    assert len(mask) == 248
    assert {MOVES[number] for number, legal in enumerate(mask) if legal} == set(round_.moves())
    assert set(mask) == {0, 1}


def test_nothing_is_legal_once_a_round_is_over() -> None:
    round_ = Position.parse("intl-1.2 basic R 0 R1V2:B1/V3:O5 - - play").round()
    round_.play("out")
    assert not any(legal_mask(round_))
    assert list(observed(round_, 0)["seats"]) == [0, 1, 0, 0, 0, 0, 0, 0]


def test_a_buffer_that_is_too_small_is_refused() -> None:
    round_ = dealt(Dice(1), DEFAULT_EDITION, Options(), 2)
    with pytest.raises(InvalidError, match=r"expected bytearray\(560\)"):
        encode(round_, 0, bytearray(559))
    with pytest.raises(InvalidError, match="no seat 2"):
        encode(round_, 2, bytearray(560))


def test_the_layout_of_an_observation_never_changes() -> None:
    assert [observation_fields(players)["leads"].stop for players in (2, 3, 4)] == [560, 680, 800]
    assert {name: field.start for name, field in observation_fields(2).items()} == {
        "hand": 0, "palettes": 56, "known": 168, "deck": 280, "top": 336, "unseen": 392, "scored": 448,
        "rule": 504, "phase": 512, "seats": 520, "counts": 528, "seven": 536, "leads": 544,
    }  # fmt: skip
    round_ = Position.parse("intl-1.2 basic R 0 R1V2:B1/V3:O5 - - play").round()
    hand = observed(round_, 0)["hand"]
    assert [place for place, byte in enumerate(hand) if byte] == [6, 8]  # R1: row 0, column 6; V2: row 1
