"""The faces of players, put together from few parts: people for computer players, animals for people.

Each face fills a square of 64 by 64, and all of them make one sheet.
"""

from typing import Final

from red7.art.pigments import LINEN, STANDARD
from red7.game.cards import Color

SIDE: Final = 64
COLUMNS: Final = 9

_RED, _ORANGE, _YELLOW, _GREEN, _BLUE, _INDIGO, _VIOLET = [
    STANDARD[color].paint for color in sorted(Color, reverse=True)
]
_INK: Final = "#2a2320"
_WHITE: Final = "#fdfaf3"
_LIPS: Final = "#b23a48"
# Skins and hairs, from light to dark
_ROSE, _SAND, _OLIVE, _CLAY, _UMBER = "#f5d3b8", "#eabf97", "#d3a072", "#a76b44", "#75482d"
_SILVER, _STRAW, _COPPER, _CHESTNUT, _COAL = "#dcd8d0", "#e3b75f", "#bb5a2b", "#6a4028", "#2f2625"


def _shape(fill: str, path: str) -> str:
    return f'<path fill="{fill}" d="{path}"/>'


def _line(color: str, path: str, width: float = 2) -> str:
    return f'<path class="l" stroke="{color}" stroke-width="{width:g}" d="{path}"/>'


def _oval(fill: str, x: float, y: float, width: float, height: float | None = None) -> str:
    return f'<ellipse fill="{fill}" cx="{x:g}" cy="{y:g}" rx="{width:g}" ry="{height or width:g}"/>'


def _pair(fill: str, apart: float, y: float, width: float, height: float | None = None) -> str:
    return _oval(fill, 32 - apart, y, width, height) + _oval(fill, 32 + apart, y, width, height)


def _ground(pigment: str, share: float = 0.42) -> str:
    """The paper behind a face: linen with some of a pigment."""
    parts = [(int(LINEN[at : at + 2], 16), int(pigment[at : at + 2], 16)) for at in (1, 3, 5)]
    mixed = "".join(f"{round(linen + share * (paint - linen)):02x}" for linen, paint in parts)
    return _shape(f"#{mixed}", "M0 0h64v64H0z")


_EYES: Final = {
    "dots": _pair(_INK, 5.5, 31, 1.9),
    "wide": _pair(_WHITE, 6, 30.5, 4.2) + _pair(_INK, 5.5, 30.5, 2.1),
    "calm": _line(_INK, "M23.5 31.5q3-2.6 6 0M34.5 31.5q3-2.6 6 0"),
    "half": _pair(_INK, 5.5, 31.4, 2) + _line(_INK, "M23 29.6h6.5M34.5 29.6h6.5"),
    "sharp": _pair(_INK, 5.5, 31, 1.9) + _line(_INK, "M22.5 26.2l6.5 1.9M41.5 26.2l-6.5 1.9"),
    "raised": _pair(_INK, 5.5, 31, 1.9) + _line(_INK, "M23 27.6h6M34.5 26q3-2.2 6.5 0"),
    "glasses": _pair(_WHITE, 6.6, 31, 5.2)
    + _pair(_INK, 6.2, 31, 1.9)
    + _line(_INK, "M30.6 31a5.2 5.2 0 1 1-10.4 0 5.2 5.2 0 1 1 10.4 0zm2.8 0a5.2 5.2"
            " 0 1 0 10.4 0 5.2 5.2 0 1 0-10.4 0zm-2.8-.5q1.4-1 2.8 0", 1.6),
}  # fmt: skip
_MOUTHS: Final = {
    "smile": _line(_INK, "M27.5 38q4.5 3.8 9 0"),
    "grin": _shape(_INK, "M26 37h12c-.6 4.6-3.2 6.4-6 6.4S26.6 41.6 26 37z")
    + _shape(_WHITE, "M27.2 37h9.6l-.6 2h-8.4z"),
    "oh": _oval(_INK, 32, 39.2, 2.2, 2.8),
    "smirk": _line(_INK, "M28 39.4q4.5.8 8-2.4"),
    "flat": _line(_INK, "M28 39h8"),
    "gap": _shape(_INK, "M26 37h12c-.6 4.6-3.2 6.4-6 6.4S26.6 41.6 26 37z")
    + _shape(_WHITE, "M27.2 37h4v2.4h-4zm5.8 0h3.8v2.4H33z"),
    "lips": _shape(_LIPS, "M27.5 38.6q2.5-2 4.5-.6 2-1.4 4.5.6-4.5 4-9 0z"),
}


