"""What the tests of the terminal table share."""

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What async tests run on."""
    return "asyncio"
