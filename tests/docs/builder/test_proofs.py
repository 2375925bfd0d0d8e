"""Tests that a page names are read as sentences on the site."""

from docs.builder.proofs import spelled_out


def test_the_name_of_a_test_is_a_sentence() -> None:
    page = spelled_out("- A run. `tests/game/test_canvas.py::test_a_run_ignores_duplicates[es-ar]`")
    assert ">a run ignores duplicates (es-ar)</small>" in page
    assert 'title="tests/game/test_canvas.py"' in page


def test_other_code_stays_code() -> None:
    assert spelled_out("`tests/test_rulebook.py`") == "`tests/test_rulebook.py`"
