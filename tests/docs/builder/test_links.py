"""Links of the repository become links of the site."""

from support.documents import ROOT

from docs.builder.links import in_repository, mended, on_site, outside


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
    assert "deploy/nginx.conf" in outside("server.md", ROOT)


def test_what_leads_nowhere_stays_to_be_found() -> None:
    assert mended("[a](nothing.md)", "server.md") == "[a](nothing.md)"
