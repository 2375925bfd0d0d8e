"""Guests: a random id in a signed cookie or token, and links that make another device the same guest.

An id says who somebody is; only the signature proves it. A signature lasts as long as guests who stay away
are kept. A guest who is forgotten is gone at once: their cookies and tokens lead to nobody. A signature also
covers the guest's epoch, so that a guest can end all sessions by starting the next epoch.
"""

import hashlib
import secrets
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer
from itsdangerous.encoding import base64_decode, base64_encode
from starlette.requests import cookie_parser

from red7.ai.bots import LEVELS
from red7.host.contracts.store import Guest, Store
from red7.host.errors import HostError
from red7.host.people.names import ReservedNames, clean
from red7.server.config import DAY
from red7.server.guests.keys import Keys
from red7.speech.words import Words, languages
from red7.table.characters import CHARACTERS

LINK_LASTS: Final = 10 * 60 * 1000
RENEWED_AFTER: Final = DAY
_ID_BYTES: Final = 16
_LINK_BYTES: Final = 24


@cache
def reserved_names() -> ReservedNames:
    """The names that no guest may have, in all languages: those of bots and of operators."""
    names = [*LEVELS, *chain.from_iterable(CHARACTERS.values())]
    words: list[str] = []
    office: list[str] = []
    for language in languages():
        say = Words(language).say
        names += [say(f"level-{level}") for level in LEVELS]
        words += say("name-words").split(",")
        office += say("name-office-words").split(",")
    return ReservedNames.of(names, words, office)


class Session(NamedTuple):
    """A guest who has shown a cookie or a token, and whether it is time for a new one."""

    guest: Guest
    renew: bool


class Identity:
    """Makes guests, and recognises them. Times are milliseconds since the epoch."""

    def __init__(
        self, keys: Keys, store: Store, reserved: ReservedNames, *, secure: bool, lasts: int
    ) -> None:
        """`secure`: whether people come over https; `lasts`: how many milliseconds a signature counts."""
        self._keys: Final = keys
        self._store: Final = store
        self._reserved: Final = reserved
        self._secure: Final = secure
        self._lasts: Final = lasts
        self.cookie_name: Final = "__Host-red7" if secure else "red7"

    async def enter(self, name: str, now: int) -> Guest:
        """A new guest with this name, cleaned."""
        guest = Guest(secrets.token_hex(_ID_BYTES), clean(name, self._reserved), created=now, seen=now)
        await self._store.put_guest(guest)
        return guest

    async def rename(self, guest: Guest, name: str, now: int) -> Guest:
        """The guest under another name; seats already taken keep the old one."""
        return _still_there(await self._store.change_guest(guest.id, now, name=clean(name, self._reserved)))

    async def end_sessions(self, guest: Guest, now: int) -> Guest:
        """The guest with all earlier signatures ended; sign again for the device that is to stay."""
        return _still_there(await self._store.change_guest(guest.id, now, end_sessions=True))

    def cookie(self, guest: Guest, now: int) -> str:
        """A Set-Cookie header that makes a browser this guest's."""
        return self._set_cookie(self._sign("cookie", guest, now), self._lasts // 1000)

    def no_cookie(self) -> str:
        """A Set-Cookie header after which a browser is nobody's."""
        return self._set_cookie("", 0)

    def token(self, guest: Guest, now: int) -> str:
        """What a program sends instead of a cookie."""
        return self._sign("token", guest, now)

    async def by_cookie(self, header: str | None, now: int) -> Session | None:
        """The guest of a Cookie header. Check first that a page of ours has sent it (`Origins`)."""
        return await self._session("cookie", cookie_parser(header or "").get(self.cookie_name, ""), now)

    async def by_token(self, token: str, now: int) -> Session | None:
        """The guest of a token."""
        return await self._session("token", token, now)

    async def link(self, guest: Guest, now: int) -> str:
        """A secret that makes another device this guest's, once and soon. Only its digest is stored."""
        secret = secrets.token_urlsafe(_LINK_BYTES)
        await self._store.put_link(_digest(secret), guest.id, now + LINK_LASTS)
        return secret

    async def follow(self, secret: str, now: int) -> Guest:
        """The guest of a link, which is then used up; `HostError` if it is unknown, used or too old."""
        id_ = await self._store.take_link(_digest(secret), now)
        guest = None if id_ is None else await self._store.guest(id_)
        if guest is None:
            raise HostError("link-unknown")
        return guest

    async def _session(self, purpose: str, signed: str, now: int) -> Session | None:
        keys = self._keys.current
        try:
            id_, epoch, made = _unsign(_signer(purpose, keys), signed).split(".")
        except BadSignature:
            return None
        age = now - int(made, 16)
        guest = await self._store.guest(id_) if age < self._lasts else None
        if guest is not None and now - guest.seen > RENEWED_AFTER:
            guest = await self._store.change_guest(id_, now)
        if guest is None or guest.epoch != int(epoch, 16):
            return None
        return Session(guest, age > RENEWED_AFTER or not _signer(purpose, keys[:1]).validate(signed))

    def _sign(self, purpose: str, guest: Guest, now: int) -> str:
        return _signer(purpose, self._keys.current).sign(f"{guest.id}.{guest.epoch:x}.{now:x}").decode()

    def _set_cookie(self, value: str, seconds: int) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self.cookie_name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"


def _signer(purpose: str, keys: tuple[bytes, ...]) -> Signer:
    """Signs with the first key and accepts all, in constant time; purposes cannot be confused."""
    return Signer(
        list(reversed(keys)), salt=f"red7 {purpose}", key_derivation="hmac", digest_method=hashlib.sha256
    )


def _unsign(signer: Signer, signed: str) -> str:
    """The text that was signed; `BadSignature` if it was not, or if the signature is not spelt as ours.

    The decoder would ignore foreign characters and the unused bits of the last one.
    """
    value = signer.unsign(signed).decode()
    signature = signed.rpartition(".")[2].encode()
    if base64_encode(base64_decode(signature)) != signature:
        raise BadSignature("not as we write it")
    return value


def _still_there(guest: Guest | None) -> Guest:
    """The guest, or an error if they have been forgotten meanwhile."""
    if guest is None:
        raise HostError("server-no-guest")
    return guest


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
