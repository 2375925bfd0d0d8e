"""Signing keys: made once, for the owner only, shared by file, rotated without signing anybody out."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from support.patience import PATIENCE

from red7.game.errors import InvalidError
from red7.server.guests.keys import KEPT, KEY_BYTES, Keys


def test_the_first_start_makes_a_key_that_only_the_owner_reads(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        keys = Keys(tmp_path / "keys").current
    finally:
        os.umask(before)
    assert [len(key) for key in keys] == [KEY_BYTES]
    assert (tmp_path / "keys").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["keys"]


def test_a_second_start_and_another_process_have_the_same_keys(tmp_path: Path) -> None:
    first = Keys(tmp_path / "keys")
    assert Keys(tmp_path / "keys").current == first.current


def test_two_servers_have_different_keys(tmp_path: Path) -> None:
    assert Keys(tmp_path / "one").current != Keys(tmp_path / "other").current


def test_processes_that_start_together_agree(tmp_path: Path) -> None:
    for number in range(20):
        path = tmp_path / f"keys{number}"
        with ThreadPoolExecutor(8) as pool:
            currents = [keys.current for keys in pool.map(Keys, [path] * 8, timeout=PATIENCE)]
        assert len(set(currents)) == 1
    assert len(list(tmp_path.iterdir())) == 20, "nothing is left behind"


def test_a_rotated_key_signs_and_the_old_ones_count_for_a_while(tmp_path: Path) -> None:
    keys = Keys(tmp_path / "keys")
    running = Keys(tmp_path / "keys")
    seen = [keys.current[0]]
    for _ in range(KEPT + 1):
        keys.rotate()
        assert keys.current[0] not in seen
        seen.insert(0, keys.current[0])
        assert keys.current == tuple(seen[:KEPT])
        assert running.current == keys.current, "a running process notices"
    assert (tmp_path / "keys").stat().st_mode & 0o777 == 0o600


def test_the_first_keys_of_a_file_count_and_no_others(tmp_path: Path) -> None:
    path = tmp_path / "keys"
    first = Keys(path).current
    more = [bytes([number]) * KEY_BYTES for number in range(KEPT + 1)]
    path.write_text("".join(f"{key.hex()}\n" for key in (*first, *more)))
    assert Keys(path).current == (*first, *more)[:KEPT]


def test_a_running_server_keeps_its_keys_when_the_file_is_spoilt_or_lost(tmp_path: Path) -> None:
    path = tmp_path / "keys"
    keys = Keys(path)
    good = keys.current
    path.write_text("no key\n")
    assert keys.current == good
    path.unlink()
    assert keys.current == good


@pytest.mark.parametrize("content", ["", "abc\n", "ff" * 16 + "\n", "ff" * 32 + "\nzz\n", "ключ\n"])
def test_a_file_without_good_keys_is_refused_and_not_quoted(tmp_path: Path, content: str) -> None:
    path = tmp_path / "keys"
    path.write_text(content, "utf-8")
    path.chmod(0o600)
    with pytest.raises(InvalidError) as caught:
        Keys(path)
    assert caught.value.code == "key-file-broken"
    assert str(path) in str(caught.value)
    assert not content.strip() or content.strip() not in str(caught.value)
    assert caught.value.__cause__ is None
    assert path.read_text("utf-8") == content


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o660])
def test_a_file_that_others_can_read_is_refused(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "keys"
    Keys(path)
    path.chmod(mode)
    with pytest.raises(InvalidError) as caught:
        Keys(path)
    assert caught.value.code == "key-file-open"


def test_a_place_that_cannot_hold_keys_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    for path in (tmp_path / "missing" / "keys", tmp_path / "folder", tmp_path / "file" / "keys"):
        with pytest.raises(InvalidError) as caught:
            Keys(path)
        assert caught.value.code == "key-file-unreadable"
        assert caught.value.arguments["path"] == str(path)
