"""How a device is recognised for a day: by a keyed digest of its network and browser, never by themselves."""

import hashlib
import hmac
from typing import Final

from red7.host.people.removals import Device
from red7.server.config import DAY
from red7.server.guests.keys import Keys
from red7.server.http.addresses import neighbours

_BYTES: Final = 16


def device_of(keys: Keys, address: str, browser: str, now: int) -> Device:
    """The digests of today and of yesterday: the key changes every day, and with the keys of the server."""
    what = f"{neighbours(address)}\n{browser[:500]}"
    today, before = [_digest(keys.current[0], day, what) for day in (now // DAY, now // DAY - 1)]
    return today, before


def _digest(key: bytes, day: int, what: str) -> str:
    message = f"red7 device\n{day}\n{what}".encode()
    return hmac.new(key, message, hashlib.sha256).digest()[:_BYTES].hex()
