"""Nothing a viewer receives over the wire depends on what the viewer may not know.

Two servers have the same table in worlds that a viewer cannot tell apart. The viewer looks, asks, tries what
is not allowed, and sees another player's turn, on both. All it gets is the same to the last byte.
"""

import itertools
import json
import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from support.long_run import LONG
from support.rules.sample_rounds import EVERYTHING
from support.server.live_server import Player, Server, serving
from support.table_driver import PEOPLE, round_of
from table.test_non_interference import Pair, World, differ, pairs
from table.test_prepared import begun

from red7.game.cards import NAMES, cards_of
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.position import Position
from red7.game.sight import WATCHER, sight
from red7.game.simulation import random_turn
from red7.game.start import Start
from red7.game.worlds import Worlds
from red7.host.contracts.store import Append, Guest
from red7.host.rates import Rate
from red7.host.tables.cached_table import CachedTable
from red7.host.tables.summaries import row_of
from red7.server.limits import PER_ADDRESS, TOGETHER, Limits
from red7.table.decisions.asker import Who
from red7.table.settings import Settings

pytestmark = pytest.mark.anyio

ANY = Rate(10**6, 10**6, 1)
ROUNDS = 6 if LONG else 1
_numbers = itertools.count(1)


class Twins(NamedTuple):
    """Two servers with the same keys, the same guests and the same time."""

    one: Server
    other: Server


@pytest.fixture
async def twins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Twins]:
    (tmp_path / "other").mkdir()

    def limits() -> Limits:
        return Limits(
            per_guest={},
            per_address=dict.fromkeys(PER_ADDRESS, ANY),
            together=dict.fromkeys(TOGETHER, ANY),
            per_connection=ANY,
        )

    now = 1_000_000  # nothing is due at any of the tables then
    async with serving(tmp_path / "one", now=lambda: now, limits=limits()) as one:
        shutil.copy(tmp_path / "one" / "keys", tmp_path / "other" / "keys")
        async with serving(tmp_path / "other", now=lambda: now, limits=limits()) as other:
            for server in (one, other):
                # These tables have no log that they could be read from again.
                monkeypatch.setattr(server.host.tables, "catch_up", lambda: None)
                for person in PEOPLE:
                    guest = Guest(id=person.guest, name=person.name, created=now, seen=now)
                    await server.host.store.put_guest(guest)
            yield Twins(one, other)


def token(server: Server, seat: int | None, who: Who | None = None) -> str:
    if seat is None:
        return ""
    person = who or PEOPLE[seat]
    now = server.host.now()
    return server.services.identity.token(
        Guest(id=person.guest, name=person.name, created=now, seen=now), now
    )


async def put(server: Server, id_: str, world: World) -> None:
    """Have the table of this world on a server; what its log holds before is not looked at again."""
    live = CachedTable(id_)
    live.table = world.table.copy()
    await server.host.store.append(
        Append(id_, 0, [b"{}"] * live.version, world.table.last_at, row_of(id_, "", live.table))
    )
    server.host.tables.keep(live)


def attempts(world: World, viewer: int) -> Iterator[dict[str, object]]:
    """What a viewer may send to find something out; nothing that would be carried out."""
    hand = [NAMES[card] for card in cards_of(round_of(world.table).hands[viewer])]
    texts = [f"{card}{kind}" for card in (*hand[:3], "V3", "G4") for kind in "pc"]
    for text in [*texts, *(f"{card}p R5+" for card in hand if card[1] == "3"), "out", "R1t", ""]:
        yield {"type": "what-if", "seat": viewer, "text": text}
    for text in ("V3p V6+ R1c", "R7p", "G2c B1+", "+", "nonsense"):
        if not set(text.split()[0][:2].split()) & set(hand):
            command = {"type": "play", "seat": viewer, "text": text}
            yield {"type": "do", "version": world.table.version, "command": command}
            yield {"type": "do", "version": world.table.version - 1, "command": command}
    yield {"type": "do", "command": {"type": "rematch", "seat": viewer}}
    yield {"type": "do", "command": {"type": "reveal", "seat": viewer, "secret": "00" * 32}}
    yield {"type": "what-if", "seat": viewer + 1, "text": "out"}
    yield {"type": "steps", "seat": viewer}
    yield {"type": "steps", "seat": viewer + 1}
    yield {"type": "missed", "seat": viewer, "round": 9, "turn": 1}
    yield {"type": "earlier", "round": world.table.place[1], "first": 1, "last": 9}


def imports(id_: str, world: World) -> Iterator[tuple[str, dict[str, object]]]:
    """Pieces of an archive that claim to be the table that goes on, or a part of it."""
    tables, documents = "/api/me/archive/tables", "/api/me/archive/documents"
    created = {"type": "created", "host": PEOPLE[0].guest, "name": "Ann", "settings": {"players": 2}}
    for log in ([], [[1, created]], [[1, {"type": "turn", "text": "out"}]]):
        yield tables, {"form": 1, "guest": PEOPLE[0].guest, "id": id_, "log": log}
    for kind in ("record", "review", "figures", "import", "lessons", "puzzles"):
        yield documents, {"form": 1, "kind": kind, "id": f"{id_}.{world.table.match_number}", "content": "{}"}