def _person(
    ground: str,
    skin: str,
    smock: str,
    eyes: str,
    mouth: str,
    *,
    behind: str = "",
    beard: str = "",
    over: str = "",
    child: bool = False,
) -> str:
    """A person, with what is behind the head, around the mouth, and over everything."""
    wide, high = (15, 14.2) if child else (13, 15.2)
    return (
        _ground(ground)
        + behind
        + _shape(smock, "M5 66c1-14 11-17.5 27-17.5S58 52 59 66z")
        + _shape(skin, "M26.5 41h11v8.4q-5.5 5-11 0z")
        + _pair(skin, wide - 0.3, 32, 2.8, 3.4)
        + _oval(skin, 32, 30.5, wide, high)
        + beard
        + _EYES[eyes]
        + _MOUTHS[mouth]
        + over
    )


# Hair, beards and things to wear


def _short(hair: str) -> str:
    return _shape(
        hair,
        "M18 31C15.5 17 22 11 32 11s16.5 6 14 20c-1-4.5-2-7.5-4-9-7 1.5-13 .5-17-2.5-1 4-5.5 5.5-7 11.5z",
    )


def _fringe(hair: str) -> str:
    return _shape(hair, "M18 29c0-10 6-16 14-16s14 6 14 16c-7-.6-11.5-3.5-14-7-2.5 3.5-7 6.4-14 7z")


def _bob(hair: str) -> str:
    return _shape(hair, "M14.5 47C10 20 17 8.5 32 8.5S54 20 49.5 47z")


def _long(hair: str) -> str:
    return _shape(hair, "M12 66C11 24 16 8.5 32 8.5S53 24 52 66z")


def _beret(felt: str) -> str:
    return _shape(felt, "M14 20.5C13 11 23 6.5 34 7.5s17.5 7.5 15.5 13c-6 4-28 4.5-35.5 0z") + _line(
        felt, "M34 8l1.2-4", 2.6
    )


def _full_beard(hair: str, down: int) -> str:
    return _shape(
        hair, f"M18.5 30c-1.5 14 4 {down - 30} 13.5 {down - 30}s15-{down - 44} 13.5-{down - 30}"
        "c-2 5-5 5.5-8 4.2-2.5-1-8.5-1-11 0-3 1.3-6 .8-8-4.2z"
    )  # fmt: skip


def _moustache(hair: str) -> str:
    return _shape(
        hair,
        "M32 35.5c-2.5-1.6-8-1-10 2.5 3.5 1.4 7 1 10-.6 3 1.6 6.5 2 10 .6-2-3.5-7.5-4.1-10-2.5z",
    )


_RUFF: Final = _oval(_WHITE, 32, 51, 19, 6) + _line(
    "#cfc6b4", "M18 48l3 6M24.5 47l2 8M32 46.5V56M39.5 47l-2 8M46 48l-3 6", 1.4
)


def _dab(paint: str, x: float, y: float) -> str:
    return _oval(paint, x, y, 2.6, 1.9)


_BRUSH: Final = _line("#9a6a3c", "M41 33 53 17", 2.2) + _shape(_RED, "M51.5 16.2 56 11q1 4-2.2 7z")

# Parts of animals


def _round_ears(fur: str, inner: str, apart: float, y: float, size: float) -> str:
    return _pair(fur, apart, y, size) + _pair(inner, apart, y + 0.5, 0.6 * size)


def _ears(fur: str, inner: str) -> str:
    left = "M13 34 14.5 8 32 22z", "M17 27l.8-12 9 8z"
    right = "M51 34 49.5 8 32 22z", "M47 27l-.8-12-9 8z"
    return _shape(fur, left[0] + right[0]) + _shape(inner, left[1] + right[1])


def _animal(ground: str, *parts: str, eyes: str | None = None) -> str:
    return _ground(ground, 0.3) + "".join(parts) + (_pair(_INK, 7.5, 33, 2.3) if eyes is None else eyes)


_NOSE: Final = _shape(_INK, "M28.5 39h7q-.5 4-3.5 4.6-3-.6-3.5-4.6z")
_MUZZLE: Final = _line(_INK, "M32 43v2.5M27.5 46.5q2.3 2 4.5-1 2.2 3 4.5 1", 1.8)

