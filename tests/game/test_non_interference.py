"""Nothing a viewer gets depends on what the viewer may not know.

At any moment of a round, also in the middle of a turn, all cards that a viewer has not seen change places
among the hands and the deck. The viewer's sight, its text, its JSON, and on the viewer's own turn the legal
moves and the reasons of refusals, have to stay the same to the letter.
"""

import json
from collections.abc import Callable, Iterator

import pytest
from support.rules.sample_rounds import EVERYTHING, NAMED, dealt, moments, phase

from red7.game.cards import cards_of, mask_of
from red7.game.editions import EDITIONS, Edition, Options
from red7.game.engine.dice import Dice
from red7.game.moves import WITH_CARD
from red7.game.observation import encode, legal_mask, observation_fields
from red7.game.position import Position
from red7.game.round import Round
from red7.game.sight import WATCHER, sight
from red7.game.text.jsonform import sight_data
from red7.game.text.position_text import position_text, view_text
from red7.game.worlds import Worlds

View = Callable[[Round, int], object]
Pair = tuple[Round, Round, int]  # a round, one that its viewer cannot tell from it, and the viewer


def swapped(round_: Round, viewer: int, dice: Dice) -> Round:
    """The round with the cards that the viewer has not seen in other places; the rest is as it was."""
    other = round_.copy()
    covered = int(round_.deck_size - round_.deck_known)
    unseen = [int(round_.deck[place]) for place in range(covered)]
    strangers = [seat for seat in range(round_.players) if seat != viewer]
    for seat in strangers:
        unseen += cards_of(round_.hands[seat] & ~round_.known[seat])
    for last in range(len(unseen) - 1, 0, -1):
        chosen = dice.below(last + 1)
        unseen[last], unseen[chosen] = unseen[chosen], unseen[last]
    for place in range(covered):
        other.kernel.deck[place] = unseen.pop()
    for seat in strangers:
        hidden = int(round_.hands[seat] & ~round_.known[seat]).bit_count()
        other.kernel.hands[seat] = round_.known[seat] | mask_of([unseen.pop() for _ in range(hidden)])
    return other


def pairs(edition: Edition, options: Options, players: int, *, games: int) -> Iterator[Pair]:
    """Pairs from whole rounds, for every viewer in turn; moments at which nothing can change are left out."""
    for seed in range(games):
        dice = Dice(seed)
        for number, round_ in enumerate(moments(dealt(dice, edition, options, players), dice)):
            viewer = (number + seed) % (players + 1) - 1
            other = swapped(round_, viewer, dice)
            if Position.of(other) != Position.of(round_):
                yield round_, other, viewer


def told_apart(view: View, some: list[Pair]) -> list[str]:
    """The rounds that a viewer with this view can tell from their other halves."""
    return [
        f"{position_text(Position.of(one))} by viewer {viewer}"
        for one, other, viewer in some
        if view(one, viewer) != view(other, viewer)
    ]


def own_choices(round_: Round, viewer: int) -> list[str]:
    """What the seat to move may do, and why it may not do the rest."""
    if viewer != round_.turn:
        return []
    rejected = [round_.why_not(WITH_CARD[kind][card]) for kind in range(5) for card in range(0, 49, 16)]
    return [*map(str, round_.moves()), *map(str, rejected)]


def observation(round_: Round, viewer: int) -> bytes:
    """What a program that learns is given, with the legal moves on its own turn."""
    buffer = bytearray(observation_fields(round_.players)["leads"].stop)
    encode(round_, viewer, buffer)
    return bytes(buffer) + (legal_mask(round_) if viewer == round_.turn else b"")


VIEWS: dict[str, View] = {
    "sight": sight,
    "text": lambda round_, viewer: view_text(sight(round_, viewer)),
    "JSON": lambda round_, viewer: json.dumps(sight_data(sight(round_, viewer))),
    "what can be hidden where": lambda round_, viewer: position_text(
        Position.of(Worlds(sight(round_, viewer)).sample(Dice(1)))
    ),
    "own choices": own_choices,
    "observation": observation,
}

LEAKS: dict[str, View] = {
    "everything": lambda round_, viewer: Position.of(round_),
    "the card on top of the deck": lambda round_, viewer: (
        round_.deck[round_.deck_size - 1] if round_.deck_size else None
    ),
    "the neighbour's hand": lambda round_, viewer: sight(round_, (viewer + 1) % round_.players).hand,
    "who has more high cards": lambda round_, viewer: round_.hands[0] > round_.hands[1],
}


@pytest.mark.parametrize(("edition", "options", "players"), EVERYTHING, ids=NAMED)
def test_no_viewer_can_tell_what_it_may_not_know(edition: Edition, options: Options, players: int) -> None:
    listed = list(pairs(edition, options, players, games=4))
    assert len(listed) >= 40, "too few pairs to prove anything"  # 120 such tests: thousands in every run
    assert {viewer for *_, viewer in listed} == {WATCHER, *range(players)}
    for name, view in VIEWS.items():
        assert told_apart(view, listed) == [], name


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_would_be_noticed(name: str) -> None:
    listed = list(pairs(EDITIONS["intl-1.2"], Options(draw=True, actions=True), 3, games=2))
    assert told_apart(LEAKS[name], listed)


def test_the_pairs_come_from_every_phase_and_hold_public_knowledge() -> None:
    phases: set[str] = set()
    known_cards = known_tops = outs = 0
    for edition in EDITIONS.values():
        for one, other, _ in pairs(edition, Options(draw=True, actions=True), 4, games=8):
            phases.add(phase(one))
            known_cards += any(one.known[seat] for seat in range(4))
            known_tops += one.deck_known > 0
            outs += one.out != ()
            assert one.deck_known == other.deck_known
    assert phases == {"play", "follow", "take", "tuck", "discard", "draw", "over"}
    assert known_cards > 20
    assert known_tops > 20
    assert outs > 100
