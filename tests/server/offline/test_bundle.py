"""The page that needs no server, as a file: unpacked for any path, and refused if it was changed."""

import gzip
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from red7.cli import main
from red7.game.errors import InvalidError
from red7.server.offline.bundle import BASE, CONTENTS, pack, read, unpack

PAGE = {
    "index.html": f'<meta content="place-of-red7" /><script src="{BASE}/assets/main-1.js"></script>',
    "assets/main-1.js": "console.log(7)",
    "device/red7.zip": "cards",
}


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    for name, text in PAGE.items():
        path = page / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for name in ("index.html", "assets/main-1.js"):
        (page / f"{name}.gz").write_bytes(gzip.compress(PAGE[name].encode()))
    file = tmp_path / "red7-offline-0.1.0.zip"
    pack(page, file, "0.1.0")
    return file


@pytest.mark.parametrize("base", ["", "/", "/games/red7", "/games/red7/"])
def test_a_page_is_unpacked_for_any_path_and_packed_for_those_who_take_that(
    bundle: Path, tmp_path: Path, base: str
) -> None:
    folder = tmp_path / "static"
    contents = unpack(bundle, folder, base)
    assert (contents.red7, contents.size) == ("0.1.0", sum(map(len, PAGE.values())))
    page = f'<meta content="web" /><script src="{base.rstrip("/")}/assets/main-1.js"></script>'
    assert (folder / "index.html").read_text() == page
    assert gzip.decompress((folder / "index.html.gz").read_bytes()).decode() == page
    assert gzip.decompress((folder / "assets/main-1.js.gz").read_bytes()).decode() == "console.log(7)"
    assert not (folder / "device/red7.zip.gz").exists()


def test_a_page_of_before_is_replaced_as_a_whole_and_nothing_else_is(bundle: Path, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    unpack(bundle, folder)
    page = tmp_path / "page"
    for ending in ("js", "js.gz"):
        (page / f"assets/main-1.{ending}").rename(page / f"assets/main-2.{ending}")
    pack(page, bundle, "0.1.1")
    for name in (".well-known", "assets/own.css"):
        (folder / name).write_text("somebody else’s")
    unpack(bundle, folder)
    assert {path.name for path in folder.rglob("*") if path.is_file()} == {
        *(".well-known", "own.css", CONTENTS, "index.html", "index.html.gz"),
        *("main-2.js", "main-2.js.gz", "red7.zip"),
    }
    other = tmp_path / "photos"
    other.mkdir()
    (other / "cat.jpg").write_text("a cat")
    with pytest.raises(InvalidError) as refused:
        unpack(bundle, other)
    assert refused.value.code == "offline-folder"
    assert (other / "cat.jpg").exists()


def changed(bundle: Path, name: str, text: str | None) -> Path:
    """The bundle with one file changed, added or left out."""
    with zipfile.ZipFile(bundle) as archive:
        files = {one: archive.read(one) for one in archive.namelist()}
    files.pop(name, None)
    other = bundle.with_name("other.zip")
    with zipfile.ZipFile(other, "w") as archive:
        for one, data in files.items():
            archive.writestr(one, data)
        if text is not None:
            archive.writestr(name, text)
    return other


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("assets/main-1.js", "console.log(8)", "offline-damaged"),
        ("assets/main-1.js", None, "offline-damaged"),
        ("assets/more.js", "", "offline-damaged"),
        ("../outside.txt", "", "offline-damaged"),
        (CONTENTS, None, "offline-file"),
        (CONTENTS, "[]", "offline-file"),
        (CONTENTS, '{"red7":"9.0","form":2,"files":{}}', "offline-newer"),
        (CONTENTS, '{"red7":"0.1.0","form":1,"files":{"/etc/passwd":""}}', "offline-damaged"),
    ],
)
def test_a_bundle_that_is_not_as_it_was_made_is_refused_and_leaves_nothing(
    bundle: Path, tmp_path: Path, name: str, text: str | None, code: str
) -> None:
    before = sorted(tmp_path.iterdir())
    other = changed(bundle, name, text)
    with pytest.raises(InvalidError) as refused:
        unpack(other, tmp_path / "static")
    assert refused.value.code == code
    other.unlink()
    assert sorted(tmp_path.iterdir()) == before


def test_what_is_no_bundle_is_refused(tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("hello")
    for file, code in ((note, "offline-file"), (tmp_path / "gone.zip", "offline-unreadable")):
        with pytest.raises(InvalidError) as refused:
            read(file)
        assert refused.value.code == code


def test_the_command_says_where_it_is_or_why_not(bundle: Path, tmp_path: Path) -> None:
    def run(*words: str) -> tuple[int, str]:
        result = CliRunner().invoke(main, ["static", *words])
        return result.exit_code, result.output

    folder = tmp_path / "static"
    code, text = run(str(folder), "--from", str(bundle), "--base", "/red7")
    assert (code, "0.1.0" in text, str(folder) in text) == (0, True, True)
    code, text = run(str(folder), "--from", str(bundle), "--base", "red7?")
    assert (code, "--base" in text) == (1, True)
