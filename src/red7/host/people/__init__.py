"""Those at the tables: what they are called, who is there, and whom they would rather not meet."""
