"""A player who has nothing but the keys that the page names."""

from playwright.sync_api import Page
from support.browsers.browser import CARD, GOOD_ENDS

LETTERS = {"red": "r", "orange": "o", "yellow": "y", "green": "g", "blue": "b", "indigo": "i", "violet": "v"}
KEYS = {
    "To the palette": "p",
    "To the canvas": "c",
    "Hint": "h",
    "Draw and end: you lead": "+",
    "Draw and win the round": "+",
    "Next round": ".",
    "Do nothing: you’re out": ".",
    "End turn: you’re out": ".",
}


def press(page: Page, name: str) -> None:
    """Have a button pressed by the keys that the page names for it."""
    keyboard = page.keyboard
    if CARD.match(name):
        color, number = name.split(",")[0].split(" ")
        keyboard.press(LETTERS[color])
        keyboard.press(number)
    elif name in ("Yes, drop out", "Set this up"):
        to_button(page, name)
        keyboard.press("Enter")
    elif name == "Onto the deck":
        keyboard.press("t")  # for a 1; where a 7 asks, this does nothing
        keyboard.press("d")
    else:
        keyboard.press(KEYS.get(name) or ("." if name.startswith(GOOD_ENDS) else "Escape"))


def to_button(page: Page, name: str) -> None:
    """Go to a button by Tab."""
    for _ in range(80):
        if page.evaluate("document.activeElement.textContent.trim()") == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {name}")
