"""Whole matches at the terminal table, by keys and by mouse, against computer players and in turns."""

import asyncio

import pytest
from support.tui.player import LARGE, at_the_terminal
from textual import events

from red7.host.protocol.messages import HintAnswer
from red7.tui.screens.dialogs import HintDialog
from red7.tui.screens.home import HomeScreen

pytestmark = pytest.mark.anyio


async def test_a_match_is_played_by_keys_alone() -> None:
    async with at_the_terminal(players=2, level="beginner") as player:
        await player.press("enter")
        await player.play_match()
        assert any(seat.won for seat in player.game.table.seats)


async def test_a_round_of_four_experts_is_played_by_keys_alone_and_the_next_one_begins() -> None:
    async with at_the_terminal(mode="expert", players=4, level="beginner") as player:
        await player.press("enter")
        await player.play_match(rounds=1)
        assert player.game.turns[-1].round == 2


async def test_a_match_is_played_by_mouse_alone() -> None:
    async with at_the_terminal(LARGE, players=3, level="beginner") as player:
        await player.pilot.click("#menu", offset=(4, 0))
        await player.play_match(mouse=True)
        assert any(seat.won for seat in player.game.table.seats)
        await player.click("#buttons", "⏎")
        await player.until(lambda: player.game.table.match_number == 2)


async def test_two_people_share_the_terminal_and_neither_sees_the_hand_of_the_other() -> None:
    async with at_the_terminal(players=2) as player:
        await player.press("down", "enter", "enter")
        await player.until_asked()
        holders: list[int] = []
        for _ in range(2):
            assert player.game.you is None
            assert "▲" not in "".join(player.lines()[18:22])
            await player.press("enter")
            await player.until(lambda: player.game.is_your_turn)
            assert player.game.you is not None
            holders.append(player.game.you.seat)
            await player.play_turn()
            await player.until_asked()
            if player.game.is_over:
                break
        assert len(set(holders)) == len(holders)


async def test_a_hint_that_comes_after_the_turn_is_not_shown_to_whom_the_terminal_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with at_the_terminal(players=2) as player:
        await player.press("down", "enter", "enter")
        await player.until_asked()
        await player.press("enter")
        await player.until(lambda: player.game.is_your_turn)
        table, screen = player.screen.sitting.table, player.screen
        hint, has_answer, may_arrive = table.hint, asyncio.Event(), asyncio.Event()

        async def late_hint() -> HintAnswer:
            answer: HintAnswer = await hint()
            has_answer.set()
            await may_arrive.wait()
            return answer

        monkeypatch.setattr(table, "hint", late_hint)
        await player.press("h")
        await player.until(has_answer.is_set)
        await player.play_turn()
        await player.until_asked()
        may_arrive.set()
        await player.until(lambda: not screen.sitting.is_thinking)
        assert player.app.screen is screen
        assert screen.sitting.hints is None


async def test_a_card_that_may_not_go_there_is_refused_in_words_and_undo_is_free() -> None:
    async with at_the_terminal(players=2, level="beginner") as player:
        await player.press("enter")
        await player.until(lambda: player.is_asked() and player.game.is_your_turn)
        sitting = player.screen.sitting
        step = next(step for step in player.plan() if step.endswith("p"))
        await player.press(step[0], step[1], "p", *"u")
        assert sitting.draft is not None
        assert sitting.draft.steps == ()
        await player.press("right")
        assert sitting.picked
        await player.press("t")
        assert sitting.refused is not None
        assert sitting.picked
        assert player.screen.speech.refusal(sitting.refused)[:20] in player.text()


async def test_a_hint_is_staged_when_it_is_chosen() -> None:
    async with at_the_terminal(players=2, level="beginner", language="de") as player:
        await player.press("enter")
        await player.until(lambda: player.is_asked() and player.game.is_your_turn)
        sitting = player.screen.sitting
        await player.press("h")
        await player.until(
            lambda: sitting.hints is not None and player.app.screen is not player.app.screen_stack[1]
        )
        await player.press("enter")
        await player.until(lambda: sitting.draft is not None and sitting.draft.steps)
        assert sitting.hints is not None
        assert sitting.hints.turns[0].text.startswith(" ".join(sitting.draft.steps))


async def test_log_and_keys_open_and_close_and_whoever_leaves_is_asked() -> None:
    async with at_the_terminal(players=2, level="beginner") as player:
        await player.press("enter")
        await player.until_asked()
        table = player.screen
        for key in ("l", "question_mark"):
            await player.press(key)
            assert player.app.screen is not table
            await player.press("escape")
            assert player.app.screen is table
        await player.press("q", "n")
        assert player.app.screen is table
        await player.press("q", "y")
        await player.until(lambda: isinstance(player.app.screen, HomeScreen))


async def test_fast_keys_on_the_first_screen_are_heard_in_their_order() -> None:
    async with at_the_terminal() as player:
        for key in ("down", "down", "down", "down", "right", "down", "right", "down", "left"):
            player.app.post_message(events.Key(key, None))
        wishes = player.app.wishes
        await player.until(lambda: wishes.mode != "basic")
        assert (wishes.players, wishes.level, wishes.mode) == (3, "skilled", "expert")


async def test_a_key_that_does_nothing_says_why_and_the_next_one_is_heard_without_it() -> None:
    async with at_the_terminal(players=2, level="beginner") as player:
        await player.press("enter")
        await player.until(lambda: player.is_asked() and player.game.is_your_turn)
        sitting, say = player.screen.sitting, player.screen.speech.say
        you = player.game.you
        assert you is not None
        absent = next(card for card in ("R1", "R2", "R3", "R4", "R5", "R6", "R7") if card not in you.hand)
        for keys, code in [
            (("p",), "tui-pick-first"),
            (("u",), "tui-no-undo"),
            (("enter",), "tui-turn-empty"),
            (("plus",), "tui-no-draw"),
            (("w",), "tui-no-missed"),
            (("m",), "tui-no-talk"),
            (("z",), "tui-no-key"),
            ((absent[0], absent[1]), "not-in-hand"),
        ]:
            await player.press(*keys)
            assert say(code, card=absent)[:40] in player.text(), keys
            await player.press("right")
            assert sitting.refused is None
            await player.press("escape")


async def test_the_last_line_names_the_keys_that_do_something_now() -> None:
    async with at_the_terminal(players=2, level="beginner") as player:
        await player.press("enter")
        await player.until(lambda: player.is_asked() and player.game.is_your_turn)
        assert player.lines()[-1].split()[:2] == ["←→", "card"]
        assert "↑↓" not in player.lines()[-1]
        await player.press("right")
        assert "↑↓ place" in player.lines()[-1]
        await player.press("escape", "q", "y")
        await player.until(lambda: isinstance(player.app.screen, HomeScreen))


async def test_an_open_hint_closes_when_the_terminal_goes_to_the_next_player() -> None:
    async with at_the_terminal(players=2) as player:
        await player.press("down", "enter", "enter")
        await player.until_asked()
        await player.press("enter")
        await player.until(lambda: player.game.is_your_turn)
        screen, table = player.screen, player.screen.sitting.table
        await player.press("h")
        await player.until(lambda: isinstance(player.app.screen, HintDialog))
        await table.play("out")  # as when the time is up
        await player.until(lambda: player.app.screen is screen)
        assert screen.sitting.hints is None
