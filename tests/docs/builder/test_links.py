"""Links of the repository become links of the site."""

from pathlib import Path

from support.documents import ROOT

from docs.builder.links import PAGES, in_repository, mended, on_site, outside


def test_a_link_between_documents_stays_as_it_is() -> None:
    assert mended("[a](bots.md#when) [b](#here) [c](mailto:a@b)", "strength.md") == (
        "[a](bots.md#when) [b](#here) [c](mailto:a@b)"
    )


def test_a_document_of_the_root_is_a_page() -> None:
    assert mended("[a](../../CONTRIBUTING.md)", "rules/seven.md") == "[a](../contributing.md)"
    assert mended("[a](docs/offline.md)", "contributing.md") == "[a](offline.md)"
    assert in_repository("contributing.md") == "CONTRIBUTING.md"


def test_any_other_file_is_copied_to_the_site() -> None:
    assert on_site("deploy/nginx.conf") == "files/deploy/nginx.conf"
    assert "deploy/nginx.conf" in outside(["server.md"], ROOT)


def test_so_is_what_such_a_file_links_to(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "examples").mkdir()
    (tmp_path / "docs/bots.md").write_text("[examples](../examples/README.md)")
    (tmp_path / "examples/README.md").write_text("[a bot](bot.py) and [the page](../docs/bots.md)")
    (tmp_path / "examples/bot.py").write_text("[no](link)")
    assert outside(["bots.md"], tmp_path) == {*PAGES, "examples/README.md", "examples/bot.py"}
    assert mended("[the page](../docs/bots.md)", "files/examples/README.md") == "[the page](../../bots.md)"


def test_what_leads_nowhere_stays_to_be_found() -> None:
    assert mended("[a](nothing.md)", "server.md") == "[a](nothing.md)"
