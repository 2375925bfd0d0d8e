"""A bundle: the page that needs no server in one zip file, with the digest of each of its files.

It may come from anywhere, so all of it is checked before any of it is written.
"""

import gzip
import hashlib
import os
import re
import shutil
import struct
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from red7.game.errors import InvalidError

CONTENTS: Final = "contents.json"
"""The file that names all others."""
FORMAT: Final = 1
BASE: Final = "/base-of-red7"
"""Stands in its documents for the path they are served under."""
_PLACE: Final = b"place-of-red7"
_TIME: Final = (2026, 1, 1, 0, 0, 0)
_NAME_LENGTH_AT: Final = 26  # in the local header of a file in a zip
_GZIP: Final = b"\x1f\x8b\x08\0\0\0\0\0\2\xff"  # the gzip header for the same compressed bytes
_MOST: Final = 150_000_000  # bytes, unpacked
_NAME: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*")
_PATH: Final = re.compile(r"(/[A-Za-z0-9_-][A-Za-z0-9_.~-]*)*")


class Contents(Struct, frozen=True):
    """What a bundle says about itself."""

    red7: str
    """The version of the game in it."""
    form: int
    files: dict[str, str]
    """The SHA-256 of each file."""
    packed: list[str] = []
    """The files that also exist compressed, as `….gz`, once the bundle is unpacked."""
    size: int = 0
    """Bytes that it takes in a browser."""


def unpack(file: Path, folder: Path, base: str = "", place: Literal["web", "server"] = "web") -> Contents:
    """Put the page of a bundle into a folder, to be served under this path; `InvalidError` says why not.

    The folder is new or empty, or holds an earlier page, which is replaced as a whole; other files in it
    stay. The page learns its `place`: on a web space, or beside a server's page that it can link back to.
    """
    base = base.rstrip("/")
    if not _PATH.fullmatch(base):
        raise InvalidError("offline-base", found=base)
    if folder.exists() and not _is_ours(folder):
        raise InvalidError("offline-folder", path=str(folder))
    contents, files = read(file)
    packed = {name: data for name, data in _packed(file) if name in contents.packed}
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
        try:
            for name, data in files.items():
                path = fresh / name
                path.parent.mkdir(parents=True, exist_ok=True)
                if name.endswith(".html"):
                    data = _based(data, base, place)
                    packed[name] = gzip.compress(data, mtime=0)
                path.write_bytes(data)
                if name in contents.packed and name in packed:
                    path.with_name(f"{path.name}.gz").write_bytes(packed[name])
            fresh.chmod(0o755)  # temporary folders are private to their owner
            if folder.exists():
                _replace(folder, fresh)
            else:
                fresh.rename(folder)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    except OSError as error:
        raise InvalidError("config-data", path=str(folder), reason=error.strerror or "") from error
    return contents


def read(file: Path) -> tuple[Contents, dict[str, bytes]]:
    """The contents and files of a bundle, checked."""
    try:
        with zipfile.ZipFile(file) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > _MOST:
                raise InvalidError("offline-file", path=str(file))
            files = {entry.filename: archive.read(entry) for entry in archive.infolist()}
        contents = msgspec.json.decode(files[CONTENTS], type=Contents)
    except OSError as error:
        raise InvalidError("offline-unreadable", path=str(file), reason=error.strerror or "") from error
    except (zipfile.BadZipFile, KeyError, NotImplementedError, RuntimeError, msgspec.MsgspecError):
        raise InvalidError("offline-file", path=str(file)) from None
    if contents.form > FORMAT:
        raise InvalidError("offline-newer", path=str(file), version=contents.red7)
    named = {name for name in files if name != CONTENTS}
    if named != contents.files.keys() or not all(_NAME.fullmatch(name) for name in named):
        raise InvalidError("offline-damaged", path=str(file), name=CONTENTS)
    for name, digest in contents.files.items():
        if hashlib.sha256(files[name]).hexdigest() != digest:
            raise InvalidError("offline-damaged", path=str(file), name=name)
    return contents, files


def _packed(file: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a bundle in gzip's form, without compressing them again, which would take seconds."""
    with zipfile.ZipFile(file) as archive, file.open("rb") as data:
        for entry in archive.infolist():
            if entry.compress_type == zipfile.ZIP_DEFLATED:
                data.seek(entry.header_offset + _NAME_LENGTH_AT)
                data.seek(sum(struct.unpack("<HH", data.read(4))), os.SEEK_CUR)  # skip name and extras
                end = struct.pack("<II", entry.CRC, entry.file_size)
                yield entry.filename, _GZIP + data.read(entry.compress_size) + end


def pack(folder: Path, file: Path, version: str) -> None:
    """Make a bundle of a page built for the path `BASE`; the same page makes the same file."""
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    packed = [name for name in files if f"{name}.gz" in files]
    for name in packed:
        del files[f"{name}.gz"]
    digests = {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
    contents = Contents(version, FORMAT, digests, packed, sum(map(len, files.values())))
    with zipfile.ZipFile(file, "w") as archive:
        for name, data in {CONTENTS: msgspec.json.encode(contents), **files}.items():
            archive.writestr(zipfile.ZipInfo(name, _TIME), data, zipfile.ZIP_DEFLATED, 9)


def _is_ours(folder: Path) -> bool:
    """Whether a folder can be replaced: it is empty or holds the page of a bundle."""
    return folder.is_dir() and ((folder / CONTENTS).is_file() or not any(folder.iterdir()))


def _replace(folder: Path, fresh: Path) -> None:
    """Replace the earlier page: first the files, then the documents that refer to them."""
    before = _named(folder)
    names = {path.relative_to(fresh).as_posix() for path in fresh.rglob("*") if path.is_file()}
    for name in sorted(names - {CONTENTS}, key=lambda name: (".html" in name, name)):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (fresh / name).replace(folder / name)
    for name in before - names:
        (folder / name).unlink(missing_ok=True)
    (fresh / CONTENTS).replace(folder / CONTENTS)  # it lists our files, so it goes last


def _named(folder: Path) -> set[str]:
    """The files of the page in a folder, as its contents list them."""
    try:
        contents = msgspec.json.decode((folder / CONTENTS).read_bytes(), type=Contents)
    except (FileNotFoundError, msgspec.MsgspecError):
        return set()
    names = {*contents.files, *(f"{name}.gz" for name in contents.packed)}
    return {name for name in names if _NAME.fullmatch(name)}


def _based(document: bytes, base: str, place: str) -> bytes:
    """A document that knows where it is served, and in which place."""
    return document.replace(BASE.encode(), base.encode()).replace(_PLACE, place.encode())
