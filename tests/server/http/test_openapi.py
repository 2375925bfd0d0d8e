"""The HTTP interface keeps to its own description, whatever is sent to it."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from support.patience import PATIENCE
from support.server.live_server import serving

from red7.host.rates import Rate
from red7.server.gate.bounds import Bounds
from red7.server.http.openapi import openapi_schema
from red7.server.http.routes import ENDPOINTS
from red7.server.limits import PER_ADDRESS, TOGETHER, Limits

Case = schemathesis.Case[Any]
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
ANY = Rate(10**6, 10**6, 1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address of a server without limits, in a thread of its own, and the token of a guest there."""
    started: list[str] = []
    ready, done = threading.Event(), threading.Event()
    folder: Path = tmp_path_factory.mktemp("openapi")
    limits = Limits(
        per_guest={}, per_address=dict.fromkeys(PER_ADDRESS, ANY), together=dict.fromkeys(TOGETHER, ANY)
    )

    async def run() -> None:
        bounds = Bounds(new_connections=ANY, requests=ANY)  # each request has a connection of its own
        async with serving(folder, limits=limits, bounds=bounds) as running:
            started.extend([running.url, await running.guest("Ann")])
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(PATIENCE)
    yield started[0], started[1]
    done.set()
    thread.join(PATIENCE)


def test_the_description_is_published(server: tuple[str, str]) -> None:
    answer = httpx.get(f"{server[0]}/api/openapi.json", trust_env=False, timeout=PATIENCE)
    assert answer.content == openapi_schema(ENDPOINTS)


schema = schemathesis.openapi.from_dict(json.loads(openapi_schema(ENDPOINTS)))
few = settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)


@schema.parametrize()
@few
def test_whatever_a_stranger_sends_the_answer_is_as_described(case: Case, server: tuple[str, str]) -> None:
    case.call_and_validate(base_url=server[0], checks=CHECKS, timeout=PATIENCE)


@schema.exclude(operation_id=["forget_me", "end_sessions"]).parametrize()  # after which nobody is a guest
@few
def test_whatever_a_guest_sends_the_answer_is_as_described(case: Case, server: tuple[str, str]) -> None:
    address, token = server
    case.call_and_validate(
        base_url=address, headers={"Authorization": f"Bearer {token}"}, checks=CHECKS, timeout=PATIENCE
    )
