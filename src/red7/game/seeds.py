"""Seeds that nobody could choose: plain ones, and those that the server and the players make together.

A match has one 256-bit seed and every round is dealt from it. A `PlainSeed` is the seed itself; a
`SharedSeed` is made by the server and the players together, so that none of them can steer it.
`docs/fair-deals.md` describes it for other languages, with test vectors. Secrets are always passed in.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from red7.game.checks import is_within
from red7.game.errors import IllegalError, InvalidError, UnrevealedError

SCHEME: Final = "1"
"""Names this scheme and the shuffle in a record; any change to either needs a new one."""

SEED_BYTES: Final = 32
MOST_NUMBERS: Final = 2**64 - 1
MATCH_ID_LENGTH: Final = 64
MATCH_ID_CHARACTERS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.:")
HEX_DIGITS: Final = frozenset("0123456789abcdef")
_NOTHING: Final = "-"


def numbered_seed(number: int, match: int = 0) -> bytes:
    """The seed of a match in the series `number`: always the same, different for each pair, not secret."""
    for value in (number, match):
        if not is_within(value, 0, MOST_NUMBERS):
            raise InvalidError("deal-number", found=value, most=MOST_NUMBERS)
    return _hash(b"red7 deal 1 number", digits(number), digits(match))


def server_commitment(match_id: str, secret: bytes) -> bytes:
    """What the server publishes before anybody else commits."""
    _check_match_id(match_id)
    check_length("server-secret", secret)
    return _hash(b"red7 deal 1 server", match_id.encode("ascii"), secret)


def player_commitment(match_id: str, server: bytes, seat: int, secret: bytes) -> bytes:
    """A player's reply to the server's commitment; it contains that one, so neither can be exchanged."""
    _check_match_id(match_id)
    check_length("server-commitment", server)
    _check_seat(seat, 4)
    check_length("player-secret", secret)
    return _hash(b"red7 deal 1 player", match_id.encode("ascii"), server, digits(seat), secret)


@dataclass(frozen=True)
class PlainSeed:
    """A seed somebody simply chose: for libraries, simulations and play without a server."""

    value: bytes = field(repr=False)

    def __post_init__(self) -> None:
        check_length("seed", self.value)

    def seed(self) -> bytes:
        """The seed of the match."""
        return self.value

    def problems(self) -> tuple[InvalidError, ...]:
        """None: there is no promise to break."""
        return ()

    def fields(self) -> dict[str, str]:
        """Headers of a record."""
        return {"Deal-Scheme": SCHEME, "Deal-Seed": self.value.hex()}


@dataclass(frozen=True)
class Contribution:
    """One seat's part in a shared seed: nothing (a bot), a commitment (not revealed in time), or both."""

    commitment: bytes | None = None
    secret: bytes | None = None

    def __post_init__(self) -> None:
        if self.commitment is not None:
            check_length("player-commitment", self.commitment)
        if self.secret is not None:
            check_length("player-secret", self.secret)
            if self.commitment is None:
                raise InvalidError("deal-secret-uncommitted")


