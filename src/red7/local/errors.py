"""What a device refuses."""

from typing import Final

CODES: Final = frozenset({"local-alone", "local-newer"})