async def received(
    server: Server,
    id_: str,
    world: World,
    viewer: int | None,
    who: Who | None = None,
    *,
    brings: bool = True,
) -> list[str]:
    """Every byte that a viewer gets from a server; at a table that `who` has alone, nobody plays on."""
    frames: list[str] = []
    async with server.client(token(server, viewer, who)) as client:
        own = ("matches", "records", "statistics", "puzzles")
        paths = (f"/api/tables/{id_}", "/api/tables", *[f"/api/me/{part}" for part in own])
        played = f"/api/tables/{id_}/records/1"
        for path in (*paths, played, f"{played}/replay", f"{played}/turns/1/1"):
            answer = await client.get(path)
            frames.append(f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}")
        branch = {"table": id_, "round": 1, "turn": 1, "seat": 0}
        for path, body in (
            (f"{played}/review", {}),
            (f"{played}/turns/1/1", {"text": "out"}),
            ("/api/branches", branch),
        ):
            answer = await client.post(path, json=body)
            assert answer.status_code in (401, 403, 404), answer.text
            frames.append(answer.text)
        for path, body in imports(id_, world) if brings else ():
            answer = await client.post(path, content=json.dumps(body))
            frames.append(f"{answer.status_code} {answer.text}")
        for path in ("/api/days/today", "/api/puzzles/today", f"/api/me/records/{id_}/replay"):
            answer = await client.get(path)
            frames.append(f"{answer.status_code} {answer.text}")
    async with server.player(id_, token(server, viewer, who)) as player:
        for number, message in enumerate(attempts(world, viewer) if viewer is not None else ()):
            fields = {name: value for name, value in message.items() if name != "type"}
            await player.ask(str(message["type"]), id=f"a{number}", **fields)
        if who is None:
            await _see_a_turn(server, id_, world, player)
        frames += [frame for frame in player.frames if json.loads(frame)["type"] != "present"]
    return frames


async def _see_a_turn(server: Server, id_: str, world: World, player: Player) -> None:
    """Have the player to move give up, unless that would open all cards."""
    table, round_ = world.table, round_of(world.table)
    goes_on = table.settings.options != "basic" and "scoring" in table.settings.options
    if round_.phase != "play" or not (goes_on or round_.players - len(round_.out) > 2):
        return
    mover = table.mover
    assert mover is not None
    async with server.client(token(server, mover)) as client:
        command = {"type": "play", "seat": mover, "text": "out"}
        answer = await client.post(
            f"/api/tables/{id_}/commands", json={"type": "do", "id": "out", "command": command}
        )
        assert answer.status_code == 200, answer.text
        version = answer.json()["version"]
    await player.until(lambda: player.version >= version or player.table["phase"] == "finished")


@pytest.mark.parametrize("part", range(8))
async def test_every_byte_is_the_same_in_worlds_that_a_viewer_cannot_tell_apart(
    twins: Twins, part: int
) -> None:
    checked: list[Pair] = []
    for number, (edition, options, players) in enumerate(EVERYTHING[part::8]):
        # The first viewers of one setting, the next ones of another; `tests/table` has all of them.
        some = (0, None) if LONG else (number % 2 * 2, number % 2 * 2 + 2)
        for pair in itertools.islice(pairs(edition, options, players, rounds=ROUNDS), *some):
            id_ = f"table{next(_numbers)}"
            await put(twins.one, id_, pair.one)
            await put(twins.other, id_, pair.other)
            brings = len(checked) % 8 == 0  # it takes longer than all the rest
            one = await received(twins.one, id_, pair.one, pair.viewer, brings=brings)
            other = await received(twins.other, id_, pair.other, pair.viewer, brings=brings)
            assert one == other
            checked.append(pair)
    assert len(checked) >= 24, "too few pairs to prove anything"
    assert {pair.viewer for pair in checked} >= {None, 0, 1}


@pytest.mark.parametrize("options", ["basic", "draw+scoring+actions"])
@pytest.mark.parametrize("viewer", [None, 0, 1])
async def test_every_byte_is_the_same_at_prepared_tables(
    twins: Twins, options: str, viewer: int | None
) -> None:
    """As first games, branches and positions from the analysis board are: their cards stand in the log."""
    checked = 0
    prepared = itertools.chain.from_iterable(prepared_pairs(seed, options, viewer) for seed in range(20))
    for one, other in itertools.islice(prepared, None if LONG else 3):
        id_ = f"prepared{next(_numbers)}"
        checked += differ(one, other)
        await put(twins.one, id_, one)
        await put(twins.other, id_, other)
        own = [
            await received(server, id_, world, viewer, PEOPLE[0])
            for server, world in ((twins.one, one), (twins.other, other))
        ]
        assert own[0] == own[1]
    assert checked >= 2, "too few pairs to prove anything"


def prepared_pairs(seed: int, options: str, viewer: int | None) -> Iterator[tuple[World, World]]:
    """Tables that begin at turns of a match, and others that the viewer cannot tell from them.

    Those at which a bot would play at once are left out: it knows its own cards.
    """
    match, dice = Match.deal(seed, 3, options=options), Dice(seed)
    knows = WATCHER if viewer is None else viewer
    while not match.round.is_over and viewer not in match.round.out:  # who is out looks on
        mover, start = match.round.turn, Start.of(match)
        if viewer in (None, mover):
            hidden = replace(start, position=Position.of(Worlds(sight(match.round, knows)).sample(dice)))
            settings = Settings(bots=tuple([None if seat == mover else "casual" for seat in range(3)]))
            tables = [begun(one, settings) for one in (start, hidden)]
            yield World(tables[0].table, []), World(tables[1].table, [])
        match.play(random_turn(match.round, dice))
