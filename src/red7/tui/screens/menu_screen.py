"""A screen with a choice: a banner, a list, a line for news, and the keys."""

from typing import TYPE_CHECKING, cast

from textual.screen import Screen

from red7.tui.speech import Speech

if TYPE_CHECKING:
    from red7.tui.app import TableApp


class MenuScreen(Screen[None]):
    """The base of all screens except the table itself."""

    @property
    def owner(self) -> "TableApp":
        """The app."""
        return cast("TableApp", self.app)

    @property
    def speech(self) -> Speech:
        """The language."""
        return Speech(self.owner.wishes.language)
