"""Where the log of events is kept: one protocol, an embedded store, and one for many processes."""

from red7.server.stores.store import Append, Conflict, Entry, Guest, Played, Repeated, Row, Store

__all__ = ["Append", "Conflict", "Entry", "Guest", "Played", "Repeated", "Row", "Store"]
