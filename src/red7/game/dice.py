"""The kernel's dice, with the documentation that a compiled class does not keep."""

from red7.game.engine.dice import Dice

__all__ = ["Dice"]

Dice.__doc__ = """A source of chance: the same seed, the same numbers, in every form and on every machine.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(5)]
    [0, 2, 0, 0, 2]

`below(bound)` gives a number from 0 to `bound - 1`, each equally likely; the bound may be up to 2**31. For
bots, simulations and trials: the deals of real matches come from secrets, see `SharedSeed`.
"""
