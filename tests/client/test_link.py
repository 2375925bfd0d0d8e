"""Links and codes that people pass on."""

import pytest

from red7.client import TablePlace


@pytest.mark.parametrize(
    ("link", "place"),
    [
        ("http://127.0.0.1:7007/table/a-b_c", TablePlace("http://127.0.0.1:7007", table="a-b_c")),
        (" https://x.example/play/table/abc/#k ", TablePlace("https://x.example/play", "abc", "", "k")),
        ("https://x.example/join/QX7K", TablePlace("https://x.example", code="QX7K")),
    ],
)
def test_a_link_says_where_a_table_is(link: str, place: TablePlace) -> None:
    assert TablePlace.parse(link) == place


@pytest.mark.parametrize("link", ["", "QX7K", "https://x.example/", "ftp://x.example/table/abc"])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(ValueError, match="isn’t a link to a table"):
        TablePlace.parse(link)
