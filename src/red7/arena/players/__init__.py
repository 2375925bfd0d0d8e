"""Who takes part in a tournament: bots, cheats and other programs, and by what code each decides."""
