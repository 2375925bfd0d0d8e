"""Fair deals: the vectors in `tests/golden/deals.json`, the laws of the shuffle, and what a cheat would try.

`PYTHONPATH=src python tests/game/test_deal.py` writes the vectors afresh. They come from the straightforward
twin below, which follows `docs/fair-deals.md` and uses nothing of `red7.game.deal`.
"""

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import FrozenInstanceError, replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.game.deal import Deal, deal, shuffle
from red7.game.errors import IllegalError, InvalidError, Red7Error
from red7.game.seeds import (
    Contribution,
    PlainSeed,
    SharedSeed,
    numbered_seed,
    parse_seed,
    parse_source,
    player_commitment,
    server_commitment,
)

VECTORS = Path(__file__).parent.parent / "golden" / "deals.json"
ALL = range(49)

# --- The twin: slow, plain, and written from the specification ----------------------------------------------


def twin_pack(*parts: str | bytes) -> bytes:
    packed = b""
    for part in parts:
        raw = part.encode() if isinstance(part, str) else part
        packed += len(raw).to_bytes(1, "big") + raw
    return packed


def twin_hash(*parts: str | bytes) -> bytes:
    return hashlib.sha256(twin_pack(*parts)).digest()


def twin_bytes(seed: bytes, round_number: int) -> Iterator[int]:
    counter = 0
    while True:
        message = twin_pack("red7 deal 1 shuffle", str(round_number), str(counter))
        yield from hmac.new(seed, message, hashlib.sha256).digest()
        counter += 1


