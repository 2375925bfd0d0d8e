"""Names are clean, look like nobody else's at the table, and never like a computer player's."""

import unicodedata
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.ai.bots import LEVELS
from red7.game.errors import InvalidError
from red7.host.people import names
from red7.host.people.names import MOST, confusable, skeleton, told_apart
from red7.server.guests.identity import reserved_names
from red7.table.characters import CHARACTERS


def clean(name: str) -> str:
    """The name as a server shows it."""
    return names.clean(name, reserved_names())


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee\n", "Ann Lee"),
        ("Ａｎｎ", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("\u2066Ann\u2069\x07\x1b", "Ann"),
        ("A\u3164nn\u2800", "Ann"),
        ("Jean-Luc O'Hara", "Jean-Luc O'Hara"),
        ("안나", "안나"),
        ("रमा", "रमा"),
        ("Ann 🎲", "Ann 🎲"),
        ("a" * MOST, "a" * MOST),
    ],
)
def test_a_name_is_shown_without_what_cannot_be_seen(given: str, shown: str) -> None:
    assert clean(given) == shown


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "★★★", "-", "\u3164", "\x00", "🎲"])
def test_a_name_needs_something_to_read(name: str) -> None:
    with pytest.raises(InvalidError) as caught:
        clean(name)
    assert caught.value.code == "name-empty"


@pytest.mark.parametrize("name", ["a" * (MOST + 1), "ab " * 9, "x" * 1_000_000])
def test_a_name_has_an_end(name: str) -> None:
    with pytest.raises(InvalidError) as caught:
        clean(name)
    assert caught.value.code == "name-long"
    assert caught.value.arguments["most"] == MOST


def test_accents_do_not_pile_up() -> None:
    tower = clean("Z" + "\u0323\u0332\u0333\u0325\u0329\u0330" * 3 + "oe")
    assert len([sign for sign in tower if unicodedata.combining(sign)]) <= 2
    assert skeleton(tower) == "zoe"


@given(st.text(max_size=60))
def test_a_clean_name_is_short_readable_and_stays_as_it_is(text: str) -> None:
    try:
        name = clean(text)
    except InvalidError:
        return
    assert 1 <= len(name) <= MOST
    assert name == name.strip()
    assert not [sign for sign in name if unicodedata.category(sign)[0] == "C" or sign in "\n\r\t\u2028"]
    assert clean(name) == name


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("how", ["{}", "{} 2", "{}2", " {} #1", "{}."])
def test_nobody_is_called_like_a_level(level: str, how: str) -> None:
    for name in (how.format(level), how.format(level.upper()), how.format(level.replace("e", "е"))):
        with pytest.raises(InvalidError) as caught:
            clean(name)
        assert caught.value.code == "name-reserved"


@pytest.mark.parametrize(
    "name",
    [
        "Bot",
        "b0t",
        "B.O.T",
        "Bot 3",
        "super-bot",
        "Вот",
        "böt",
        "Computer",
        "Cornputer",
        "The Robot",
        "Bot1",
        "1bot",
        "bots",
        "8ot",
        "8ot2",
        "b0t5",
        "ьот",
        "Robots 3",
    ],
)
def test_nobody_is_called_a_computer(name: str) -> None:
    with pytest.raises(InvalidError) as caught:
        clean(name)
    assert caught.value.code == "name-reserved"


@pytest.mark.parametrize("name", ["ma5ter", "Masters", "3xpert", "c45ual", "5killed7"])
def test_a_level_is_read_through_digits_and_an_s(name: str) -> None:
    with pytest.raises(InvalidError) as caught:
        clean(name)
    assert caught.value.code == "name-reserved"


@pytest.mark.parametrize("name", [*chain(*CHARACTERS.values()), "MAGNUS", "Magnus 2", "0nyx", "Ріp", "Lúlu"])
def test_nobody_is_called_like_a_character(name: str) -> None:
    with pytest.raises(InvalidError) as caught:
        clean(name)
    assert caught.value.code in ("name-reserved", "name-script")


