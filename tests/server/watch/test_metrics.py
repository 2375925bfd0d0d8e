"""Figures are counted, and no label can hold anything but known words."""

import re

from red7.server.watch.metrics import CONTENT_TYPE, OTHER, Metrics


def lines(metrics: Metrics) -> dict[str, float]:
    text = metrics.text().decode()
    pairs = re.findall(r"^(red7_\w+(?:\{[^}]*\})?) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in pairs}


def test_events_and_times_are_counted() -> None:
    metrics = Metrics()
    metrics.events.inc(3)
    metrics.connections.set(7)
    metrics.commit_seconds.observe(0.003)
    figures = lines(metrics)
    assert figures["red7_events_total"] == 3
    assert figures["red7_connections"] == 7
    assert figures['red7_commit_seconds_bucket{le="0.002"}'] == 0
    assert figures['red7_commit_seconds_bucket{le="0.005"}'] == 1
    assert CONTENT_TYPE.startswith("text/plain")


def test_refusals_are_counted_by_code_and_requests_by_kind() -> None:
    metrics = Metrics()
    metrics.refused("not-in-hand")
    metrics.refused("not-in-hand")
    metrics.requested("GET", 204)
    metrics.requested("POST", 429)
    figures = lines(metrics)
    assert figures['red7_refusals_total{code="not-in-hand"}'] == 2
    assert figures['red7_requests_total{method="GET",status="2xx"}'] == 1
    assert figures['red7_requests_total{method="POST",status="4xx"}'] == 1


def test_nothing_a_client_sends_becomes_a_label() -> None:
    metrics = Metrics()
    for secret in ("R7", "Ann", "f" * 64):
        metrics.refused(secret)
        metrics.requested(secret, 999)
        assert secret not in metrics.text().decode()
    assert lines(metrics)[f'red7_refusals_total{{code="{OTHER}"}}'] == 3


def test_two_servers_in_a_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.events.inc()
    assert lines(other)["red7_events_total"] == 0
