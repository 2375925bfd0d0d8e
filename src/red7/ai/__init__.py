"""Thinking: the exact solver, computer players, analysis. Sees the game only as a seat may."""
