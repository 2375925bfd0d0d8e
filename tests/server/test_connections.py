"""Open sockets are counted, and no network has more of them than its share."""

from collections.abc import Iterable
from contextlib import suppress

from red7.host.errors import UnavailableError
from red7.server.connections import Connections


def test_sockets_are_counted_by_address_and_by_network() -> None:
    connections = Connections(1_000, 2)

    def admitted(addresses: Iterable[str]) -> list[str]:
        inside = []
        for address in addresses:
            with suppress(UnavailableError):
                connections.admit(address)
                inside.append(address)
        return inside

    assert len(admitted(["203.0.113.5"] * 5)) == 2
    home = admitted(f"2001:db8:1:{number:x}::1" for number in range(256))
    assert len(home) == 2 * 4
    rest = admitted(f"2001:db8:1:{number:x}00::1" for number in range(1, 256))
    assert len(home + rest) == 2 * 16
    for address in home + rest:
        connections.dismiss(address)
    assert len(admitted(home)) == 2 * 4
