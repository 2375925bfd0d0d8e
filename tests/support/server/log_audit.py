"""What players were told, against the log of the server that told them."""

from collections import Counter
from collections.abc import Awaitable, Sequence

import msgspec
from support.server.reconnecting_client import ReconnectingClient, by_table

from red7.game.record.reader import read_record
from red7.game.record.verification import verify
from red7.host.contracts.store import Store
from red7.host.protocol.messages import Done
from red7.table.events import Asked, Committed, Event, Played, Revealed
from red7.table.table import Table
from red7.table.views.history import record

EVENT_OF = {"play": Played, "commit": Committed, "reveal": Revealed, "rematch": Asked}


async def audit(opening: Awaitable[Store], players: Sequence[ReconnectingClient]) -> None:
    """Compare what all players were told with what the store has, which is opened for it."""
    store = await opening
    try:
        for table in by_table(players):
            await _check_log(store, table)
            await _check_answers(store, table)
    finally:
        await store.close()


async def _check_log(store: Store, players: Sequence[ReconnectingClient]) -> None:
    """Compare what the players of a table were told with what is in its log."""
    [table_id] = {player.table_id for player in players}
    entries = await store.entries(table_id)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    log = [msgspec.json.decode(entry.event, type=Event) for entry in entries]
    table = Table.replay((event, entry.at) for event, entry in zip(log, entries, strict=True))

    done: Counter[str] = Counter()
    versions: list[int] = []
    for player in players:
        for id_, (command, answer) in player.acknowledged.items():
            done[command["type"]] += 1
            if command["type"] == "play":
                versions.append(answer["version"])
                event = log[answer["version"] - 1]
                assert isinstance(event, Played)
                assert event.seat == command["seat"]
                assert event.text.startswith(command["text"])
            assert answer["id"] == id_
    assert done["play"] > 0
    # Each turn in the log was acknowledged once: none was lost, and none was played twice.
    assert sorted(versions) == [n for n, event in enumerate(log, 1) if isinstance(event, Played)]
    for command_type, kind in EVENT_OF.items():
        assert done[command_type] == sum(isinstance(event, kind) for event in log), command_type

    assert table.match_number == players[0].matches
    for number in range(1, table.match_number + 1):
        assert verify(read_record(str(record(table, number)))).problems == ()
    for player in players:
        assert player.version == len(log)
        assert player.table == players[0].table


async def _check_answers(store: Store, players: Sequence[ReconnectingClient]) -> None:
    """What was acknowledged is known as such for good: sent again, it would be answered as before."""
    [table_id] = {player.table_id for player in players}
    entries = await store.entries(table_id)
    table = Table.replay((msgspec.json.decode(entry.event, type=Event), entry.at) for entry in entries)
    guests = {guest for match in table.played.values() for guest in match.guests}
    for player in players:
        for id_, (_command, answer) in player.acknowledged.items():
            answers = [stored for guest in guests if (stored := await store.answer(table_id, guest, id_))]
            assert [msgspec.json.decode(one, type=Done).version for one in answers] == [answer["version"]]
