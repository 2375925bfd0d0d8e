"""The computer players as characters, three for each level, and the faces that people may choose."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

CHARACTERS: Final[dict[str, tuple[str, ...]]] = {
    "beginner": ("Pip", "Momo", "Lulu"),
    "casual": ("Siena", "Fresco", "Bosco"),
    "skilled": ("Umbra", "Lapis", "Sepia"),
    "expert": ("Carmina", "Onyx", "Velato"),
    "master": ("Aurelia", "Magnus", "Leonora"),
}
"""By level. A name is the same in every language, and few people have one of these."""

FACES: Final = (
    "fox", "cat", "owl", "bear", "rabbit", "frog", "panda", "mouse", "penguin", "lion", "koala", "hen",
)  # fmt: skip
"""What people may look like."""


def cast(
    levels: Sequence[str | None], wishes: Sequence[str] = (), names: Iterable[str] = ()
) -> tuple[str, ...]:
    """A character for each seat that has a level, none for the others.

    Wishes are granted where they fit. No two seats share a character, and none has the name of a person.
    """
    taken = {name.casefold() for name in names}
    parts: list[str] = []
    for seat, level in enumerate(levels):
        wish = wishes[seat] if seat < len(wishes) else ""
        name = "" if level is None else character(level, taken, wish)
        taken.add(name.casefold())
        parts.append(name)
    return tuple(parts)


def character(level: str, taken: Collection[str], wish: str = "") -> str:
    """A character of this level that is not at the table yet, the wished one if possible; or none.

    `taken` are the names at the table, in lower case.
    """
    free = [name for name in CHARACTERS.get(level, ()) if name.casefold() not in taken]
    return wish if wish in free else next(iter(free), "")


def face_of(name: str) -> str:
    """The face of a character."""
    return name.lower()


def face(wish: str) -> str:
    """The face that somebody asks for, or none if it is not one for people."""
    return wish if wish in FACES else ""
