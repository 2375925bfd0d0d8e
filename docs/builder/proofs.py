"""The tests that a page names as proofs: on the site their names are read as the sentences they are."""

import re
from typing import Final

_TEST: Final = re.compile(r"`(tests/[\w/]+\.py)::test_(\w+)(?:\[([^\]]+)\])?`")


def spelled_out(markdown: str) -> str:
    """A page with its tests as sentences; where they are is told by a tooltip."""
    return _TEST.sub(_sentence, markdown)


def _sentence(match: re.Match[str]) -> str:
    place, name, edition = match.groups()
    words = name.replace("_", " ") + (f" ({edition})" if edition else "")
    return f'<small class="r7-proof" title="{place}">{words}</small>'