@pytest.mark.parametrize(
    "name",
    [
        "Admin", "admin 2", "4dmin", "аdmin", "The Server", "System", "5ystem", "Moderator", "rnoderator",
        "MODERATORS", "Modérateur", "Beheerder", "Amministratore", "servidor", "Red7", "Red7 Support",
    ],
)  # fmt: skip
def test_nobody_is_called_like_those_who_run_the_server(name: str) -> None:
    with pytest.raises(InvalidError) as caught:
        clean(name)
    assert caught.value.code == "name-office"
    assert caught.value.arguments == {"found": name}


@pytest.mark.parametrize(
    "name",
    [
        "be\u0261inner",  # a phonetic g
        "s\u0138illed",
        "\u0261ina",
        "\u0138ay",
        "\u1d00da",  # a small capital
        "\u0299ot",
        "\u0185ot",  # a letter for tones
        "\ua4d0\ua4f3\ua4d4",  # Lisu
        "\u13aa\u13de",  # Cherokee
        "\u2c83\u2c9f\u2ca7",  # Coptic
        "B\u0966t",  # a digit of another script
        "\U0001f171ot",  # a letter in a box
        "Аnn",  # Cyrillic and Latin
        "Ann안나",
    ],
)
def test_a_name_is_written_in_the_letters_of_one_script(name: str) -> None:
    with pytest.raises(InvalidError) as caught:
        clean(name)
    assert caught.value.code == "name-script"


@pytest.mark.parametrize(
    "name",
    [
        "Əli",
        "Ðorđe",
        "Þór",
        "Bjørn",
        "Łukasz",
        "İpek",
        "Thị Ngọc",
        "Œdipe",
        "Мар’яна 7",
        "佐々木ハナ子",
        "محمد ٣",
    ],
)
def test_names_of_many_languages_are_fine(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "Botond",
        "Abbot",
        "Master Yoda",
        "Al",
        "Expertise",
        "Robo",
        "Magnus C.",
        "Modesta",
        "Serverine",
        "Red",
        "Madmin",
    ],
)
def test_a_name_may_contain_the_letters_of_a_reserved_one(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "A n n"),
        ("Ann", "Аnn"),
        ("Zoe", "Zoë"),
        ("Paul", "РauI"),
        ("Ida", "lda"),
        ("Ol1ver", "Oliver"),
        ("Emma", "Ernrna"),
        ("Νίκη", "ΝΙΚΗ"),
        ("Straße", "STRASSE"),
        ("Ann", "Ann!"),
        ("HAT", "НАТ"),
        ("Łukasz", "Iukasz"),
        ("Ｔｏｍ", "Tom"),
    ],
)
def test_names_that_look_alike_are_confusable(name: str, other: str) -> None:
    assert confusable(name, ["Somebody", other])
    assert confusable(other, [name])


@pytest.mark.parametrize(
    ("name", "other"), [("Ann", "Anna"), ("राम", "रमा"), ("Tim", "Tom"), ("Νίκη", "Νίκος")]
)
def test_names_that_differ_are_not(name: str, other: str) -> None:
    assert not confusable(name, [other])
    assert not confusable(name, [])


@given(st.text(min_size=1, max_size=24))
def test_every_name_is_confusable_with_itself_in_any_dress(name: str) -> None:
    assert confusable(name, [name])
    assert confusable(unicodedata.normalize("NFD", name), [name])
    assert confusable(name.lower(), [name])


@pytest.mark.parametrize(
    ("name", "others", "shown"),
    [
        ("Player", [], "Player"),
        ("Player", ["Ann", ""], "Player"),
        ("Player", ["Player"], "Player 2"),
        ("Spieler", ["spieler", "Spieler 2"], "Spieler 3"),
        ("W" * MOST, ["W" * MOST], "W" * (MOST - 2) + " 2"),
    ],
)
def test_a_number_tells_people_of_one_name_apart(name: str, others: list[str], shown: str) -> None:
    assert told_apart(name, others) == shown
    assert clean(shown) == shown
