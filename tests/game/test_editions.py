"""The five booklets: each row of the table of differences, once per edition; and the options of a match."""

from itertools import product

import pytest
from support.rules.positions import EVERY_EDITION, after, each_edition, fate, table, turns

from red7.game.cards import Color
from red7.game.editions import DEFAULT_EDITION, EDITIONS, MODES, READINGS, Edition, Ending, Options, rules_of
from red7.game.errors import InvalidError


@each_edition(
    {"first": "out", "intl-1.2": "out", "es-ar": "refused", "es-1.3": "out", "nl-2016": "out"},
)
def test_a_palette_play_that_leaves_you_not_leading(edition: str, expected: str) -> None:
    assert fate(table("V3:V2/V1:R5", edition=edition), "V3p") == expected


@each_edition(
    {"first": "out", "intl-1.2": "out", "es-ar": "out", "es-1.3": "out", "nl-2016": "out"},
)
def test_a_3_that_draws_may_leave_you_not_leading(edition: str, expected: str) -> None:
    start = table("V3:V2/V1:R5", edition=edition, options="actions", deck="V4")
    assert fate(start, "V3p V4+") == expected


@each_edition(
    {"first": "refused", "intl-1.2": "refused", "es-ar": "refused", "es-1.3": "out", "nl-2016": "refused"},
)
def test_a_discard_that_leaves_you_not_leading(edition: str, expected: str) -> None:
    start = table("R1V3:V2/V1:R5", "V", edition=edition)
    assert [fate(start, turn) for turn in ("R1c", "V3p R1c")] == [expected] * 2


def test_a_losing_discard_stays_the_rule_in_es_1_3() -> None:
    end = after(table("R1V3:V2/V1:R5/B1:B6", "V", edition="es-1.3"), "R1c")
    assert (end.color, end.out, end.turn) == (Color.RED, (0,), 1)


ONTO_THE_CANVAS_ONLY = {"Y7p R6x": "in"}
ANYWHERE = dict.fromkeys(("Y7p R6x", "Y7p Y7x", "Y7p R6d", "Y7p Y7d", "Y7p V2d"), "in")


@each_edition(
    {
        "first": ONTO_THE_CANVAS_ONLY,
        "intl-1.2": ANYWHERE,
        "es-ar": ANYWHERE,
        "es-1.3": ANYWHERE,
        "nl-2016": ANYWHERE,
    },
)
def test_what_a_7_may_move_and_where_to(edition: str, expected: dict[str, str]) -> None:
    # Without the R6 the palette leads under red, without the 7 under yellow; under violet nobody would.
    start = table("Y7:R6V2/V1:B5", edition=edition, options="actions")
    assert turns(start, "Y7p") == expected


def test_a_7_of_the_first_edition_does_nothing_when_no_other_card_fits() -> None:
    start = table("Y7:V2/V1:B5", edition="first", options="actions")
    assert turns(start, "Y7p") == {"Y7p": "in"}


@each_edition(
    {"first": "refused", "intl-1.2": "refused", "es-ar": "refused", "es-1.3": "in", "nl-2016": "in"},
)
def test_a_7_that_leads_only_after_a_discard(edition: str, expected: str) -> None:
    # The V2 makes the rule violet, under which a lone Y7 does not lead; the R1 makes it red again.
    start = table("Y7R1:V2/V1:B5", edition=edition, options="actions")
    assert fate(start, "Y7p V2x R1c") == expected
    assert fate(start, "Y7p V2x") == "refused"


ONTO_THE_DECK = {"V7p V2d": "out", "V7p V7d": "out"}


@each_edition(
    {"first": {"V7p": "out"}, "intl-1.2": ONTO_THE_DECK, "es-ar": {}, "es-1.3": {}, "nl-2016": {}},
)
def test_a_7_played_by_someone_who_cannot_end_leading(edition: str, expected: dict[str, str]) -> None:
    start = table("V7:V2/V1:R7V3", edition=edition, options="actions")
    assert turns(start, "V7p") == expected


