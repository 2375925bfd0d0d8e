"""The settings of `red7 serve`, checked: each mistake is an error of one clear line."""

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from red7.game.errors import InvalidError
from red7.host.caps import Caps
from red7.server.gate.bounds import Bounds
from red7.server.http.addresses import Network, networks
from red7.server.http.origins import Origins
from red7.speech.settings import masked

DAY: Final = 86_400_000
"""Milliseconds."""


@dataclass(frozen=True, kw_only=True)
class Config:
    """The settings of a server; making one with a wrong value raises `InvalidError`."""

    host: str = "127.0.0.1"
    port: int = 7007
    data: Path = Path("red7-data")
    """The folder of everything the server keeps: the SQLite file and the keys."""
    database: str | None = None
    """postgresql://…, in place of the SQLite file."""
    bus: str | None = None
    """redis://…, which several processes need."""
    public_url: str | None = None
    """The address people type in, if there is a proxy in front of the server."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For counts."""
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks that may read the metrics."""
    key_file: Path | None = None
    """The keys that sign cookies; by default `keys` in the data folder."""
    retention_days: int = 90
    """How long finished tables, and guests who do not come back, are kept."""
    log: Literal["console", "json"] = "console"
    thinkers: int = 0
    """Processes that computer players think in; 0 means one less than the processors, at least one."""
    caps: Caps = field(default_factory=Caps)
    bounds: Bounds = field(default_factory=Bounds)

    def __post_init__(self) -> None:
        _number("port", self.port, 0, 65_535)
        _number("retention-days", self.retention_days, 1, 3_650)
        _number("thinkers", self.thinkers, 0, 1_024)
        _url("database", self.database, ("postgresql", "postgres"))
        _url("bus", self.bus, ("redis", "rediss"))
        _url("public-url", self.public_url, ("http", "https"))
        if self.public_url is not None and not _is_bare(self.public_url):
            raise InvalidError("config-public-url", found=masked(self.public_url))
        if self.bus is not None and self.database is None:
            raise InvalidError("config-bus-alone")
        _networks("trusted-proxies", self.trusted_proxies)
        _networks("metrics-from", self.metrics_from)

    @property
    def secure(self) -> bool:
        """Whether people come over https, so that cookies are for https only."""
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"

    @property
    def address(self) -> str:
        """The address people type in, without a slash at the end."""
        return self.at_port(self.port, self.host)

    @property
    def shown_bus(self) -> str:
        """Where the bus is, without a password."""
        return masked(self.bus or "")

    def at_port(self, port: int, host: str) -> str:
        """The same settings with the port and address that the server really listens on."""
        host = f"[{host}]" if ":" in host else host
        return (self.public_url or f"http://{host}:{port}").rstrip("/")

    @property
    def keys(self) -> Path:
        """The file of the signing keys."""
        return self.key_file or self.data / "keys"

    @property
    def retention(self) -> int:
        """Milliseconds."""
        return self.retention_days * DAY

    @cached_property
    def origins(self) -> Origins:
        """The pages that may use a guest's cookie."""
        return Origins(self.public_url, self.host)

    @cached_property
    def proxies(self) -> tuple[Network, ...]:
        """The proxies we trust."""
        return networks(self.trusted_proxies)

    @cached_property
    def metric_readers(self) -> tuple[Network, ...]:
        """Where the metrics may be read from."""
        return networks(self.metrics_from)

    def make_folder(self) -> None:
        """Make the data folder, for its owner only, if it is missing; `InvalidError` if it cannot be used."""
        probe = self.data / ".writable"
        try:
            self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            probe.write_bytes(b"")
            probe.unlink()
        except OSError as error:
            raise InvalidError("config-data", path=str(self.data), reason=error.strerror or "") from error


def _number(option: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise InvalidError("config-number", option=option, found=str(value), least=least, most=str(most))


def _url(option: str, value: str | None, schemes: tuple[str, ...]) -> None:
    if value is None:
        return
    try:
        parts = urlsplit(value)
        # a database on this machine may be given by a folder instead of a host
        named = bool(parts.hostname) or "host=" in parts.query
        good = parts.scheme in schemes and named and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise InvalidError("config-url", option=option, found=masked(value), expected=f"{schemes[0]}://")


def _is_bare(url: str) -> bool:
    """Whether a URL is a scheme, a host and perhaps a port, and nothing else."""
    parts = urlsplit(url)
    return parts.path in ("", "/") and not parts.query and not parts.fragment and "@" not in parts.netloc


def _networks(option: str, texts: tuple[str, ...]) -> None:
    for text in texts:
        try:
            networks([text])
        except ValueError:
            raise InvalidError("config-network", option=option, found=text) from None
