"""Guests are who their cookie or token says, as long as its signature is ours; links work once, and soon."""

import secrets
import string
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from red7.game.errors import InvalidError
from red7.host.contracts.store import Store
from red7.host.errors import HostError
from red7.server.guests.identity import LINK_LASTS, RENEWED_AFTER, Identity, reserved_names
from red7.server.guests.keys import KEPT, Keys
from red7.server.storage.sql import SqlStore
from red7.server.storage.sqlite.store import SqliteStore

pytestmark = pytest.mark.anyio

NOW = 1_800_000_000_000
LASTS = 90 * RENEWED_AFTER


@pytest.fixture
async def store(sqlite_path: Path) -> AsyncIterator[Store]:
    sqlite_path.parent.mkdir()
    opened = await SqliteStore.open(sqlite_path)
    yield opened
    await opened.close()


@pytest.fixture
def keys(tmp_path: Path) -> Keys:
    return Keys(tmp_path / "keys")


@pytest.fixture
def identity(keys: Keys, store: Store) -> Identity:
    return Identity(keys, store, reserved_names(), secure=True, lasts=LASTS)


def sent_back(set_cookie: str) -> str:
    """The Cookie header of a browser that got this Set-Cookie."""
    return set_cookie.partition(";")[0]


async def test_a_guest_is_recognised_by_cookie_and_by_token(identity: Identity) -> None:
    ann, ben = await identity.enter("  Ann ", NOW), await identity.enter("Ben", NOW)
    assert ann.name == "Ann"
    for guest in (ann, ben):
        by_cookie = await identity.by_cookie(sent_back(identity.cookie(guest, NOW)), NOW)
        by_token = await identity.by_token(identity.token(guest, NOW), NOW)
        assert by_cookie == by_token == (guest, False)


async def test_ids_are_random_and_long_enough(identity: Identity) -> None:
    ids = {(await identity.enter("Ann", NOW)).id for _ in range(50)}
    assert len(ids) == 50
    assert all(len(bytes.fromhex(id_)) * 8 >= 128 for id_ in ids)


async def test_the_cookie_is_for_our_pages_over_https_and_not_for_scripts(identity: Identity) -> None:
    guest = await identity.enter("Ann", NOW)
    first, *flags = identity.cookie(guest, NOW).split("; ")
    assert first.startswith("__Host-red7=")
    assert set(flags) == {"Path=/", f"Max-Age={LASTS // 1000}", "HttpOnly", "SameSite=Lax", "Secure"}


async def test_without_https_the_cookie_has_another_name(
    keys: Keys, store: Store, identity: Identity
) -> None:
    plain = Identity(keys, store, reserved_names(), secure=False, lasts=LASTS)
    guest = await plain.enter("Ann", NOW)
    first, *flags = plain.cookie(guest, NOW).split("; ")
    assert first.startswith("red7=")
    assert set(flags) == {"Path=/", f"Max-Age={LASTS // 1000}", "HttpOnly", "SameSite=Lax"}
    assert await identity.by_cookie(first, NOW) is None, "what came over http is nothing on https"


async def test_other_cookies_are_no_matter(identity: Identity) -> None:
    cookie = sent_back(identity.cookie(await identity.enter("Ann", NOW), NOW))
    session = await identity.by_cookie(f"theme=dark; {cookie}; red7=x", NOW)
    assert session is not None
    assert session.guest.name == "Ann"


async def test_a_forged_or_changed_signature_is_nobody(identity: Identity) -> None:
    token = identity.token(await identity.enter("Ann", NOW), NOW)
    for place in range(len(token)):
        for other in {"A", "B", "0", "."} - {token[place]}:
            assert await identity.by_token(token[:place] + other + token[place + 1 :], NOW) is None
    assert await identity.by_token(token, NOW) is not None


