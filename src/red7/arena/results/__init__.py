"""The results of a tournament: kept while it runs, then calculated, reported and drawn."""
