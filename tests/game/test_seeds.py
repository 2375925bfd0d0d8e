"""The seeds that deals are made from: shared ones and what a cheat would try, their text, and refusals."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.rules.seeds import SEEDS, flip
from tools.make_deals import ALL, twin_secret

from red7.game.deal import deal
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

MATCH = "match-1"
SERVER = twin_secret("server")
ANN, BOB, EVE = twin_secret("Ann"), twin_secret("Bob"), twin_secret("Eve")


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