async def test_a_signature_is_accepted_in_one_spelling_only(identity: Identity) -> None:
    token = identity.token(await identity.enter("Ann", NOW), NOW)
    # The last letter of base64 has bits that mean nothing: other letters would mean the same signature.
    letters = string.ascii_letters + string.digits + "-_"
    accepted = [last for last in letters if await identity.by_token(token[:-1] + last, NOW)]
    assert accepted == [token[-1]]
    for respelled in (f"{token}=", f"{token}==", f"{token[:-2]}!{token[-2:]}", f"{token} ", f"{token}\n"):
        assert await identity.by_token(respelled, NOW) is None


@pytest.mark.parametrize("text", ["", ".", "..", "a.b.c", "ключ", "\x00", "x" * 10_000, "é.1.é"])
async def test_nonsense_is_nobody(identity: Identity, text: str) -> None:
    assert await identity.by_token(text, NOW) is None
    assert await identity.by_cookie(f"{identity.cookie_name}={text}", NOW) is None
    assert await identity.by_cookie(text, NOW) is None
    assert await identity.by_cookie(None, NOW) is None


async def test_a_cookie_is_no_token_and_a_token_no_cookie(identity: Identity) -> None:
    guest = await identity.enter("Ann", NOW)
    _, _, cookie = sent_back(identity.cookie(guest, NOW)).partition("=")
    assert await identity.by_token(cookie, NOW) is None
    assert await identity.by_cookie(f"{identity.cookie_name}={identity.token(guest, NOW)}", NOW) is None


async def test_the_signature_of_another_server_is_nobody(
    identity: Identity, store: Store, tmp_path: Path
) -> None:
    other = Identity(Keys(tmp_path / "other"), store, reserved_names(), secure=True, lasts=LASTS)
    assert await identity.by_token(other.token(await identity.enter("Ann", NOW), NOW), NOW) is None


async def test_a_session_ends_when_it_is_not_used(identity: Identity) -> None:
    token = identity.token(await identity.enter("Ann", NOW), NOW)
    assert await identity.by_token(token, NOW + LASTS - 1) is not None
    assert await identity.by_token(token, NOW + LASTS) is None


async def test_a_session_that_is_used_is_renewed_and_its_guest_kept(identity: Identity, store: Store) -> None:
    guest = await identity.enter("Ann", NOW)
    cookie = sent_back(identity.cookie(guest, NOW))
    later = NOW + RENEWED_AFTER + 1
    soon = await identity.by_cookie(cookie, later - 1)
    assert soon is not None
    assert not soon.renew
    session = await identity.by_cookie(cookie, later)
    assert session is not None
    assert session.renew
    assert await store.guest(guest.id) == session.guest
    assert session.guest.seen == later


async def test_after_a_rotation_old_signatures_count_and_are_renewed(identity: Identity, keys: Keys) -> None:
    guest = await identity.enter("Ann", NOW)
    old = identity.token(guest, NOW)
    keys.rotate()
    assert await identity.by_token(old, NOW) == (guest, True)
    assert await identity.by_token(identity.token(guest, NOW), NOW) == (guest, False)
    for _ in range(KEPT - 1):
        keys.rotate()
    assert await identity.by_token(old, NOW) is None


async def test_a_guest_who_is_forgotten_is_nobody_at_once(identity: Identity, store: Store) -> None:
    guest = await identity.enter("Ann", NOW)
    token, cookie = identity.token(guest, NOW), sent_back(identity.cookie(guest, NOW))
    link = await identity.link(guest, NOW)
    await store.forget_guest(guest.id)
    assert await identity.by_token(token, NOW) is None
    assert await identity.by_cookie(cookie, NOW) is None
    with pytest.raises(HostError):
        await identity.follow(link, NOW)


