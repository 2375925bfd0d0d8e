"""Learning the game: lessons, prepared rounds and puzzles, as data that the engine can prove."""
