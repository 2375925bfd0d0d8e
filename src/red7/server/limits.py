"""How often something may be done: per connection, guest, address and network, and in all."""

import time
from collections.abc import Callable, Mapping
from typing import Final

from red7.host.contracts.allowance import Act, Allowance, CountedNames
from red7.host.rates import Meter, Meters, Rate, refuse
from red7.server.http.addresses import wider

PER_ADDRESS: Final = {
    Act.REQUEST: Rate(200, 1_200, 60),
    Act.GUEST: Rate(30, 120, 3_600),
    Act.TABLE: Rate(30, 120, 3_600),
    Act.SOCKET: Rate(60, 120, 60),
    Act.FIND: Rate(20, 30, 60),
    Act.CHECK: Rate(10, 30, 60),
    Act.REPLAY: Rate(60, 120, 60),
    Act.STATISTICS: Rate(60, 120, 60),
    Act.PUZZLE: Rate(60, 240, 60),
    Act.MESSAGE: Rate(4_000, 1_000, 1),
    Act.COMMAND: Rate(1_000, 200, 1),
    Act.FORGET: Rate(10, 30, 3_600),
    Act.IMPORT: Rate(300, 300, 3_600),
}
"""A school or an office is one address: these let a class play, and stop a flood."""

PER_GUEST: Final = {Act.COMMAND: Rate(200, 20, 1)}

TOGETHER: Final = {
    Act.REQUEST: Rate(5_000, 120_000, 60),
    Act.GUEST: Rate(500, 3_000, 60),
    Act.TABLE: Rate(500, 3_000, 60),
    Act.SOCKET: Rate(5_000, 30_000, 60),
    Act.FIND: Rate(500, 3_000, 60),
    Act.CHECK: Rate(50, 300, 60),
    Act.REPLAY: Rate(300, 3_000, 60),
    Act.STATISTICS: Rate(300, 3_000, 60),
    Act.PUZZLE: Rate(500, 3_000, 60),
    Act.MESSAGE: Rate(20_000, 10_000, 1),
    Act.COMMAND: Rate(10_000, 5_000, 1),
    Act.FORGET: Rate(50, 300, 3_600),
    Act.IMPORT: Rate(2_000, 3_000, 3_600),
}

PER_CONNECTION: Final = Rate(60, 20, 1)
"""Messages on a socket."""


class Limits(Allowance):
    """An `Allowance` by address, counted by this process alone."""

    def __init__(
        self,
        *,
        per_guest: Mapping[Act, Rate] = PER_GUEST,
        per_address: Mapping[Act, Rate] = PER_ADDRESS,
        together: Mapping[Act, Rate] = TOGETHER,
        per_connection: Rate = PER_CONNECTION,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._per_guest: Final = per_guest
        self._per_address: Final = per_address
        self._together: Final = together
        self._per_connection: Final = per_connection
        self._now: Final = now
        self._meters: Final = Meters()

    def networks(self, caller: str) -> CountedNames:
        return wider(caller)

    async def check(self, act: Act, caller: str, guest: str = "") -> None:
        """Count an act; `HostError` with the seconds to wait if it comes too soon.

        The narrowest limit goes first: acts that are refused there use nothing up for others.
        """
        if guest and act in self._per_guest:
            refuse(await self._wait(f"{act}:{guest}", self._per_guest[act]))
        for network, share in self.networks(caller):
            refuse(await self._wait(f"{act}:{network}", self._per_address[act].times(share)))
        refuse(await self._wait(act, self._together[act]))

    def counter(self, act: Act, caller: str, guest: str = "") -> Callable[[], None]:
        """A function to call for each such act, without waiting; `HostError` if one comes too soon."""
        rate = self._per_address[act]
        counted = [(f"{act}:{network}", rate.times(share)) for network, share in self.networks(caller)]
        counted.append((act, self._together[act]))
        if guest and act in self._per_guest:
            counted.insert(0, (f"{act}:{guest}", self._per_guest[act]))

        def count() -> None:
            now = self._now()
            for key, rate in counted:
                refuse(self._meters.wait(key, rate, now))

        return count

    def connection(self, caller: str) -> Callable[[], None]:
        """A function to call for each message of a new socket; `HostError` if one comes too soon."""
        own, count = Meter(), self.counter(Act.MESSAGE, caller)

        def count_message() -> None:
            refuse(own.wait(self._per_connection, self._now()))
            count()

        return count_message

    async def close(self) -> None:
        """Close what they are counted with."""

    async def _wait(self, key: str, rate: Rate) -> float:
        return self._meters.wait(key, rate, self._now())
