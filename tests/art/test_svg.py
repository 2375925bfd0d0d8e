"""What draws itself in a notebook: cards, tables as any seat sees them, reviews and tournaments."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from red7 import (
    ONLOOKER,
    WATCHER,
    Card,
    CardSet,
    Color,
    Dice,
    InvalidError,
    Match,
    Picture,
    Position,
    Record,
    Worlds,
    bot,
    counting,
    random_turn,
    review,
    set_look,
    sight,
    tournament,
)
from red7.art.pigments import CONTRAST, LINEN, ON_DARK, SAFE, SLATE, STANDARD, Pigments
from red7.art.svg import drawing
from red7.art.symbols import RULES


@pytest.fixture(autouse=True)
def usual_look() -> Iterator[None]:
    yield
    set_look()


def match_after(turns: int, players: int = 3, options: str = "draw+actions") -> Match:
    match, dice = Match.deal(seed=7, players=players, options=options), Dice(3)
    for _ in range(turns):
        match.play(random_turn(match.round, dice))
    return match


def titles(picture: str) -> list[str]:
    """What is read aloud: the picture first, then each card."""
    return [node.text or "" for node in ET.fromstring(picture).iter("{http://www.w3.org/2000/svg}title")]


def checks(picture: str) -> int:
    return len(ET.fromstring(picture).findall(".//{http://www.w3.org/2000/svg}circle"))


def test_a_card_and_a_set_show_their_cards() -> None:
    assert titles(Card.R7._repr_svg_()) == ["R7", "R7"]
    assert titles(CardSet("V1 R7 G2")._repr_svg_())[1:] == ["R7", "G2", "V1"]
    assert titles(CardSet()._repr_svg_()) == ["-"]


def test_colour_never_stands_alone() -> None:
    texts = [node.text for node in ET.fromstring(Card.R7.picture()).iter("{http://www.w3.org/2000/svg}text")]
    assert sorted(map(str, texts)) == ["7", "R"]
    assert RULES[Color.RED] in Card.R7.picture()


def test_a_table_shows_every_card_and_says_who_leads() -> None:
    match = match_after(4)
    position = match.position()
    shown = titles(match.picture())
    assert "leads" in shown[0]
    for cards in (*position.hands, *position.palettes):
        assert {str(card) for card in cards} <= set(shown)
    assert match.picture() == match.round.picture() == position.picture() == match._repr_svg_()


def test_cards_that_count_are_checked() -> None:
    position = match_after(5).position()
    assert checks(position.picture()) == sum(
        len(counting(palette, position.color)) for palette in position.palettes
    )


@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER, ONLOOKER])
def test_what_a_seat_may_not_know_leaves_its_picture_as_it_is(seat: int) -> None:
    match = match_after(6)
    picture = match.picture(seat=seat)
    for world in (Worlds(sight(match, seat)).sample(Dice(number)) for number in range(20)):
        assert world.picture(seat=seat) == picture
    hidden = sum(sight(match, seat).hidden())
    assert titles(picture).count("a card face down") == hidden
    assert bool(hidden) == (seat != ONLOOKER)


def test_a_sight_draws_itself() -> None:
    match = match_after(6)
    assert match.sight(1)._repr_svg_() == match.picture(seat=1)


@pytest.mark.parametrize(
    ("pigments", "dark", "palette", "ground"),
    [
        ("standard", False, STANDARD, LINEN),
        ("standard", True, ON_DARK, SLATE),
        ("safe", False, SAFE, LINEN),
        ("contrast", True, CONTRAST, SLATE),
    ],
)
def test_pigments_and_ground_can_be_chosen(pigments: str, dark: bool, palette: Pigments, ground: str) -> None:
    position = Position.parse("intl-1.2 basic R 0 R7O7Y7:G7/B7I7:V7 - - play")
    picture = position.picture(pigments=pigments, dark=dark)
    assert {paint for paint, _ in palette.values()} <= set(re.findall(r'fill="(#\w+)"', picture))
    assert f'fill="{ground}"' in picture
    set_look(pigments=pigments, dark=dark)
    assert position._repr_svg_() == position.picture() == picture


def test_pigments_that_nobody_has_are_refused() -> None:
    with pytest.raises(InvalidError, match="standard, safe, contrast"):
        Card.R7.picture(pigments="pastel")


def test_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(InvalidError):
        match_after(0).picture(seat=3)


def test_a_picture_is_text_to_write_to_a_file() -> None:
    picture = Card.R7.picture()
    assert isinstance(picture, Picture)
    assert picture.startswith("<svg ")
    assert picture._repr_svg_() == picture
    assert len(repr(picture)) < 40


def test_a_review_marks_the_turns_that_lost_something() -> None:
    match, dice = Match.deal(seed=4, options="scoring"), Dice(1)
    while not match.is_over:
        if match.round.is_over:
            match.next_round()
        match.play(random_turn(match.round, dice))
    reviewed = review(Record.of(match, ["Ada", "Bo & <Cleo>"]), nodes=200)
    picture = reviewed.picture(dark=True)
    marked = [
        f"{turn.text}, {turn.mark.value}: better {turn.best}"
        for turn in reviewed.turns
        if turn.mark != "good"
    ]
    assert marked
    assert titles(picture)[1:] == marked
    assert "Bo &amp; &lt;Cleo&gt;" in picture


def test_a_tournament_and_its_pairings_draw_themselves() -> None:
    result = tournament(["casual", "random"], deals=4)
    assert "casual" in result._repr_svg_()
    assert f">{result.rows[0].rating.value:+.0f}<" in result.picture()
    (pairing,) = result.pairings
    assert f">{pairing.share.mean:.3f}<" in pairing.picture(pigments="safe")


def test_a_record_shows_the_names_of_its_players() -> None:
    match = Match.deal(seed=7)
    while not match.is_over:
        match.play(bot("beginner").turn(match))
    assert ">Ada<" in Record.of(match, ["Ada", "Bo"]).picture()


def test_what_has_no_picture_is_refused() -> None:
    with pytest.raises(TypeError, match="no picture of a int"):
        drawing(7)
