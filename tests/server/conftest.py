"""Real PostgreSQL and Redis for the tests that need them, on loopback and in temporary folders, and the log.

`postgres_url` and `redis_url` are fresh for each test. A test that stops or kills a server takes `postgres`
or `redis` as well: it is running again for the next test.
"""

import io
import logging
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
import structlog
from support.services import Postgres, Redis

from red7.server.logs import set_up

_numbers = count(1)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What async tests run on."""
    return "asyncio"


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