def twin_shuffle(
    seed: bytes, round_number: int, cards: Sequence[int], *, biased: bool = False
) -> tuple[list[int], list[int], int]:
    """The order, the bytes that were skipped, and how many bytes were read."""
    stream = twin_bytes(seed, round_number)
    order, skipped, read = sorted(cards), [], 0
    for i in reversed(range(1, len(order))):
        while True:
            byte, read = next(stream), read + 1
            if biased or byte < (256 // (i + 1)) * (i + 1):
                break
            skipped.append(byte)
        j = byte % (i + 1)
        swapped = order[i]
        order[i] = order[j]
        order[j] = swapped
    return order, skipped, read


def twin_deal(seed: bytes, round_number: int, players: int, cards: Sequence[int]) -> dict[str, Any]:
    pile = list(twin_shuffle(seed, round_number, cards)[0])
    hands = [[pile.pop(0) for _ in range(7)] for _ in range(players)]
    palettes = [pile.pop(0) for _ in range(players)]
    return {"hands": hands, "palettes": palettes, "deck": pile}


def card_names(cards: Sequence[int]) -> str:
    return " ".join("VIBGYOR"[card % 7] + str(card // 7 + 1) for card in cards)


def twin_secret(name: str) -> bytes:
    return hashlib.sha256(f"test secret of {name}".encode()).digest()


def vector_number(number: int, match: int) -> dict[str, Any]:
    seed = twin_hash("red7 deal 1 number", str(number), str(match))
    # As text: JavaScript would read the largest ones as something else.
    return {"number": str(number), "match": str(match), "seed": seed.hex()}


def vector_shuffle(seed: bytes, round_number: int, cards: Sequence[int]) -> dict[str, Any]:
    order, skipped, read = twin_shuffle(seed, round_number, cards)
    return {
        "seed": seed.hex(),
        "round": round_number,
        "cards": list(cards),
        "order": order,
        "bytes_skipped": skipped,
        "bytes_read": read,
    }


def vector_deal(seed: bytes, round_number: int, players: int, cards: Sequence[int]) -> dict[str, Any]:
    dealt = twin_deal(seed, round_number, players, cards)
    return {
        "seed": seed.hex(),
        "round": round_number,
        "players": players,
        "cards": list(cards),
        **dealt,
        "text": {
            "hands": [card_names(hand) for hand in dealt["hands"]],
            "palettes": card_names(dealt["palettes"]),
            "deck": card_names(dealt["deck"]),
        },
    }


def vector_shared(match_id: str, seats: str) -> dict[str, Any]:
    """`seats` has a letter for each seat: r revealed, m missing, b bot."""
    server_secret = twin_secret(f"server in {match_id}")
    commitment = twin_hash("red7 deal 1 server", match_id, server_secret)
    parts: list[bytes] = []
    fields = {
        "Deal-Scheme": "1",
        "Deal-Match": match_id,
        "Deal-Server": f"{commitment.hex()} {server_secret.hex()}",
    }
    for seat, kind in enumerate(seats):
        secret = twin_secret(f"seat {seat} in {match_id}")
        promise = twin_hash("red7 deal 1 player", match_id, commitment, str(seat), secret)
        if kind == "r":
            parts += [promise, secret]
            fields[f"Deal-Seat-{seat}"] = f"{promise.hex()} {secret.hex()}"
        elif kind == "m":
            parts += [promise, b""]
            fields[f"Deal-Seat-{seat}"] = f"{promise.hex()} -"
        else:
            parts += [b"", b""]
            fields[f"Deal-Seat-{seat}"] = "-"
    seed = twin_hash("red7 deal 1 seed", match_id, server_secret, *parts)
    return {
        "fields": fields,
        "revealed": [seat for seat, kind in enumerate(seats) if kind == "r"],
        "missing": [seat for seat, kind in enumerate(seats) if kind == "m"],
        "seed": seed.hex(),
    }


def vector_spoilt() -> list[dict[str, Any]]:
    """Records that must not verify, each with the codes of its problems."""
    good = vector_shared("table-9.2", "rrm")["fields"]
    other = vector_shared("table-9.3", "rrm")["fields"]
    commitment = good["Deal-Server"].split(" ")[0]
    players = ["deal-player-secret", "deal-player-secret"]
    swapped = {"Deal-Seat-0": good["Deal-Seat-1"], "Deal-Seat-1": good["Deal-Seat-0"]}
    return [
        {
            "why": "running",
            "fields": {**good, "Deal-Server": f"{commitment} -"},
            "problems": ["deal-server-unrevealed"],
        },
        {
            "why": "the server reveals another secret",
            "fields": {**good, "Deal-Server": f"{commitment} {twin_secret('better').hex()}"},
            "problems": ["deal-server-secret"],
        },
        {
            "why": "the server exchanges commitment and secret after the players committed",
            "fields": {
                **good,
                "Deal-Server": twin_hash("red7 deal 1 server", "table-9.2", twin_secret("better")).hex()
                + f" {twin_secret('better').hex()}",
            },
            "problems": players,
        },
        {"why": "seats swapped", "fields": {**good, **swapped}, "problems": players},
        {
            "why": "copied seat",
            "fields": {**good, "Deal-Seat-1": good["Deal-Seat-0"]},
            "problems": players[:1],
        },
        {
            "why": "replayed from another match",
            "fields": {**good, "Deal-Seat-0": other["Deal-Seat-0"]},
            "problems": players[:1],
        },
        {
            "why": "another match id",
            "fields": {**good, "Deal-Match": "table-9.3"},
            "problems": ["deal-server-secret", *players],
        },
    ]


def make_vectors() -> dict[str, Any]:
    zero, ones, seven = bytes(32), b"\xff" * 32, twin_hash("red7 deal 1 number", "7", "0")
    everything, odd_indices, sixteen = list(ALL), list(range(1, 49, 2)), list(range(33, 49))
    # The round of this seed with the most skipped bytes; round 1 happens to have none.
    reads = {number: twin_shuffle(zero, number, everything)[2] for number in range(1, 1000)}
    long_round = max(reads, key=reads.__getitem__)
    pairs = [(0, 0), (7, 0), (7, 1), (8, 0), (71, 0), (2**64 - 1, 2**64 - 1)]
    return {
        "about": "Test vectors of docs/fair-deals.md, scheme 1",
        "numbered_seeds": [vector_number(*pair) for pair in pairs],
        "shuffles": [
            vector_shuffle(zero, 1, []),
            vector_shuffle(zero, 1, [48]),
            vector_shuffle(zero, 1, [0, 48]),
            vector_shuffle(zero, 1, everything),
            vector_shuffle(zero, 2, everything),
            vector_shuffle(zero, long_round, everything),
            vector_shuffle(ones, 1, everything),
            vector_shuffle(seven, 2**32 - 1, odd_indices),
        ],
        "deals": [
            vector_deal(zero, 1, 2, everything),
            vector_deal(seven, 1, 3, everything),
            vector_deal(seven, 1, 4, everything),
            vector_deal(seven, 3, 3, odd_indices),
            vector_deal(ones, 12, 2, sixteen),
        ],
        "shared_seeds": [
            vector_shared(match_id, seats)
            for match_id, seats in [
                ("m", "bb"),
                ("m", "rb"),
                ("m", "br"),
                ("m", "mb"),
                ("table-9.2", "rrm"),
                ("A_z:0." + 58 * "9", "rmbr"),
                ("table-9.3", "rrrr"),
            ]
        ],
        "spoilt": vector_spoilt(),
    }


def write_vectors() -> str:
    text = json.dumps(make_vectors(), indent=1)
    # Lists of numbers on one line each: a person should be able to read a deal.
    lines: list[str] = []
    run: list[str] = []
    for line in text.splitlines():
        bare = line.strip()
        if run and bare.rstrip(",").isdigit():
            run.append(bare)
        elif run and bare.startswith("]"):
            lines.append(run[0] + " ".join(run[1:]) + bare)
            run = []
        else:
            lines += run
            run = [line] if line.endswith("[") else []
            lines += [] if run else [line]
    return "\n".join(lines) + "\n"


STORED: dict[str, Any] = json.loads(VECTORS.read_text("utf-8")) if VECTORS.exists() else {}

# --- Vectors ------------------------------------------------------------------------------------------------


def test_the_stored_vectors_are_the_twins() -> None:
    assert VECTORS.read_text("utf-8") == write_vectors()


def test_numbered_seeds_match_the_vectors() -> None:
    for vector in STORED["numbered_seeds"]:
        assert numbered_seed(int(vector["number"]), int(vector["match"])).hex() == vector["seed"]


def test_shuffles_match_the_vectors() -> None:
    for vector in STORED["shuffles"]:
        order = shuffle(parse_seed(vector["seed"]), vector["round"], vector["cards"])
        assert list(order) == vector["order"]


def test_deals_match_the_vectors() -> None:
    for vector in STORED["deals"]:
        dealt = deal(parse_seed(vector["seed"]), vector["round"], vector["players"], vector["cards"])
        assert [list(hand) for hand in dealt.hands] == vector["hands"]
        assert list(dealt.palettes) == vector["palettes"]
        assert list(dealt.deck) == vector["deck"]


def test_shared_seeds_match_the_vectors() -> None:
    for vector in STORED["shared_seeds"]:
        source = parse_source(vector["fields"])
        assert isinstance(source, SharedSeed)
        assert source.problems() == ()
        assert source.seed().hex() == vector["seed"]
        assert list(source.revealed()) == vector["revealed"]
        assert list(source.missing()) == vector["missing"]
        assert source.fields() == vector["fields"]


def test_spoilt_records_have_the_problems_of_the_vectors() -> None:
    for vector in STORED["spoilt"]:
        source = parse_source(vector["fields"])
        assert [problem.code for problem in source.problems()] == vector["problems"], vector["why"]
        with pytest.raises(InvalidError) as raised:
            source.seed()
        assert raised.value.code == vector["problems"][0]


# --- The shuffle --------------------------------------------------------------------------------------------


def test_the_vectors_reach_the_second_block_with_and_without_skipped_bytes() -> None:
    whole = [vector for vector in STORED["shuffles"] if len(vector["cards"]) == 49]
    assert min(vector["bytes_read"] for vector in whole) == 48
    assert max(len(vector["bytes_skipped"]) for vector in whole) >= 8


def test_skipped_bytes_change_the_order() -> None:
    seed = numbered_seed(0)
    fair, skipped, _ = twin_shuffle(seed, 1, ALL)
    biased, _, _ = twin_shuffle(seed, 1, ALL, biased=True)
    assert skipped
    assert list(shuffle(seed, 1, ALL)) == fair != biased


def chi_square(counts: Sequence[int], expected: float) -> float:
    return sum((count - expected) ** 2 for count in counts) / expected


def deviation(orders: Sequence[Sequence[int]]) -> float:
    """How many standard deviations the card-by-place table lies from what chance would make of it."""
    size = len(orders[0])
    table = Counter((card, place) for order in orders for place, card in enumerate(order))
    freedom = (size - 1) ** 2
    cells = [table[card, place] for card in range(size) for place in range(size)]
    # Rows and columns both have fixed sums, so cells vary less than free ones by this factor.
    statistic = chi_square(cells, len(orders) / size) * (size - 1) / size
    return float((statistic - freedom) / (2 * freedom) ** 0.5)


def test_every_card_is_equally_often_in_every_place() -> None:
    assert abs(deviation([shuffle(numbered_seed(n), 1, ALL) for n in range(12_000)])) < 4


def test_rounds_of_one_seed_are_as_even_as_seeds() -> None:
    seed = numbered_seed(0)
    assert abs(deviation([shuffle(seed, n, ALL) for n in range(1, 12_001)])) < 4


def test_the_evenness_test_would_see_modulo_bias() -> None:
    assert deviation([twin_shuffle(numbered_seed(n), 1, ALL, biased=True)[0] for n in range(12_000)]) > 8


def test_every_order_of_four_cards_is_equally_likely() -> None:
    seen = Counter(shuffle(numbered_seed(4, n), 1, range(4)) for n in range(4800))
    assert set(seen) == set(permutations(range(4)))
    # 23 degrees of freedom: chance exceeds 49.7 once in a thousand.
    assert chi_square(list(seen.values()), 200) < 49.7


SEEDS = st.binary(min_size=32, max_size=32)
ROUNDS = st.integers(1, 2**32 - 1)
CARD_SETS = st.sets(st.integers(0, 48)).map(sorted)


@given(SEEDS, ROUNDS, CARD_SETS)
def test_a_shuffle_is_a_permutation_and_agrees_with_the_twin(
    seed: bytes, number: int, cards: list[int]
) -> None:
    order = shuffle(seed, number, cards)
    assert sorted(order) == cards
    assert list(order) == twin_shuffle(seed, number, cards)[0]


@given(SEEDS, ROUNDS, st.permutations(ALL))
def test_the_order_in_which_cards_are_given_does_not_matter(
    seed: bytes, number: int, cards: list[int]
) -> None:
    assert shuffle(seed, number, cards) == shuffle(seed, number, ALL)


@given(SEEDS, ROUNDS, st.integers(2, 4), st.data())
def test_a_deal_gives_every_card_once(seed: bytes, number: int, players: int, data: st.DataObject) -> None:
    cards = data.draw(st.sets(st.integers(0, 48), min_size=8 * players).map(sorted))
    dealt = deal(seed, number, players, cards)
    assert [len(hand) for hand in dealt.hands] == [7] * players
    assert len(dealt.palettes) == players
    order = [card for hand in dealt.hands for card in hand] + [*dealt.palettes, *dealt.deck]
    assert sorted(order) == cards
    assert tuple(order) == shuffle(seed, number, cards)


@given(SEEDS, ROUNDS, st.integers(0, 255))
def test_a_deal_hangs_on_every_bit_of_the_seed_and_on_the_round(seed: bytes, number: int, bit: int) -> None:
    order = shuffle(seed, number, ALL)
    assert order != shuffle(flip(seed, bit), number, ALL)
    assert order != shuffle(seed, number % (2**32 - 1) + 1, ALL)


def test_a_deal_is_a_value() -> None:
    dealt = deal(bytes(32), 1, 2, ALL)
    assert dealt == deal(bytes(32), 1, 2, tuple(ALL))
    assert hash(dealt) == hash(Deal(dealt.hands, dealt.palettes, dealt.deck))
    assert dealt != deal(bytes(32), 2, 2, ALL)
    with pytest.raises((FrozenInstanceError, AttributeError)):
        dealt.deck = ()  # type: ignore[misc]


@given(
    st.tuples(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1)),
    st.tuples(st.integers(0, 99), st.integers(0, 99)),
)
def test_different_numbers_make_different_seeds(one: tuple[int, int], other: tuple[int, int]) -> None:
    assert (numbered_seed(*one) == numbered_seed(*other)) == (one == other)


# --- Shared seeds -------------------------------------------------------------------------------------------

MATCH = "match-1"
SERVER = twin_secret("server")
ANN, BOB, EVE = twin_secret("Ann"), twin_secret("Bob"), twin_secret("Eve")


def flip(value: bytes, bit: int) -> bytes:
    return (int.from_bytes(value, "big") ^ (1 << bit % (8 * len(value)))).to_bytes(len(value), "big")


def committed(*secrets: bytes | None) -> SharedSeed:
    """The server's value after all players committed; None is a bot."""
    shared = SharedSeed.begin(MATCH, SERVER, len(secrets))
    for seat, secret in enumerate(secrets):
        if secret is not None:
            promise = player_commitment(MATCH, shared.public().server_commitment, seat, secret)
            shared = shared.commit(seat, promise)
    return shared


def completed(*secrets: bytes | None) -> SharedSeed:
    shared = committed(*secrets)
    for seat, secret in enumerate(secrets):
        if secret is not None:
            shared = shared.reveal(seat, secret)
    return shared


def with_seat(shared: SharedSeed, seat: int, part: Contribution) -> SharedSeed:
    return replace(shared, seats=(*shared.seats[:seat], part, *shared.seats[seat + 1 :]))


def codes(problems: Sequence[Red7Error]) -> list[str]:
    return [problem.code for problem in problems]


def test_a_match_from_commitments_to_verification() -> None:
    full = committed(ANN, BOB, None)
    bobs_view = full.public().reveal(1, BOB)
    full = full.reveal(1, BOB).reveal(0, ANN)
    assert codes(full.public().problems()) == ["deal-server-unrevealed"]
    assert full.problems(bobs_view) == ()
    assert (full.revealed(), full.missing()) == ((0, 1), ())
    assert len(full.seed()) == 32


def test_the_public_value_and_every_printed_form_hide_the_servers_secret() -> None:
    full = completed(ANN, BOB)
    assert full.public().server_secret is None
    for text in [repr(full.public()), repr(full), str(full), *full.public().fields().values()]:
        assert SERVER.hex() not in text
        assert repr(SERVER)[2:-1] not in text


def test_a_player_who_does_not_reveal_is_recorded_and_the_match_goes_on() -> None:
    shared = committed(ANN, BOB).reveal(0, ANN)
    assert shared.problems() == ()
    assert shared.missing() == (1,)
    assert shared.fields()["Deal-Seat-1"].endswith(" -")
    everyone = completed(ANN, BOB).seed()
    without_bob = completed(ANN, None).seed()
    assert len({shared.seed(), everyone, without_bob}) == 3


def test_bots_alone_leave_the_seed_to_the_server_and_it_shows() -> None:
    assert completed(None, None).problems() == ()
    assert completed(None, None).revealed() == ()


def test_a_commitment_after_somebody_revealed_is_refused() -> None:
    shared = committed(ANN, None, None).reveal(0, ANN)
    with pytest.raises(IllegalError) as raised:
        shared.commit(1, player_commitment(MATCH, shared.server_commitment, 1, EVE))
    assert raised.value.code == "deal-commit-late"


def test_a_second_commitment_or_reveal_is_refused() -> None:
    with pytest.raises(IllegalError) as raised:
        committed(ANN, BOB).commit(0, bytes(32))
    assert raised.value.code == "deal-commit-twice"
    with pytest.raises(IllegalError) as raised:
        completed(ANN, BOB).reveal(0, ANN)
    assert raised.value.code == "deal-reveal-twice"


def test_a_reveal_without_commitment_or_of_another_secret_is_refused() -> None:
    with pytest.raises(IllegalError) as illegal:
        committed(ANN, None).reveal(1, BOB)
    assert illegal.value.code == "deal-reveal-uncommitted"
    with pytest.raises(InvalidError) as invalid:
        committed(ANN, BOB).reveal(1, EVE)
    assert (invalid.value.code, invalid.value.arguments) == ("deal-player-secret", {"seat": 1})


def test_a_copied_commitment_cannot_be_revealed_from_another_seat() -> None:
    shared = committed(ANN, None)
    copied = shared.commit(1, shared.seats[0].commitment or b"").reveal(0, ANN)
    with pytest.raises(InvalidError) as raised:
        copied.reveal(1, ANN)
    assert raised.value.code == "deal-player-secret"


def test_equal_secrets_in_all_seats_do_not_cancel_out() -> None:
    same = completed(ANN, ANN)
    assert same.seats[0].commitment != same.seats[1].commitment
    assert len({same.seed(), completed(None, None).seed(), completed(ANN, None).seed()}) == 3


def test_a_commitment_is_tied_to_match_seat_server_and_role() -> None:
    server = server_commitment(MATCH, SERVER)
    made = {
        player_commitment(MATCH, server, 0, ANN),
        player_commitment(MATCH, server, 1, ANN),
        player_commitment("match-2", server, 0, ANN),
        player_commitment(MATCH, flip(server, 0), 0, ANN),
        player_commitment(MATCH, server, 0, BOB),
        server_commitment(MATCH, ANN),
        server_commitment("match-2", ANN),
    }
    assert len(made) == 7


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda shared: replace(shared, match_id="match-2"), "Deal-Match"),
        (lambda shared: replace(shared, server_commitment=bytes(32)), "Deal-Server"),
        (lambda shared: with_seat(shared, 1, completed(ANN, EVE).seats[1]), "Deal-Seat-1"),
        (lambda shared: with_seat(shared, 2, completed(ANN, BOB, EVE).seats[2]), "Deal-Seat-2"),
        (lambda shared: replace(shared, seats=shared.seats[:2]), "Deal-Seat-2"),
        (lambda shared: replace(shared, seats=(*shared.seats, Contribution())), "Deal-Seat-3"),
        (lambda shared: with_seat(shared, 0, committed(ANN, BOB).seats[0]), "Deal-Seat-0"),
    ],
    ids=["match", "server", "exchanged", "late puppet", "fewer seats", "more seats", "dropped reveal"],
)
def test_a_player_finds_what_changed_after_the_reveal(
    change: Callable[[SharedSeed], SharedSeed], field: str
) -> None:
    noted = committed(ANN, BOB, None).public().reveal(0, ANN)
    honest = completed(ANN, BOB, None)
    assert honest.problems(noted) == ()
    changed = [p.arguments["field"] for p in change(honest).problems(noted) if p.code == "deal-changed"]
    assert changed == [field]


