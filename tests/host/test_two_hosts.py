"""Two hosts on one store that do not hear each other: neither refuses what the other would do."""

import json
from itertools import count
from typing import Any

import pytest
from support.clock import Clock

from red7.game.errors import Red7Error
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest
from red7.host.conversation import Conversation
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.records import download_record
from red7.host.host import Host
from red7.host.hub import SYSTEM
from red7.host.inputs import Inputs
from red7.host.memory.store import MemoryStore
from red7.host.thought.local_thinker import LocalThinker
from red7.table.commands import AutoDeal, Play, Sit, StartMatch
from red7.table.decisions.asker import Who
from red7.table.settings import Settings
from red7.table.table import DEAL_WAIT

pytestmark = pytest.mark.anyio
GUESTS = [Guest(f"{name.lower()}-id", name, 0, 0) for name in ("Ann", "Ben")]
ANN, BEN = [Who(guest=guest.id, name=guest.name) for guest in GUESTS]
_ids = count()


class Reads(MemoryStore):
    """A store that counts how often the log is read."""

    reads = 0

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> Any:
        self.reads += 1
        return await super().entries(table, after)


def two_hosts(clock: Clock, store: MemoryStore | None = None) -> tuple[Host, Host]:
    """Hosts that write to the same log, each with a bus of its own."""
    store = store or MemoryStore()
    inputs = Inputs(now=clock, secret=lambda: bytes(32))
    one, two = [Host(store, LocalBus(), LocalThinker(), alone=False, inputs=inputs) for _ in range(2)]
    return one, two


async def dealt(clock: Clock) -> tuple[Host, Host, str, int]:
    """A table that begins at one host, while the other knows of an empty seat; and who is to move."""
    one, two = two_hosts(clock)
    id_ = (await one.hub.create(ANN, Settings())).id
    await two.tables.get(id_)
    await one.hub.act(id_, BEN, Sit())
    await one.hub.act(id_, ANN, StartMatch())
    clock.ms += DEAL_WAIT
    await one.hub.act(id_, SYSTEM, AutoDeal())
    mover = (await one.tables.get(id_)).table.mover
    assert mover is not None
    return one, two, id_, mover


async def asked(host: Host, id_: str, guest: Guest, **question: object) -> dict[str, Any]:
    """The answer to a question over a connection."""
    conversation = Conversation(host, await host.tables.get(id_), guest, None)
    with conversation:
        name = f"m{next(_ids)}"
        await conversation.take(json.dumps({**question, "id": name}))
        while (message := json.loads(await conversation.next_message())).get("id") != name:
            pass
        answer: dict[str, Any] = message
        return answer


async def test_a_match_begins_at_a_host_that_has_not_heard_of_the_last_who_sat_down() -> None:
    one, two = two_hosts(Clock())
    id_ = (await one.hub.create(ANN, Settings())).id
    await two.tables.get(id_)
    await one.hub.act(id_, BEN, Sit())
    done = await two.hub.act(id_, ANN, StartMatch())
    assert (await two.tables.get(id_)).version == done.version


async def test_a_host_answers_questions_about_a_game_it_has_not_heard_of() -> None:
    _, two, id_, mover = await dealt(Clock())
    answer = await asked(two, id_, GUESTS[mover], type="steps", seat=mover)
    assert answer["type"] == "steps", answer
    _, two, id_, mover = await dealt(Clock())
    answer = await asked(two, id_, GUESTS[mover], type="hint", seat=mover)
    assert answer["code"] == "table-no-help", "and not that somebody else is to move"


async def test_a_host_gives_the_record_of_a_match_that_ended_elsewhere() -> None:
    one, two, id_, mover = await dealt(Clock())
    await one.hub.act(id_, (ANN, BEN)[mover], Play(seat=mover, text="out"))
    record = await download_record(Call(two, guest=GUESTS[0], parts={"table": id_, "match": "1"}))
    assert "Ann" in record.text


async def test_a_refusal_reads_the_log_once_more_and_no_oftener_and_not_at_all_where_nobody_else_writes() -> (
    None
):
    store = Reads()
    one, two = two_hosts(Clock(), store)
    alone = Host(store, LocalBus(), LocalThinker())
    id_ = (await one.hub.create(ANN, Settings())).id
    for host, more in ((two, 1), (alone, 0)):
        await host.tables.get(id_)
        before = store.reads
        with pytest.raises(Red7Error, match="seat"):
            await host.hub.act(id_, ANN, StartMatch())
        assert store.reads == before + more
