"""Puzzles: positions with one answer, how they are made and proved, and how somebody gets on with them."""
