"""Thinking: the exact solver, computer players, analysis. Sees the game only as a seat may.

`variants`, with `belief` and `tree`, is no part of any level. It is there for research: other ways to think
that can be played by their names, so that what was found of their strength can be checked, and beaten.
"""
