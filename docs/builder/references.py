"""What the sources say of the library: a page has `<!-- api: Card -->` where that of a name belongs."""

import re
from typing import Final

_PLACE: Final = re.compile(r"^<!-- api: (\w+) -->$", re.MULTILINE)


def filled_in(markdown: str) -> str:
    """A page that asks mkdocstrings for the docstrings and signatures of its names."""
    return _PLACE.sub(r"::: red7.\1", markdown)
