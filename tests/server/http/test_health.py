"""What watches over a server is always answered, and told the truth."""

from pathlib import Path

import pytest
from support.live_server import serving

from red7.host.contracts.allowance import Act
from red7.server.limits import PER_ADDRESS, TOGETHER, Limits, Rate

pytestmark = pytest.mark.anyio
ONE = Rate(1, 1, 3_600)


async def test_whoever_asks_whether_it_lives_is_never_told_to_wait(tmp_path: Path) -> None:
    limits = Limits(
        per_address=PER_ADDRESS | {Act.REQUEST: ONE}, together=TOGETHER | {Act.REQUEST: ONE}, now=lambda: 0.0
    )
    async with serving(tmp_path, limits=limits) as server, server.client() as client:
        assert [(await client.get("/api/tables")).status_code for _ in range(2)] == [200, 429]
        for path in ("/healthz", "/readyz"):
            assert {(await client.get(path)).status_code for _ in range(5)} == {200}
