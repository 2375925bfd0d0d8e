"""A match looked at again: every frame is what the table showed then, and no more is told than there was."""

from pathlib import Path

import pytest
from msgspec import UNSET

from red7.game.cards import Card, cards_of
from red7.game.errors import Red7Error
from red7.game.record.record import Record
from red7.game.steps import finish
from red7.table.replay.replay import MOST_TURNS, Replay, replay_steps
from red7.table.views.card_names import names
from red7.table.views.round import leads

MATCHES = sorted((Path(__file__).parents[2] / "golden/matches").glob("*.red7"))


def replay(record: Record | str) -> Replay:
    return finish(replay_steps(Record.parse(record) if isinstance(record, str) else record))


@pytest.mark.parametrize("path", MATCHES[::5], ids=lambda path: path.stem)
def test_the_frames_follow_the_record_from_deal_to_deal_and_turn_to_turn(path: Path) -> None:
    record = Record.parse(path.read_text("utf-8"))
    shown = replay(record)
    frames, turns = iter(shown.frames), iter(shown.turns)
    for number, entry in enumerate(record.rounds, 1):
        frame = next(frames)
        assert (frame.round.number, frame.turn, frame.round.end) == (number, 0, None)
        assert frame.hands == tuple([names(sum(1 << card for card in hand)) for hand in entry.deal.hands])
        for place, played in enumerate(entry.turns, 1):
            frame, turn = next(frames), next(turns)
            assert (frame.round.number, frame.turn) == (number, place)
            assert (turn.round, turn.seat, turn.text) == (number, played.seat, played.text)
            assert "??+" in turn.shown or turn.shown == turn.text
            palettes = [sum(1 << card for card in cards_of(cards)) for cards in _masks(frame.round.palettes)]
            assert frame.round.leads == leads(palettes, frame.round.out)
        assert (frame.round.end is None) == (entry.end is None)
    assert next(frames, None) is None
    assert next(turns, None) is None
    assert shown.winners == record.winners
    if record.points:
        assert shown.frames[-1].points == record.points


def _masks(palettes: tuple[tuple[str, ...], ...]) -> list[int]:
    return [sum(1 << Card.parse(card) for card in palette) for palette in palettes]


def test_those_who_go_out_are_told_with_the_turn_that_did_it() -> None:
    shown = replay(MATCHES[0].read_text("utf-8"))
    for number in {turn.round for turn in shown.turns}:
        gone = [seat for turn in shown.turns if turn.round == number for seat in turn.out]
        last = [frame for frame in shown.frames if frame.round.number == number][-1]
        assert sorted(gone) == sorted(last.round.out)


@pytest.mark.parametrize("change", [("Red7-Record: 1", "Red8"), ("p", "q"), ("Round", "Rond")])
def test_what_is_no_record_is_refused_with_its_line(change: tuple[str, str]) -> None:
    text = MATCHES[0].read_text("utf-8").replace(*change)
    with pytest.raises(Red7Error) as caught:
        replay(text)
    assert "line" in caught.value.arguments


def test_a_match_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("red7.table.replay.replay.MOST_TURNS", 3)
    with pytest.raises(Red7Error) as caught:
        replay(MATCHES[0].read_text("utf-8"))
    assert caught.value.code == "replay-long"
    assert MOST_TURNS >= 1_000


@pytest.mark.parametrize("path", MATCHES[::20], ids=lambda path: path.stem)
def test_a_frame_tells_how_to_play_on_from_it(path: Path) -> None:
    record = Record.parse(path.read_text("utf-8"))
    frames = {(frame.round.number, frame.turn): frame for frame in replay(record).frames}
    for number, entry in enumerate(record.rounds, 1):
        for place in range(1, len(entry.turns) + 1):
            assert frames[number, place - 1].start == str(record.before(number, place))
        if entry.end is not None:
            assert frames[number, len(entry.turns)].start is UNSET
