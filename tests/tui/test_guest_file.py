"""The file that keeps who somebody is at servers."""

import json
from pathlib import Path

import pytest

from red7.client import RefusedError, in_process
from red7.speech.words import Words
from red7.tui.guest_file import enter_as

pytestmark = pytest.mark.anyio


async def test_other_servers_stay_known_and_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "guest.json"
    file.write_text('{"https://a.example": "token"}', "utf-8")
    file.chmod(0o644)
    async with in_process() as server:
        await enter_as(file, server, "https://b.example", "Ann")
    assert json.loads(file.read_text("utf-8")).keys() == {"https://a.example", "https://b.example"}
    assert json.loads(file.read_text("utf-8"))["https://a.example"] == "token"
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("text", ["Dear Ben,", '["R7"]', '{"https://a.example": "tok'])
async def test_a_file_of_another_kind_is_refused_and_left_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text, "utf-8")
    async with in_process() as server:
        with pytest.raises(RefusedError) as refused:
            await enter_as(file, server, "https://b.example", "Ann")
    assert file.read_text("utf-8") == text
    assert str(file) in Words("en").say(refused.value.code, **refused.value.refused.arguments)


async def test_a_file_that_cannot_be_written_keeps_what_it_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("no space left on device")

    file = tmp_path / "guest.json"
    file.write_text('{"https://a.example": "token"}', "utf-8")
    monkeypatch.setattr(json, "dump", fail)
    async with in_process() as server:
        with pytest.raises(OSError, match="no space"):
            await enter_as(file, server, "https://b.example", "Ann")
    assert file.read_text("utf-8") == '{"https://a.example": "token"}'
    assert list(tmp_path.iterdir()) == [file]