async def test_who_ends_all_sessions_is_recognised_by_what_was_signed_since(identity: Identity) -> None:
    guest, ben = await identity.enter("Ann", NOW), await identity.enter("Ben", NOW)
    token, cookie = identity.token(guest, NOW), sent_back(identity.cookie(guest, NOW))
    after = await identity.end_sessions(guest, NOW)
    assert await identity.by_token(token, NOW) is None
    assert await identity.by_cookie(cookie, NOW) is None
    assert await identity.by_token(identity.token(after, NOW), NOW) == (after, False)
    assert await identity.by_cookie(sent_back(identity.cookie(after, NOW)), NOW) == (after, False)
    assert await identity.by_token(identity.token(ben, NOW), NOW) == (ben, False), "others stay"


async def test_a_forgotten_guest_does_not_come_back_by_what_was_under_way(
    identity: Identity, store: Store
) -> None:
    guest = await identity.enter("Ann", NOW)
    token = identity.token(guest, NOW)
    await store.forget_guest(guest.id)
    for late in (identity.rename(guest, "Anna", NOW), identity.end_sessions(guest, NOW)):
        with pytest.raises(HostError) as caught:
            await late
        assert caught.value.code == "server-no-guest"
    assert await identity.by_token(token, NOW + RENEWED_AFTER + 1) is None
    assert await store.guest(guest.id) is None


async def test_signing_out_takes_the_cookie_away(identity: Identity) -> None:
    assert identity.no_cookie().startswith("__Host-red7=; Path=/; Max-Age=0; ")
    assert await identity.by_cookie(sent_back(identity.no_cookie()), NOW) is None


async def test_a_guest_can_be_renamed(identity: Identity) -> None:
    guest = await identity.enter("Ann", NOW)
    token = identity.token(guest, NOW)
    renamed = await identity.rename(guest, " Anna", NOW + 1)
    assert (renamed.id, renamed.name, renamed.created) == (guest.id, "Anna", NOW)
    assert await identity.by_token(token, NOW + 1) == (renamed, False)


@pytest.mark.parametrize("name", ["", "Bot", "x" * 25])
async def test_nobody_enters_under_a_bad_name(identity: Identity, name: str) -> None:
    with pytest.raises(InvalidError):
        await identity.enter(name, NOW)
    guest = await identity.enter("Ann", NOW)
    with pytest.raises(InvalidError):
        await identity.rename(guest, name, NOW)


async def test_a_link_moves_a_guest_once(identity: Identity) -> None:
    guest = await identity.enter("Ann", NOW)
    link = await identity.link(guest, NOW)
    assert await identity.follow(link, NOW + LINK_LASTS - 1) == guest
    with pytest.raises(HostError) as caught:
        await identity.follow(link, NOW)
    assert caught.value.code == "link-unknown"


async def test_a_link_does_not_last(identity: Identity) -> None:
    link = await identity.link(await identity.enter("Ann", NOW), NOW)
    with pytest.raises(HostError):
        await identity.follow(link, NOW + LINK_LASTS + 1)


async def test_a_link_cannot_be_guessed_or_made_up(identity: Identity) -> None:
    guest = await identity.enter("Ann", NOW)
    links = {await identity.link(guest, NOW) for _ in range(20)}
    alphabet = set(string.ascii_letters + string.digits + "-_")
    assert len(links) == 20
    assert all(len(link) * 6 >= 128 and set(link) <= alphabet for link in links)
    for wrong in ("", guest.id, secrets.token_urlsafe(24), identity.token(guest, NOW)):
        with pytest.raises(HostError):
            await identity.follow(wrong, NOW)


async def test_neither_links_nor_tokens_are_stored(
    identity: Identity, store: SqlStore, sqlite_path: Path, tmp_path: Path
) -> None:
    guest = await identity.enter("Ann", NOW)
    secret = [await identity.link(guest, NOW), identity.token(guest, NOW), identity.cookie(guest, NOW)]
    await store.backup(tmp_path / "copy")
    files = [path.read_bytes() for path in (tmp_path / "copy", *sqlite_path.parent.iterdir())]
    assert any(guest.id.encode() in data for data in files), "the guest is there"
    for text in secret:
        assert not [data for data in files if text.encode() in data]