@dataclass(frozen=True)
class SharedSeed:
    """A seed made by the server and the players: what a record keeps, and all a verifier needs.

    The server starts with `begin`, hands out `public()`, takes each `commit` and then each `reveal`, and
    deals from `seed()`. After the match, even an abandoned one, it publishes the whole value.
    """

    match_id: str
    server_commitment: bytes
    seats: tuple[Contribution, ...]
    server_secret: bytes | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        _check_match_id(self.match_id)
        check_length("server-commitment", self.server_commitment)
        check_players(len(self.seats))
        if self.server_secret is not None:
            check_length("server-secret", self.server_secret)

    @staticmethod
    def begin(match_id: str, secret: bytes, players: int) -> "SharedSeed":
        """The server's own value, before any player has committed."""
        check_players(players)
        return SharedSeed(match_id, server_commitment(match_id, secret), (Contribution(),) * players, secret)

    def public(self) -> "SharedSeed":
        """The same without the server's secret: what everybody may see while the match runs."""
        return replace(self, server_secret=None)

    def commit(self, seat: int, commitment: bytes) -> "SharedSeed":
        """With the seat's commitment; refused once anybody has revealed, since it could be calculated."""
        _check_seat(seat, len(self.seats))
        if self.seats[seat].commitment is not None:
            raise IllegalError("deal-commit-twice", seat=seat)
        if self.revealed():
            raise IllegalError("deal-commit-late", seat=seat)
        return self._with_seat(seat, Contribution(commitment))

    def reveal(self, seat: int, secret: bytes) -> "SharedSeed":
        """With the seat's secret; refused unless it is the one the seat committed to."""
        _check_seat(seat, len(self.seats))
        commitment = self.seats[seat].commitment
        if commitment is None:
            raise IllegalError("deal-reveal-uncommitted", seat=seat)
        if self.seats[seat].secret is not None:
            raise IllegalError("deal-reveal-twice", seat=seat)
        if player_commitment(self.match_id, self.server_commitment, seat, secret) != commitment:
            raise InvalidError("deal-player-secret", seat=seat)
        return self._with_seat(seat, Contribution(commitment, secret))

    def revealed(self) -> tuple[int, ...]:
        """The seats whose secrets are in the seed; if there are none, the server chose it alone."""
        return tuple([seat for seat, part in enumerate(self.seats) if part.secret is not None])

    def missing(self) -> tuple[int, ...]:
        """The seats that committed but did not reveal."""
        committed = [seat for seat, part in enumerate(self.seats) if part.commitment is not None]
        return tuple([seat for seat in committed if self.seats[seat].secret is None])

    def seed(self) -> bytes:
        """The seed of the match; raises the first of the `problems()` if there are any."""
        problems = self.problems()
        if problems:
            raise problems[0]
        assert self.server_secret is not None
        parts = [b"red7 deal 1 seed", self.match_id.encode("ascii"), self.server_secret]
        for seat in self.seats:
            parts.append(seat.commitment or b"")
            parts.append(seat.secret or b"")
        return _hash(*parts)

    def problems(self, seen: "SharedSeed | None" = None) -> tuple[InvalidError, ...]:
        """Why this does not verify; empty if it does.

        `seen` is what a player's own program kept when it revealed. It shows what no record can show by
        itself: a dropped reveal, or a commitment that was added or exchanged later.
        """
        problems: list[InvalidError] = []
        if self.server_secret is None:
            problems.append(UnrevealedError("deal-server-unrevealed", match=self.match_id))
        elif server_commitment(self.match_id, self.server_secret) != self.server_commitment:
            problems.append(InvalidError("deal-server-secret", match=self.match_id))
        for seat, part in enumerate(self.seats):
            if part.secret is not None:
                expected = player_commitment(self.match_id, self.server_commitment, seat, part.secret)
                if expected != part.commitment:
                    problems.append(InvalidError("deal-player-secret", seat=seat))
        if seen is not None:
            now = self.fields()
            before = seen.fields()
            for name in sorted({*now, *before}):
                if not _continues(before.get(name, ""), now.get(name, "")):
                    problems.append(InvalidError("deal-changed", field=name))
        return tuple(problems)

    def fields(self) -> dict[str, str]:
        """Headers of a record: each commitment and secret in hexadecimal, `-` for a missing one."""
        lines = {
            "Deal-Scheme": SCHEME,
            "Deal-Match": self.match_id,
            "Deal-Server": _pair(self.server_commitment, self.server_secret),
        }
        for seat, part in enumerate(self.seats):
            lines[f"Deal-Seat-{seat}"] = (
                _NOTHING if part.commitment is None else _pair(part.commitment, part.secret)
            )
        return lines

    def _with_seat(self, seat: int, part: Contribution) -> "SharedSeed":
        return replace(self, seats=(*self.seats[:seat], part, *self.seats[seat + 1 :]))


