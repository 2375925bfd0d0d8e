"""The keys that sign cookies and tokens, in a file that processes may share: one a line, the first signs."""

import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from red7.game.errors import InvalidError

KEY_BYTES: Final = 32
KEPT: Final = 3
"""How many keys of the file count; signatures by older ones are no longer accepted."""


class Keys:
    """The keys of a file. Changes to it are noticed, so keys can be rotated while the server runs."""

    def __init__(self, path: Path) -> None:
        """Read the file, or make it with a new key. `InvalidError` says what is wrong with it."""
        self._path: Final = path
        if not path.exists():
            _create(path)
        self._seen = _state(path)
        self._keys = _read(path)

    @property
    def current(self) -> tuple[bytes, ...]:
        """All keys that count, the one that signs first."""
        try:
            state = _state(self._path)
            if state != self._seen:
                self._keys = _read(self._path)
                self._seen = state
        except (OSError, InvalidError):
            pass  # keep the keys we have: a slip with the file must not sign everybody out
        return self._keys

    def rotate(self) -> None:
        """Put a new key first. The previous ones still count, so nobody is signed out."""
        _write(self._path, (secrets.token_bytes(KEY_BYTES), *_read(self._path))[:KEPT])


def _state(path: Path) -> tuple[int, int, int]:
    stat = path.stat()
    return stat.st_ino, stat.st_mtime_ns, stat.st_size


def _read(path: Path) -> tuple[bytes, ...]:
    try:
        mode = path.stat().st_mode
        lines = path.read_text("ascii").split()
        keys = tuple(bytes.fromhex(line) for line in lines)
    except OSError as error:
        raise InvalidError("key-file-unreadable", path=str(path), reason=error.strerror or "") from error
    except ValueError:
        # without its cause, which would quote the key
        raise InvalidError("key-file-broken", path=str(path), digits=KEY_BYTES * 2) from None
    if os.name != "nt" and stat.S_IMODE(mode) & 0o077:
        raise InvalidError("key-file-open", path=str(path))
    if not keys or any(len(key) != KEY_BYTES for key in keys):
        raise InvalidError("key-file-broken", path=str(path), digits=KEY_BYTES * 2)
    return keys[:KEPT]


def _create(path: Path) -> None:
    """A file with a new key, unless another process makes one at the same moment: then that one counts."""
    own = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    _write(own, (secrets.token_bytes(KEY_BYTES),), meant=path)
    try:
        os.link(own, path)
    except FileExistsError:
        return
    except OSError as error:
        raise InvalidError("key-file-unreadable", path=str(path), reason=error.strerror or "") from error
    finally:
        own.unlink()


def _write(path: Path, keys: tuple[bytes, ...], meant: Path | None = None) -> None:
    """Replace the file atomically, never readable by others. An error names the file `meant`."""
    new = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write("".join(f"{key.hex()}\n" for key in keys))
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        with suppress(OSError):  # nothing to remove if the folder is a file
            new.unlink(missing_ok=True)
        raise InvalidError(
            "key-file-unreadable", path=str(meant or path), reason=error.strerror or ""
        ) from error
