"""What would keep somebody out of a page, as axe sees it."""

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_CONTRAST: Final = {"runOnly": ["color-contrast"]}


def barriers(page: Page) -> list[Any]:
    """The rules that the page breaks as it stands, in light and in dark, and the first element of each.

    Only colours differ between the two, so the second look is at the contrast alone.
    """
    is_dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    violations = Axe().run(page).response["violations"]
    page.emulate_media(color_scheme="light" if is_dark else "dark")
    violations += Axe().run(page, options=_CONTRAST).response["violations"]
    page.emulate_media(color_scheme="dark" if is_dark else "light")
    return [(one["id"], one["nodes"][0]["target"]) for one in violations]
