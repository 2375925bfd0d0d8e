"""What tests of a server need: one with a clock and deals of the test's own, real databases, the log.

PostgreSQL and Redis run on loopback and in temporary folders.
`postgres_url` and `redis_url` are fresh for each test. A test that stops or kills a server takes `postgres`
or `redis` as well: it is running again for the next test.
"""

import io
import logging
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
import structlog
from support.clock import Clock
from support.server.live_server import Server, serving
from support.server.server_tables import known_secret, no_limits
from support.server.services import Postgres, Redis

from red7.server.watch.logs import set_up

_numbers = count(1)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What async tests run on."""
    return "asyncio"


@pytest.fixture
def clock() -> Clock:
    """The time of `server`."""
    return Clock()


@pytest.fixture
async def server(tmp_path: Path, clock: Clock) -> AsyncIterator[Server]:
    """A server without limits, on which every match has the same deals."""
    async with serving(tmp_path, now=clock, secret=known_secret, limits=no_limits()) as running:
        yield running


@pytest.fixture(scope="session")
def _postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def _redis() -> Iterator[Redis]:
    with Redis() as server:
        yield server


@pytest.fixture
def postgres(_postgres: Postgres) -> Iterator[Postgres]:
    """PostgreSQL, to be stopped and started."""
    _postgres.start()
    yield _postgres
    _postgres.start()


@pytest.fixture
def redis(_redis: Redis) -> Iterator[Redis]:
    """Redis, to be stopped and started."""
    _redis.start()
    yield _redis
    _redis.start()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.new_database(f"test{next(_numbers)}")


@pytest.fixture
def redis_url(redis: Redis) -> str:
    """The address of an empty database, which no other test uses."""
    return f"redis://127.0.0.1:{redis.port}/{next(_numbers)}"


@pytest.fixture
def sqlite_path(tmp_path: Path) -> Path:
    """Where a SQLite store can be made."""
    return tmp_path / "data" / "red7.sqlite3"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged, a JSON object a line."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up("json", stream=stream)
    yield stream
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)
