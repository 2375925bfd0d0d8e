"""A process that appends to eight tables at once and says what was acknowledged, until it is killed."""

import asyncio
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))
from support.server.store_appends import append

from red7.server.storage.sqlite.store import SqliteStore


async def play(store: SqliteStore, table: str) -> None:
    version = len(await store.entries(table))
    while True:
        event = b"%d" % (version + 1)
        await store.append(append(table, version, event, key=("ann", str(version + 1)), answer=event))
        version += 1
        print(table, version, flush=True)


async def main() -> None:
    store = await SqliteStore.open(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, f"t{number}") for number in range(8)))


asyncio.run(main())
