"""Who takes part in a tournament: bots, cheats and other programs, and the fingerprints of their code."""
