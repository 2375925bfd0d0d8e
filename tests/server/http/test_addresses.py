"""Who is calling: X-Forwarded-For counts only as far as our own proxies wrote it."""

from ipaddress import ip_address

import pytest

from red7.server.http.addresses import client_address, inside, networks, reachable, wider

PROXIES = networks(["10.0.0.0/8", "::1"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.5", [], "203.0.113.5"),
        ("203.0.113.5", ["198.51.100.1"], "203.0.113.5"),  # no proxy of ours: anybody can write a header
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.1.1.1, 198.51.100.1"], "198.51.100.1"),  # the client wrote 1.1.1.1 itself
        ("10.0.0.1", ["1.1.1.1", "198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["198.51.100.1, 10.0.0.2"], "198.51.100.1"),
        ("10.0.0.1", ["1.1.1.1, 198.51.100.1 ,10.0.0.2,10.0.0.3"], "198.51.100.1"),
        ("10.0.0.1", ["10.0.0.7"], "10.0.0.7"),
        ("::1", ["2001:db8::9"], "2001:db8::9"),
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["<script>"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1, unknown, 10.0.0.2"], "10.0.0.2"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("", ["198.51.100.1"], ""),
    ],
)
def test_the_address_is_the_last_one_that_no_proxy_of_ours_has(
    peer: str, forwarded: list[str], address: str
) -> None:
    assert client_address(peer, forwarded, PROXIES) == address


def test_without_proxies_no_header_counts() -> None:
    assert client_address("10.0.0.1", ["198.51.100.1"], ()) == "10.0.0.1"


@pytest.mark.parametrize(
    ("address", "networks"),
    [
        ("203.0.113.5", ["203.0.113.5"]),
        ("::ffff:203.0.113.5", ["203.0.113.5"]),
        ("2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/56", "2001:db8:1::/48"]),
        ("2001:db8:1:fff2::1", ["2001:db8:1:fff2::/64", "2001:db8:1:ff00::/56", "2001:db8:1::/48"]),
        ("fe80::1%eth0", ["fe80::/64", "fe80::/56", "fe80::/48"]),
        ("", ["unknown"]),
        ("testclient", ["unknown"]),
    ],
)
def test_a_customer_with_many_addresses_is_one_caller(address: str, networks: list[str]) -> None:
    assert [name for name, _ in wider(address)] == networks
    assert [share for _, share in wider(address)] == [1, 4, 16][: len(networks)]


def test_an_address_is_inside_a_network_or_not() -> None:
    assert inside("10.1.2.3", PROXIES)
    assert inside("::ffff:10.1.2.3", PROXIES)
    assert not inside("11.1.2.3", PROXIES)
    assert not inside("somewhere", PROXIES)


@pytest.mark.parametrize("text", ["10.0.0.0/33", "10.0.0.1/8", "proxy", ""])
def test_what_is_no_network_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"does not appear|has host bits"):
        networks([text])


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "192.168.1.2"])
def test_a_server_is_found_where_it_listens(host: str) -> None:
    assert reachable(host) == host


@pytest.mark.parametrize("every", ["0.0.0.0", "::"])
def test_a_server_that_listens_everywhere_is_found_at_an_address_that_can_be_typed_in(every: str) -> None:
    address = ip_address(reachable(every))
    assert not address.is_unspecified
    assert address.version == ip_address(every).version
