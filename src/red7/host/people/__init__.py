"""The people at the tables: their names, who is there, and whom they would rather not meet."""
