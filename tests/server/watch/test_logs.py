"""Logs hold what is on the list, and nothing that a card, a name or a token could slip through."""

import io
import json
import logging

import pytest
import structlog

from red7.server.watch.logs import FIELDS, person, set_up

SECRETS = ["Ann", "R7", "f3a9" * 8]


def lines(log: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_a_line_says_what_happened_when_and_where(log: io.StringIO) -> None:
    structlog.get_logger("red7.hub").info("table created", table="t1", seat=2, version=7)
    (line,) = lines(log)
    when = line.pop("timestamp")
    assert line == {
        "event": "table created",
        "level": "info",
        "logger": "red7.hub",
        "table": "t1",
        "seat": 2,
        "version": 7,
    }
    assert isinstance(when, str)
    assert when.endswith("Z")


def test_a_table_is_named_without_what_opens_it_by_link(log: io.StringIO) -> None:
    id_ = "qX8_Zk3vT0-aB5cD6eF7gH"
    structlog.get_logger("red7.hub").info("not done", table=id_)
    assert lines(log)[0]["table"] == id_[:8]
    assert id_ not in log.getvalue()


def test_what_is_not_on_the_list_is_left_out(log: io.StringIO) -> None:
    name, card, token = SECRETS
    structlog.get_logger().info("seat taken", table="t1", name=name, hand=[card], token=token, guest=token)
    assert lines(log)[0]["table"] == "t1"
    for secret in SECRETS:
        assert secret not in log.getvalue()
    assert lines(log)[0].keys() <= FIELDS


@pytest.mark.parametrize("value", [["R7"], {"hand": "R7"}, b"R7", "R7\nevent=forged", "“R7”", object()])
def test_a_listed_field_holds_plain_words_only(log: io.StringIO, value: object) -> None:
    structlog.get_logger().info("odd", code=value)
    (line,) = lines(log)
    assert line["code"] == "(left out)"
    assert "R7" not in log.getvalue()


def test_an_error_is_logged_by_its_kind_and_place_and_never_by_its_text(log: io.StringIO) -> None:
    def fail() -> None:
        raise ValueError("the hand is " + " ".join(SECRETS))

    try:
        fail()
    except ValueError:
        structlog.get_logger().exception("command failed", table="t1")
    (line,) = lines(log)
    assert line["error"] == "ValueError"
    assert str(line["trace"]).endswith(" fail")
    assert line["level"] == "error"
    for secret in SECRETS:
        assert secret not in log.getvalue()


def test_the_places_of_an_error_from_deep_within_are_all_there(log: io.StringIO) -> None:
    def fail_from_a_function_with_a_rather_long_name(deep: int) -> None:
        if not deep:
            raise ValueError
        fail_from_a_function_with_a_rather_long_name(deep - 1)

    try:
        fail_from_a_function_with_a_rather_long_name(9)
    except ValueError:
        structlog.get_logger().exception("command failed")
    assert str(lines(log)[0]["trace"]).count("fail_from_a_function_with_a_rather_long_name") == 10


def test_no_other_field_is_that_long(log: io.StringIO) -> None:
    structlog.get_logger().info("odd", code="a" * 200, route="a" * 201, trace="a" * 4_001)
    (line,) = lines(log)
    assert line["code"] == "a" * 200
    assert (line["route"], line["trace"]) == ("(left out)", "(left out)")


def test_an_error_may_be_given_as_it_is(log: io.StringIO) -> None:
    structlog.get_logger().error("connection failed", exc_info=KeyError("R7"))
    assert lines(log)[0]["error"] == "KeyError"
    assert "R7" not in log.getvalue()


def test_other_libraries_are_logged_by_name_without_their_words(log: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("GET /?token=%s", SECRETS[2])
    try:
        raise RuntimeError(SECRETS[0])
    except RuntimeError:
        logging.getLogger("asyncio").exception("Task failed: " + SECRETS[1])
    first, second = lines(log)
    assert (first["logger"], first["level"], first["event"]) == ("uvicorn.error", "warning", "library")
    assert "test_logs:" in str(first["trace"])
    assert (second["logger"], second["error"]) == ("asyncio", "RuntimeError")
    for secret in SECRETS:
        assert secret not in log.getvalue()


def test_details_for_developers_are_not_logged(log: io.StringIO) -> None:
    structlog.get_logger("red7.hub").debug("thinking")
    logging.getLogger("websockets").debug("> TEXT R7")
    assert log.getvalue() == ""


def test_a_person_is_the_same_text_each_time_and_not_the_guest() -> None:
    guest = "0123456789abcdef" * 2
    assert person(guest) == person(guest)
    assert person(guest) != person(guest[::-1])
    assert len(person(guest)) == 12
    assert person(guest) not in guest
    assert guest[:8] not in person(guest)


def test_the_console_shows_the_same_fields(log: io.StringIO) -> None:
    set_up("console", stream=log)
    structlog.get_logger().info("seat taken", table="t1", name="Ann")
    assert "seat taken" in log.getvalue()
    assert "table=t1" in log.getvalue()
    assert "Ann" not in log.getvalue()
