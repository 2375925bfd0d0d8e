"""A match watched again, turn by turn, and a position of it as a table to try turns on."""