def test_a_dropped_reveal_or_a_late_puppet_verifies_for_strangers() -> None:
    """Why a player's program has to keep what it saw: a record alone cannot show these."""
    dropped = committed(ANN, BOB).reveal(1, BOB)
    assert dropped.problems() == ()
    assert codes(dropped.problems(committed(ANN, BOB).public().reveal(0, ANN))) == ["deal-changed"]


SECRETS = st.lists(st.none() | SEEDS, min_size=2, max_size=4)


@st.composite
def shared_seeds(draw: st.DrawFn) -> SharedSeed:
    match_id = draw(st.text("Az09-_.:", min_size=1, max_size=64))
    secrets = draw(SECRETS)
    shared = SharedSeed.begin(match_id, draw(SEEDS), len(secrets))
    for seat, secret in enumerate(secrets):
        if secret is not None:
            shared = shared.commit(seat, player_commitment(match_id, shared.server_commitment, seat, secret))
    for seat, secret in enumerate(secrets):
        if secret is not None and draw(st.booleans()):
            shared = shared.reveal(seat, secret)
    return shared


@given(shared_seeds())
def test_what_follows_the_protocol_verifies_and_survives_its_text(shared: SharedSeed) -> None:
    assert shared.problems() == ()
    assert shared.problems(shared.public()) == ()
    assert parse_source(shared.fields()) == shared
    assert parse_source(shared.public().fields()) == shared.public()
    assert hash(parse_source(shared.fields())) == hash(shared)


