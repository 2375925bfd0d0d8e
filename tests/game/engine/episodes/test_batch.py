"""A batch plays its episodes as each would be played alone."""

import pytest

from red7.game.editions import DEFAULT_EDITION, Options, rules_of
from red7.game.engine.arrays import as_bytes, i64, vec
from red7.game.engine.episodes.batch import KernelBatch
from red7.game.engine.episodes.episode import Ends
from red7.game.engine.layout import DRAW, OVER, PLAY
from red7.game.engine.movegen import legal_moves
from red7.game.engine.round import KernelRound
from red7.game.moves import OUT

ROUNDS = Ends(scoring=False, target=0, target_when_short=False, reshuffles=False)
MATCHES = Ends(scoring=True, target=40, target_when_short=False, reshuffles=False)


def batch_of(
    number: int, options: str, players: int = 2, *, ends: Ends = ROUNDS, own: bool = False
) -> KernelBatch:
    rules = rules_of(DEFAULT_EDITION, Options.parse(options))
    batch = KernelBatch(rules, players, ends, 7, 0, number, own=own)
    batch.begin(11)
    return batch


def numbers(batch: KernelBatch, row: int) -> tuple[int, int]:
    end = (row + 1) * int(batch.width)
    return int(batch.rows[end - 3]), int(batch.rows[end - 2])


@pytest.mark.parametrize(("options", "players", "ends"), [("basic", 2, ROUNDS), ("expert", 3, MATCHES)])
def test_rows_say_what_the_episodes_say(options: str, players: int, ends: Ends) -> None:
    batch = batch_of(5, options, players, ends=ends)
    for _ in range(60):
        for number, episode in enumerate(batch.episodes):
            start = number * int(batch.width)
            words = vec[i64]([0] * batch.words)
            episode.observe(episode.round.seat, words, 0)
            assert [int(word) for word in words] == [
                int(batch.rows[start + place]) for place in range(batch.words)
            ]
            row = as_bytes(batch.rows)[8 * start : 8 * (start + batch.width)]
            mask = row[8 * batch.words : 8 * batch.words + 248]
            assert {place for place in range(248) if mask[place]} == set(legal_moves(episode.round))
            assert numbers(batch, number)[0] == episode.round.seat
            assert batch.rows[start + batch.width - 1] == len(legal_moves(episode.round))
        assert batch.step(batch.random_moves()) == -1


def test_an_episode_that_ends_says_who_won_and_begins_anew() -> None:
    batch = batch_of(3, "basic")
    seats = [numbers(batch, row)[0] for row in range(3)]
    assert batch.step([OUT.id] * 3) == -1
    for row, seat in enumerate(seats):
        assert numbers(batch, row)[1] == 1 << 1 - seat
        assert batch.episodes[row].round.phase == 0
        assert batch.episodes[row].winners == 0
    assert batch.step(batch.random_moves()) == -1
    assert {numbers(batch, row)[1] for row in range(3)} <= {0, 1, 2}


@pytest.mark.parametrize("wrong", [-1, 248, 245, 100])
def test_an_illegal_move_is_named_and_nothing_is_played(wrong: int) -> None:
    batch = batch_of(3, "basic")
    before = list(batch.rows)
    moves = batch.random_moves()
    assert batch.step([*moves[:1], wrong, *moves[2:]]) == 1
    assert list(batch.rows) == before


@pytest.mark.parametrize(("options", "players"), [("basic", 2), ("draw+actions", 4)])
def test_with_an_own_seat_it_is_always_to_move(options: str, players: int) -> None:
    batch = batch_of(6, options, players, own=True)
    owned = set()
    wins = ends = 0
    for _ in range(200):
        seats = [numbers(batch, row)[0] for row in range(6)]
        assert seats == [int(episode.round.seat) for episode in batch.episodes]
        assert batch.step(batch.random_moves()) == -1
        for row, seat in enumerate(seats):
            now, winners = numbers(batch, row)
            ends += winners > 0
            wins += winners >> seat & 1
            assert winners or now == seat
        owned |= set(seats)
    assert owned == set(range(players))
    assert 0 < wins < ends


def test_safe_moves_begin_turns_that_keep_the_seat_in_whatever_a_3_draws() -> None:
    rules = rules_of(DEFAULT_EDITION, Options.parse("draw+actions"))
    batch = KernelBatch(rules, 3, ROUNDS, 7, 0, 6, safe=True)
    batch.begin(3)
    fewer = 0
    for _ in range(12):
        for number, episode in enumerate(batch.episodes):
            start = (number * int(batch.width) + int(batch.words)) * 8
            legal = as_bytes(batch.rows)[start : start + 248]
            safe = as_bytes(batch.rows)[start + 272 : start + 520]
            found = {move for move in range(248) if safe[move]}
            assert found <= {move for move in range(248) if legal[move]}
            assert found == surely_safe(episode.round)
            fewer += len(found) < sum(legal)
        batch.step(batch.random_moves())
    assert fewer > 30


def surely_safe(round_: KernelRound) -> set[int]:
    """The first moves of turns that keep the seat in, whichever card of the deck is on top."""
    if round_.phase == DRAW:
        return set(legal_moves(round_))
    tops = [0]
    if round_.deck_size and not round_.deck_known:
        tops = list(range(round_.deck_size))
    safe: set[int] | None = None
    for place in tops:
        world = round_.copy()
        if len(tops) > 1:
            top = round_.deck_size - 1
            world.deck[place], world.deck[top] = round_.deck[top], round_.deck[place]
        kept = set()
        for move in legal_moves(world):
            if stays_in(world, move):
                kept.add(move)
        safe = kept if safe is None else safe & kept
    assert safe is not None
    return safe


def stays_in(round_: KernelRound, move: int) -> bool:
    """Whether some way to go on after a move ends the turn with the seat still in."""
    after = round_.copy()
    after.carry_out_move(move)
    if after.phase == OVER or after.seat != round_.seat or after.phase == PLAY:
        return bool(after.is_in(round_.seat))
    return any(stays_in(after, following) for following in legal_moves(after))


def test_the_same_seed_plays_the_same_episodes() -> None:
    rows = []
    for _ in "12":
        batch = batch_of(4, "draw+actions", 3)
        for _ in range(50):
            batch.step(batch.random_moves())
        rows.append(list(batch.rows))
    assert rows[0] == rows[1]
