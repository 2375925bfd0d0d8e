"""The dialogs above the table: a question, the log, the keys, hints, a line to type."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.style import Style
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from red7.host.protocol.messages import HintAnswer
from red7.tui.pictures import Painter
from red7.tui.speech import Speech

_BOLD = Style(bold=True)
KEYS = (
    ("R7", "web-t-key-card"),
    ("← →", "web-t-key-arrows"),
    ("↑ p", "web-t-key-palette"),
    ("↓ c", "web-t-key-canvas"),
    ("t", "web-t-key-take"),
    ("x", "web-t-key-x"),
    ("d", "web-t-key-d"),
    ("+", "web-t-key-draw"),
    ("⏎ .", "web-t-key-end"),
    ("u ⌫", "web-t-key-undo"),
    ("h", "web-t-key-hint"),
    ("l", "web-t-key-log"),
    ("m", "web-t-react"),
    ("s", "web-t-skip"),
    ("Esc", "web-t-key-escape"),
    ("F2", "web-settings-theme"),
    ("q", "web-t-leave"),
    ("?", "web-t-key-keys"),
)


class SureDialog(ModalScreen[bool]):
    """A question with two answers."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("y,j,s,o", "answer(True)"),
        ("n,escape", "answer(False)"),
    ]

    def __init__(self, title: str, text: str, yes: str, no: str) -> None:
        super().__init__()
        self._title, self._text, self._yes, self._no = title, text, yes, no

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content.styled(self._title, _BOLD), classes="heading")
            yield Static(self._text)
            yield OptionList(Option(self._no, id="no"), Option(self._yes, id="yes"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id == "yes")

    def action_answer(self, answer: bool) -> None:
        """Answer."""
        self.dismiss(answer)


class ChoiceDialog(ModalScreen[int | None]):
    """A choice, by arrows or by number; None for no choice."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q", "close")]

    def __init__(self, title: str, choices: Sequence[str]) -> None:
        super().__init__()
        self._title, self._choices = title, choices

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content.styled(self._title, _BOLD), classes="heading")
            yield OptionList(
                *[
                    Content.assemble((f"{number} ", _BOLD), choice)
                    for number, choice in enumerate(self._choices, 1)
                ]
            )

    def on_key(self, event: events.Key) -> None:
        """A number chooses at once."""
        number = int(event.character) if event.character and event.character in "123456789" else 0
        if 0 < number <= len(self._choices):
            event.stop()
            self.dismiss(number - 1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def action_close(self) -> None:
        """Choose none."""
        self.dismiss(None)


class LinesDialog(ModalScreen[None]):
    """Lines to read; any of a few keys closes them."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,l,q,question_mark,space", "close")]

    def __init__(self, title: str, lines: Sequence[Content]) -> None:
        super().__init__()
        self._title, self._lines = title, lines

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog large"):
            yield Static(Content.styled(self._title, _BOLD), classes="heading")
            yield Static(Content("\n").join(self._lines), id="lines")

    def on_click(self) -> None:
        self.dismiss()

    def action_close(self) -> None:
        """Close it."""
        self.dismiss()


class LogDialog(LinesDialog):
    """What has happened, scrolled to the latest."""

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).scroll_end(animate=False)


class KeysDialog(LinesDialog):
    """The keys, and the seven rules."""

    def __init__(self, speech: Speech) -> None:
        say = speech.say
        keys = [Content.assemble((f"{key:>5}  ", _BOLD), say(code)) for key, code in KEYS]
        colors = ("red", "orange", "yellow", "green", "blue", "indigo", "violet")
        rules = [
            Content.assemble((f"{letter:>5}  ", _BOLD), say(f"rule-long-{color}"))
            for letter, color in zip("ROYGBIV", colors, strict=True)
        ]
        super().__init__(say("web-t-keys"), [*keys, Content(""), Content(say("help-goal")), *rules])


class HintDialog(ModalScreen[str]):
    """Turns with their chances and reasons; the chosen one is staged."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,h", "close")]

    def __init__(self, speech: Speech, painter: Painter, hints: HintAnswer, *, is_marked: bool) -> None:
        """`is_marked`: whether other people see that you asked."""
        super().__init__()
        self._speech, self._painter, self._hints = speech, painter, hints
        self._is_marked = is_marked

    def compose(self) -> ComposeResult:
        say, hints = self._speech.say, self._hints
        title = say("web-t-hints-missed" if hints.turn else "web-t-hints-now")
        if hints.turn:
            title += f" · {say('web-t-hints-turn', turn=hints.turn, played=hints.played)}"
        with Vertical(classes="dialog large"):
            yield Static(Content.styled(title, _BOLD), classes="heading")
            yield OptionList(
                *[Option(self._line(place), id=f"turn-{place}") for place in range(len(hints.turns))]
            )
            if self._is_marked:
                yield Static(Content.styled(say("web-t-hints-marked"), Style(dim=True)))

    def _line(self, place: int) -> Content:
        turn, say = self._hints.turns[place], self._speech.say
        mine = f" ({say('web-t-hints-mine')})" if turn.text == self._hints.played else ""
        chance = say("web-t-chance", chance=round(100 * turn.chance))
        reasons = self._speech.words.apart([self._speech.phrase(reason) for reason in turn.reasons])
        return Content.assemble(
            self._painter.painted(turn.text).stylize(_BOLD),
            f"{mine} · {chance}\n  ",
            self._painter.painted(reasons),
        )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._hints.turns[event.option_index].text)

    def action_close(self) -> None:
        """Choose none."""
        self.dismiss("")


class LineDialog(ModalScreen[str]):
    """A line to type; empty for nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close")]

    def __init__(self, title: str, about: str, value: str = "", placeholder: str = "") -> None:
        super().__init__()
        self._title, self._about, self._value, self._placeholder = title, about, value, placeholder

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content.styled(self._title, _BOLD), classes="heading")
            yield Static(self._about)
            yield Input(self._value, placeholder=self._placeholder)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        """Type nothing."""
        self.dismiss("")