@given(shared_seeds(), st.integers(0, 255))
def test_a_flipped_bit_in_anything_revealed_is_found(shared: SharedSeed, bit: int) -> None:
    assert shared.server_secret is not None
    spoilt = [
        replace(shared, server_secret=flip(shared.server_secret, bit)),
        replace(shared, server_commitment=flip(shared.server_commitment, bit)),
        replace(shared, match_id=shared.match_id[:-1] + ("z" if shared.match_id[-1] != "z" else "A")),
    ]
    for seat in shared.revealed():
        part = shared.seats[seat]
        assert part.commitment is not None
        assert part.secret is not None
        for bad in [
            Contribution(flip(part.commitment, bit), part.secret),
            Contribution(part.commitment, flip(part.secret, bit)),
        ]:
            spoilt.append(with_seat(shared, seat, bad))
    for value in spoilt:
        assert value.problems()
        with pytest.raises(InvalidError):
            value.seed()


@given(shared_seeds(), shared_seeds())
def test_different_matches_have_different_seeds(one: SharedSeed, other: SharedSeed) -> None:
    assert (one.seed() == other.seed()) == (one == other)


@given(shared_seeds(), st.integers(0, 255))
def test_changing_any_input_changes_the_seed(shared: SharedSeed, bit: int) -> None:
    """Each input changed alone, with whatever has to follow made right again."""
    assert shared.server_secret is not None
    secrets = {seat: shared.seats[seat].secret for seat in shared.revealed()}

    def again(match_id: str, server: bytes, skip: int = -1, other: int = -1) -> bytes:
        made = SharedSeed.begin(match_id, server, len(shared.seats))
        mine = {
            seat: flip(secret, bit) if seat == other else secret for seat, secret in secrets.items() if secret
        }
        for seat, secret in mine.items():
            made = made.commit(seat, player_commitment(match_id, made.server_commitment, seat, secret))
        for seat in shared.missing():
            made = made.commit(seat, shared.seats[seat].commitment or b"")
        for seat, secret in mine.items():
            if seat != skip:
                made = made.reveal(seat, secret)
        return made.seed()

    assert again(shared.match_id, shared.server_secret) == shared.seed()
    seeds = [shared.seed(), again(shared.match_id, flip(shared.server_secret, bit))]
    seeds.append(again("other", shared.server_secret))
    for seat in secrets:
        seeds.append(again(shared.match_id, shared.server_secret, skip=seat))
        seeds.append(again(shared.match_id, shared.server_secret, other=seat))
    for seat in shared.missing():
        part = Contribution(flip(shared.seats[seat].commitment or b"", bit))
        seeds.append(with_seat(shared, seat, part).seed())
    if len(shared.seats) < 4:
        seeds.append(replace(shared, seats=(*shared.seats, Contribution())).seed())
    assert len(set(seeds)) == len(seeds)


