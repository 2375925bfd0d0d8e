"""Native numbers and arrays: the one place that knows the run-time types of mypyc.

Without them (`librt` has no wheel for every platform) numbers are plain ints and arrays plain lists:
everything works, but slower. This module is never compiled, because mypyc would drop that fallback.
"""

from array import array
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
    from mypy_extensions import i64
else:
    try:
        from librt.vecs import append, extend, vec
        from mypy_extensions import i64
    except ImportError:
        i64 = int

        class vec(list):  # noqa: N801 - the name it has in librt
            """A list that may be written `vec[i64](...)`."""

            def __class_getitem__(cls, item):
                """The same for every kind of item."""
                return cls

        def append(array, item):
            """The array with one more item, which may be the same object."""
            array.append(item)
            return array

        def extend(array, items):
            """The array with more items, which may be the same object."""
            array += items[:]
            return array


def as_bytes(words: "vec[i64]") -> "memoryview[int]":
    """The bytes of an array of words; if arrays are native, a live view of them."""
    if isinstance(words, list):
        return memoryview(array("q", words)).cast("B")
    return memoryview(words).cast("B")


__all__ = ["append", "as_bytes", "extend", "i64", "vec"]
