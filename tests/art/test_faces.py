"""The sheet of faces: everybody has one, each in its place, and it stays small."""

import gzip
import xml.etree.ElementTree as ET

from red7.art.faces import COLUMNS, SIDE, sheet
from red7.art.faces import FACES as DRAWN
from red7.table.characters import CHARACTERS, FACES, face_of


def test_everybody_has_a_face_in_the_order_of_the_page() -> None:
    characters = [face_of(name) for names in CHARACTERS.values() for name in names]
    assert list(DRAWN) == [*characters, *FACES]
    assert len(set(DRAWN.values())) == len(DRAWN)


def test_the_sheet_is_a_small_picture_of_equal_squares() -> None:
    text = sheet()
    cells = [node for node in ET.fromstring(text) if node.tag.endswith("svg")]
    assert len(cells) == len(DRAWN)
    for place, cell in enumerate(cells):
        assert (cell.get("width"), cell.get("height")) == (str(SIDE), str(SIDE))
        assert (cell.get("x"), cell.get("y")) == (
            str(SIDE * (place % COLUMNS)),
            str(SIDE * (place // COLUMNS)),
        )
    assert len(gzip.compress(text.encode())) < 6_000
