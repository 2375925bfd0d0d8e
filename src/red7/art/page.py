"""The pigments and symbols as files that the page is built from."""

import json

from red7.art.pigments import CONTRAST, LINEN, ON_DARK, SAFE, SLATE, STANDARD, Pigments
from red7.art.symbols import ACTIONS, CHECK, RULES

_MADE = "Made from red7.art by `python3 dev.py generate`. Do not edit."


def stylesheet() -> str:
    """The grounds and pigments as custom properties: `--R` for red, `--R-ink` for text on it."""
    blocks = [
        f":root {{\n  --linen: {LINEN};\n  --slate: {SLATE};\n}}\n",
        _block(":root", STANDARD, "linen"),
        _block(':root[data-theme="dark"]', ON_DARK, "slate"),
        _block(':root[data-palette="safe"]', SAFE),
        _block(':root[data-palette="contrast"]', CONTRAST),
    ]
    return "\n".join([f"/* {_MADE} */\n", *blocks])


def _block(selector: str, palette: Pigments, ground: str | None = None) -> str:
    lines = [f"  --ground: var(--{ground});"] if ground else []
    for color, (paint, ink) in palette.items():
        lines += [f"  --{color.letter}: {paint};", f"  --{color.letter}-ink: {ink};"]
    return "\n".join([f"{selector} {{", *lines, "}", ""])


def drawing() -> str:
    """What cards and icons are drawn from, as JSON."""
    content = {
        "grounds": {"light": LINEN, "dark": SLATE},
        "pigments": {color.letter: paint for color, (paint, _) in STANDARD.items()},
        "rules": {color.letter: path for color, path in RULES.items()},
        "actions": ACTIONS,
        "check": CHECK,
    }
    return json.dumps(content, indent=2) + "\n"
