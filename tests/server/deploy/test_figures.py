"""The figures of a server, and what `deploy/` makes of them: each name that a file says is one of them."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from support.patience import eventually
from support.server.live_server import serving
from support.server.services import find_program

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[3] / "deploy"
ALERTS = DEPLOY / "alerts.yaml"
DASHBOARD = DEPLOY / "grafana.json"
NAME = re.compile(r"\bred7_\w+")
A_BAD_DAY = """
rule_files: [alerts.yaml]
tests:
  - interval: 15s
    input_series:
      - {series: 'red7_store_up{instance="one"}', values: 0x60}
      - {series: 'red7_bus_up{instance="one"}', values: 1x60}
      - {series: 'red7_disk_free_bytes{instance="one"}', values: 2147483648x60}
      - {series: 'red7_disk_bytes{instance="one"}', values: 107374182400x60}
    alert_rule_test:
      - {eval_time: 10m, alertname: Red7BusLost}
      - eval_time: 10m
        alertname: Red7StoreFails
        exp_alerts:
          - exp_labels: {instance: one, severity: page}
            exp_annotations:
              summary: one can keep nothing
              description: >-
                Moves are refused. The log has the database's own reason: look for “store failed”.
      - eval_time: 10m
        alertname: Red7DiskLow
        exp_alerts:
          - exp_labels: {instance: one, severity: ticket}
            exp_annotations:
              summary: one has 2GiB left on its disk
              description: A server that can't write refuses all moves.
"""
PARTS = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("",), "gauge": ("",)}


async def published(data: Path) -> dict[str, str]:
    """The figures that a server tells, each with its kind."""
    async with serving(data) as server, server.client() as client:
        text = (await client.get("/metrics")).text
    kinds = dict(re.findall(r"^# TYPE (red7_\w+) (\w+)$", text, re.MULTILINE))
    return {name: kind for name, kind in kinds.items() if not name.endswith("_created")}


def rules() -> list[dict[str, Any]]:
    return [rule for group in yaml.safe_load(ALERTS.read_text("utf-8"))["groups"] for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    return list(json.loads(DASHBOARD.read_text("utf-8"))["panels"])


def named() -> Iterator[tuple[str, str]]:
    """All names in the files, with where they stand."""
    for rule in rules():
        yield from ((name, rule["alert"]) for name in NAME.findall(rule["expr"]))
    for panel in panels():
        for target in panel["targets"]:
            yield from ((name, panel["title"]) for name in NAME.findall(target["expr"]))
    yield from ((name, "a variable") for name in NAME.findall(json.dumps(dashboard_variables())))


def dashboard_variables() -> list[dict[str, Any]]:
    return list(json.loads(DASHBOARD.read_text("utf-8"))["templating"]["list"])


async def test_every_figure_in_the_alerts_and_on_the_dashboard_is_one_of_the_server(tmp_path: Path) -> None:
    known = {name + part for name, kind in (await published(tmp_path)).items() for part in PARTS[kind]}
    assert {name: where for name, where in named() if name not in known} == {}


async def test_every_figure_of_the_server_is_on_the_dashboard(tmp_path: Path) -> None:
    shown = {
        name for panel in panels() for target in panel["targets"] for name in NAME.findall(target["expr"])
    }
    figures = await published(tmp_path)
    assert {
        name for name, kind in figures.items() if not shown & {name + part for part in PARTS[kind]}
    } == set()


def test_every_alert_says_what_it_means_and_how_bad_it_is() -> None:
    names = [rule["alert"] for rule in rules()]
    assert len(set(names)) == len(names) >= 8
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert {"summary", "description"} == rule["annotations"].keys()


def test_panels_have_places_of_their_own() -> None:
    ids = [panel["id"] for panel in panels()]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels()]
    assert len(set(ids)) == len(ids) == len(set(places))


def test_prometheus_takes_the_rules(tmp_path: Path) -> None:
    program = find_program("promtool", "prometheus")
    checked = subprocess.run([program, "check", "rules", str(ALERTS)], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    shutil.copy(ALERTS, tmp_path)
    (tmp_path / "test.yaml").write_text(A_BAD_DAY, "utf-8")
    tried = subprocess.run(
        [program, "test", "rules", str(tmp_path / "test.yaml")], capture_output=True, text=True
    )
    assert tried.returncode == 0, tried.stdout + tried.stderr


async def test_delay_room_and_waiting_are_measured(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, server.client() as client:
        value = server.services.metrics.registry.get_sample_value
        await server.guest("Ann")
        await eventually(lambda: value("red7_loop_delay_seconds_count"))
        await client.get("/metrics")
        disk = shutil.disk_usage(tmp_path)
        assert value("red7_disk_bytes") == disk.total
        assert value("red7_thinkers") == 1
        assert value("red7_store_up") == 1
        assert (value("red7_queue_seconds_count", {"kind": "store"}) or 0) > 0


async def test_a_store_that_failed_is_tried_until_it_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("red7.server.watch.process_watch.TRY_EVERY", 0.01)
    monkeypatch.setattr("red7.server.watch.readiness.FRESH", 0.0)
    monkeypatch.setattr("red7.server.watch.alarms.QUIET", 0.0)
    async with serving(tmp_path) as server:
        alarm = server.services.store.alarm
        alarm.failed(OSError("no room"))
        assert alarm.is_on
        await eventually(lambda: not alarm.is_on)
