"""What a server is told is checked before it starts; each mistake is one clear line, without passwords."""

import os
from pathlib import Path
from typing import Any

import pytest

from red7.game.errors import InvalidError
from red7.server.config import DAY, Config

SECRET = "pa55word"


def test_the_plain_server_is_on_this_machine_and_keeps_everything_in_its_folder() -> None:
    config = Config(data=Path("here"))
    assert config.address == "http://127.0.0.1:7007"
    assert config.keys == Path("here/keys")
    assert not config.secure
    assert config.proxies == ()
    assert config.origins.allows("http://127.0.0.1:7007", "127.0.0.1:7007")
    assert config.retention == config.retention_days * DAY


def test_a_server_behind_a_proxy_goes_by_its_public_address() -> None:
    config = Config(public_url="https://play.example/", trusted_proxies=("10.0.0.0/8",))
    assert config.secure
    assert config.address == "https://play.example"
    assert config.origins.allows("https://play.example", "127.0.0.1:7007")
    assert not config.origins.allows("http://127.0.0.1:7007", "127.0.0.1:7007")
    assert [str(network) for network in config.proxies] == ["10.0.0.0/8"]


def test_an_address_of_ipv6_is_written_in_brackets() -> None:
    assert Config(host="::1").address == "http://[::1]:7007"


@pytest.mark.parametrize(
    "good",
    [
        {"database": f"postgresql://red7:{SECRET}@db.example:5432/red7"},
        {"database": "postgres://db/red7"},
        {"database": "postgresql:///red7?host=/run/postgresql"},
        {"database": "postgresql://db/red7", "bus": f"rediss://:{SECRET}@cache:6379/0"},
        {"public_url": "http://192.168.1.5:8080"},
        {"metrics_from": ("10.1.2.3", "fd00::/8")},
        {"port": 0},
    ],
)
def test_good_settings_are_taken_as_they_are(good: dict[str, Any]) -> None:
    config = Config(**good)
    assert {name: getattr(config, name) for name in good} == good


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ({"database": f"mysql://red7:{SECRET}@db/red7"}, "config-url"),
        ({"database": f"red7:{SECRET}@db/red7"}, "config-url"),
        ({"database": f"postgresql://red7:{SECRET}@/red7"}, "config-url"),
        ({"database": f"postgresql://red7:{SECRET}@db:99999/red7"}, "config-url"),
        ({"database": f"postgresql:db?password={SECRET}"}, "config-url"),
        ({"database": "postgresql://db/red7", "bus": f"http://:{SECRET}@cache"}, "config-url"),
        ({"bus": "redis://cache"}, "config-bus-alone"),
        ({"public_url": "play.example"}, "config-url"),
        ({"public_url": "ftp://play.example"}, "config-url"),
        ({"public_url": "https://"}, "config-url"),
        ({"public_url": "https://play.example/red7"}, "config-public-url"),
        ({"public_url": f"https://me:{SECRET}@play.example"}, "config-public-url"),
        ({"trusted_proxies": ("10.0.0.1/8",)}, "config-network"),
        ({"trusted_proxies": ("10.0.0.1", "nginx")}, "config-network"),
        ({"metrics_from": ("everybody",)}, "config-network"),
        ({"port": 65_536}, "config-number"),
        ({"port": -1}, "config-number"),
        ({"retention_days": 0}, "config-number"),
    ],
)
def test_a_mistake_is_one_line_that_names_the_option(bad: dict[str, Any], code: str) -> None:
    with pytest.raises(InvalidError) as caught:
        Config(**bad)
    assert caught.value.code == code
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert f"--{list(bad)[-1].replace('_', '-')}" in sentence
    assert SECRET not in sentence


def test_the_data_folder_is_made_for_its_owner_only(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        Config(data=tmp_path / "some" / "where").make_folder()
    finally:
        os.umask(before)
    assert (tmp_path / "some" / "where").stat().st_mode & 0o777 == 0o700
    assert list((tmp_path / "some" / "where").iterdir()) == []


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file", tmp_path / "file" / "folder"):
        with pytest.raises(InvalidError) as caught:
            Config(data=path).make_folder()
        assert caught.value.code == "config-data"
        assert str(path) in str(caught.value)
