"""Live tables and their viewers in one process: the parts, opened and closed in order."""

import secrets
from typing import Final

from red7.host.caps import Caps
from red7.host.contracts.allowance import Allowance
from red7.host.contracts.bus import Bus
from red7.host.contracts.observer import Observer
from red7.host.contracts.store import Store
from red7.host.contracts.thinker import Thinker
from red7.host.days import Days
from red7.host.fair_queue import FairQueue
from red7.host.hub import Hub
from red7.host.inputs import USUAL, Inputs
from red7.host.people.blocks import Blocks
from red7.host.people.documents import Documents
from red7.host.people.names import NOTHING_RESERVED, ReservedNames
from red7.host.people.presence import Presence
from red7.host.people.removals import UNKNOWN, Device, Removals
from red7.host.protocol.messages import Done
from red7.host.tables.openers import Openers
from red7.host.tables.table_cache import IN_MEMORY, TableCache
from red7.host.thought.boards import Boards
from red7.host.thought.bot_turns import BotTurns
from red7.host.thought.figures import PlayerFigures
from red7.host.thought.hints import Hints
from red7.host.thought.past_turns import PastTurns
from red7.host.thought.reviews import Reviews
from red7.host.timers.lost_time import LostTime
from red7.host.timers.scheduler import Scheduler
from red7.host.timers.waiting_tables import WaitingTables
from red7.host.viewers import Viewers
from red7.table.commands import Command, Remove, Sit, StartMatch
from red7.table.decisions.asker import Who


class Host:
    """What requests and connections work with, over any transport."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinker: Thinker,
        *,
        observer: Observer | None = None,
        allowance: Allowance | None = None,
        caps: Caps | None = None,
        reserved: ReservedNames = NOTHING_RESERVED,
        alone: bool = True,
        in_memory: int = IN_MEMORY,
        inputs: Inputs = USUAL,
    ) -> None:
        """`alone`: no other process writes to the store."""
        self.store: Final = store
        self.thinker: Final = thinker
        self.observer: Final = observer or Observer()
        self.allowance: Final = allowance or Allowance()
        self.caps: Final = caps or Caps()
        self.reserved: Final = reserved
        self.now: Final = inputs.now
        self.viewers: Final = Viewers()
        self.tables: Final = TableCache(
            store, bus, self.viewers.of, in_memory, alone=alone, misfit=self._note_misfit
        )
        self.hub: Final = Hub(store, self.tables, self.observer, inputs, self.caps)
        self.days: Final = Days(store, self.hub, inputs.now, inputs.secret)
        self.removals: Final = Removals(store, inputs.now)
        self.presence: Final = Presence(bus, self.viewers)
        self.openers: Final = Openers(bus, store, self.caps)
        self.blocks: Final = Blocks(bus, store, self.viewers, self.tables)
        self.documents: Final = Documents(store, inputs.now, self.caps.imports)
        self.thought_queue: Final = FairQueue(
            thinker.workers, most_asked=self.caps.thoughts, waited=self.observer.waited
        )
        self.deletion_queue: Final = FairQueue(1)  # each reads and rewrites a whole log
        self.import_queue: Final = FairQueue(1, most_asked=self.caps.archived)  # each checks one
        self.reviews: Final = Reviews(store, self.documents, thinker, self.thought_queue)
        self.figures: Final = PlayerFigures(store, self.documents, self.reviews, thinker, self.thought_queue)
        self.boards: Final = Boards(thinker, self.thought_queue)
        self.past: Final = PastTurns(self.reviews, thinker, self.thought_queue)
        self.hints: Final = Hints(self.hub, thinker, self.thought_queue, self.past)
        owner = secrets.token_hex(8)
        self.lost_time: Final = LostTime(self.hub, self.observer, owner, alone=alone)
        self.scheduler: Final = Scheduler(
            self.hub,
            BotTurns(self.hub, thinker, self.thought_queue, self.viewers, self.observer),
            self.lost_time,
            WaitingTables(self.hub, self.viewers, self.observer),
            self.observer,
            owner=owner,
            alone=alone,
        )

    def _note_misfit(self, id_: str) -> None:
        self.observer.warned("saved table does not fit its log", table=id_)

    async def act(
        self,
        id_: str,
        who: Who,
        command: Command,
        device: Device = UNKNOWN,
        *,
        key: str = "",
        version: int | None = None,
    ) -> Done:
        """Carry out a person's command; see `Hub.act`."""
        cached = await self.tables.get(id_, version or 0)
        before = cached.table
        if isinstance(command, StartMatch):
            await self.openers.check_start(cached)
        elif isinstance(command, Sit):
            await self.removals.check(cached, who, device)
        done = await self.hub.act(id_, who, command, key=key, version=version)
        if isinstance(command, StartMatch):
            self.openers.started(cached)
        elif isinstance(command, Sit | Remove):
            await self.removals.hold(id_, before, (await self.tables.get(id_)).table)
        return done

    async def open(self) -> None:
        """Begin."""
        self.tables.watch(self.viewers.wake)
        self.tables.watch(self.presence.moved)
        self.tables.watch(self.openers.moved)
        await self.openers.open()
        await self.tables.open()
        await self.presence.open()
        await self.blocks.open()
        await self.scheduler.open()

    async def close(self) -> None:
        """Finish what is being written; store, bus and thinker are closed by their makers."""
        await self.scheduler.close()
        await self.presence.close()
        await self.tables.close()
