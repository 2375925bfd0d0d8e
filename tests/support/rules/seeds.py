"""Seeds of deals, for properties: any of them, and one that differs in a bit."""

from hypothesis import strategies as st

SEEDS = st.binary(min_size=32, max_size=32)


def flip(value: bytes, bit: int) -> bytes:
    """The value with one bit changed."""
    return (int.from_bytes(value, "big") ^ (1 << bit % (8 * len(value)))).to_bytes(len(value), "big")
