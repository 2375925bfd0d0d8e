"""Metrics for Prometheus.

A label is one of a few known words, so no card, name or token can become one.
"""

from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

from red7.host.fair_queue import Urgency
from red7.server.errors import REFUSALS

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
OTHER: Final = "other"
QUEUES: Final = ("store", *(urgency.name.lower() for urgency in Urgency))
"""What may have to wait: for the store, and, by urgency, for a thinking process."""

_SHORT: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_LONG: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Metrics:
    """The metrics of one process; times are in seconds."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.events: Final = self._counter("events", "Events committed to the logs of tables")
        self.conflicts: Final = self._counter("conflicts", "Commands decided again: another event came first")
        self.repeats: Final = self._counter("repeats", "Commands answered as before: their id was known")
        self.failures: Final = self._counter("failures", "Unexpected errors")
        self.tables: Final = self._gauge("tables", "Tables in memory")
        self.connections: Final = self._gauge("connections", "Open sockets")
        self.thinking: Final = self._gauge("thinking", "Computer players that think or wait to")
        self.thoughts_cut: Final = self._gauge("thoughts_cut", "Decisions of bots that ran out of time")
        self.bus_up: Final = self._gauge("bus_up", "1 while the bus answers, else 0")
        self.store_up: Final = self._gauge("store_up", "0 while the store fails, else 1")
        self.thinkers: Final = self._gauge("thinkers", "Processes that computer players think in")
        self.disk_free: Final = self._gauge("disk_free_bytes", "Room left where the data folder is")
        self.disk_size: Final = self._gauge("disk_bytes", "All room where the data folder is")
        self.loop_delay: Final = self._histogram("loop_delay_seconds", "How late the event loop was", _SHORT)
        self._queues: Final = self._histogram("queue_seconds", "How long something waited", _LONG, "kind")
        self.commit_seconds: Final = self._histogram("commit_seconds", "Until an append was durable", _SHORT)
        self.thought_seconds: Final = self._histogram("thought_seconds", "For a decision of a bot", _LONG)
        self._refusals: Final = self._counter("refusals", "What was refused, by code", "code")
        self._turned_away: Final = self._counter("gate_refused", "Connections cut off at the gate", "kind")
        self._requests: Final = self._counter("requests", "HTTP requests", "method", "status")

    def refused(self, code: str) -> None:
        """Count a refusal; an unknown code counts as `other`."""
        self._refusals.labels(code if code in REFUSALS else OTHER).inc()

    def turned_away(self, kind: str) -> None:
        """Count a connection that the gate refused or cut off."""
        self._turned_away.labels(kind).inc()

    def waited(self, kind: str, seconds: float) -> None:
        """Note how long something of this kind waited for its turn."""
        self._queues.labels(kind if kind in QUEUES else OTHER).observe(seconds)

    def requested(self, method: str, status: int) -> None:
        """Count an HTTP request by its method and the kind of its status, as in `4xx`."""
        kind = f"{status // 100}xx" if 100 <= status < 600 else OTHER
        self._requests.labels(method if method in _METHODS else OTHER, kind).inc()

    def text(self) -> bytes:
        """All metrics, as `CONTENT_TYPE`."""
        return generate_latest(self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"red7_{name}", about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"red7_{name}", about, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"red7_{name}", about, labels, buckets=buckets, registry=self.registry)