FACES: Final[dict[str, str]] = {
    # beginners
    "pip": _person(
        _GREEN, _ROSE, _YELLOW, "wide", "gap", child=True,
        over=_shape(_COPPER, "M16.5 29C14 16 22 12.5 30 13"
            "c-1-3-.5-5.5 2.5-7.5 0 3.5 1 5.5 3 7.5 8 0 13.5 5 12 16-3-2-4-5-4.5-8-8 2-15 1.5-19-1-2 3-5"
            " 5-7.5 9z")
        + _pair("#d98c5f", 9.5, 36.5, 0.9) + _pair("#d98c5f", 11.8, 35, 0.8),
    ),
    "momo": _person(
        _GREEN, _UMBER, _ORANGE, "wide", "grin", child=True,
        behind=_pair(_COAL, 16, 15, 9.5) + _oval(_COAL, 32, 22, 17, 13),
        over=_fringe(_COAL) + _pair(_YELLOW, 10.5, 19.5, 2.4),
    ),
    "lulu": _person(
        _GREEN, _SAND, _RED, "wide", "oh", child=True,
        behind=_shape(_STRAW, "M17 20C6 20 3 32 6 44c5-2 11-10 13-20zM47 20"
            "c11 0 14 12 11 24-5-2-11-10-13-20z"),
        over=_shape(_STRAW, "M16.5 31c-1-13 6-19 15.5-19s16.5 6 15.5 19"
            "c-2-6-8-9-15.5-12-7.5 3-13.5 6-15.5 12z")
        + _pair(_BLUE, 15.5, 22.5, 2.6) + _dab(_BLUE, 39.5, 38),
    ),
    # casual players
    "siena": _person(
        _BLUE, _OLIVE, _GREEN, "dots", "smile", behind=_long(_COPPER),
        over=_fringe(_COPPER) + _line(_YELLOW, "M17.5 22.5q14.5-11 29 0", 3.4),
    ),
    "fresco": _person(
        _BLUE, _SAND, "#5d7387", "calm", "smile",
        over=_moustache(_CHESTNUT) + _shape(_CHESTNUT, "M18 32v-8h4l-2 8zM46 32v-8h-4l2 8z")
        + _shape("#8a6f4d", "M15 23c0-9 7-13 17-13s17 4 17 13c-4-2.5-28-2.5-34 0z")
        + _shape("#6f5739", "M13.5 25c6-4 23-4.5 29.5-1.5-8 0-20 1-29.5 3.5z"),
    ),
    "bosco": _person(
        _BLUE, _ROSE, _ORANGE, "dots", "smile", beard=_full_beard(_COPPER, 52),
        over=_shape(_GREEN, "M16.5 25C16 13 23 8 32 8s16 5 15.5 17z") + _oval(_GREEN, 32, 8, 4)
        + _shape("#1a6430", "M15.5 21.5h33V27h-33z"),
    ),
    # skilled players
    "umbra": _person(
        _YELLOW, _UMBER, _VIOLET, "raised", "lips",
        behind=_oval(_COAL, 32, 22, 18, 15),
        over=_shape(_COAL, "M18 29c0-10 6-15 14-15s14 5 14 15c-4-6-8-8-14-8s-10 2-14 8z")
        + _pair(_YELLOW, 13.5, 40, 2.8) + _pair(_UMBER, 13.5, 39.6, 1.2),
    ),
    "lapis": _person(
        _YELLOW, _SAND, _INDIGO, "glasses", "smirk",
        over=_short(_CHESTNUT) + _shape(_INDIGO, "M24.5 46.5h15v6h-15z"),
    ),
    "sepia": _person(
        _YELLOW, _ROSE, "#8d6e4f", "half", "flat", behind=_bob(_COAL),
        over=_shape(_COAL, "M18 28.5c-1-9 5-15 14-15s15 6 14 15z") + _BRUSH,
    ),
    # experts
    "carmina": _person(
        _ORANGE, _OLIVE, _COAL, "sharp", "lips", behind=_bob(_COAL),
        over=_shape(_COAL, "M18.5 28c0-6 6-9 13.5-9s13.5 3 13.5 9c-4-3-23-5-27 0z") + _beret(_RED),
    ),
    "onyx": _person(
        _ORANGE, _UMBER, "#3d4750", "sharp", "flat",
        beard=_shape(_COAL, "M26.5 36.5q5.5-2 11 0c.8 6-1.5 11-5.5 11s-6.3-5-5.5-11z")
        + _shape(_UMBER, "M28.5 37.5h7v3h-7z"),
        over=_oval("#8d5c3c", 27, 20, 3.4, 1.6) + _oval(_YELLOW, 18.8, 37, 1.6),
    ),
    "velato": _person(
        _ORANGE, _CLAY, _VIOLET, "half", "smirk",
        behind=_shape(_VIOLET, "M10 66C7 26 14 6 32 6s25 20 22 60z"),
        over=_shape("#6f3585", "M17 40C13 20 21 11 32 11s19 9 15 29c-.5-12-5-20-15-20s-14.5 8-15 20z"),
    ),
    # masters
    "aurelia": _person(
        _VIOLET, _ROSE, _INDIGO, "glasses", "smile", behind=_oval(_SILVER, 32, 8, 8, 7)
        + _oval(_SILVER, 32, 23, 16.5, 14),
        over=_shape(_SILVER, "M18 30c-1-10 5-16 14-16s15 6 14 16c-3-7-8-9-14-10-6 1-11 3-14 10z")
        + _line(_YELLOW, "M27.5 13q4.5 2.5 9 0", 2.4) + _RUFF,
    ),
    "magnus": _person(
        _VIOLET, _SAND, _COAL, "calm", "smile", beard=_full_beard(_WHITE, 62),
        over=_moustache(_WHITE) + _line(_WHITE, "M22 27.5q3.5-2.5 7 0M35 27.5q3.5-2.5 7 0", 2.6)
        + _beret(_INDIGO),
    ),
    "leonora": _person(
        _VIOLET, _CLAY, _RED, "raised", "smirk", behind=_long(_COAL),
        over=_fringe(_COAL)
        + _shape(_YELLOW, "M18 20l-1.5-10 7.5 5 8-8.5 8 8.5 7.5-5L46 20q-14-4.5-28 0z")
        + _oval(_RED, 32, 14.2, 1.9) + _pair(_BLUE, 9, 16, 1.4),
    ),
    # animals for people
    "fox": _animal(
        _BLUE, _ears(_ORANGE, _INK),
        _shape(_ORANGE, "M9 31c0-9 9-14 23-14s23 5 23 14c0 8-12 24-23 24S9 39 9 31z"),
        _shape(_WHITE, "M9.5 33c8-2 14 2 22.5 12 8.5-10 14.5-14 22.5-12-1 8-12 22-22.5 22S10.5 41 9.5 33z"),
        _oval(_INK, 32, 51.5, 3.6, 2.8),
    ),
    "cat": _animal(
        _YELLOW, _ears("#5b6670", "#e3a29a"), _oval("#5b6670", 32, 37, 22, 19),
        _shape("#48525b", "M29 18h6l-1.5 9h-3zM22 19.5l3.5-1 .5 7zM42 19.5l-3.5-1-.5 7z"),
        _oval(_WHITE, 32, 45, 9, 7), _shape("#e3a29a", "M29 40h6q-.5 3-3 3.6-2.5-.6-3-3.6z"), _MUZZLE,
        _line(_WHITE, "M10 42l9 1.5M10 48l9-1.5M54 42l-9 1.5M54 48l-9-1.5", 1.4),
        eyes=_pair(_YELLOW, 8.5, 34, 4.2, 4.6) + _pair(_INK, 8.5, 34, 1.5, 3.8),
    ),
    "owl": _animal(
        _INDIGO, _shape(_CHESTNUT, "M10 10q10 2 22 6 12-4 22-6c-1 6-2 10-2 14v18c0 11-9 17-20 17"
            "s-20-6-20-17V24c0-4-1-8-2-14z"),
        _pair("#e9d9bd", 9.5, 31, 10.5), _oval("#e9d9bd", 32, 52, 9, 6),
        _shape(_ORANGE, "M28 36h8l-4 9z"), eyes=_pair(_WHITE, 9.5, 31, 7) + _pair(_INK, 8.8, 31, 3.8)
        + _pair(_WHITE, 10, 29.4, 1.2),
    ),
    "bear": _animal(
        _GREEN, _round_ears(_CHESTNUT, "#a87650", 15, 17, 9), _oval(_CHESTNUT, 32, 36, 22, 20),
        _oval("#d8b48a", 32, 44.5, 11, 9), _NOSE, _MUZZLE,
    ),
    "rabbit": _animal(
        _RED, _oval(_WHITE, 22, 16, 6.5, 17) + _oval(_WHITE, 42, 16, 6.5, 17)
        + _oval("#f0b8ae", 22, 17, 3, 12)
        + _oval("#f0b8ae", 42, 17, 3, 12), _oval(_WHITE, 32, 41, 20, 17),
        _shape("#e38d84", "M29 41h6q-.5 3-3 3.4-2.5-.4-3-3.4z"),
        _line(_INK, "M32 44.5v2", 1.8), _shape("#fff", "M29 47.5h6v4.5h-6z")
        + _line(_INK, "M27 46.5q2.5 2 5 0 2.5 2 5 0M32 48v4", 1.4),
        eyes=_pair(_INK, 8.5, 37, 2.4),
    ),
    "frog": _animal(
        _ORANGE, _pair("#3f9c4c", 13, 19, 10), _oval("#3f9c4c", 32, 39, 25, 18),
        _oval("#b9d98a", 32, 49, 18, 8), _line(_INK, "M14 40q18 12 36 0", 2.2), _pair(_INK, 2.5, 35.5, 0.9),
        eyes=_pair(_WHITE, 13, 18.5, 6.8) + _pair(_INK, 12.5, 18.5, 3.2),
    ),
    "panda": _animal(
        _GREEN, _pair(_COAL, 16, 17, 8.5), _oval(_WHITE, 32, 37, 23, 20),
        '<g transform="rotate(28 23 34)">' + _oval(_COAL, 23, 34, 5.2, 7) + "</g>"
        '<g transform="rotate(-28 41 34)">' + _oval(_COAL, 41, 34, 5.2, 7) + "</g>",
        _NOSE, _MUZZLE, eyes=_pair(_WHITE, 8.5, 33, 2.6) + _pair(_INK, 8.3, 33, 1.5),
    ),
    "mouse": _animal(
        _VIOLET, _round_ears("#9d9a97", "#eab5ad", 17, 19, 12),
        _shape("#9d9a97", "M12 36c0-9 9-14 20-14s20 5 20 14c0 9-13 20-20 20s-20-11-20-20z"),
        _oval("#e08a84", 32, 52, 3.4, 2.8),
        _line("#6f6b68", "M12 46l10 2M13 52l9-2M52 46l-10 2M51 52l-9-2", 1.3),
        eyes=_pair(_INK, 8, 36, 2.8) + _pair(_WHITE, 7.4, 35, 0.9),
    ),
    "penguin": _animal(
        _BLUE, _shape("#27323b", "M8 66C6 30 14 9 32 9s26 21 24 57z"),
        _shape(_WHITE, "M32 24c3-6 7-7 10-6 7 2 9 12 6 22-2 7-5 26-16 26S18 47 16 40"
            "c-3-10-1-20 6-22 3-1 7 0 10 6z"),
        _shape(_ORANGE, "M25 38q7-4 14 0-3 7-7 7t-7-7z"), eyes=_pair(_INK, 7.5, 31, 2.5),
    ),
    "lion": _animal(
        _INDIGO, _shape("#b5622a", "M32 4l7 4 8-1 3 7 7 4v8l4 6-4 6v8l-7 4-3 7-8-1-7 5-7-5-8 1-3-7-7-4v-8"
            "l-4-6 4-6v-8l7-4 3-7 8 1z"),
        _pair(_STRAW, 13, 20, 5), _oval(_STRAW, 32, 34, 17, 18), _oval(_WHITE, 32, 44, 8.5, 6.5), _NOSE,
        _MUZZLE,
        eyes=_pair(_INK, 6.5, 31, 2.2),
    ),
    "koala": _animal(
        _YELLOW, _round_ears("#8f979d", "#d9c3bd", 20, 24, 11),
        _oval("#8f979d", 32, 36, 20, 19), _oval(_INK, 32, 40, 4.8, 7), _line(_INK, "M28 51q4 2.5 8 0", 1.8),
        eyes=_pair(_INK, 10, 33, 2.4),
    ),
    "hen": _animal(
        _RED, _shape(_RED, "M22 18c-2-8 4-11 7-6 1-8 9-8 9-1 5-3 8 2 4 8z"),
        _shape(_WHITE, "M12 66c-2-34 6-50 20-50s22 16 20 50z"),
        _shape(_RED, "M28 46h8c1 8-1 11-4 11s-5-3-4-11z"), _shape(_YELLOW, "M24 39l8-5 8 5-8 8z"),
        _line("#d89a12", "M24 39q8 3 16 0", 1.4), eyes=_pair(_INK, 9, 31, 2.4),
    ),
}  # fmt: skip
"""The drawing of each face, in the order of the sheet."""


def sheet() -> str:
    """All faces as one picture, row by row."""
    rows = -(-len(FACES) // COLUMNS)
    cells = [
        f'<svg x="{SIDE * (place % COLUMNS)}" y="{SIDE * (place // COLUMNS)}" width="{SIDE}" height="{SIDE}">'
        f"{drawing}</svg>"
        for place, drawing in enumerate(FACES.values())
    ]
    style = "<style>.l{fill:none;stroke-linecap:round;stroke-linejoin:round}</style>"
    size = f'width="{SIDE * COLUMNS}" height="{SIDE * rows}" viewBox="0 0 {SIDE * COLUMNS} {SIDE * rows}"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{style}', *cells, "</svg>", ""]
    return "\n".join(lines)
