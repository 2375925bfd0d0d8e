"""Who may look at a table."""

from red7.host.errors import HostError
from red7.table.errors import SeatError
from red7.table.table import Table


def admit(table: Table, guest: str, invitation: str) -> None:
    """Refuse a viewer, guest or not, who may not look at a table."""
    if table.admits(guest, invitation):
        return
    if guest and guest in table.removed:
        raise SeatError("table-removed")
    raise HostError("server-invited")
