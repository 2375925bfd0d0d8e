"""Puzzles: positions with one answer, how they are made and proved, and a player's progress with them."""