def parse_seed(text: str) -> bytes:
    """A seed from its 64 hexadecimal digits."""
    return _parse_hex("Deal-Seed", text)


def parse_source(fields: Mapping[str, str]) -> PlainSeed | SharedSeed:
    """Where a match's seed comes from, by the `Deal-` headers of a record; other headers are ignored."""
    left = {name: text for name, text in fields.items() if name.startswith("Deal-")}
    scheme = _take(left, "Deal-Scheme")
    if scheme != SCHEME:
        raise InvalidError("deal-scheme", found=_quote(scheme), expected=SCHEME)
    is_plain = "Deal-Seed" in left
    source = PlainSeed(parse_seed(left.pop("Deal-Seed"))) if is_plain else _parse_shared(left)
    for name in left:
        raise InvalidError("deal-field-unexpected", field=_quote(name))
    return source


def _parse_shared(left: dict[str, str]) -> SharedSeed:
    match_id = _take(left, "Deal-Match")
    commitment, secret = _parse_pair("Deal-Server", _take(left, "Deal-Server"))
    seats: list[Contribution] = []
    while len(seats) < 2 or f"Deal-Seat-{len(seats)}" in left:
        name = f"Deal-Seat-{len(seats)}"
        text = _take(left, name)
        seats.append(Contribution() if text == _NOTHING else Contribution(*_parse_pair(name, text)))
    return SharedSeed(match_id, commitment, tuple(seats), secret)


def _take(left: dict[str, str], name: str) -> str:
    if name not in left:
        raise InvalidError("deal-field-missing", field=name)
    return left.pop(name)


def _pair(commitment: bytes, secret: bytes | None) -> str:
    return f"{commitment.hex()} {_NOTHING if secret is None else secret.hex()}"


def _parse_pair(name: str, text: str) -> tuple[bytes, bytes | None]:
    words = text.split(" ")
    if len(words) != 2:
        raise InvalidError("deal-pair", field=name, found=_quote(text))
    return _parse_hex(name, words[0]), None if words[1] == _NOTHING else _parse_hex(name, words[1])


def _parse_hex(name: str, text: str) -> bytes:
    # `bytes.fromhex` would also accept spaces and capitals, which would not be written back as they were
    # read.
    if len(text) != 2 * SEED_BYTES or not HEX_DIGITS.issuperset(text):
        raise InvalidError("deal-hex", field=name, digits=2 * SEED_BYTES, found=_quote(text))
    return bytes.fromhex(text)


def _continues(before: str, now: str) -> bool:
    """Whether a field is as it was seen, or differs only by a secret revealed since."""
    return now == before or (before.endswith(" " + _NOTHING) and now.startswith(before[: -len(_NOTHING)]))


def _quote(text: str) -> str:
    return text if len(text) <= 80 else text[:79] + "…"


def digits(number: int) -> bytes:
    """A number as decimal digits, as it is hashed."""
    return str(number).encode("ascii")


def pack(*parts: bytes) -> bytes:
    """The parts joined, each after a byte with its length, so that no two lists look the same."""
    return b"".join([bytes([len(part)]) + part for part in parts])


def _hash(*parts: bytes) -> bytes:
    return hashlib.sha256(pack(*parts)).digest()


def check_length(what: str, value: bytes) -> None:
    """Refuse a seed, a secret or a commitment that is not 32 bytes long."""
    if len(value) != SEED_BYTES:
        raise InvalidError("deal-length", what=what, expected=SEED_BYTES, found=len(value))


def check_players(players: int) -> None:
    """Refuse an impossible number of players."""
    if not 2 <= players <= 4:
        raise InvalidError("deal-players", found=players)


def _check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise InvalidError("deal-seat", found=seat, last=players - 1)


def _check_match_id(match_id: str) -> None:
    if not 1 <= len(match_id) <= MATCH_ID_LENGTH or not MATCH_ID_CHARACTERS.issuperset(match_id):
        raise InvalidError("deal-match-id", found=_quote(match_id), most=MATCH_ID_LENGTH)