# --- Text ---------------------------------------------------------------------------------------------------


@given(SEEDS)
def test_a_plain_seed_survives_its_text(seed: bytes) -> None:
    plain = PlainSeed(seed)
    assert parse_source({**plain.fields(), "Players": "Ann, Bob"}) == plain
    assert (plain.seed(), plain.problems()) == (seed, ())
    assert parse_seed(seed.hex()) == seed


def test_a_plain_seed_is_not_printed_by_accident() -> None:
    assert bytes(32).hex() not in repr(PlainSeed(bytes(32)))
    assert "\\x00" not in repr(PlainSeed(bytes(32)))


GOOD = completed(ANN, BOB).fields()
HEX = bytes(32).hex()


def without(left_out: str) -> dict[str, str]:
    return {name: text for name, text in GOOD.items() if name != left_out}


@pytest.mark.parametrize(
    ("fields", "code", "arguments"),
    [
        ({}, "deal-field-missing", {"field": "Deal-Scheme"}),
        ({"Deal-Scheme": "2", "Deal-Seed": HEX}, "deal-scheme", {"found": "2", "expected": "1"}),
        ({"Deal-Scheme": "1"}, "deal-field-missing", {"field": "Deal-Match"}),
        ({"Deal-Scheme": "1", "Deal-Seed": "ab"}, "deal-hex", {"field": "Deal-Seed", "digits": 64}),
        ({"Deal-Scheme": "1", "Deal-Seed": "g" + HEX[1:]}, "deal-hex", {"found": "g" + HEX[1:]}),
        ({"Deal-Scheme": "1", "Deal-Seed": "A" + HEX[1:]}, "deal-hex", {"found": "A" + HEX[1:]}),
        ({"Deal-Scheme": "1", "Deal-Seed": " " + HEX[1:]}, "deal-hex", {"found": " " + HEX[1:]}),
        ({"Deal-Scheme": "1", "Deal-Seed": HEX[1:] + "٣"}, "deal-hex", {"found": HEX[1:] + "٣"}),
        ({"Deal-Scheme": "1", "Deal-Seed": HEX * 9}, "deal-hex", {"found": "0" * 79 + "…"}),
        ({**GOOD, "Deal-Seed": HEX}, "deal-field-unexpected", {"field": "Deal-Match"}),
        ({**GOOD, "Deal-Seat-3": "-"}, "deal-field-unexpected", {"field": "Deal-Seat-3"}),
        ({**GOOD, "Deal-Seat-00": "-"}, "deal-field-unexpected", {"field": "Deal-Seat-00"}),
        ({**GOOD, **{f"Deal-Seat-{n}": "-" for n in range(2, 5)}}, "deal-players", {"found": 5}),
        ({**GOOD, "Deal-Server": HEX}, "deal-pair", {"field": "Deal-Server", "found": HEX}),
        ({**GOOD, "Deal-Server": f"{HEX}  -"}, "deal-pair", {"found": f"{HEX}  -"}),
        ({**GOOD, "Deal-Server": "-"}, "deal-pair", {"found": "-"}),
        ({**GOOD, "Deal-Seat-0": f"- {HEX}"}, "deal-hex", {"field": "Deal-Seat-0", "found": "-"}),
        ({**GOOD, "Deal-Seat-1": f"{HEX} --"}, "deal-hex", {"field": "Deal-Seat-1", "found": "--"}),
        ({**GOOD, "Deal-Match": ""}, "deal-match-id", {"found": "", "most": 64}),
        ({**GOOD, "Deal-Match": "é"}, "deal-match-id", {"found": "é", "most": 64}),
        ({**GOOD, "Deal-Match": "a" * 65}, "deal-match-id", {"found": "a" * 65, "most": 64}),
        (without("Deal-Seat-1"), "deal-field-missing", {"field": "Deal-Seat-1"}),
        (without("Deal-Server"), "deal-field-missing", {"field": "Deal-Server"}),
    ],
)
def test_bad_fields_get_an_error_that_says_which(
    fields: dict[str, str], code: str, arguments: dict[str, object]
) -> None:
    before = dict(fields)
    with pytest.raises(InvalidError) as raised:
        parse_source(fields)
    assert raised.value.code == code
    assert raised.value.arguments.items() >= arguments.items()
    assert fields == before


