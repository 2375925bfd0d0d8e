"""How processes tell each other what is new: one protocol, in process and over Redis."""

from red7.server.buses.bus import Bus

__all__ = ["Bus"]
