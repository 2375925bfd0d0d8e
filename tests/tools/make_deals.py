"""Renews the vectors of fair deals, `tests/golden/deals.json`.

    PYTHONPATH=src:tests python tests/tools/make_deals.py

They come from a slow and plain twin, written from `docs/fair-deals.md`, which uses nothing of the game.
"""

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

VECTORS = Path(__file__).parent.parent / "golden" / "deals.json"
ALL = range(49)


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


if __name__ == "__main__":
    VECTORS.write_text(write_vectors(), "utf-8")
