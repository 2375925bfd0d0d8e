"""A match looked at again, turn by turn, and a position of it put to somebody to try turns on."""
