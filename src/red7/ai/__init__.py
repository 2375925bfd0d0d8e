"""Thinking: the exact solver, computer players, analysis, reviews. Bots see the game only as a seat may.

`research` has other ways to think, which no level uses. They can be played by name, so that anybody can
measure them.
"""
