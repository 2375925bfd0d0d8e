"""Addresses: who is calling, even behind proxies; what limits count as one caller; and where we are."""

import socket
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Network = IPv4Network | IPv6Network

_WIDTHS: Final = ((64, 1), (56, 4), (48, 16))
"""Prefixes of IPv6 that may belong to one customer, and how many addresses' share each gets.

A home has at least a /64 to itself, most a /56 and some a /48; but a phone has one /64 in a network of many.
"""


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """The networks of these texts, each an address or a network such as 10.0.0.0/8; else `ValueError`."""
    return tuple(ip_network(text.strip()) for text in texts)


def inside(address: str, among: Sequence[Network]) -> bool:
    """Whether an address is in one of the networks."""
    ip = _read(address)
    return ip is not None and any(ip in network for network in among)


def client_address(peer: str, forwarded: Sequence[str], proxies: Sequence[Network]) -> str:
    """The address a request comes from.

    X-Forwarded-For counts as far as our own proxies wrote it. Each proxy appends the address that called it.
    So the last entry is true if the peer is our proxy, the one before if that entry is our proxy too, and so
    on; anything further left may be forged.
    """
    hops = [part.strip() for header in forwarded for part in header.split(",")]
    address = peer
    while hops and inside(address, proxies):
        hop = _read(hops.pop())
        if hop is None:
            break
        address = str(hop)
    return address


def wider(address: str) -> tuple[tuple[str, int], ...]:
    """What limits count as one caller: an address, or for IPv6 its networks, narrowest first.

    With each comes its share: how many times as much it may do as a single address.
    """
    ip = _read(address)
    if isinstance(ip, IPv6Address):
        return tuple([(str(ip_network((ip, bits), strict=False)), share) for bits, share in _WIDTHS])
    return ((str(ip or "unknown"), 1),)


def neighbours(address: str) -> str:
    """The narrowest network that limits count as one caller."""
    return wider(address)[0][0]


def is_every(host: str) -> bool:
    """Whether listening on this address means listening on all."""
    ip = _read(host)
    return ip is not None and ip.is_unspecified


def is_own(address: str) -> bool:
    """Whether an address is a loopback one, which only this machine can reach."""
    ip = _read(address)
    return ip is not None and ip.is_loopback


def reachable(host: str) -> str:
    """Where a server that listens on this address is found; if it listens on all, the machine's own."""
    if not is_every(host):
        return host
    version_6 = ":" in host
    with socket.socket(socket.AF_INET6 if version_6 else socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("2001:db8::1" if version_6 else "192.0.2.1", 9))  # sends nothing
        except OSError:
            return "::1" if version_6 else "127.0.0.1"
        return str(probe.getsockname()[0])


def _read(text: str) -> IPv4Address | IPv6Address | None:
    try:
        ip = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return ip.ipv4_mapped or ip if isinstance(ip, IPv6Address) else ip