NAMES = st.sampled_from([*GOOD, "Deal-Seed", "Deal-Seat-2", "Deal-Seat-3", "Deal-", "Date"])
TEXTS = st.sampled_from([*GOOD.values(), HEX, f"{HEX} -", "-", "1"]) | st.text("0aA -é\n", max_size=70)


@given(st.dictionaries(NAMES, TEXTS), st.sampled_from([{}, GOOD]))
def test_any_fields_are_read_without_loss_or_refused(changes: dict[str, str], rest: dict[str, str]) -> None:
    fields = {**rest, **changes}
    try:
        source = parse_source(fields)
    except InvalidError:
        return
    assert source.fields() == {name: text for name, text in fields.items() if name.startswith("Deal-")}


# --- Refusals -----------------------------------------------------------------------------------------------

SEED = bytes(32)
TWO = (Contribution(), Contribution())


def length(what: str, number: int) -> dict[str, object]:
    return {"what": what, "expected": 32, "found": number}


@pytest.mark.parametrize(
    ("call", "code", "arguments"),
    [
        (lambda: deal(SEED[1:], 1, 2, ALL), "deal-length", length("seed", 31)),
        (lambda: deal(SEED, 0, 2, ALL), "deal-round", {"found": 0, "most": 2**32 - 1}),
        (lambda: deal(SEED, 2**32, 2, ALL), "deal-round", {"found": 2**32, "most": 2**32 - 1}),
        (lambda: deal(SEED, 1, 1, ALL), "deal-players", {"found": 1}),
        (lambda: deal(SEED, 1, 5, ALL), "deal-players", {"found": 5}),
        (lambda: deal(SEED, 1, 4, ALL[:31]), "deal-few-cards", {"players": 4, "needed": 32, "found": 31}),
        (lambda: deal(SEED, 1, 2, []), "deal-few-cards", {"players": 2, "needed": 16, "found": 0}),
        (lambda: deal(SEED, 1, 2, [*ALL, 7]), "deal-card-twice", {"card": 7}),
        (lambda: deal(SEED, 1, 2, [*ALL, 49]), "deal-card", {"found": 49, "last": 48}),
        (lambda: deal(SEED, 1, 2, [-1, *ALL]), "deal-card", {"found": -1, "last": 48}),
        (lambda: numbered_seed(-1), "deal-number", {"found": -1, "most": 2**64 - 1}),
        (lambda: numbered_seed(1, 2**64), "deal-number", {"found": 2**64, "most": 2**64 - 1}),
        (lambda: PlainSeed(b""), "deal-length", length("seed", 0)),
        (lambda: server_commitment(MATCH, SEED + b"x"), "deal-length", length("server-secret", 33)),
        (lambda: server_commitment("two words", SEED), "deal-match-id", {"found": "two words", "most": 64}),
        (lambda: player_commitment(MATCH, b"", 0, SEED), "deal-length", length("server-commitment", 0)),
        (lambda: player_commitment(MATCH, SEED, 0, b""), "deal-length", length("player-secret", 0)),
        (lambda: player_commitment(MATCH, SEED, 4, SEED), "deal-seat", {"found": 4, "last": 3}),
        (lambda: player_commitment("", SEED, 0, SEED), "deal-match-id", {"found": "", "most": 64}),
        (lambda: Contribution(b"x"), "deal-length", length("player-commitment", 1)),
        (lambda: Contribution(SEED, b"x"), "deal-length", length("player-secret", 1)),
        (lambda: Contribution(None, SEED), "deal-secret-uncommitted", {}),
        (lambda: SharedSeed.begin(MATCH, SEED, 5), "deal-players", {"found": 5}),
        (lambda: SharedSeed(MATCH, SEED, (), None), "deal-players", {"found": 0}),
        (lambda: SharedSeed(MATCH, b"", TWO), "deal-length", length("server-commitment", 0)),
        (lambda: SharedSeed(MATCH, SEED, TWO, b""), "deal-length", length("server-secret", 0)),
        (lambda: committed(ANN, BOB).commit(2, SEED), "deal-seat", {"found": 2, "last": 1}),
        (lambda: committed(ANN, BOB).reveal(-1, SEED), "deal-seat", {"found": -1, "last": 1}),
        (lambda: committed(ANN, BOB).public().seed(), "deal-server-unrevealed", {"match": MATCH}),
    ],
)
def test_bad_input_gets_a_code_with_arguments(
    call: Callable[[], object], code: str, arguments: dict[str, object]
) -> None:
    with pytest.raises(InvalidError) as raised:
        call()
    assert (raised.value.code, raised.value.arguments) == (code, arguments)
    # What has a wrong length is named in words, and thousands are set apart.
    text = str(raised.value).replace(",", "")
    assert all(str(value) in text for name, value in arguments.items() if name != "what")


if __name__ == "__main__":
    VECTORS.write_text(write_vectors(), "utf-8")