FROM_THREE_CARDS_UP = dict.fromkeys(("O1p Y6t", "O1p B2t", "O1p V3t"), "in")
FROM_TWO_CARDS_UP = FROM_THREE_CARDS_UP | {"O1p G5t": "in", "O1p I3t": "in"}


@each_edition(
    {
        "first": FROM_TWO_CARDS_UP,
        "intl-1.2": FROM_THREE_CARDS_UP,
        "es-ar": FROM_THREE_CARDS_UP,
        "es-1.3": FROM_THREE_CARDS_UP,
        "nl-2016": FROM_THREE_CARDS_UP,
    },
)
def test_whom_a_1_may_hit(edition: str, expected: dict[str, str]) -> None:
    # With the 1 the palette has three cards; the rivals have one, two and three.
    start = table("O1:R7V2/I1:B4/Y1:G5I3/G1:Y6B2V3", edition=edition, options="actions")
    assert turns(start, "O1p") == expected


@each_edition(
    {
        "first": {"V1p R7t": "out", "V1p R6t": "out"},
        "intl-1.2": {"V1p": "out"},
        "es-ar": {},
        "es-1.3": {},
        "nl-2016": {},
    },
)
def test_a_1_played_by_someone_who_cannot_end_leading(edition: str, expected: dict[str, str]) -> None:
    start = table("V1:V2/I1:R7R6", edition=edition, options="actions")
    assert turns(start, "V1p") == expected


def test_there_are_five_editions_and_the_international_one_is_the_default() -> None:
    assert EVERY_EDITION == ("first", "intl-1.2", "es-ar", "es-1.3", "nl-2016")
    assert [str(Edition.parse(name)) for name in EVERY_EDITION] == list(EVERY_EDITION)
    assert DEFAULT_EDITION is EDITIONS["intl-1.2"]


def test_an_unknown_edition_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidError) as caught:
        Edition.parse("intl-1.1")
    assert caught.value.code == "edition"
    expected = ", ".join([*EVERY_EDITION, "nl-2016/target-when-short"])
    assert caught.value.arguments == {"found": "intl-1.1", "expected": expected}


def test_a_reading_is_named_after_its_booklet() -> None:
    assert list(READINGS) == ["nl-2016/target-when-short"]
    for name, edition in READINGS.items():
        assert Edition.parse(name) is edition
        assert str(edition) == name
        assert name.partition("/")[0] in EDITIONS
        assert edition not in EDITIONS.values()


def test_the_options_are_independent_so_there_are_eight_ways_to_play() -> None:
    ways = [Options(*flags) for flags in product([False, True], repeat=3)]
    assert len({str(way) for way in ways}) == 8
    assert [Options.parse(str(way)) for way in ways] == ways


def test_basic_advanced_and_expert_are_names_for_options() -> None:
    assert Options.parse("basic") == Options()
    assert Options.parse("advanced") == Options(draw=True, scoring=True)
    assert Options.parse("expert") == Options(draw=True, scoring=True, actions=True)
    assert set(MODES) == {"basic", "advanced", "expert"}


@pytest.mark.parametrize("text", ["", "draws", "draw+draw", "basic+draw", "draw,actions", "draw+"])
def test_what_are_no_options_is_refused_with_the_text_found(text: str) -> None:
    with pytest.raises(InvalidError) as caught:
        Options.parse(text)
    assert (caught.value.code, caught.value.arguments) == ("options", {"found": text})


def test_only_the_dutch_booklet_does_not_end_at_a_target() -> None:
    assert [name for name, edition in EDITIONS.items() if not edition.ends_at_target] == ["nl-2016"]
    assert [str(ending) for ending in Ending] == ["cards", "target"]


def test_the_same_edition_and_options_give_the_same_rules() -> None:
    rules = rules_of(EDITIONS["es-ar"], Options(draw=True))
    assert rules is rules_of(EDITIONS["es-ar"], Options(draw=True))
    assert (rules.draw, rules.actions, rules.must_lead) == (True, False, True)
